import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { DeckManager } from '../../../../../web/src/parent/create/decks/list/deck-manager.tsx';
import { fakeApi, makeJson, type SeenCall } from '../../../support/fake-api.ts';
import { householdId, makeCard, makeDeck, paths } from './make-deck.ts';
import { renderFeature } from '../../../support/render-feature.tsx';

export const deck = makeDeck('World capitals', { description: 'All continents', totalCards: 3 });
export const other = makeDeck('Times tables');
export const peru = makeCard(deck, 'Capital of Peru?', 'Lima');
export const script = makeCard(deck, '<img src=x onerror="alert(1)">', '=1+1');
export const egypt = makeCard(deck, 'ما هي عاصمة مصر؟', 'القاهرة');

function added({ body }: SeenCall) {
  const { front, back } = body as { front: string; back: string };
  return makeJson(201, makeCard(deck, front, back));
}

const answers = {
  [`GET ${paths.decks}`]: makeJson(200, [deck, other]),
  [`GET ${paths.cards(deck)}`]: makeJson(200, [peru, script, egypt]),
  [`GET ${paths.cards(other)}`]: makeJson(200, []),
  [`POST /api/decks/${deck.id}/cards`]: added,
  [`PATCH /api/decks/${deck.id}/cards/${peru.id}`]: makeJson(200, { ...peru, back: 'Lima!' }),
  [`DELETE /api/decks/${deck.id}/cards/${peru.id}`]: new Response(null, { status: 204 }),
  [`DELETE /api/decks/${deck.id}`]: new Response(null, { status: 204 }),
  [`PATCH /api/decks/${deck.id}`]: makeJson(200, { ...deck, name: 'Capitals' }),
};

export interface OpenDeckOptions {
  readonly canManage?: boolean;
  readonly change?: Parameters<typeof fakeApi>[0];
  readonly onGive?: (deckId: string) => void;
  readonly onOpenQuizzes?: () => void;
  readonly onStudyTogether?: (learnerId: string, deckId: string) => void;
}

/** Opens a deck of a family that has two decks; the first has three cards. */
export async function openDeck(
  name = 'World capitals',
  { canManage = true, change = {}, onOpenQuizzes = () => undefined, onGive, onStudyTogether }: OpenDeckOptions = {},
) {
  const calls = fakeApi({ ...answers, ...change });
  const feature = renderFeature(
    <DeckManager
      onOpenQuizzes={onOpenQuizzes}
      onGive={onGive}
      onStudyTogether={onStudyTogether}
      householdId={householdId}
      canManage={canManage}
    />,
  );
  await feature.user.click(await screen.findByRole('button', { name }));
  const detail = await screen.findByRole('article', { name });
  return { calls, detail, ...feature };
}

/** Returns a menu action, which is hidden because jsdom never opens a popover. */
export function menuAction(name: string): HTMLElement {
  return screen.getByRole('button', { name, hidden: true });
}

/** Waits for a menu action, or for the same action outside of a menu. */
export async function findAction(name: string): Promise<HTMLElement> {
  return await screen.findByRole('button', { name, hidden: true });
}

/** Shows the tools for an open deck's cards: search, order, selection and table. */
export async function openTools(user: UserEvent, detail: HTMLElement): Promise<void> {
  await user.click(await within(detail).findByRole('button', { name: 'Find & edit' }));
}
