import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import { limits } from '../../../../../shared/limits.ts';
import { Banner } from '../../../components/feedback/messages.tsx';
import { Button } from '../../../components/controls/button.tsx';
import { type FocusNext, useQuestionActions } from './draft/use-question-actions.ts';
import type { QuizForm } from './draft/use-quiz-form.ts';
import { ProblemText } from './problem-text.tsx';
import { QuestionEditor } from './question-editor.tsx';
import styles from './question-list.module.css';
import { QuestionRow } from './question-row.tsx';

interface QuestionListProps {
  readonly form: QuizForm;
  readonly focusNext: FocusNext;
}

/** The questions of the draft: one line each, but for the one that is being written. */
export function QuestionList({ form, focusNext }: QuestionListProps) {
  const id = useId();
  const actions = useQuestionActions(form, focusNext);
  const { quiz, open, removed, quizProblems } = form;
  const { questions } = quiz;
  const isWritingNew = open !== undefined && open.position === undefined;
  const canAdd = !isWritingNew && questions.length < limits.questionsPerQuiz;

  const editor = open && (
    <QuestionEditor
      key={open.position ?? `new ${questions.length}`}
      number={(open.position ?? questions.length) + 1}
      isNew={isWritingNew}
      question={open.question}
      problems={form.questionProblems}
      onChange={form.writeQuestion}
      onSave={actions.saveQuestion}
      onCancel={actions.closeQuestion}
      focusNext={focusNext}
    />
  );

  return (
    <section className={styles.questions} aria-labelledby={id} data-field="questions">
      <h3 id={id}>Questions</h3>
      {questions.length > 0 && (
        <ol className={styles.rows}>
          {questions.map((question, position) => (
            // oxlint-disable-next-line react/no-array-index-key -- two questions of a draft may be the same
            <li key={position}>
              {open?.position === position ? (
                editor
              ) : (
                <QuestionRow
                  question={question}
                  position={position}
                  isLast={position === questions.length - 1}
                  onEdit={() => actions.openQuestion(position)}
                  onMove={(to) => actions.moveQuestion(position, to)}
                  onRemove={() => actions.removeQuestion(position)}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {removed && <RemovedNote position={removed.position} onUndo={() => actions.undoRemoval(removed.position)} />}
      {isWritingNew && editor}
      {quizProblems.questions && <ProblemText>{quizProblems.questions}</ProblemText>}
      {canAdd && (
        <Button
          data-action="add"
          className={styles.add}
          icon={<Plus aria-hidden="true" />}
          onClick={() => actions.openQuestion()}
        >
          Add Question
        </Button>
      )}
    </section>
  );
}

function RemovedNote({ position, onUndo }: { readonly position: number; readonly onUndo: () => void }) {
  const undo = (
    <Button data-action="undo" onClick={onUndo}>
      Undo
    </Button>
  );
  return (
    <Banner tone="info" action={undo}>
      Question {position + 1} removed
    </Banner>
  );
}
