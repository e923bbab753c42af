import { splitId } from '../../shared/ids.ts';
import { isMastered } from '../../shared/scheduling/card-state.ts';
import { deckOfTrack, reversedTrack } from '../../shared/scheduling/track.ts';
import { clampAnsweredAt, studyDayOf } from '../../shared/scheduling/study-day.ts';
import type { Review, ReviewReceipt } from '../../shared/schemas/study.ts';
import { presentAnswered } from '../data/content/card.ts';
import type { StoredReview } from '../data/study/review.ts';
import {
  type CardPlace,
  cardKeyOf,
  type StoredStudySession,
  storedStudySessions,
  tracksOfSession,
} from '../data/study/study-session.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { maxPlannedActions } from '../data/table/write-action.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { presentEarned } from './count-activity.ts';
import { endingWork } from './ending-work.ts';
import {
  type AnswerOutcome,
  type AnswerPlan,
  type LoadedRows,
  coversAnswers,
  coversEnd,
  nameOf,
  planAnswers,
  planEnd,
  readKnown,
  saveActions,
  type Wanted,
} from './store-answers.ts';

interface Recording {
  readonly learner: string;
  readonly sessionId: string;
  readonly reviews: readonly Review[];
  readonly now: Date;
  /** Whether the session ends with these answers if none is refused. */
  readonly isEnd: boolean;
}

interface Recorded {
  readonly receipt: ReviewReceipt;
  /** The session after the answers. It has ended only if its end fit into the last answer's transaction. */
  readonly session: StoredStudySession;
}

/** Each answer takes up to three actions of a transaction; totals and session take 2, progress up to 8, badges up to 8, and the fit note 1. */
const reviewsPerTransaction = 26;

/**
 * Stores each answer in one transaction with what follows from it (memories, progress, day, totals, streak, session). Duplicates change nothing, late answers
 * are inserted in order, and answers to deleted cards count for the learner. An answer to a card outside the session is refused, the others are stored.
 * @throws ProductError `not-found` for a session that is not this learner's, `too-much-today`.
 */
export async function recordAnswers(scope: HouseholdScope, recording: Recording): Promise<Recorded> {
  const { learner, reviews, isEnd } = recording;
  const place = storedStudySessions.placeOf(scope.id, recording.sessionId, { learner });
  const read = async (about: Wanted['answers']) => await readKnown(scope.rows, { ...place, answers: about, isEnd });
  // The first attempt uses these rows if they cover its answers; later attempts read again.
  let seen: LoadedRows | undefined = await read(firstPartOf(scope, reviews));
  let { session } = seen;
  const answers = toAnswers(scope, session, recording);
  const plans: AnswerPlan[] = [];
  const tell = (more: readonly AnswerPlan[] = []) => tellReceipt(scope, reviews, [...plans, ...more]);
  for (let start = 0; start < answers.length; start += reviewsPerTransaction) {
    const part = answers.slice(start, start + reviewsPerTransaction);
    const mayEnd = isEnd && start + part.length === answers.length;
    const plan = await repeatOnConflict(async () => {
      const known = seen && coversAnswers(seen, part) ? seen : await read(part);
      seen = undefined;
      const answered = await planAnswers(scope.rows, known, part, scope.household.timeZone, recording.now);
      const planned = { ...answered, actions: [...answered.actions, ...noteGrowth(scope, recording, known, answered)] };
      const isWhole = mayEnd && coversEnd(known) && tell([planned]).results.every(({ result }) => result !== 'refused');
      return await commitPlan(scope, known, planned, isWhole ? recording.now : undefined);
    });
    plans.push(plan);
    ({ session } = plan);
  }
  return { receipt: tell(), session };
}

/** Commits the plan, including the end of the session if requested and if it fits. @returns what was written. */
async function commitPlan(scope: HouseholdScope, known: LoadedRows, plan: AnswerPlan, endsAt: Date | undefined) {
  const { rows } = scope;
  const isEnd = endsAt !== undefined && plan.session.completedAt === undefined;
  const end = isEnd ? await planLast(scope, known, plan, endsAt) : undefined;
  const whole = end && [...plan.actions, ...end.actions, ...saveActions(rows, known, end)];
  const fits = whole !== undefined && whole.length <= maxPlannedActions;
  await rows.commit(fits ? whole : [...plan.actions, ...saveActions(rows, known, plan)]);
  return fits ? { ...plan, session: end?.session ?? plan.session } : plan;
}

async function planLast({ rows, household }: HouseholdScope, known: LoadedRows, plan: AnswerPlan, now: Date) {
  const moment = { now, timeZone: household.timeZone };
  return await planEnd(rows, plan, await endingWork(rows, plan, known.openWork, moment), moment);
}

