import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { cardStateSchema } from '../scheduling/card-state.ts';
import { schedulingFields } from '../scheduling/scheduling.ts';
import { extraTime } from '../schemas/learner.ts';
import { restDaysInput, studyDayText } from '../schemas/progress.ts';
import { attemptMode } from '../schemas/quiz.ts';
import { answerMode, rating, sessionMode } from '../schemas/study.ts';
import { instantText } from '../schemas/text.ts';
import { rememberedChanges } from '../streaks/rest-days.ts';
import {
  answerIndex,
  attemptSeconds,
  byKey,
  count,
  filled,
  localId,
  percent,
  placeInLog,
  questions,
} from './record-fields.ts';
import { problem } from '../schemas/problem.ts';

/** Name of a track: see `scheduling/track.ts`. */
const track = z.string().check(z.regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}~?$/));

const servedCard = z.string().check(z.regex(/^(\d:)?[0-7][0-9A-HJKMNP-TV-Z]{25}$/));

/** Records of the learners' activity and progress. */
export const studyRecords = {
  /** A learner's progress in a track. `due`: number of cards by due day; `hardest`: wrong answers by card. */
  progress: z.object({
    kind: z.literal('deck-progress'),
    learner: localId,
    deck: track,
    reviews: count,
    correct: count,
    studied: count,
    mastered: count,
    due: byKey(studyDayText, limits.cardsPerDeck),
    newDay: z.optional(studyDayText),
    newCount: count,
    lastNewCard: z.optional(localId),
    returning: z.optional(count),
    leftOut: z.optional(z.array(localId).check(z.maxLength(limits.cardsPerDeck))),
    hardest: byKey(localId, limits.hardestCards),
    openSession: z.optional(z.object({ session: localId, day: studyDayText, mode: sessionMode })),
  }),
  /** A learner's memory of a card. `wrong`: wrong answers, all time. `mixUps`: cards whose answers were chosen by mistake, newest last. */
  memory: z.object({
    kind: z.literal('card-memory'),
    learner: localId,
    deck: track,
    card: localId,
    state: cardStateSchema,
    dueDay: studyDayText,
    lastAnswer: placeInLog,
    wrong: count,
    mixUps: z.optional(z.array(localId).check(z.minLength(1), z.maxLength(limits.mixUps))),
  }),
  /**
   * One answer to one card. `practice`: given in a "study anyway" session. `sideBySide`: entered by a grown-up for the learner. `outside`: given in another
   * app and imported; `session` is then the import's id, and the answer affects the memory only. `mixedUpWith`: the card whose answer was chosen by mistake.
   * `helped`: the learner looked at the card's extra before answering.
   * `takenBackAt`: when the answer was undone, after which it no longer counts. `movedTo`: the track where a copy of the answer counts instead.
   */
  review: z.object({
    kind: z.literal('review'),
    learner: localId,
    deck: track,
    card: localId,
    id: localId,
    session: localId,
    rating,
    answeredAt: instantText,
    day: studyDayText,
    msTaken: z.optional(z.int().check(z.minimum(0), z.maximum(limits.answerSeconds * 1_000))),
    mode: z.optional(answerMode),
    mixedUpWith: z.optional(localId),
    practice: z.optional(z.literal(true)),
    helped: z.optional(z.literal(true)),
    sideBySide: z.optional(z.literal(true)),
    outside: z.optional(z.literal(true)),
    receivedAt: instantText,
    takenBackAt: z.optional(instantText),
    movedTo: z.optional(track),
  }),
  /** A learner's totals for a study day. */
  day: z.object({
    kind: z.literal('study-day'),
    learner: localId,
    day: studyDayText,
    reviews: count,
    correct: count,
    quizzes: count,
    msTaken: z.int().check(z.minimum(0)),
  }),
  /**
   * One study session, with a deck or with cards of several `decks`. `served`: the cards in order; with several decks, each is prefixed with its index in
   * `decks`. `answers`: index in `served` followed by `c` (correct) or `w` (wrong).
   */
  session: z.object({
    kind: z.literal('study-session'),
    learner: localId,
    session: localId,
    deck: z.optional(localId),
    decks: z.optional(z.array(track).check(z.maxLength(limits.decksPerMix))),
    mode: sessionMode,
    startedAt: instantText,
    completedAt: z.optional(instantText),
    served: z.array(servedCard).check(z.maxLength(limits.answersPerSession)),
    answers: z.string().check(z.maxLength(limits.answersPerSession * 8), z.regex(/^(\d+[cw]( \d+[cw])*)?$/)),
    reviews: count,
    correct: count,
    sideBySide: z.optional(z.literal(true)),
  }),
  /** One quiz attempt, with the questions as they were then. `answers`: the chosen option per question, −1 for none. */
  attempt: z
    .object({
      kind: z.literal('quiz-attempt'),
      learner: localId,
      attempt: localId,
      quiz: localId,
      quizName: filled(limits.nameLength),
      questions,
      passingScore: percent,
      mode: attemptMode,
      startedAt: instantText,
      timeLimit: z.optional(attemptSeconds),
      extraTime: z.optional(extraTime),
      expiresAt: z.optional(instantText),
      answers: z.array(answerIndex),
      completedAt: z.optional(instantText),
      late: z.optional(z.boolean()),
    })
    .check(
      z.refine(
        (attempt) =>
          attempt.answers.length === attempt.questions.length &&
          attempt.answers.every((answer, at) => answer < (attempt.questions[at]?.options.length ?? 0)),
        problem('answersDontMatch'),
      ),
    ),
  /** A learner's unresolved report that something is wrong with a card. */
  flag: z.object({
    kind: z.literal('card-flag'),
    learner: localId,
    deck: localId,
    card: localId,
    flaggedAt: instantText,
  }),
  badge: z.object({
    kind: z.literal('earned-badge'),
    learner: localId,
    badgeId: filled(limits.idLength),
    streakLength: count,
    earnedAt: instantText,
    isSeen: z.optional(z.literal(true)),
  }),
  /** A learner's scheduling settings by study day. */
  scheduling: z.object({ kind: z.literal('scheduling'), learner: localId, ...schedulingFields }),
  /** A learner's totals and streak. `kindnessDay`: the latest one of the current streak. `restDays`: weekdays (Monday is 1), each list with its first day. */
  facts: z.object({
    kind: z.literal('learner-facts'),
    learner: localId,
    reviews: count,
    correct: count,
    quizzes: count,
    sessions: z.optional(count),
    openMix: z.optional(z.object({ session: localId, day: studyDayText })),
    streak: z.optional(
      z.object({
        streakLength: count,
        longestStreak: count,
        totalActiveDays: count,
        lastActiveDate: studyDayText,
        kindnessDay: z.optional(studyDayText),
        sinceKindness: z.optional(count),
      }),
    ),
    restDays: z.optional(
      z.array(z.object({ from: studyDayText, days: restDaysInput })).check(z.maxLength(rememberedChanges)),
    ),
  }),
};
