import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { ulid } from 'ulid';
import { getMe } from '../../../shared/routes/auth.ts';
import type { Choices } from '../../../shared/library/cards.ts';
import type { LibraryDeck } from '../../../shared/library/library-deck.ts';
import { makeLibraryDeck } from '../../../shared/library/make-deck.ts';
import { importCards } from '../../../shared/routes/cards.ts';
import { createDeck, deleteDeck } from '../../../shared/routes/decks.ts';
import { createHousehold, listHouseholds, updateHousehold } from '../../../shared/routes/households.ts';
import { createLearner, updateLearner } from '../../../shared/routes/learners.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import type { Household } from '../../../shared/schemas/household.ts';
import type { Learner } from '../../../shared/schemas/learner.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { readBrowserTimeZone } from '../lib/device/browser-time-zone.ts';
import { forget } from '../lib/api/route-query.ts';
import { openShelf, shelfWords } from '../words/shelf/shelf-words.ts';
import { confirmEmail } from './notice.ts';

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

/** A part of the setup that has been created, with the answers it was last given. */
interface MadePart<Made> {
  readonly made: Made;
  readonly answers: string;
}

/** The parts of the setup that have been created so far. A retry continues where the last attempt failed, and corrects what was answered differently. */
export interface SetupProgress {
  household?: MadePart<Household>;
  learner?: MadePart<Learner>;
  deck?: (MadePart<Deck> & { readonly importId: string; hasCards?: true }) | undefined;
}

/** Creates the household with its consent, the first child and, optionally, a deck with cards. */
export const takeFirstStepsMutation = mutationOptions({
  mutationFn: async ({ steps, begun }: { readonly steps: FirstSteps; readonly begun: SetupProgress }) => {
    const { familyName: name, noticeVersion, code, childName, avatar } = steps;
    if (code !== undefined) await confirmEmail(code);
    const household = await settlePart(
      begun.household,
      { name },
      (body) => callRoute(createHousehold, { body: { ...body, ...readBrowserTimeZone(), consent: { noticeVersion } } }),
      (body, { id: householdId }) => callRoute(updateHousehold, { params: { householdId }, body }),
    );
    begun.household = household;
    const params = { householdId: household.made.id };
    const learner = await settlePart(
      begun.learner,
      { name: childName, avatar },
      (body) => callRoute(createLearner, { params, body }),
      (body, { id: learnerId }) => callRoute(updateLearner, { params: { ...params, learnerId }, body }),
    );
    begun.learner = learner;
    const deck = await settleDeck(steps, household.made.id, begun);
    return { household: household.made, learner: learner.made, ...(deck && { deck }) };
  },
});

/** Creates a part, or updates it if the answers have changed since. */
async function settlePart<Body, Made>(
  part: MadePart<Made> | undefined,
  body: Body,
  create: (body: Body) => Promise<Made>,
  update: (body: Body, made: Made) => Promise<Made>,
): Promise<MadePart<Made>> {
  const answers = JSON.stringify(body);
  if (part?.answers === answers) return part;
  return { made: await (part ? update(body, part.made) : create(body)), answers };
}

/** Creates the deck and adds its cards; a starter deck fits in one import call. Another deck takes the place of one that was begun. */
async function settleDeck(
  { deck: ready, choices = {} }: FirstSteps,
  householdId: string,
  begun: SetupProgress,
): Promise<Deck | undefined> {
  if (ready) await openShelf();
  const { cards = [], ...fields } = ready ? await makeLibraryDeck(ready, choices, shelfWords) : {};
  const answers = JSON.stringify(fields);
  if (begun.deck && begun.deck.answers !== answers) await dropDeck(begun);
  if (!('name' in fields)) return undefined;
  const part = (begun.deck ??= {
    made: await callRoute(createDeck, { body: { ...fields, householdId } }),
    answers,
    importId: ulid(),
  });
  const { made, importId } = part;
  if (part.hasCards) return made;
  await callRoute(importCards, { params: { deckId: made.id }, body: { importId, offset: 0, cards: [...cards] } });
  part.hasCards = true;
  return made;
}

/** Deletes the begun deck. If that fails, the deck stays in the new family's list, where it can be deleted. */
async function dropDeck(begun: SetupProgress): Promise<void> {
  const deckId = begun.deck?.made.id;
  begun.deck = undefined;
  if (deckId !== undefined) await callRoute(deleteDeck, { params: { deckId } }).catch(() => undefined);
}

/** Invalidates the household list, which closes the setup screen and shows the new household. */
export async function showNewHousehold(client: QueryClient): Promise<void> {
  await Promise.all([forget(client, listHouseholds), forget(client, getMe)]);
}
