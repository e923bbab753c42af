import type { StoredCard } from '../../../functions/data/content/card.ts';
import { unpackQuestions } from '../../../functions/data/study/quiz-attempt.ts';
import type { StoredQuestion } from '../../../functions/data/content/quiz.ts';
import { listBareSides } from '../../../shared/schemas/deck.ts';
import type { StoredRow } from '../read-row.ts';
import { nameOf, type Violation, violation } from '../violation.ts';

/** @yields each violation within a row: wrong index keys, or contents that are invalid although the schema accepts them. */
export function* checkOneRow(stored: StoredRow): Generator<Violation> {
  yield* checkIndexKeys(stored);
  const name = nameOf(stored.row);
  if (stored.kind === 'card' && listBareSides(trimSides(stored.item)).length > 0) {
    yield violation('card-sides', `${name} has an empty side`);
  }
  if (stored.kind === 'quiz' && !stored.item.questions.every(hasItsAnswer)) {
    yield violation('quiz-content', `${name} has a question whose right answer is none of its options`);
  }
  if (stored.kind === 'quiz-attempt' && stored.item.questions !== undefined) {
    const { questions, answers } = stored.item;
    const fits =
      questions.length === answers.length && answers.every((answer, index) => isOption(questions[index], answer));
    if (!fits || !questions.every(hasItsAnswer))
      yield violation('quiz-content', `${name} has answers that do not fit its questions`);
  }
  if (stored.kind === 'quiz-sheet' && !unpackQuestions(stored.item).every(hasItsAnswer)) {
    yield violation('quiz-content', `${name} has a question whose right answer is none of its options`);
  }
}

function trimSides({ front, back, ...media }: StoredCard) {
  return { ...media, front: front.trim(), back: back.trim() };
}

function hasItsAnswer({ options, correctIndex }: StoredQuestion): boolean {
  return correctIndex >= 0 && correctIndex < options.length;
}

/** @returns whether the answer is an option of the question, or −1 for no answer. */
function isOption(question: StoredQuestion | undefined, answer: number): boolean {
  return question !== undefined && answer >= -1 && answer < question.options.length;
}

/** @yields each wrong index key. A row without its index keys is never found; one with wrong keys is found by mistake. */
function* checkIndexKeys(stored: StoredRow): Generator<Violation> {
  for (const field of ['dueKey', 'listKey', 'listSort'] as const) {
    if (stored.row[field] !== stored.indexKeys[field])
      yield violation('index-keys', `${nameOf(stored.row)} stands in an index under another ${field} than its own`);
  }
}
