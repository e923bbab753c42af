import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { limits } from '../../../../../../shared/limits.ts';
import { closeDeck } from '../../../../../../web/src/parent/create/decks/list/open-deck.ts';
import { startSession } from '../../../../../../web/src/lib/account/session.ts';
// Lazy chunk, imported here so that no test waits for it.
import '../../../../../../web/src/parent/create/decks/cards/table-paste.tsx';
import { makeJson, makeRefusal, type SeenCall } from '../../../../support/fake-api.ts';
import { answersInSequence } from '../../../../support/open-as-parent.ts';
import { makeSession } from '../../../../support/people.ts';
import { startFreshFeature } from '../../../../support/render-feature.tsx';
import { makeCard, paths } from '../../support/make-deck.ts';
import { deck, openDeck, type OpenDeckOptions } from '../../support/open-deck.tsx';

startFreshFeature();
afterEach(() => {
  vi.unstubAllGlobals();
});

const fieldOf = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);
const front = () => fieldOf('Front (Question)');

async function openForm(options: OpenDeckOptions = {}, shown = 'Lima') {
  startSession(makeSession('parent'));
  const opened = await openDeck(deck.name, options);
  await within(opened.detail).findByText(shown);
  await opened.user.click(screen.getByRole('button', { name: '+ Add Card' }));
  return opened;
}

async function comeBack({ unmount }: Awaited<ReturnType<typeof openDeck>>, name = deck.name) {
  closeDeck();
  unmount();
  return await openDeck(name);
}

test('a typed card is there again in its own deck and for its own author only, until it is added or cancelled', async () => {
  const first = await openForm();
  await first.user.type(front(), 'Capital of Chad?');
  await first.user.click(screen.getByText('Pictures, sounds and more'));
  await first.user.type(fieldOf('Tags'), 'africa');
  const elsewhere = await comeBack(first, 'Times tables');
  expect(screen.queryByLabelText('Front (Question)')).toBeNull();

  const own = makeSession('parent');
  startSession({ ...own, user: { ...own.user, id: 'somebody-else' } });
  const another = await comeBack(elsewhere);
  expect(screen.queryByLabelText('Front (Question)')).toBeNull();

  startSession(own);
  const again = await comeBack(another);
  expect([front().value, fieldOf('Tags').value]).toEqual(['Capital of Chad?', 'africa']);
  await again.user.type(fieldOf('Back (Answer)'), 'N’Djamena');
  await again.user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await within(again.detail).findByText('N’Djamena')).toBeDefined();
  const afterAdding = await comeBack(again);
  expect(screen.queryByLabelText('Front (Question)')).toBeNull();

  await within(afterAdding.detail).findByText('Lima');
  await afterAdding.user.click(screen.getByRole('button', { name: '+ Add Card' }));
  await afterAdding.user.type(front(), 'x');
  await afterAdding.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await afterAdding.user.click(screen.getByRole('button', { name: 'Discard' }));
  await comeBack(afterAdding);
  expect(screen.queryByLabelText('Front (Question)')).toBeNull();
});

test('a card that is saved while its author is elsewhere is not offered again', async () => {
  let save: (answer: Response) => void = () => undefined;
  const saved = new Promise<Response>((resolve) => {
    save = resolve;
  });
  const opened = await openForm();
  const { fetch } = globalThis;
  globalThis.fetch = async (...call) => (call[1]?.method === 'POST' ? await saved : await fetch(...call));
  await opened.user.type(front(), 'Capital of Chad?');
  await opened.user.type(fieldOf('Back (Answer)'), 'N’Djamena');
  await opened.user.click(screen.getByRole('button', { name: 'Add' }));
  closeDeck();
  await expect.poll(() => screen.queryByRole('article')).toBeNull();
  save(makeJson(201, makeCard(deck, 'Capital of Chad?', 'N’Djamena')));
  await expect.poll(() => Object.keys(localStorage).filter((key) => key.includes('card-draft'))).toEqual([]);
});

