import { act, cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { limits } from '../../../../../shared/limits.ts';
import { given, makeSession, openStudy, pageText, startStudying } from '../support/capitals.ts';
import { startWithFreshDevice } from '../support/fresh-device.ts';

startWithFreshDevice();

function optionTexts(): string[] {
  const options = within(screen.getByRole('group', { name: 'Choose the answer' })).getAllByRole('button');
  return options.map((option) => option.querySelector('[dir]')?.textContent ?? '');
}

async function findOptions(): Promise<string[]> {
  await screen.findByRole('group', { name: 'Choose the answer' });
  return optionTexts();
}

describe('a deck that is typed', () => {
  it('shows no answer before it is checked, and Enter twice, not Enter held down, is a right one', async () => {
    const { family, user } = await startStudying(makeSession('type'));
    const field = await screen.findByLabelText<HTMLInputElement>('Your answer');
    expect(document.activeElement).toBe(field);
    expect(
      ['autocapitalize', 'autocorrect', 'autocomplete', 'spellcheck'].map((name) => field.getAttribute(name)),
    ).toEqual(['none', 'off', 'off', 'false']);
    expect(field.lang).toBe('es');
    await user.type(field, 'lima');
    expect(pageText()).not.toContain('Lima');
    await user.keyboard('{Enter}');
    expect(screen.getByText('That’s right!').getAttribute('role')).toBe('status');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /I was right/ }));
    const held = createEvent.keyDown(document.body, { key: 'Enter', repeat: true });
    fireEvent(screen.getByRole('button', { name: /I was right/ }), held);
    expect(held.defaultPrevented).toBe(true);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Card 2 of 5' })).toBeDefined();
    expect(document.activeElement).toBe(await screen.findByLabelText('Your answer'));
    await waitFor(() => expect(given(family)).toEqual(['card-1 correct type']));
  });

  it('takes figures for the number words of the answer’s language, unless the card asks the number', async () => {
    const session = makeSession('type', 2);
    const sides = [
      { front: 'Days of a week', back: 'siete' },
      { front: '7', back: 'siete' },
    ];
    await startStudying({ ...session, cards: session.cards.map((card, at) => ({ ...card, ...sides[at] })) });
    for (const words of ['That’s right!', 'Not yet. Look at the answer.']) {
      fireEvent.change(await screen.findByLabelText('Your answer'), { target: { value: '7' } });
      await act(async () => await vi.dynamicImportSettled());
      fireEvent.click(screen.getByRole('button', { name: 'Check' }));
      expect(screen.getByText(words)).toBeDefined();
      fireEvent.click(screen.getByRole('button', { name: /I was right/ }));
    }
  });

  it.each(['99', '21'])('says %s and 12, which was right, apart instead of as one number', async (typed) => {
    const session = makeSession('type', 1);
    await startStudying({ ...session, cards: session.cards.map((card) => ({ ...card, front: '3 × 4', back: '12' })) });
    fireEvent.change(await screen.findByLabelText('Your answer'), { target: { value: typed } });
    await act(async () => await vi.dynamicImportSettled());
    fireEvent.click(screen.getByRole('button', { name: 'Check' }));
    const said = screen.getByText('You wrote:', { exact: false }).parentElement;
    expect([...(said?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      `You wrote: ${typed}`,
      'The answer: 12',
    ]);
  });

  it('says kindly what became of it, marks what differs, and proposes the likelier verdict', async () => {
    await startStudying(makeSession('type', 4));
    for (const [typed, words, marked, proposed] of [
      ['Lma', 'Not yet. Look at the answer.', 'L+i+ma', 'Not quite'],
      ['pari', 'Almost! Look at the marked part.', 'Pari+s+', 'I was right'],
      ['brasilia', 'Right! Watch the accents.', 'Bras-i-+í+lia', 'I was right'],
      ['  ', 'Here is the answer.', '', 'Not quite'],
    ] as const) {
      const field = await screen.findByLabelText<HTMLInputElement>('Your answer');
      fireEvent.change(field, { target: { value: typed } });
      fireEvent.click(screen.getByRole('button', { name: typed.trim() === '' ? 'Show Answer' : 'Check' }));
      expect(screen.getByText(words)).toBeDefined();
      expect(document.activeElement?.textContent).toContain(proposed);
      const marks = { INS: '+', DEL: '-', SPAN: '' } as Record<string, string>;
      const parts = [...document.querySelectorAll('bdi > *')];
      const shown = parts
        .map(({ tagName, textContent }) => `${marks[tagName]}${textContent}${marks[tagName]}`)
        .join('');
      expect(shown).toBe(marked);
      fireEvent.click(screen.getByRole('button', { name: /Not quite/ }));
      await waitFor(() => expect(field.isConnected).toBe(false));
    }
  });

  it('gives up the height that the on-screen keyboard covers, shows the field above it, and takes the height back', async () => {
    const seen = Object.assign(new EventTarget(), { height: 800, scale: 1 });
    vi.stubGlobal('visualViewport', seen);
    const page = document.documentElement;
    const pageHeight = vi.spyOn(page, 'clientHeight', 'get').mockReturnValue(800);
    const show = vi.fn();
    HTMLElement.prototype.scrollIntoView = show;
    const { user } = await startStudying(makeSession('type', 2));
    const field = await screen.findByLabelText('Your answer');
    const openKeyboard = (height: number) => {
      seen.height = 800 - height;
      seen.dispatchEvent(new Event('resize'));
      return page.style.getPropertyValue('--keyboard');
    };
    expect(openKeyboard(336)).toBe('336px');
    expect(show.mock.contexts).toEqual([field]);
    expect(openKeyboard(-40)).toBe('0px');
    openKeyboard(336);
    // When the page is zoomed in, less of it is visible although no keyboard covers it.
    Object.assign(seen, { scale: 2, height: 400 });
    seen.dispatchEvent(new Event('resize'));
    expect(page.style.getPropertyValue('--keyboard')).toBe('0px');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(field.isConnected).toBe(false));
    expect(openKeyboard(336)).toBe('');
    pageHeight.mockRestore();
    vi.unstubAllGlobals();
  });

  it('lets whoever typed have the last word, by button or key', async () => {
    const { family, user } = await startStudying(makeSession('type', 2));
    await user.type(await screen.findByLabelText('Your answer'), 'L{Enter}');
    fireEvent.click(screen.getByRole('button', { name: /I was right/ }));
    await screen.findByRole('heading', { name: 'Card 2 of 2' });
    await user.type(await screen.findByLabelText('Your answer'), 'P{Enter}');
    await user.keyboard('1');
    await user.type(await screen.findByLabelText('Your answer'), 'P{Enter}');
    await user.keyboard('2');
    await screen.findByRole('heading', { name: 'Well done!' });
    await waitFor(() =>
      expect(given(family)).toEqual(['card-1 correct type', 'card-2 wrong type', 'card-2 correct type']),
    );
  });

  it('turns over what nobody would type, and the whole session where the child would rather', async () => {
    const session = makeSession('type', 3);
    const [first, ...others] = session.cards;
    const long = first ? [{ ...first, back: 'x'.repeat(limits.shortAnswerLength + 1) }] : [];
    const { family } = await startStudying({ ...session, cards: [...long, ...others] });
    fireEvent.click(await screen.findByRole('button', { name: 'Show Answer' }));
    expect(screen.queryByLabelText('Your answer')).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Correct' }));
    await screen.findByLabelText('Your answer');
    fireEvent.click(screen.getByRole('button', { name: 'Flip cards instead' }));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Question' }));
    fireEvent.click(screen.getByRole('button', { name: 'Show Answer' }));
    fireEvent.click(screen.getByRole('button', { name: 'Correct' }));
    await screen.findByRole('heading', { name: 'Card 3 of 3' });
    expect(screen.queryByLabelText('Your answer')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(given(family)).toEqual(['card-1 correct ', 'card-2 correct ']));
  });
});

