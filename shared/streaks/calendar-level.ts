/** A quiz counts for a day's activity like this many cards. */
const cardsPerQuiz = 20;

/**
 * How strongly a day is coloured in the month calendar: 0 without activity, 1 under 30, 2 from 30, 3 from 50, where
 * activity is the cards studied plus 20 for each quiz completed.
 */
export function calendarLevel(cardsStudied: number, quizzesCompleted: number): 0 | 1 | 2 | 3 {
  const activity = cardsStudied + cardsPerQuiz * quizzesCompleted;
  if (activity <= 0) return 0;
  if (activity < 30) return 1;
  return activity < 50 ? 2 : 3;
}