/** @returns the write that requests a check of the memory model, if the log has grown enough. */
function noteGrowth(scope: HouseholdScope, { learner, now }: Recording, known: LoadedRows, planned: AnswerPlan) {
  const before = known.facts.reviews;
  const after = before + planned.session.reviews - known.session.reviews;
  return scope.noteFitActions(learner, { before, after }, now);
}

/** @returns the answers of the first transaction, assuming valid cards and correct clocks. */
function firstPartOf(scope: HouseholdScope, reviews: readonly Review[]): Wanted['answers'] {
  const named = reviews.flatMap((review) => {
    const card = cardOf(scope, review);
    return card ? [{ ...card, id: review.id, answeredAt: review.answeredAt }] : [];
  });
  const distinct = [...new Map(named.map((one) => [nameOf(one), one])).values()];
  return distinct
    .toSorted((a, b) => Date.parse(a.answeredAt) - Date.parse(b.answeredAt))
    .slice(0, reviewsPerTransaction);
}

/** @returns the card an answer names; undefined when it can't belong to this household. */
function cardOf(scope: HouseholdScope, { cardId, reversed }: Review): CardPlace | undefined {
  const [household, deck, card] = splitId(cardId, 3) ?? [];
  if (household !== scope.id || deck === undefined || card === undefined) return undefined;
  return { deck: reversed ? reversedTrack(deck) : deck, card };
}

/** @returns the wrongly chosen card, if plausible: another card of the same deck. Whether it exists is checked when it is offered as a wrong answer. */
function mixUpOf(scope: HouseholdScope, { mixedUpWith = '', mode, rating }: Review, answered: CardPlace) {
  const [household, deck, card] = splitId(mixedUpWith, 3) ?? [];
  const isOther = household === scope.id && deck === deckOfTrack(answered.deck) && card !== answered.card;
  return mode === 'choose' && rating === 'wrong' && isOther && card !== undefined ? { mixedUpWith: card } : {};
}

const unknownCard: AnswerOutcome = { result: 'refused', code: 'not-found' };

/** @returns the receipt for the answers after these plans. For each card the last plan wins. */
function tellReceipt(scope: HouseholdScope, reviews: readonly Review[], plans: readonly AnswerPlan[]): ReviewReceipt {
  const outcomes = new Map(plans.flatMap((plan) => [...plan.outcomes]));
  const results = reviews.map((review) => {
    const card = cardOf(scope, review);
    const outcome = card && outcomes.get(nameOf({ ...card, id: review.id }));
    return { id: review.id, cardId: review.cardId, ...(outcome ?? unknownCard) };
  });
  const memories = new Map(
    plans.flatMap((plan) => plan.memories.map((memory) => [cardKeyOf(memory), memory] as const)),
  );
  return {
    accepted: results.filter(({ result }) => result !== 'refused').length,
    results,
    cards: [...memories.values()].map((memory) => ({
      ...presentAnswered(scope.id, memory),
      dueAt: memory.state.due,
      mastered: isMastered(memory.state),
    })),
    ...presentEarned(plans.flatMap(({ earned }) => earned)),
  };
}

/** @returns the reviews as stored rows without duplicates, oldest first; ties keep the order sent. */
function toAnswers(scope: HouseholdScope, session: StoredStudySession, { reviews, now }: Recording): StoredReview[] {
  const { timeZone } = scope.household;
  const decks = new Set(tracksOfSession(session));
  const answers = reviews.flatMap((review): StoredReview[] => {
    const card = cardOf(scope, review);
    if (!card || !decks.has(card.deck)) return [];
    const { cardId: _, reversed: __, mixedUpWith: ___, ...given } = review;
    const answeredAt = clampAnsweredAt(review.answeredAt, now, new Date(session.startedAt));
    return [
      {
        ...given,
        ...card,
        ...mixUpOf(scope, review, card),
        session: session.session,
        answeredAt,
        day: studyDayOf(new Date(answeredAt), timeZone),
        ...(session.mode === 'all' && { practice: true }),
        // A caller other than the learner heard the answer spoken and entered it. The caller's role decides this, not the request.
        ...(scope.role !== 'learner' && { sideBySide: true }),
        receivedAt: now.toISOString(),
      },
    ];
  });
  const distinct = [...new Map(answers.map((answer) => [nameOf(answer), answer])).values()];
  return distinct.toSorted((a, b) => Date.parse(a.answeredAt) - Date.parse(b.answeredAt));
}
