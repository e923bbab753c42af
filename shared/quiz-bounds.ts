/*
 * The bounds of quizzes, which `bounds.ts` hands on with all others.
 */
const minute = 60;
const day = 24 * 60 * minute;

export const questionLength = 1_000;
export const optionLength = 500;
export const explanationLength = 1_000;
export const minOptions = 2;
export const maxOptions = 6;
export const questionsPerQuiz = 100;
/** Of all its questions together, as they are sent: a hundred of them with some 600 Chinese characters each, or three times as many Latin ones. */
export const quizBytes = 200 * 1024;
export const quizSeconds = day;
/** A quiz's time with the most extra time that there is. */
export const attemptSeconds = 2 * day;
/** Begun by one learner on one study day. */
export const quizzesPerDay = 100;
/** How long a submit may be on its way after the time is up. */
export const graceSeconds = 10;
/** Percent. */
export const maxPassingScore = 100;
export const defaultPassingScore = 70;
/** A deck with fewer cards gives no quiz. */
export const minCardsForQuiz = 3;
/** And so many memories, of all learners together. */
export const cardsConsideredForQuiz = 200;
export const generatedQuestions = 10;
/** Where somebody chooses how many. */
export const mostGeneratedQuestions = 50;
export const generatedOptions = 4;
export const generatedSecondsPerQuestion = minute;
export const generatedSeconds = 10 * minute;
export const fewestSecondsPerQuestion = 5;
