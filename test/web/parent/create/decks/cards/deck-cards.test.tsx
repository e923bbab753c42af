import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openArea, openLanguage } from '../../../../../../web/src/words/language.ts';
import { waitForWords } from '../../../../../../web/src/words/word-problem.ts';
import { makeJson, makeRefusal } from '../../../../support/fake-api.ts';
import { startFreshFeature } from '../../../../support/render-feature.tsx';
import { makeCard, paths } from '../../support/make-deck.ts';
import { deck, egypt, openDeck, openTools, peru, script } from '../../support/open-deck.tsx';

startFreshFeature();
afterEach(async () => act(() => openLanguage('en')));

function cardTexts(): (string | null)[] {
  return screen.getAllByRole('definition').map((side) => side.textContent);
}

test('shows front and back of every card as text, whatever they hold [decks-deck-manager-detail, decks-title-open-deck-name]', async () => {
  const { detail } = await openDeck();
  expect(document.activeElement).toBe(within(detail).getByRole('heading', { name: 'World capitals' }));
  await within(detail).findByText('Lima');
  expect(cardTexts()).toEqual([peru.front, peru.back, script.front, script.back, egypt.front, egypt.back]);
  expect(detail.querySelector('img')).toBeNull();
  expect(screen.getByText('القاهرة').dir).toBe('auto');
});

test('the sides of a card are called FRONT and BACK [decks-card-front, decks-card-back]', async () => {
  const { detail } = await openDeck();
  await within(detail).findByText('Lima');
  const [first] = within(detail).getAllByRole('listitem');
  expect(first?.textContent).toContain('FRONTCapital of Peru?BACKLima');
  await openArea('making');
  await act(() => openLanguage('de'));
  expect(first?.textContent).toContain('VORDERSEITECapital of Peru?RÜCKSEITELima');
});

test('a deck without cards says what to do, and a quiz has to wait [decks-no-cards-yet, decks-add-first-card-deck]', async () => {
  const { detail } = await openDeck('Times tables');
  expect(await within(detail).findByText('No Cards Yet')).toBeDefined();
  expect(within(detail).getByText('Add your first card to this deck')).toBeDefined();
  expect(within(detail).getByRole<HTMLButtonElement>('button', { name: 'Quiz' }).disabled).toBe(true);
});

test('cards that cannot be loaded say so and come with Retry [error-card-load-failure-deck-manager]', async () => {
  let isDown = true;
  const answer = () => (isDown ? makeRefusal(403, 'not-allowed', 'Not now.') : makeJson(200, [peru]));
  const { user } = await openDeck('World capitals', { change: { [`GET ${paths.cards(deck)}`]: answer } });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to load cards');
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Lima')).toBeDefined();
});

test('cards are added one after the other: the form stays, empty, with the focus in front [decks-add-card, decks-front-question, decks-back-answer]', async () => {
  const { user, detail, calls } = await openDeck();
  await within(detail).findByText('Lima');
  await user.click(within(detail).getByRole('button', { name: '+ Add Card' }));
  for (const [front, back] of [
    ['Capital of Chile?', 'Santiago'],
    ['Capital of Cuba?', 'Havana'],
  ] as const) {
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Front (Question)')));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Front (Question)').value).toBe('');
    await user.keyboard(front);
    await user.tab();
    await user.keyboard(`${back}{Control>}{Enter}{/Control}`);
    await screen.findByText(back, { selector: 'dd p' });
    await screen.findByText('Card added');
  }
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { front: 'Capital of Chile?', back: 'Santiago' },
    { front: 'Capital of Cuba?', back: 'Havana' },
  ]);
  expect(cardTexts().slice(0, 5)).toEqual(['Capital of Cuba?', 'Havana', 'Capital of Chile?', 'Santiago', peru.front]);
  expect(within(detail).getByText(/^5 cards, /)).toBeDefined();
});

test('Cancel closes the form of a new card [decks-cancel-new-card]', async () => {
  const { user, detail } = await openDeck();
  await within(detail).findByText('Lima');
  await user.click(within(detail).getByRole('button', { name: '+ Add Card' }));
  await user.click(within(screen.getByRole('form', { name: 'Add card' })).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByLabelText('Front (Question)')).toBeNull();
});

