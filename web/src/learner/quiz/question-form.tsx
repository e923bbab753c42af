import { useLingui } from '@lingui/react/macro';
import Check from 'virtual:icons/check';
import ChevronLeft from 'virtual:icons/chevron-left';
import ChevronRight from 'virtual:icons/chevron-right';
import Circle from 'virtual:icons/circle';
import Diamond from 'virtual:icons/diamond';
import Heart from 'virtual:icons/heart';
import Square from 'virtual:icons/square';
import Star from 'virtual:icons/star';
import Triangle from 'virtual:icons/triangle';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { noAnswer } from '../../../../shared/quiz/score-attempt.ts';
import type { QuizQuestion } from '../../../../shared/schemas/quiz.ts';
import { isPlaceOnly } from '../../../../shared/quiz/shown-sides.ts';
import { OptionSide, SideText } from '../../components/card-side/card-side.tsx';
import { useFormatting } from '../../components/card-side/formatting.ts';
import { SideMedia } from '../../components/card-side/side-media.tsx';
import { Button } from '../../components/controls/button.tsx';
import { VisuallyHidden } from '../../components/feedback/visually-hidden.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { letterOf } from '../../words/names.ts';
import { ReadButton } from '../read-aloud/read-button.tsx';
import { useVoices } from '../../lib/device/speech.ts';
import { turnArrows } from '../../lib/page/direction.ts';
import { useIsPreReader, useReading, useReadingHabits } from '../read-aloud/use-reading.ts';
import styles from './question-form.module.css';

interface QuestionFormProps {
  readonly question: QuizQuestion;
  /** Index of the question, from 0. */
  readonly position: number;
  readonly total: number;
  /** Index of the chosen option; −1 for none. */
  readonly chosen: number | undefined;
  readonly isDisabled: boolean;
  readonly onChoose: (option: number) => void;
}

