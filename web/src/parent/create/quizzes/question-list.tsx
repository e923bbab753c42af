import { useLingui } from '@lingui/react/macro';
import ArrowDown from 'virtual:icons/arrow-down';
import ArrowUp from 'virtual:icons/arrow-up';
import Check from 'virtual:icons/check';
import Pencil from 'virtual:icons/pencil';
import Plus from 'virtual:icons/plus';
import Trash from 'virtual:icons/trash-2';
import { useId } from 'react';
import { limits } from '../../../../../shared/limits.ts';
import { problem } from '../../../../../shared/schemas/problem.ts';
import { OptionSide, SideText } from '../../../components/card-side/card-side.tsx';
import { SideMedia } from '../../../components/card-side/side-media.tsx';
import { Banner } from '../../../components/feedback/messages.tsx';
import { Button, IconButton } from '../../../components/controls/button.tsx';
import { VisuallyHidden } from '../../../components/feedback/visually-hidden.tsx';
import { joinClasses } from '../../../lib/class-names.ts';
import { letterOf } from '../../../words/names.ts';
import { wordProblem } from '../../../words/word-problem.ts';
import { QuestionEditor } from './question-editor.tsx';
import type { QuestionDraft } from './quiz-draft.ts';
import styles from './questions.module.css';
import { type FocusNext, useQuestionActions } from './use-question-actions.ts';
import type { QuizFormControl } from './use-quiz-form.ts';

/** The draft's questions, one line each, with an editor in place of the open one. */
export function QuestionList({ form, focusNext }: { readonly form: QuizFormControl; readonly focusNext: FocusNext }) {
  const { t } = useLingui();
  const id = useId();
  const actions = useQuestionActions(form, focusNext);
  const { quiz, open, removed, quizProblems } = form;
  const { questions } = quiz;
  const isWritingNew = open !== undefined && open.position === undefined;
  const isFull = questions.length >= limits.questionsPerQuiz;
  const canAdd = !isWritingNew && !isFull;

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
    <section className="column gap-3" aria-labelledby={id} data-field="questions">
      <h3 id={id}>{t`Questions`}</h3>
      {questions.length > 0 && (
        <ol className={joinClasses(styles.questionRows, 'column gap-3')}>
          {questions.map((question, position) => (
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
      {quizProblems.questions && <p className="field-error">{quizProblems.questions}</p>}
      {isFull && !quizProblems.questions && (
        <p data-full tabIndex={-1} className="muted">
          {wordProblem(problem('tooManyQuestions', { most: limits.questionsPerQuiz }))}
        </p>
      )}
      {canAdd && (
        <Button
          data-action="add"
          className="self-start"
          icon={<Plus />}
          onClick={() => actions.openQuestion()}
        >{t`Add Question`}</Button>
      )}
    </section>
  );
}

function RemovedNote({ position, onUndo }: { readonly position: number; readonly onUndo: () => void }) {
  const { t } = useLingui();
  const undo = <Button data-action="undo" onClick={onUndo}>{t`Undo`}</Button>;
  const number = position + 1;
  return <Banner tone="info" action={undo}>{t`Question ${number} removed`}</Banner>;
}

interface QuestionRowProps {
  readonly question: QuestionDraft;
  /** Index of the question, from 0. */
  readonly position: number;
  readonly isLast: boolean;
  readonly onEdit: () => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

function QuestionRow(props: QuestionRowProps) {
  const { t } = useLingui();
  const {
    question: { question, options, correctIndex, questionMedia, optionMedia, format },
    position,
    isLast,
    onEdit,
    onMove,
    onRemove,
  } = props;
  const number = position + 1;
  const right = options[correctIndex] ?? '';
  return (
    <div className={joinClasses(styles.row, 'stack box')} data-question={position}>
      <span className={joinClasses(styles.rowNumber, 'middle bold figures round tint-brand text-s')} aria-hidden="true">
        {position + 1}
      </span>
      <div className={styles.rowTexts}>
        <SideText text={question} format={format} className="bold clamp-3" />
        <SideMedia media={questionMedia} size="thumb" />
        <div className={joinClasses(styles.rowAnswer, 'icon-first gap-1 breaks text-s in-right flex')}>
          <Check />
          <VisuallyHidden>{t`Correct:`} </VisuallyHidden>
          {optionMedia || format ? (
            <>
              <span>{letterOf(correctIndex)}.</span>
              <OptionSide
                text={right}
                media={optionMedia?.[correctIndex]}
                format={format}
                size="thumb"
                option={correctIndex}
              />
            </>
          ) : (
            <span dir="auto">
              {letterOf(correctIndex)}. {right}
            </span>
          )}
        </div>
      </div>
      <div className={joinClasses(styles.rowButtons, 'across flex')}>
        <IconButton
          label={t`Move question ${number} up`}
          icon={<ArrowUp />}
          disabled={position === 0}
          data-action="up"
          onClick={() => onMove(position - 1)}
        />
        <IconButton
          label={t`Move question ${number} down`}
          icon={<ArrowDown />}
          disabled={isLast}
          data-action="down"
          onClick={() => onMove(position + 1)}
        />
        <IconButton label={t`Edit question ${number}`} icon={<Pencil />} data-action="edit" onClick={onEdit} />
        <IconButton tone="danger" label={t`Remove question ${number}`} icon={<Trash />} onClick={onRemove} />
      </div>
    </div>
  );
}
