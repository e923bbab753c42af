import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { parseImport } from '../../../../../../shared/import/cards/parse-cards.ts';
import { DeckManager } from '../../../../../../web/src/parent/create/decks/list/deck-manager.tsx';
import { pushEntry } from '../../../../../../web/src/lib/page/navigation.ts';
import { fakeApi, makeJson } from '../../../../support/fake-api.ts';
import { renderFeature, startFreshFeature } from '../../../../support/render-feature.tsx';
import { emma } from '../../../../support/smith-family.ts';
import { householdId, paths } from '../../support/make-deck.ts';
import { deck, egypt, findAction, menuAction, openDeck, peru, script } from '../../support/open-deck.tsx';
import { catchDownloads } from '../../support/open-import.tsx';

startFreshFeature();

test('Back returns to the list, with the focus on the deck [decks-back, state-deck-manager-list-detail-back]', async () => {
  const { user, detail } = await openDeck();
  await user.click(within(detail).getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'World capitals' }));
});

test('the browser’s Back closes the deck, even after another one was opened from the list', async () => {
  const { user } = await openDeck();
  await user.click(screen.getByRole('button', { name: 'Times tables' }));
  await screen.findByRole('article', { name: 'Times tables' });
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});

test('an open deck survives a reload, and the place around it stays', async () => {
  pushEntry({ place: { screen: 'create' } });
  const { unmount } = await openDeck();
  expect(window.history.state).toMatchObject({ place: { screen: 'create' } });
  unmount();
  renderFeature(<DeckManager onOpenQuizzes={() => undefined} householdId={householdId} canManage />);
  expect(await screen.findByRole('article', { name: 'World capitals' })).toBeDefined();
});

test('another household’s open deck is not taken over', async () => {
  const { unmount } = await openDeck();
  unmount();
  fakeApi({ '/x': 'never', 'GET /api/decks?householdId=household-2': makeJson(200, [deck]) });
  renderFeature(<DeckManager onOpenQuizzes={() => undefined} householdId="household-2" canManage />);
  await screen.findByRole('button', { name: 'World capitals' });
  expect(screen.queryByRole('article')).toBeNull();
});

