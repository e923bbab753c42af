import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { ulid } from 'ulid';
import { getMe } from '../../../shared/routes/auth.ts';
import type { Choices } from '../../../shared/library/cards.ts';
import type { LibraryDeck } from '../../../shared/library/library-deck.ts';
import { makeLibraryDeck } from '../../../shared/library/make-deck.ts';
import { importCards } from '../../../shared/routes/cards.ts';
import { createDeck } from '../../../shared/routes/decks.ts';
import { createHousehold, listHouseholds } from '../../../shared/routes/households.ts';
import { createLearner } from '../../../shared/routes/learners.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import type { Household } from '../../../shared/schemas/household.ts';
import type { Learner } from '../../../shared/schemas/learner.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { readBrowserTimeZone } from '../lib/device/device-time.ts';
import { forget } from '../lib/api/route-query.ts';
import { confirmEmail } from './consent.ts';

export interface FirstSteps {
  readonly familyName: string;
  readonly childName: string;
  readonly avatar: string;
  readonly noticeVersion: string;
  /** The mailed code, required while the email is unconfirmed. */
  readonly code?: string | undefined;
  /** Omitted, like its choices, if the parent creates a deck by hand or imports one. */
  readonly deck?: LibraryDeck;
  readonly choices?: Choices;
}

/** The parts of the setup that have been created so far. A retry continues where the last attempt failed. */
export interface SetupProgress {
  household?: Household;
  learner?: Learner;
  deck?: Deck;
  hasCards?: true;
  readonly importId: string;
}

export function beginFamily(): SetupProgress {
  return { importId: ulid() };
}

/** Creates the household with its consent, the first child and, optionally, a deck with cards. */
export const takeFirstStepsMutation = mutationOptions({
  mutationFn: async ({ steps, begun }: { readonly steps: FirstSteps; readonly begun: SetupProgress }) => {
    const { familyName: name, noticeVersion, code, childName, avatar, deck, choices = {} } = steps;
    if (code !== undefined) await confirmEmail(code);
    const household = (begun.household ??= await callRoute(createHousehold, {
      body: { name, ...readBrowserTimeZone(), consent: { noticeVersion } },
    }));
    const params = { householdId: household.id };
    begun.learner ??= await callRoute(createLearner, { params, body: { name: childName, avatar } });
    if (deck) await addDeck(deck, choices, household.id, begun);
    return { household, learner: begun.learner, ...(begun.deck && { deck: begun.deck }) };
  },
});

/** Creates the deck and adds its cards; a starter deck fits in one import call. */
async function addDeck(ready: LibraryDeck, choices: Choices, householdId: string, begun: SetupProgress): Promise<void> {
  const { cards, ...fields } = await makeLibraryDeck(ready, choices);
  const deck = (begun.deck ??= await callRoute(createDeck, { body: { ...fields, householdId } }));
  if (begun.hasCards) return;
  await callRoute(importCards, {
    params: { deckId: deck.id },
    body: { importId: begun.importId, offset: 0, cards: [...cards] },
  });
  begun.hasCards = true;
}

/** Invalidates the household list, which closes the setup screen and shows the new household. */
export async function showNewHousehold(client: QueryClient): Promise<void> {
  await Promise.all([forget(client, listHouseholds), forget(client, getMe)]);
}
