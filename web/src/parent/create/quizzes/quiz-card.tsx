import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Check from 'virtual:icons/check';
import Pencil from 'virtual:icons/pencil';
import Trash from 'virtual:icons/trash-2';
import { useEffect, useRef } from 'react';
import type { Quiz, QuizQuestion } from '../../../../../shared/schemas/quiz.ts';
import { OptionSide, SideText } from '../../../components/card-side/card-side.tsx';
import { SideMedia } from '../../../components/card-side/side-media.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Disclosure } from '../../../components/layout/disclosure.tsx';
import { IconButton } from '../../../components/controls/button.tsx';
import { VisuallyHidden } from '../../../components/feedback/visually-hidden.tsx';
import { joinClasses } from '../../../lib/class-names.ts';
import { formatInstant } from '../../../words/instants.ts';
import { letterOf } from '../../../words/names.ts';
import { minutesOf } from './quiz-draft.ts';
import styles from './quiz-list.module.css';

interface QuizCardProps {
  readonly quiz: Quiz;
  /** True right after creation. The card scrolls into view and takes the focus. */
  readonly isFresh: boolean;
  /** Opens the quiz for editing; undefined for viewers, as is `onDelete`. */
  readonly onEdit: (() => void) | undefined;
  readonly onDelete: (() => void) | undefined;
}

export function QuizCard({ quiz, isFresh, onEdit, onDelete }: QuizCardProps) {
  const { t } = useLingui();
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFresh) titleRef.current?.focus();
  }, [isFresh]);
  return (
    <Card>
      <div className={joinClasses(styles.quiz, 'column gap-2')}>
        <div className={styles.quizHeader}>
          <h3 ref={titleRef} tabIndex={-1} className={joinClasses(styles.quizName, 'grows breaks text-l')} dir="auto">
            {quiz.name}
          </h3>
          {onEdit && <IconButton label={t`Edit ${{ quiz: quiz.name }}`} icon={<Pencil />} onClick={onEdit} />}
          {onDelete && (
            <IconButton tone="danger" label={t`Delete ${{ quiz: quiz.name }}`} icon={<Trash />} onClick={onDelete} />
          )}
        </div>
        {quiz.description && (
          <p className={joinClasses(styles.description, 'note clamp-3')} dir="auto">
            {quiz.description}
          </p>
        )}
        <p className="dotted note figures">
          <span>{t`${plural({ count: quiz.questionCount }, { one: '# question', other: '# questions' })}`}</span>
          <span>{describeMinutes(quiz.timeLimit)}</span>
          <span>{t`${{ score: quiz.passingScore }}% to pass`}</span>
          <span>{t`made ${{ day: formatInstant(quiz.createdAt) }}`}</span>
        </p>
        <QuizAnswers questions={quiz.questions} />
      </div>
    </Card>
  );
}

/** Describes a time limit in seconds: `10 minutes`, `1.5 minutes`, `45 seconds`, `No time limit`. */
function describeMinutes(seconds: number | undefined): string {
  if (seconds === undefined) return t`No time limit`;
  const minutes = minutesOf(seconds);
  return seconds < 60
    ? t`${plural(seconds, { one: '# second', other: '# seconds' })}`
    : t`${plural(minutes, { one: '# minute', other: '# minutes' })}`;
}

/** Questions and answers for grown-ups, rendered when expanded. */
function QuizAnswers({ questions }: { readonly questions: readonly QuizQuestion[] }) {
  const { t } = useLingui();
  return (
    <Disclosure summary={t`Questions and answers`} className={styles.answers}>
      {() => (
        <ol className={joinClasses(styles.questions, 'stack gap-4')}>
          {questions.map((question) => (
            <li key={question.id}>
              <Question question={question} />
            </li>
          ))}
        </ol>
      )}
    </Disclosure>
  );
}

function Question({ question: asked }: { readonly question: QuizQuestion }) {
  const { t } = useLingui();
  const { question, options, correctIndex, explanation, questionMedia, optionMedia, format } = asked;
  return (
    <>
      <SideText text={question} format={format} className="pre-wrap bold breaks" />
      <SideMedia media={questionMedia} size="listed" />
      <ul>
        {options.map((option, position) => (
          <li key={option} className={position === correctIndex ? 'flex gap-2 icon-first in-right bold' : 'flex gap-2'}>
            <span>{letterOf(position)}.</span>
            <OptionSide
              text={option}
              media={optionMedia?.[position]}
              format={format}
              size="thumb"
              option={position}
              className="shrinks breaks"
            />
            {position === correctIndex && (
              <>
                <Check />
                <VisuallyHidden>{t`Correct answer`}</VisuallyHidden>
              </>
            )}
          </li>
        ))}
      </ul>
      {explanation && (
        <p className="note breaks above-1 pre-wrap" dir="auto">
          {explanation}
        </p>
      )}
    </>
  );
}
