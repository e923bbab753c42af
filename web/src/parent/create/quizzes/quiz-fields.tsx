import { TextArea, TextField } from '../../../components/controls/field.tsx';
import type { FocusNext } from './draft/use-question-actions.ts';
import type { QuizForm } from './draft/use-quiz-form.ts';
import { QuestionList } from './question-list.tsx';
import styles from './quiz-form.module.css';

interface QuizFieldsProps {
  readonly form: QuizForm;
  readonly focusNext: FocusNext;
}

/** Every field of a quiz, in the order in which one thinks of them. */
export function QuizFields({ form, focusNext }: QuizFieldsProps) {
  const { quiz, quizProblems, writeQuiz } = form;
  return (
    <>
      <div data-field="name">
        <TextField
          label="Quiz Name"
          dir="auto"
          autoComplete="off"
          error={quizProblems.name}
          value={quiz.name}
          onChange={(event) => writeQuiz({ name: event.target.value })}
        />
      </div>
      <div data-field="description" className={styles.description}>
        <TextArea
          label="Description"
          isOptional
          dir="auto"
          rows={2}
          error={quizProblems.description}
          value={quiz.description}
          onChange={(event) => writeQuiz({ description: event.target.value })}
        />
      </div>
      <QuestionList form={form} focusNext={focusNext} />
      <div className={styles.settings}>
        <div data-field="timeLimit">
          <TextField
            label="Time Limit (minutes)"
            isOptional
            inputMode="decimal"
            autoComplete="off"
            error={quizProblems.timeLimit}
            value={quiz.timeLimit}
            onChange={(event) => writeQuiz({ timeLimit: event.target.value })}
          />
        </div>
        <div data-field="passingScore">
          <TextField
            label="Passing Score (%)"
            inputMode="numeric"
            autoComplete="off"
            error={quizProblems.passingScore}
            value={quiz.passingScore}
            onChange={(event) => writeQuiz({ passingScore: event.target.value })}
          />
        </div>
      </div>
    </>
  );
}
