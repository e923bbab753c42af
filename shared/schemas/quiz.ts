import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { foldSpacing } from '../quiz/fold-text.ts';
import { newlyEarned } from './activity.ts';
import { extraTime } from './learner.ts';
import { chosenQuestionSides, questionSides, shownCard } from './media.ts';
import { atMost, changedText, idText, instantText, optionalText, requiredText, wellFormed } from './text.ts';
import { problem } from './problem.ts';

const noQuestionText = problem('enterQuestion');
const questionText = requiredText(limits.questionLength, noQuestionText);
const tooFewOptions = problem('tooFewOptions', { least: limits.minOptions });
const whichIsCorrect = problem('pickCorrectOption');

const optionText = z.string(problem('emptyOption')).check(wellFormed, z.trim(), atMost(limits.optionLength));

const optionList = z.array(optionText, tooFewOptions).check(
  z.superRefine((options, context) => {
    const filled = options.filter((option) => option !== '');
    const refuse = (message: string): void => context.addIssue({ code: 'custom', message });
    if (filled.length < limits.minOptions) {
      refuse(tooFewOptions);
    } else if (filled.length > limits.maxOptions) {
      refuse(problem('tooManyOptions', { most: limits.maxOptions }));
    } else if (new Set(filled.map(foldSpacing)).size < filled.length) {
      refuse(problem('equalOptions'));
    }
  }),
);

/** A question as sent, with both of the accepted names for its fields. */
const sentQuestion = z.strictObject({
  /** Allowed so that a question can be sent back as it was read, but ignored: questions are renumbered. */
  id: z.optional(z.string().check(atMost(limits.idLength))),
  question: z.optional(questionText),
  questionText: z.optional(questionText),
  /** Answer options; empty ones are dropped. */
  options: optionList,
  /** Position of the correct option among the sent ones, from 0. */
  correctIndex: z.optional(z.int(whichIsCorrect)),
  /** Like `correctIndex`, or an option's exact text. */
  correctAnswer: z.optional(z.union([z.int(), z.string()], whichIsCorrect)),
  explanation: optionalText(limits.explanationLength),
  ...chosenQuestionSides,
});
type SentQuestion = z.output<typeof sentQuestion>;

/**
 * Accepts a question in either shape: `{ question, options, correctIndex, explanation? }` or `{ questionText, options, correctAnswer, explanation? }`. The
 * output has the first shape, with trimmed options, empty ones dropped, and `correctIndex` adjusted to match.
 */
export const questionInput = z.pipe(
  sentQuestion.check(
    z.superRefine((sent, context) => {
      for (const [field, message] of findQuestionFaults(sent)) {
        context.addIssue({ code: 'custom', path: [field], message });
      }
    }),
  ),
  z.transform(normalizeQuestion),
);
export type Question = z.output<typeof questionInput>;

function* findQuestionFaults(sent: SentQuestion): Generator<[keyof SentQuestion, string]> {
  const answerField = sent.correctAnswer === undefined ? 'correctIndex' : 'correctAnswer';
  if (sent.question === undefined && sent.questionText === undefined) yield ['question', noQuestionText];
  if (sent.question !== undefined && sent.questionText !== undefined) {
    yield ['questionText', problem('questionTwice')];
  }
  if (sent.correctIndex !== undefined && sent.correctAnswer !== undefined) {
    yield [answerField, problem('answerTwice')];
  } else if (sent.options[findSentAnswer(sent)] === undefined) {
    yield [answerField, whichIsCorrect];
  }
}

/** Position of the correct option among the sent ones; −1 if there is none or the text matches no option. */
function findSentAnswer({ options, correctIndex, correctAnswer }: SentQuestion): number {
  if (typeof correctAnswer !== 'string') return correctIndex ?? correctAnswer ?? -1;
  const answer = correctAnswer.trim();
  return answer === '' ? -1 : options.indexOf(answer);
}

function normalizeQuestion(sent: SentQuestion) {
  const { question = '', questionText: text = question, explanation, questionMedia, optionMedia, format } = sent;
  const sentAnswer = findSentAnswer(sent);
  const filled = [...sent.options.entries()].filter(([, option]) => option !== '');
  const follows = filled.findIndex(([position]) => position === sentAnswer);
  const mediaOfOptions = filled.map(([position]) => optionMedia?.[position] ?? []);
  return {
    question: text,
    options: filled.map(([, option]) => option),
    // An index that pointed at an empty option is clamped to the remaining options.
    correctIndex: follows === -1 ? Math.min(sentAnswer, filled.length - 1) : follows,
    ...(explanation !== undefined && { explanation }),
    ...(questionMedia?.[0] && { questionMedia }),
    ...(mediaOfOptions.some((media) => media.length > 0) && { optionMedia: mediaOfOptions }),
    ...(format && { format }),
  };
}

const noQuestions = problem('noQuestions');

const questionList = z.array(questionInput, noQuestions).check(
  z.minLength(1, noQuestions),
  z.maxLength(limits.questionsPerQuiz, problem('tooManyQuestions', { most: limits.questionsPerQuiz })),
  z.refine(
    (questions) => new TextEncoder().encode(JSON.stringify(questions)).length <= limits.quizBytes,
    problem('quizTooLarge', { kilobytes: limits.quizBytes / 1024 }),
  ),
);

