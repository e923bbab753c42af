import { mediaOfCard } from '../../shared/card-marks.ts';
import type { StoredBinEntry } from '../../functions/data/content/bin.ts';
import type { StoredAssignment } from '../../functions/data/content/assignment.ts';
import type { StoredFlag } from '../../functions/data/content/card-flag.ts';
import type { CardImportPlace, StoredCardImport } from '../../functions/data/content/card-import.ts';
import type { StoredCardMemory } from '../../functions/data/study/card-memory.ts';
import type { StoredCard } from '../../functions/data/content/card.ts';
import type { StoredDeckProgress } from '../../functions/data/study/deck-progress.ts';
import type { StoredDeck } from '../../functions/data/content/deck.ts';
import type { StoredHousehold } from '../../functions/data/people/household.ts';
import type { StoredLearner, StoredLearnerFacts } from '../../functions/data/people/learner.ts';
import type { StoredMedia } from '../../functions/data/content/media.ts';
import type { StoredMembership } from '../../functions/data/people/membership.ts';
import { unpackQuestions } from '../../functions/data/study/quiz-attempt.ts';
import { countsInTrack } from '../../functions/data/study/review.ts';
import type { StoredScheduling } from '../../functions/data/study/scheduling.ts';
import type { StoredStudyDay } from '../../functions/data/study/study-day.ts';
import type { StoredStudySession } from '../../functions/data/study/study-session.ts';
import { isMastered } from '../../shared/scheduling/card-state.ts';
import type { StoredRow } from './read-row.ts';
import { addReview, emptyReviewSums, type ReviewSums } from './review-sums.ts';

/** The parts of a card memory that the invariant rules compare. */
export type KnownMemory = Pick<StoredCardMemory, 'deck' | 'card' | 'dueDay' | 'lastAnswer' | 'wrong' | 'mixUps'> & {
  readonly mastered: boolean;
  /** Whether the card rests or returns from a rest. */
  readonly returns: boolean;
};

interface KnownQuiz {
  readonly deletingSince: string | undefined;
}

interface KnownAttempt {
  readonly quiz: string;
  readonly isCompleted: boolean;
  readonly answers: readonly number[];
  readonly score: number | undefined;
  /** Whether the attempt's own row contains its questions, as in attempts from before separate question sheets. */
  readonly hasInlineQuestions: boolean;
}

type KnownSheet = readonly number[];

/** A learner's study data in the household's partition. */
export interface LearnerStudy {
  readonly memories: KnownMemory[];
  readonly reviews: ReviewSums;
  readonly days: StoredStudyDay[];
  readonly sessions: Map<string, Omit<StoredStudySession, 'served'>>;
  readonly attempts: Map<string, KnownAttempt>;
  readonly sheets: Map<string, KnownSheet>;
  /** Attempt id by quiz id. */
  readonly openAttempts: Map<string, string>;
  readonly badges: Map<string, number>;
  facts?: StoredLearnerFacts;
  scheduling?: StoredScheduling;
}

/** One household's partition, reduced to what the rules compare, without texts or the answer log. */
export interface HouseholdContents {
  readonly id: string;
  rowCount: number;
  household?: StoredHousehold;
  /** Whether an export is being restored. Study data may then exist before its learners. */
  isRestoringExport?: boolean;
  /** Name under which admins find the household. */
  listedName?: string;
  readonly members: StoredMembership[];
  readonly learners: Map<string, StoredLearner>;
  readonly decks: Map<string, StoredDeck>;
  /** Card ids by deck. */
  readonly cards: Map<string, Set<string>>;
  readonly bin: StoredBinEntry[];
  readonly media: Map<string, StoredMedia>;
  /** Number of uses on cards by media id, including cards in the bin. */
  readonly mediaUses: Map<string, number>;
  readonly imports: (StoredCardImport & CardImportPlace)[];
  readonly progress: StoredDeckProgress[];
  readonly flags: StoredFlag[];
  readonly quizzes: Map<string, KnownQuiz>;
  readonly assignments: StoredAssignment[];
  readonly doneAssignments: StoredAssignment[];
  readonly studies: Map<string, LearnerStudy>;
}

export function emptyHousehold(id: string): HouseholdContents {
  const maps = { learners: new Map(), decks: new Map(), cards: new Map(), quizzes: new Map(), studies: new Map() };
  return {
    id,
    rowCount: 0,
    ...maps,
    bin: [],
    media: new Map(),
    mediaUses: new Map(),
    members: [],
    imports: [],
    progress: [],
    flags: [],
    assignments: [],
    doneAssignments: [],
  };
}