describe('a deck that is chosen from', () => {
  it('offers the right answer among the three that came with it, in the same order after a reload, and goes on at once from the right one', async () => {
    const { family } = await startStudying(makeSession('choose', 2));
    const options = await findOptions();
    expect(options.toSorted()).toEqual(['Brasília', 'Cairo', 'Lima', 'Paris']);
    // A reload: the page is gone, but the device keeps its storage.
    cleanup();
    await openStudy();
    expect(await findOptions()).toEqual(options);
    fireEvent.keyDown(document.body, { key: String(options.indexOf('Lima') + 1) });
    await screen.findByRole('heading', { name: 'Card 2 of 2' });
    expect(screen.getByText('Got it!')).toBeDefined();
    await waitFor(() => expect(given(family)).toEqual(['card-1 correct choose']));
  });

  it('says and shows anew that a choice was right, directly after another one', async () => {
    await startStudying(makeSession('choose'));
    await findOptions();
    const parts = () => [...screen.getByText('Got it!').childNodes];
    fireEvent.click(screen.getByRole('button', { name: 'Lima' }));
    await screen.findByRole('heading', { name: 'Card 2 of 5' });
    const before = parts();
    fireEvent.click(await screen.findByRole('button', { name: 'Paris' }));
    await screen.findByRole('heading', { name: 'Card 3 of 5' });
    expect(parts()).toHaveLength(before.length);
    expect(parts().filter((part) => before.includes(part))).toEqual([]);
  });

  it('shows the right one after a wrong choice, which is stored with whose answer it was, and goes on when told to', async () => {
    const { family } = await startStudying(makeSession('choose'));
    await findOptions();
    fireEvent.click(screen.getByRole('button', { name: 'Cairo' }));
    expect((await screen.findByText('Not yet. The right answer is marked.')).getAttribute('role')).toBe('status');
    expect(screen.getByRole('button', { name: /Right answer: ?Lima/ })).toBeDefined();
    expect(screen.getByRole('button', { name: /You chose: ?Cairo/ })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Answer' }).textContent).toBe('PeruLima');
    fireEvent.click(screen.getByRole('button', { name: /Right answer: ?Lima/ }));
    expect(screen.getByRole('heading', { name: 'Card 1 of 5' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText(/Not yet. It comes back soon/)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Card 1 of 5' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(given(family)).toEqual(['card-1 wrong choose card-4']));
  });

  it('keeps a wrong choice when the page dies before Next, and takes it back where somebody wants to', async () => {
    const { family, user } = await startStudying(makeSession('choose', 2));
    await findOptions();
    fireEvent.click(screen.getByRole('button', { name: 'Cairo' }));
    await screen.findByRole('button', { name: 'Next' });
    cleanup();
    await openStudy();
    expect((await findOptions()).toSorted()).toContain('Paris');
    expect(screen.getByRole('region', { name: 'Question' }).textContent).toBe('France');
    fireEvent.click(screen.getByRole('button', { name: 'Lima' }));
    await screen.findByRole('button', { name: 'Next' });
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText(/Undone/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Question' }).textContent).toBe('France');
    fireEvent.click(screen.getByRole('button', { name: 'Paris' }));
    await screen.findByText('Got it!');
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(given(family).slice(0, 1)).toEqual(['card-1 wrong choose card-4']));
  });

  it('takes the second tap of a double tap for nothing', async () => {
    const { family } = await startStudying(makeSession('choose'));
    await findOptions();
    const tap = (name: string, timeStamp: number) => {
      const button = screen.getByRole('button', { name });
      const down = createEvent.pointerDown(button, { clientX: 10 });
      Object.defineProperty(down, 'timeStamp', { value: timeStamp });
      fireEvent(button, down);
      fireEvent.click(button, { detail: 1 });
    };
    const at = performance.now();
    tap('Lima', at);
    await screen.findByRole('heading', { name: 'Card 2 of 5' });
    const wrong = optionTexts().find((option) => option !== 'Paris') ?? '';
    tap(wrong, at + 299);
    expect(screen.queryByText(/The right answer is marked/)).toBeNull();
    await waitFor(() => expect(given(family)).toEqual(['card-1 correct choose']));
  });

  it('is turned over where it has no three others, or was changed into one of them', async () => {
    const session = makeSession('choose', 2);
    const [first, second] = session.cards;
    const cards =
      first && second
        ? [
            { ...first, back: ' CAIRO' },
            { ...second, others: [] },
          ]
        : [];
    const { family } = await startStudying({ ...session, cards });
    for (const card of [1, 2]) {
      await screen.findByRole('heading', { name: `Card ${card} of 2` });
      fireEvent.click(await screen.findByRole('button', { name: 'Show Answer' }));
      expect(screen.queryByRole('group', { name: 'Choose the answer' })).toBeNull();
      fireEvent.click(screen.getByRole('button', { name: 'Correct' }));
    }
    await waitFor(() => expect(given(family)).toEqual(['card-1 correct ', 'card-2 correct ']));
  });
});
