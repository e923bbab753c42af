import { foldText } from '../../../../../shared/quiz/fold-text.ts';
import type { Quiz } from '../../../../../shared/schemas/quiz.ts';

/** The quizzes whose name or description holds what was typed, whatever the case or the way accents are composed. */
export function findQuizzes(quizzes: readonly Quiz[], query: string): readonly Quiz[] {
  const wanted = foldText(query);
  return quizzes.filter(({ name, description = '' }) =>
    [name, description].some((text) => foldText(text).includes(wanted)),
  );
}
