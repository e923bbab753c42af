import type { QueryClient } from '@tanstack/react-query';
import { ulid } from 'ulid';
import { householdOfId, joinId } from '../../../shared/ids.ts';
import { adoptSession } from '../../../shared/routes/study.ts';
import type { Activity } from '../../../shared/schemas/activity.ts';
import type { OpenSession } from '../../../shared/schemas/study.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { cardsQuery, decksInUseQuery } from './decks.ts';
import { activityQuery, reportDays } from './reports.ts';

/** Stands for a learner's weak cards where a deck's id is expected. It matches no real deck. */
export const weakCardsId = 'weak';

/** The few weakest cards: those that a report shows in short and that are practiced together. */
export function weakestOf({ hardestCards }: Pick<Activity, 'hardestCards'>): Activity['hardestCards'] {
  return hardestCards.slice(0, 3);
}

/** @returns a learner's report, read again once it is stale, or the one this page has if the server can't be reached */
async function readActivity(client: QueryClient, learnerId: string): Promise<Activity> {
  const query = activityQuery(learnerId, reportDays);
  try {
    return await client.query(query);
  } catch (error) {
    const kept = client.getQueryData(query.queryKey);
    if (kept) return kept;
    throw error;
  }
}

/** Starts a session of a learner's weakest cards, due or not, as a device does that chose the cards itself. @returns it, without cards if none is left */
export async function startWeakCards(client: QueryClient, learnerId: string): Promise<OpenSession> {
  const weak = weakestOf(await readActivity(client, learnerId));
  const inUse = await client.query(decksInUseQuery(householdOfId(learnerId) ?? ''));
  const decks = inUse.filter(({ id }) => weak.some(({ deckId }) => deckId === id));
  const found = await Promise.all(decks.map(async ({ id }) => await client.query(cardsQuery(id))));
  const backFirst = new Set(decks.flatMap(({ id, asks }) => (asks === 'back' ? [id] : [])));
  const cards = weak.flatMap(({ cardId }) => {
    const card = found.flat().find(({ id }) => id === cardId);
    return card ? [{ ...card, ...(backFirst.has(card.deckId) && { reversed: true as const }) }] : [];
  });
  const sessionId = joinId(learnerId, ulid());
  const startedAt = new Date().toISOString();
  if (cards.length === 0) return { id: sessionId, learnerId, startedAt, cardsStudied: 0, cardsCorrect: 0, cards };
  const asked = cards.map(({ id: cardId, reversed }) => ({ cardId, ...(reversed && { reversed }) }));
  const session = await callRoute(adoptSession, {
    params: { sessionId },
    body: { startedAt, mode: 'all', cards: asked },
  });
  return { ...session, cards, decks: [...decks] };
}