test('a card with one side is not sent [decks-add, valid-both-front-back-required]', async () => {
  const { user, detail, calls } = await openDeck();
  await within(detail).findByText('Lima');
  await user.click(within(detail).getByRole('button', { name: '+ Add Card' }));
  await user.type(screen.getByLabelText('Front (Question)'), 'Only a question');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findAllByText('Both front and back are required')).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByLabelText('Back (Answer)'));
  expect(calls.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/decks/'))).toEqual([]);
});

test('a card with one side is refused once, also after the page changed its language', async () => {
  const { user, detail } = await openDeck();
  await within(detail).findByText('Lima');
  await user.click(within(detail).getByRole('button', { name: '+ Add Card' }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByText('Both front and back are required');
  await act(() => openLanguage('en-XA'));
  await act(waitForWords);
  expect(screen.queryByText('Both front and back are required')).toBeNull();
  expect(await screen.findAllByText(/^\[.*ōţĥ .* ƀàćķ.*\]$/u)).toHaveLength(1);
});

test('a card that cannot be saved stays in the form [error-failed-add-card]', async () => {
  const { user, detail } = await openDeck('World capitals', {
    change: { [`POST /api/decks/${deck.id}/cards`]: new Error('no network') },
  });
  await within(detail).findByText('Lima');
  await user.click(within(detail).getByRole('button', { name: '+ Add Card' }));
  await user.type(screen.getByLabelText('Front (Question)'), 'A');
  await user.type(screen.getByLabelText('Back (Answer)'), 'B');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Failed to add card\. /);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Back (Answer)').value).toBe('B');
});

test('a card is edited in a dialog, which sends what was changed there only [real-cards-can-edited]', async () => {
  const { user, detail, calls } = await openDeck();
  await user.click(await within(detail).findByRole('button', { name: `Edit ${peru.front}` }));
  const dialog = screen.getByRole('dialog', { name: 'Edit Card' });
  const back = within(dialog).getByLabelText('Back (Answer)');
  await user.type(back, '!');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(detail).findByText('Lima!')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.at(-1)?.body).toEqual({ back: 'Lima!', seen: { back: 'Lima' } });
});

test('a card goes after the question, and the deck counts one less [decks-delete-card, valid-sure-want-delete-card, real-delete-confirmations-accessible-dialog]', async () => {
  const { user, detail } = await openDeck();
  await user.click(await within(detail).findByRole('button', { name: `Delete ${peru.front}` }));
  expect(screen.getByText('Are you sure you want to delete this card?')).toBeDefined();
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Lima')).toBeNull());
  expect(within(detail).getByText(/^2 cards, /)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(within(detail).getByRole('heading', { name: 'Cards' })));
});