test('a table pasted into the front can become cards, sent again as the same import, and the front is as before', async () => {
  const bodyOf = ({ body }: SeenCall) => body as { importId: string; cards: readonly object[] };
  const { user, calls } = await openForm({
    change: {
      [`POST /api/decks/${deck.id}/cards/import`]: answersInSequence(
        makeRefusal(409, 'conflict', 'Somebody else changed it.'),
        makeJson(200, { imported: 2 }),
      ),
    },
  });
  await user.type(front(), 'mine ');
  await user.paste('one line\nand another');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.clear(front());
  await user.type(front(), 'mine ');
  await user.paste('uno\tone\tnumbers\ndos\ttwo\ntres\t\n');
  const question = within(await screen.findByRole('alertdialog', { name: 'Make 2 cards?' }));
  expect(question.getByText(/1 row can’t be added/)).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Keep as text' }));
  expect(front().value).toContain('mine uno');
  await user.clear(front());
  await user.type(front(), 'mine ');
  await user.paste('uno\tone\tnumbers\ndos\ttwo\n');
  expect(screen.getByText('The first: “uno” on the front, “one” on the back.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Make cards' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody else changed it.');
  await user.click(screen.getByRole('button', { name: 'Make cards' }));
  expect(await screen.findByText('2 cards added')).toBeDefined();
  expect([front().value, screen.queryByRole('alertdialog')]).toEqual(['mine ', null]);
  const imports = calls.filter(({ path }) => path.endsWith('/import')).map(bodyOf);
  expect(imports[0]?.cards).toEqual([
    { front: 'uno', back: 'one', extra: 'numbers' },
    { front: 'dos', back: 'two' },
  ]);
  expect(imports[1]).toEqual(imports[0]);
});

test('after a card is added, a line says so, and the cursor is in the front again', async () => {
  const { user } = await openForm();
  await user.type(front(), 'Capital of Chad?');
  await user.type(fieldOf('Back (Answer)'), 'N’Djamena{Meta>}{Enter}{/Meta}');
  expect(await screen.findByText('Added “Capital of Chad?”')).toBeDefined();
  expect(document.activeElement).toBe(front());
  expect(front().value).toBe('');
});

test('once a card is added, Cancel is called Done, and both ask before what is typed is lost', async () => {
  const { user } = await openForm();
  await user.type(front(), 'Capital of Chad?');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }));
  expect(front().value).toBe('Capital of Chad?');
  await user.type(fieldOf('Back (Answer)'), 'N’Djamena');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const done = await screen.findByRole('button', { name: 'Done' });
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await user.type(front(), 'x');
  await user.click(done);
  expect(screen.getByRole('alertdialog', { name: 'Close without saving?' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await user.clear(front());
  await user.click(done);
  expect(screen.queryByRole('form', { name: 'Add card' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '+ Add Card' }));
});

test('Tab goes from the front to the back, and then to Add', async () => {
  const { user } = await openForm();
  await user.tab();
  expect(document.activeElement).toBe(fieldOf('Back (Answer)'));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' }));
});

test('a card whose folded extra is too long is refused where the extra is, each time', async () => {
  const { user, calls } = await openForm();
  const line = screen.getByText('Pictures, sounds and more');
  const fold = line.closest('details');
  await user.type(front(), 'Capital of Chad?');
  await user.type(fieldOf('Back (Answer)'), 'N’Djamena');
  await user.click(line);
  fireEvent.change(fieldOf('Extra'), { target: { value: 'x'.repeat(limits.cardExtraLength + 1) } });
  for (const time of ['first', 'second']) {
    await user.click(line);
    await waitFor(() => expect(fold?.open, time).toBe(false));
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(document.activeElement, time).toBe(fieldOf('Extra')));
    expect(fold?.open, time).toBe(true);
    expect(fieldOf('Extra').getAttribute('aria-invalid'), time).toBe('true');
  }
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('on a phone, Enter goes from a front of one line to an empty back, and breaks the line otherwise', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { user } = await openForm();
  const back = () => fieldOf('Back (Answer)');
  await user.type(front(), 'a haiku{Enter}');
  expect([front().value, document.activeElement]).toEqual(['a haiku', back()]);
  await user.type(back(), 'three lines');
  await user.type(front(), '{Enter}of{Enter}');
  expect([front().value, document.activeElement]).toEqual(['a haiku\nof\n', front()]);
  await user.clear(back());
  await user.type(front(), '{Enter}');
  expect(front().value).toBe('a haiku\nof\n\n');
  expect(front().getAttribute('enterkeyhint')).toBeNull();
});

/** Waits for the table and for the focus in its new row, which comes a moment later: it would take the focus from what is pressed before. */
async function waitForNewRow(): Promise<void> {
  await screen.findByRole('table', { name: 'Cards' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Front, new card' })));
}

test('the table for many cards is one press away', async () => {
  const { user } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Type many' }));
  await waitForNewRow();
  expect(screen.queryByRole('form', { name: 'Add card' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Table' }));
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('button', { name: '+ Add Card' }));
  await user.click(screen.getByRole('button', { name: 'Type many' }));
  await waitForNewRow();
});

test('an empty deck says so again after its table, and leads back to it', async () => {
  const { user } = await openForm({ change: { [`GET ${paths.cards(deck)}`]: makeJson(200, []) } }, 'No Cards Yet');
  await user.click(screen.getByRole('button', { name: 'Type many' }));
  await waitForNewRow();
  await user.click(screen.getByRole('button', { name: 'Table' }));
  expect(screen.getByText('No Cards Yet')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Table' }));
  expect(screen.queryByRole('button', { name: 'Select' })).toBeNull();
});