/** @returns the number of items, without those being deleted. */
export function countUndeleted(things: ReadonlyMap<string, { readonly deletingSince?: string | undefined }>): number {
  return [...things.values()].filter(({ deletingSince }) => deletingSince === undefined).length;
}

export function addHouseholdRow(contents: HouseholdContents, stored: StoredRow): void {
  contents.rowCount += 1;
  switch (stored.kind) {
    case 'membership':
      contents.members.push(stored.item);
      break;
    case 'learner':
      contents.learners.set(stored.item.learner, stored.item);
      break;
    case 'deck':
      contents.decks.set(stored.item.deck, stored.item);
      break;
    case 'card':
      addCard(contents, stored.item);
      break;
    case 'bin-entry':
      contents.bin.push(stored.item);
      if (stored.item.card) countMediaUses(contents, stored.item.card);
      break;
    case 'media':
      contents.media.set(stored.item.media, stored.item);
      break;
    case 'card-import':
      contents.imports.push({ ...stored.item, ...stored.place });
      break;
    case 'deck-progress':
      contents.progress.push(stored.item);
      break;
    case 'card-flag':
      contents.flags.push(stored.item);
      break;
    case 'quiz':
      contents.quizzes.set(stored.item.quiz, { deletingSince: stored.item.deletingSince });
      break;
    case 'assignment':
      contents.assignments.push(stored.item);
      break;
    case 'done-assignment':
      contents.doneAssignments.push(stored.item);
      break;
    default:
      addHouseholdWideRow(contents, stored);
      if ('learner' in stored.place) addStudyRow(studyOf(contents, stored.place.learner), stored);
  }
}

/** Adds a row that concerns the household as a whole. */
function addHouseholdWideRow(contents: HouseholdContents, stored: StoredRow): void {
  switch (stored.kind) {
    case 'household':
      contents.household = stored.item;
      break;
    case 'listed-name':
      contents.listedName = stored.item.listSort;
      break;
    case 'record-import':
      contents.isRestoringExport = stored.item.completedAt === undefined;
      break;
    default:
      break;
  }
}

function addCard(contents: HouseholdContents, stored: StoredCard) {
  const { deck, card } = stored;
  contents.cards.set(deck, (contents.cards.get(deck) ?? new Set()).add(card));
  countMediaUses(contents, stored);
}

function countMediaUses({ mediaUses }: HouseholdContents, card: StoredCard) {
  for (const { media } of mediaOfCard(card)) mediaUses.set(media, (mediaUses.get(media) ?? 0) + 1);
}

function studyOf({ studies }: HouseholdContents, learner: string): LearnerStudy {
  const fresh = {
    memories: [],
    days: [],
    sessions: new Map(),
    attempts: new Map(),
    sheets: new Map(),
    openAttempts: new Map(),
    badges: new Map(),
  };
  const study = studies.get(learner) ?? { ...fresh, reviews: emptyReviewSums() };
  studies.set(learner, study);
  return study;
}

function addStudyRow(study: LearnerStudy, stored: StoredRow): void {
  switch (stored.kind) {
    case 'card-memory': {
      const { state, ...memory } = stored.item;
      study.memories.push({ ...memory, mastered: isMastered(state), returns: state.restsUntil !== undefined });
      break;
    }
    case 'review':
      if (countsInTrack(stored.item)) addReview(study.reviews, stored.item);
      break;
    case 'study-day':
      study.days.push(stored.item);
      break;
    case 'study-session': {
      const { served: _, ...session } = stored.item;
      study.sessions.set(session.session, session);
      break;
    }
    case 'quiz-attempt':
      study.attempts.set(stored.item.attempt, {
        quiz: stored.item.quiz,
        isCompleted: stored.item.completedAt !== undefined,
        answers: stored.item.answers,
        score: stored.item.score,
        hasInlineQuestions: stored.item.questions !== undefined,
      });
      break;
    case 'quiz-sheet':
      study.sheets.set(
        stored.item.attempt,
        unpackQuestions(stored.item).map(({ correctIndex }) => correctIndex),
      );
      break;
    case 'open-attempt':
      study.openAttempts.set(stored.place.quiz, stored.item.attempt);
      break;
    case 'earned-badge':
      study.badges.set(stored.item.badgeId, stored.item.streakLength);
      break;
    case 'learner-facts':
      study.facts = stored.item;
      break;
    case 'scheduling':
      study.scheduling = stored.item;
      break;
    default:
      break;
  }
}