test('a card that the server keeps stays in the list [state-card-delete-removes-locally-only, error-card-delete-failure-shown]', async () => {
  const change = {
    [`DELETE /api/decks/${deck.id}/cards/${peru.id}`]: makeRefusal(409, 'conflict', 'Please try again.'),
  };
  const { user, detail } = await openDeck('World capitals', { change });
  await user.click(await within(detail).findByRole('button', { name: `Delete ${peru.front}` }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Please try again.');
  expect(within(detail).getByText('Lima')).toBeDefined();
});

/** Opens a deck of the maximum size, with cards 100 pixels high in a window 768 pixels high. */
async function openLargestDeck() {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  const many = Array.from({ length: 5_000 }, (_, index) => makeCard(deck, `Question ${index}`, `Answer ${index}`));
  const [zebra, grass] = ['A zebra', 'grass'].map((alt) => ({ id: alt, alt }));
  Object.assign(many[7] ?? {}, { front: '', frontMedia: [zebra, grass] });
  const opened = await openDeck('World capitals', {
    change: { [`GET ${paths.cards(deck)}`]: makeJson(200, many) },
  });
  await within(opened.detail).findByText('Answer 0');
  return opened;
}

function scrollTo(y: number): void {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
  fireEvent.scroll(window);
}

test('of 5,000 cards those in sight are drawn, each with its place among all, and all are searched', async () => {
  const { detail, user } = await openLargestDeck();
  await openTools(user, detail);
  expect(document.querySelectorAll('*').length).toBeLessThan(1_500);
  const [first] = within(detail).getAllByRole('listitem');
  expect([first?.getAttribute('aria-posinset'), first?.getAttribute('aria-setsize')]).toEqual(['1', '5000']);
  fireEvent.change(within(detail).getByPlaceholderText('Search cards'), { target: { value: 'ANSWER 4999' } });
  await waitFor(() => expect(cardTexts()).toEqual(['Question 4999', 'Answer 4999']));
  fireEvent.change(within(detail).getByPlaceholderText('Search cards'), { target: { value: 'a zebra' } });
  expect(await within(detail).findByRole('button', { name: 'Edit A zebra, grass' })).toBeDefined();
  expect(cardTexts()[1]).toBe('Answer 7');
  vi.restoreAllMocks();
});

test('the card that has the focus stays in the page when it is scrolled away', async () => {
  const { detail } = await openLargestDeck();
  const edit = within(detail).getByRole('button', { name: 'Edit Question 2' });
  act(() => edit.focus());
  scrollTo(200_000);
  expect(await within(detail).findByText('Answer 2439')).toBeDefined();
  expect(within(detail).queryByText('Answer 0')).toBeNull();
  expect(document.activeElement).toBe(edit);
  expect(document.querySelectorAll('*').length).toBeLessThan(1_500);
  vi.restoreAllMocks();
});

test('a card that children flagged comes first, is marked in the list of decks too, and is settled by who finds it right [flag-told-to-grown-ups, flag-cleared-by-mending]', async () => {
  const flag = (learnerId: string) => ({ cardId: egypt.id, deckId: deck.id, learnerId, flaggedAt: egypt.createdAt });
  const { user, detail, calls } = await openDeck('World capitals', {
    change: {
      [`GET /api/households/${deck.householdId}/flags`]: makeJson(200, [flag('mia'), flag('gone')]),
      [`GET /api/households/${deck.householdId}/learners`]: makeJson(200, [{ id: 'mia', name: 'Mia' }]),
      [`DELETE /api/decks/${deck.id}/cards/${egypt.id}/flag`]: new Response(null, { status: 204 }),
    },
  });
  await within(detail).findByText('Mia and A child: “Something is wrong here”');
  expect(within(detail).getAllByRole('listitem')[0]?.textContent).toContain(egypt.front);
  expect(screen.getByText('1 card to check')).toBeDefined();
  await user.click(within(detail).getByRole('button', { name: 'It’s right' }));
  await waitFor(() => expect(screen.queryByText('1 card to check')).toBeNull());
  expect(within(detail).getAllByRole('listitem')[0]?.textContent).toContain(peru.front);
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

test.each(['as added', 'after the list was sorted'])(
  'list and table show the cards in the same order: %s',
  async (when) => {
    const chile = makeCard(deck, 'Capital of Chile?', 'Santiago');
    const cards = [
      peru,
      chile,
      egypt,
      ...Array.from({ length: 6 }, (_, at) => makeCard(deck, `Card ${9 - at}`, `Back ${at}`)),
    ];
    const { user, detail } = await openDeck('World capitals', {
      change: { [`GET ${paths.cards(deck)}`]: makeJson(200, cards) },
    });
    await within(detail).findByText('Lima');
    await openTools(user, detail);
    if (when !== 'as added') await user.selectOptions(await screen.findByLabelText('Order'), 'Front, A to Z');
    const fronts = cardTexts().filter((_, at) => at % 2 === 0);
    expect(fronts).toHaveLength(cards.length);
    expect(fronts[0]).toBe(when === 'as added' ? peru.front : chile.front);
    await user.click(within(detail).getByRole('button', { name: 'Table' }));
    const rows = await screen.findAllByLabelText<HTMLTextAreaElement>(/^Front, card \d+$/);
    expect(rows.map(({ value }) => value)).toEqual(fronts);
  },
);
