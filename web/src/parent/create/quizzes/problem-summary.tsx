import { Banner } from '../../../components/feedback/messages.tsx';
import type { QuizDraft } from './draft/quiz-draft.ts';
import type { QuizForm } from './draft/use-quiz-form.ts';
import styles from './problem-summary.module.css';

interface ProblemSummaryProps {
  readonly form: QuizForm;
  /** Leads to what has to be made right. */
  readonly onSelect: (selector: string) => void;
}

/** The fields of a quiz from top to bottom, as they are called on the screen. */
const fieldNames = [
  ['name', 'Quiz Name'],
  ['description', 'Description'],
  ['questions', 'Questions'],
  ['timeLimit', 'Time Limit'],
  ['passingScore', 'Passing Score'],
] as const satisfies readonly (readonly [keyof QuizDraft, string])[];

/** Which fields keep the quiz from being saved, each with the way to it. What is wrong stands at the field itself. */
export function ProblemSummary({
  form: { quiz, open, quizProblems, questionProblems },
  onSelect,
}: ProblemSummaryProps) {
  const places: { readonly name: string; readonly selector: string }[] = fieldNames.flatMap(([field, name]) =>
    quizProblems[field] === undefined
      ? []
      : [{ name, selector: `[data-field="${field}"] :is(input, textarea, [data-action="add"])` }],
  );
  if (Object.keys(questionProblems).length > 0) {
    const number = (open?.position ?? quiz.questions.length) + 1;
    places.push({ name: `Question ${number}`, selector: '[data-editor] [aria-invalid="true"]' });
  }
  if (places.length === 0) return null;
  return (
    <Banner tone="error">
      Nothing is sent yet. Please check:
      <ul className={styles.places}>
        {places.map(({ name, selector }) => (
          <li key={name}>
            <button type="button" className={styles.place} onClick={() => onSelect(selector)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
