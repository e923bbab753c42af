/** The deck that somebody studies. The name is shown before the server has said anything. */
export interface StudiedDeck {
  readonly id: string;
  readonly name: string;
  /** A grown-up gave it to do: where nothing of it is due, it is practised. */
  readonly isGiven?: true;
}

/** Today's cards of all decks stand where a deck would. No deck has such an id. */
export const todaysMix: StudiedDeck = { id: 'today', name: 'Today' };

/** Where somebody is among the quizzes. */
export interface OpenQuiz {
  /** The quiz whose details show. */
  readonly id: string;
  /** The attempt at it that is being taken or, once handed in, shown with its result. */
  readonly attemptId?: string;
}

/** Where a learner is. A tab without a screen of its own shows `Coming soon...`. */
export interface LearnerPlace {
  readonly tab: string;
  /** In the tab `study`: the deck being studied; without it the list of decks. */
  readonly deck?: StudiedDeck;
  /** In the tab `quiz`: the quiz; without it the list of quizzes. */
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
