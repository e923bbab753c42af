import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { activityQuery, reportDays } from '../../../web/src/queries/reports.ts';
import { startWeakCards } from '../../../web/src/queries/weak-cards.ts';
import { fakeApi, makeJson } from '../support/fake-api.ts';
import { makeActivity } from '../parent/reports/support/open-reports.tsx';

const householdId = '01KJ0000000000000000000000';
const [one, other, third] = ['D1', 'D2', 'D3'].map((deck) => `${householdId}-${deck}`) as [string, string, string];
const learnerId = `${householdId}-L1`;
const at = '2026-11-20T12:00:00.000Z';

const hard = (deckId: string, cardId: string) => ({
  cardId,
  deckId,
  deckName: deckId,
  front: cardId,
  back: cardId,
  wrong: 2,
});
const deck = (id: string, more = {}) => ({ id, householdId, name: id, totalCards: 3, createdAt: at, ...more });
const cards = (deckId: string) =>
  ['C1', 'C2', 'C3'].map((card) => ({ id: `${deckId}-${card}`, deckId, front: card, back: card }));

function answer(hardestCards: readonly ReturnType<typeof hard>[], decks: readonly object[]) {
  const answers = {
    [`GET /api/reports/learners/${learnerId}/activity?days=30`]: makeJson(
      200,
      makeActivity({ hardestCards: [...hardestCards] }),
    ),
    [`GET /api/decks?householdId=${householdId}`]: makeJson(200, decks),
    [`GET /api/decks/${one}/cards?limit=1000`]: makeJson(200, cards(one)),
    [`GET /api/decks/${other}/cards?limit=1000`]: makeJson(200, cards(other)),
  };
  const opened = makeJson(200, { id: 'S1', learnerId, startedAt: at, cardsStudied: 0, cardsCorrect: 0 });
  // The device makes up the session's id.
  const isSession = new RegExp(`^PUT /api/sessions/${learnerId}-\\w{26}$`);
  return fakeApi(new Proxy(answers, { get: (all, call: string) => (isSession.test(call) ? opened : all[call]) }));
}

test('practicing the weak cards asks the three weakest of any deck, each in its direction, and nothing else', async () => {
  const weak = [
    [other, `${other}-C3`],
    [one, `${one}-C1`],
    [other, `${other}-C1`],
    [one, `${one}-C2`],
  ] as const;
  const calls = answer(
    weak.map(([deckId, cardId]) => hard(deckId, cardId)),
    [deck(one, { asks: 'back' }), deck(other), deck(third)],
  );
  const session = await startWeakCards(new QueryClient(), learnerId);
  expect(session.cards.map(({ id }) => id)).toEqual([`${other}-C3`, `${one}-C1`, `${other}-C1`]);
  expect(session.decks?.map(({ id }) => id)).toEqual([one, other]);
  const [opened] = calls.filter(({ method }) => method === 'PUT');
  expect(opened?.body).toEqual({
    startedAt: expect.any(String),
    mode: 'all',
    cards: [{ cardId: `${other}-C3` }, { cardId: `${one}-C1`, reversed: true }, { cardId: `${other}-C1` }],
  });
});

test('a report that has gone stale is read again, and does if the server is out of reach', async () => {
  const report = (cardId: string) => makeActivity({ hardestCards: [hard(one, `${one}-${cardId}`)] });
  const client = new QueryClient();
  const { queryKey } = activityQuery(learnerId, reportDays);
  client.setQueryData(queryKey, report('C1'));
  answer([hard(one, `${one}-C2`)], [deck(one)]);
  expect((await startWeakCards(client, learnerId)).cards.map(({ id }) => id)).toEqual([`${one}-C2`]);
  client.setQueryData(queryKey, report('C3'));
  const { fetch } = globalThis;
  globalThis.fetch = async (...call) => {
    const [asked] = call;
    if (String(asked instanceof Request ? asked.url : asked).includes('/activity'))
      throw new TypeError('no connection');
    return await fetch(...call);
  };
  expect((await startWeakCards(client, learnerId)).cards.map(({ id }) => id)).toEqual([`${one}-C3`]);
  await expect(startWeakCards(new QueryClient(), learnerId)).rejects.toThrow();
});

test('weak cards whose decks are put away or gone open no session', async () => {
  const calls = answer(
    [hard(one, `${one}-C1`), hard(other, `${other}-C9`)],
    [deck(one, { archivedAt: at }), deck(other)],
  );
  expect((await startWeakCards(new QueryClient(), learnerId)).cards).toEqual([]);
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
});