test('a deck is renamed everywhere, answered in another way, and keeps its languages, also one that no list has [real-decks-can-edited]', async () => {
  const languages = { frontLanguage: 'eo', backLanguage: 'en-GB' };
  const decks = [{ ...deck, ...languages }];
  const { user, calls } = await openDeck(deck.name, { change: { [`GET ${paths.decks}`]: makeJson(200, decks) } });
  await user.click(menuAction('Edit deck'));
  const dialog = screen.getByRole('dialog', { name: 'Edit Deck' });
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Description').value).toBe('All continents');
  const front = await within(dialog).findByLabelText<HTMLSelectElement>('Language of the front');
  expect(front.selectedOptions[0]?.textContent).toBe('Esperanto');
  await user.clear(within(dialog).getByLabelText('Deck Name'));
  await user.type(within(dialog).getByLabelText('Deck Name'), 'Capitals');
  await user.selectOptions(within(dialog).getByLabelText('How children answer'), 'Type the answer');
  await user.selectOptions(within(dialog).getByLabelText('What is asked'), 'both');
  await user.click(within(dialog).getByRole('checkbox', { name: /Cards use formatting/ }));
  expect((await within(dialog).findByText('bold')).tagName).toBe('STRONG');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('article', { name: 'Capitals' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Capitals' })).toBeDefined();
  expect(calls.at(-1)?.body).toEqual({
    name: 'Capitals',
    answerWay: 'type',
    asks: 'both',
    format: 'formatted',
    seen: { name: 'World capitals' },
  });
});

test('of a deck only what was changed is sent, so that the new name that someone else gave it stays', async () => {
  const { user, calls } = await openDeck();
  await user.click(menuAction('Edit deck'));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Deck' }));
  await user.clear(dialog.getByLabelText('Description'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.at(-1)?.body).toEqual({ description: '', seen: { description: 'All continents' } });
});

test('deleting the open deck leads back to the list', async () => {
  const { user } = await openDeck();
  await user.click(menuAction('Delete deck'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(screen.queryByRole('button', { name: 'World capitals' })).toBeNull();
});

test('the exported file gives the same cards when it is imported', async () => {
  const downloads = catchDownloads();
  const { user, detail } = await openDeck();
  await within(detail).findByText('Lima');
  await user.click(menuAction('Export'));
  await user.click(await screen.findByRole('button', { name: /^CSV/ }));
  await waitFor(() => expect(downloads.map(({ fileName }) => fileName)).toEqual(['World capitals.csv']));
  const { cards } = parseImport(await (downloads[0]?.content ?? new Blob()).text());
  expect(cards.map(({ front, back }) => [front, back])).toEqual(
    [peru, script, egypt].map(({ front, back }) => [front, back]),
  );
});

test('the exported file lets no spreadsheet run what a card says [real-formulas-exported-cells-neutralised]', async () => {
  const downloads = catchDownloads();
  const { user, detail } = await openDeck();
  await within(detail).findByText('Lima');
  await user.click(menuAction('Export'));
  await user.click(await screen.findByRole('button', { name: /^CSV/ }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(await downloads[0]?.content.text()).toContain(`'${script.back}`);
});

test('breaks down by learner what has been reached, once somebody looks [learning-deck-page-breaks-mastered-cards]', async () => {
  const learner = { id: 'H1-L1', name: 'Emma', householdId, createdAt: '2026-01-05T09:00:00.000Z' };
  const reached = {
    deckId: deck.id,
    name: deck.name,
    totalCards: 3,
    studiedCards: 3,
    masteredCards: 2,
    accuracy: 0.75,
    dueCards: 0,
  };
  const activity = { days: [], decks: [reached], dueWithin7Days: 0, dueWithin30Days: 0, hardestCards: [] };
  const own = { deckId: deck.id, name: deck.name, totalCards: 600, isVocabulary: true, date: '2027-01-31' };
  const forecast = { points: [], decks: [{ ...own, known: 243, least: 211, most: 275 }] };
  const change = {
    [`GET /api/households/${householdId}/learners`]: makeJson(200, [learner]),
    'GET /api/reports/learners/H1-L1/activity?days=1': makeJson(200, activity),
    'GET /api/reports/learners/H1-L1/forecast': makeJson(200, forecast),
  };
  const { detail, user } = await openDeck('World capitals', { change });
  await user.click(within(detail).getByText(/^3 cards, /));
  const region = await within(detail).findByRole('region', { name: 'World capitals by learner' });
  expect(region.tabIndex).toBe(0);
  const ahead = 'At this pace, Emma will know about 240 of 600 words by the end of January (210 to 280).';
  expect(await within(detail).findByText(ahead)).toBeDefined();
  const row = await within(detail).findByRole('row', { name: /Emma/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['2', '3', '75%']);
});

test('who may only look can read, export and print, and change nothing', async () => {
  const { detail } = await openDeck('World capitals', { canManage: false });
  await within(detail).findByText('Lima');
  expect(
    within(detail)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Back', 'Export', 'Print']);
});

test.each([
  ['starts with an only child', [emma], undefined],
  ['asks with whom where there are several', [{ ...emma, id: 'H1-L2', name: 'Tom' }, emma], 'Emma'],
])('studying a deck together %s', async (_, learners, chosen) => {
  const onStudyTogether = vi.fn();
  const change = { [`GET /api/households/${householdId}/learners`]: makeJson(200, learners) };
  const { user } = await openDeck('World capitals', { change, onStudyTogether });
  await user.click(await findAction('Study together'));
  if (chosen) {
    const question = within(await screen.findByRole('dialog', { name: 'Study together' }));
    await user.click(await question.findByRole('button', { name: chosen }));
  }
  await waitFor(() => expect(onStudyTogether).toHaveBeenCalledExactlyOnceWith(emma.id, deck.id));
});

test.each([
  ['an archived', { [`GET ${paths.decks}`]: makeJson(200, [{ ...deck, archivedAt: '2026-01-05T09:00:00.000Z' }]) }],
  ['an empty', { [`GET ${paths.cards(deck)}`]: makeJson(200, []) }],
])('nobody studies %s deck together', async (_, change) => {
  const { detail } = await openDeck('World capitals', { change, onStudyTogether: () => undefined });
  const add = within(detail).getByRole('button', { name: '+ Add Card' });
  await waitFor(() => expect(add).toHaveProperty('disabled', false));
  expect(screen.queryByRole('button', { name: 'Study together', hidden: true })).toBeNull();
});

test('a deck’s menu shows six entries in two groups, and the rest behind More in three', async () => {
  const ways = { onGive: () => undefined, onStudyTogether: () => undefined };
  const { detail } = await openDeck('World capitals', ways);
  await findAction('Study together');
  const list = within(detail)
    .getAllByRole('list', { hidden: true })
    .find((one) => one.matches('[popover]'));
  const entries = [...(list?.children ?? [])];
  const shown = entries.filter((entry) => !entry.hasAttribute('hidden')).map(({ textContent }) => textContent);
  expect(shown).toEqual(['Give to a child', 'Study together', 'Edit deck', 'Print', 'Import', 'More']);
  const starts = entries.filter(({ className }) => className.includes('group')).map(({ textContent }) => textContent);
  expect(starts).toEqual(['Edit deck', 'More', 'Share', 'Past imports', 'Archive']);
});
