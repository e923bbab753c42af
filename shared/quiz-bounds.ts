/* Limits of quizzes, re-exported by `bounds.ts`. */
const minute = 60;
const day = 24 * 60 * minute;

export const questionLength = 1_000;
export const optionLength = 500;
export const explanationLength = 1_000;
export const minOptions = 2;
export const maxOptions = 6;
export const questionsPerQuiz = 100;
/** Maximum size of a quiz's questions as sent: enough for a hundred questions with some 600 Chinese or 1,800 Latin characters each. */
export const quizBytes = 200 * 1024;
export const quizSeconds = day;
/** Longest possible time of an attempt: a quiz's longest time limit with the largest extension. */
export const attemptSeconds = 2 * day;
/** Quizzes that a learner may start on one study day. */
export const quizzesPerDay = 100;
/** How long a submission may be in transit after the time is up. */
export const graceSeconds = 10;
/** Maximum passing score in percent. */
export const maxPassingScore = 100;
export const defaultPassingScore = 70;
/** Minimum number of cards that a deck needs for a quiz. */
export const minCardsForQuiz = 3;
/** Maximum number of cards, or of memories over all learners, read to generate a quiz. */
export const cardsConsideredForQuiz = 200;
export const generatedQuestions = 10;
/** Maximum number of questions that a user may choose to generate. */
export const mostGeneratedQuestions = 50;
export const generatedOptions = 4;
export const generatedSecondsPerQuestion = minute;
export const generatedSeconds = 10 * minute;
export const fewestSecondsPerQuestion = 5;