const timeLimit = z
  .int(problem('enterTimeLimit'))
  .check(z.minimum(1, problem('timeLimitTooShort')), z.maximum(limits.quizSeconds, problem('timeLimitTooLong')));

const passMark = problem('enterPassMark', { most: limits.maxPassingScore });
const passingScore = z.int(passMark).check(z.minimum(0, passMark), z.maximum(limits.maxPassingScore, passMark));
const quizName = requiredText(limits.nameLength, problem('enterQuizName'));

/** The fields of a new quiz; the route adds the household. */
export const quizFields = {
  name: quizName,
  description: optionalText(limits.descriptionLength),
  questions: questionList,
  /** Time limit in seconds; absent or null for a quiz without a timer. */
  timeLimit: z.pipe(
    z.nullish(timeLimit),
    z.transform((seconds: number | null | undefined) => seconds ?? undefined),
  ),
  /** Passing score in percent. */
  passingScore: z._default(passingScore, limits.defaultPassingScore),
};
export const quizInput = z.strictObject(quizFields);
export type QuizContent = z.output<typeof quizInput>;

/** Changes to a quiz: absent fields stay; a null time limit removes the timer. */
export const quizChanges = z.strictObject({
  name: z.optional(quizName),
  description: changedText(limits.descriptionLength),
  questions: z.optional(questionList),
  timeLimit: z.nullish(timeLimit),
  passingScore: z.optional(passingScore),
});

/** A question without its key. The ids are `q1`, `q2`, … in quiz order. */
const openQuestion = z.object({ id: z.string(), question: z.string(), options: z.array(z.string()), ...questionSides });

const quizQuestionSchema = z.extend(openQuestion, {
  /** The answer key; absent for learners, like the explanation. */
  correctIndex: z.optional(z.int()),
  explanation: z.optional(z.string()),
});
export type QuizQuestion = z.infer<typeof quizQuestionSchema>;

export const quizSchema = z.object({
  id: idText,
  householdId: idText,
  /** The deck that the quiz was generated from; absent for learners. */
  deckId: z.optional(idText),
  name: z.string(),
  description: z.optional(z.string()),
  /** Time limit in seconds. */
  timeLimit: z.optional(z.int()),
  /** Passing score in percent. */
  passingScore: z.int(),
  questionCount: z.int(),
  questions: z.array(quizQuestionSchema),
  createdAt: instantText,
});
export type Quiz = z.infer<typeof quizSchema>;

export const attemptMode = z.enum(['timed', 'standard']);
export type AttemptMode = z.infer<typeof attemptMode>;

const whichOption = problem('invalidOption');

/** The chosen option of each question, by position; −1 if unanswered. */
export const answersInput = z
  .array(
    z.int(whichOption).check(z.minimum(-1, whichOption), z.maximum(limits.maxOptions - 1, whichOption)),
    problem('invalidAnswers'),
  )
  .check(z.maxLength(limits.questionsPerQuiz, problem('tooManyAnswers')));

/** A card that the learner confused with the asked one: in this answer (`now`), or when last studied (`before`). */
const takenForSchema = z.object({
  ...shownCard,
  now: z.optional(z.literal(true)),
  before: z.optional(z.literal(true)),
});
export type TakenFor = z.infer<typeof takenForSchema>;

/** The result of one question of a completed attempt. */
const attemptReviewItem = z.object({
  questionId: z.string(),
  question: z.string(),
  options: z.array(z.string()),
  correctIndex: z.int(),
  /** Chosen option; −1 if unanswered. */
  chosenIndex: z.int(),
  isCorrect: z.boolean(),
  explanation: z.optional(z.string()),
  ...questionSides,
  /** Cards confused with the asked one; only for wrong answers to generated questions. */
  takenFor: z.optional(z.array(takenForSchema)),
});
export type AttemptReviewItem = z.infer<typeof attemptReviewItem>;

/** One attempt at a quiz. The fields from `score` on are absent until it is completed. */
export const attemptSchema = z.object({
  id: idText,
  quizId: idText,
  quizName: z.string(),
  learnerId: idText,
  mode: attemptMode,
  startedAt: instantText,
  /** Seconds, including the learner's extra time; only if timed. */
  timeLimit: z.optional(z.int()),
  /** The extra time applied; set only if the quiz has a time limit and the learner had extra time at the start. */
  extraTime: z.optional(extraTime),
  /** When a timed attempt runs out. */
  expiresAt: z.optional(instantText),
  completedAt: z.optional(instantText),
  /** Whether it was submitted after the time limit. Only answers that arrived in time are scored. */
  late: z.optional(z.boolean()),
  /** The questions as they were when the attempt started, without the correct answers; only while the attempt is open. */
  questions: z.optional(z.array(openQuestion)),
  /** Chosen option per question; −1 for none. */
  answers: z.array(z.int()),
  score: z.optional(z.int()),
  totalQuestions: z.optional(z.int()),
  /** Score in whole percent. */
  percentage: z.optional(z.int()),
  passed: z.optional(z.boolean()),
  passingScore: z.optional(z.int()),
  /** Time spent in whole seconds. */
  timeSpent: z.optional(z.int()),
  review: z.optional(z.array(attemptReviewItem)),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** A submitted attempt. `earnedBadges` were earned by submitting it. */
export const completedAttemptSchema = z.extend(attemptSchema, newlyEarned);
export type CompletedAttempt = z.infer<typeof completedAttemptSchema>;