/** One question with its options. Takes the focus on mount, so that screen readers read it. */
export function QuestionForm({ question, position, total, chosen, isDisabled, onChoose }: QuestionFormProps) {
  const { t } = useLingui();
  const ref = useRef<HTMLFieldSetElement>(null);
  const group = useId();
  const [reading, sayOption] = useQuestionReading(question);
  useEffect(() => ref.current?.focus(), []);
  return (
    <fieldset ref={ref} tabIndex={-1} role="radiogroup" disabled={isDisabled} className={styles.question}>
      <legend dir="auto" className={joinClasses(styles.text, 'card-text title breaks text-xl')}>
        <VisuallyHidden>{t`Question ${{ number: position + 1 }} of ${total}:`} </VisuallyHidden>
        <SideText as="span" text={question.question} format={question.format} lang={reading?.lang} />
      </legend>
      <ReadButton side={reading} hasKey />
      <SideMedia media={question.questionMedia} size="face" isAsked place={position + 1} shownKey={question.id} />
      <div className={joinClasses(styles.options, 'stack gap-3', question.optionMedia && styles.pictured)}>
        {question.options.map((text, option) => (
          <label
            key={option}
            className={joinClasses(styles.option, 'row hovers chosen focused gap-3 on-surface rounded-card')}
          >
            <OptionMark option={option} className={joinClasses(styles.letter, 'middle muted round heavy rigid')} />
            <OptionSide
              text={text}
              media={question.optionMedia?.[option]}
              format={question.format}
              size="small"
              option={option}
              className="medium grows breaks"
            />
            <input
              type="radio"
              name={group}
              value={option}
              checked={chosen === option}
              aria-keyshortcuts={`${letterOf(option)} ${option + 1}`}
              className={styles.radio}
              onChange={() => {
                sayOption?.(option);
                onChoose(option);
              }}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** For pre-readers, automatically reads aloud the question and each option they choose. */
function useQuestionReading({ id, question, options, optionMedia, format }: QuizQuestion) {
  const { isReady, toPlainText } = useFormatting(format);
  const voices = useVoices();
  const isPreReader = useIsPreReader();
  const [{ isSlow }] = useReadingHabits();
  const said = options.map((text, at) => (isPlaceOnly(text, optionMedia?.[at]) ? '' : text));
  const shown = isReady ? [...said, question].map((text) => ({ text: toPlainText(text) })) : [];
  const sides = useReading(shown, { voices, shownKey: id, isAutomatic: isPreReader, isSlow });
  return [sides.at(-1), isPreReader ? (option: number) => sides[option]?.onToggle?.() : undefined] as const;
}

const pictures = [Circle, Square, Triangle, Star, Heart, Diamond];

interface OptionMarkProps {
  /** Index of the option, from 0. */
  readonly option: number;
  readonly className: string | undefined;
}

/** Marker of an option: a letter, or a picture for pre-readers. */
export function OptionMark({ option, className }: OptionMarkProps) {
  const Picture = useIsPreReader() ? pictures[option] : undefined;
  return <span className={className}>{Picture ? <Picture aria-hidden="true" /> : letterOf(option)}</span>;
}

interface StepButtonsProps {
  /** Index of the current question, from 0. */
  readonly position: number;
  readonly total: number;
  /** Shows Next as a secondary button, because another button is the primary one. */
  readonly isQuiet: boolean;
  readonly onGo: (position: number) => void;
}

export function StepButtons({ position, total, isQuiet, onGo }: StepButtonsProps) {
  const { t } = useLingui();
  const isLast = position === total - 1;
  return (
    <div className={joinClasses(styles.steps, 'wrap gap-3 above-2')}>
      <Button
        icon={<ChevronLeft />}
        disabled={position === 0}
        aria-keyshortcuts={turnArrows('ArrowLeft')}
        onClick={() => onGo(position - 1)}
      >{t`Previous`}</Button>
      <Button
        variant={isQuiet || isLast ? 'secondary' : 'primary'}
        className={styles.next}
        icon={<ChevronRight />}
        disabled={isLast}
        aria-keyshortcuts={turnArrows('ArrowRight Enter')}
        onClick={() => onGo(position + 1)}
      >{t`Next`}</Button>
    </div>
  );
}

interface QuestionMapProps {
  readonly questions: readonly QuizQuestion[];
  readonly answers: readonly number[];
  /** Index of the current question, from 0. */
  readonly position: number;
  readonly onGo: (position: number) => void;
}

/** Numbered list of all questions, to jump to any, with a tick on answered ones. */
export function QuestionMap({ questions, answers, position, onGo }: QuestionMapProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`All questions`} className={styles.map}>
      <ol className={joinClasses(styles.numbers, 'stack gap-2')}>
        {questions.map(({ id }, index) => {
          const number = index + 1;
          const isAnswered = answers[index] !== undefined && answers[index] !== noAnswer;
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={index === position ? 'step' : undefined}
                aria-label={isAnswered ? t`Question ${number}, answered` : t`Question ${number}, no answer yet`}
                className={joinClasses(styles.number, isAnswered && styles.answered)}
                onClick={() => onGo(index)}
              >
                {number}
                {isAnswered && <Check />}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface QuestionKeys {
  /** False while a dialog is open or the attempt accepts no more answers. */
  readonly isOn: boolean;
  readonly onChoose: (option: number) => void;
  readonly onNext: () => void;
  readonly onPrevious: () => void;
}

/**
 * Keyboard shortcuts: A–F and 1–6 choose, Enter and → go to the next question, ← to the previous one; the other way round in a page that runs from right to left. Inside the radio group the arrow keys keep their native
 * function. Key repeats are ignored.
 */
export function useQuestionKeys({ isOn, onChoose, onNext, onPrevious }: QuestionKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isForUs = !event.repeat && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey;
    const action = isOn && isForUs ? findAction(event) : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  });

  function findAction({ key, target }: KeyboardEvent): (() => void) | undefined {
    const option = optionOfKey(key);
    if (option !== undefined) return () => onChoose(option);
    if (key === 'Enter') return isWithin(target, 'button, a, summary') ? undefined : onNext;
    if (isWithin(target, 'input')) return undefined;
    const arrow = turnArrows(key);
    return arrow === 'ArrowRight' ? onNext : arrow === 'ArrowLeft' ? onPrevious : undefined;
  }

  // A layout effect, so that the listener is active on first paint.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent): void => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** Whether the event target lies within an element that matches the selector. */
function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

const firstLetter = 'A'.charCodeAt(0);

/** Returns the index of the option for a key: A to F in either case, or 1 to 6. */
export function optionOfKey(key: string): number | undefined {
  if (/^[a-f]$/i.test(key)) return key.toUpperCase().charCodeAt(0) - firstLetter;
  return /^[1-6]$/.test(key) ? Number(key) - 1 : undefined;
}
