import { t } from '@lingui/core/macro';
import type { Assignment } from '../../../shared/schemas/assignment.ts';

/** Deck being studied. `name` is shown until the session has loaded. */
export interface StudiedDeck {
  readonly id: string;
  readonly name: string;
  /** Whether the deck was assigned. If none of its cards is due, it opens for practice. */
  readonly isGiven?: true;
}

/** Stands for today's mix of all decks. Its id matches no real deck. */
export const todaysMix: StudiedDeck = {
  id: 'today',
  get name() {
    return t`Today`;
  },
};

export interface OpenQuiz {
  readonly id: string;
  /** Attempt being taken or, once handed in, shown with its result. */
  readonly attemptId?: string;
}

/** What a learner has open. A tab without a screen shows `Coming soon...`. */
export interface LearnerPlace {
  readonly tab: string;
  /** In the tab `study`: the deck being studied; absent for the list of decks. */
  readonly deck?: StudiedDeck;
  /** In the tab `quiz`: the open quiz; absent for the list of quizzes. */
  readonly quiz?: OpenQuiz;
}

function isPlace(value: unknown): value is LearnerPlace {
  if (!isRecord(value) || typeof value.tab !== 'string') return false;
  return (
    (value.deck === undefined || isStudiedDeck(value.deck)) && (value.quiz === undefined || isOpenQuiz(value.quiz))
  );
}

function isStudiedDeck(value: unknown): value is StudiedDeck {
  return isRecord(value) && typeof value.id === 'string' && typeof value.name === 'string';
}

function isOpenQuiz(value: unknown): value is OpenQuiz {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    (value.attemptId === undefined || typeof value.attemptId === 'string')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export const learnerPlaces = { home: { tab: 'home' } satisfies LearnerPlace as LearnerPlace, isPlace };

/** @returns the place where assigned work is done */
export function placeOfWork({ type, resourceId, resourceName }: Assignment): LearnerPlace {
  return type === 'deck'
    ? { tab: 'study', deck: { id: resourceId, name: resourceName, isGiven: true } }
    : { tab: 'quiz', quiz: { id: resourceId } };
}
