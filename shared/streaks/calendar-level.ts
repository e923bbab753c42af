/** Number of cards that a completed quiz counts as. */
const cardsPerQuiz = 20;

/**
 * Color level of a day in the month calendar: 0 without activity, 1 below 30, 2 from 30, 3 from 50. Activity is the cards studied plus 20 per completed quiz.
 */
export function calendarLevel(cardsStudied: number, quizzesCompleted: number): 0 | 1 | 2 | 3 {
  const activity = cardsStudied + cardsPerQuiz * quizzesCompleted;
  if (activity <= 0) return 0;
  if (activity < 30) return 1;
  return activity < 50 ? 2 : 3;
}
