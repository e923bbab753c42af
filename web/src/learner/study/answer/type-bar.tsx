import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'virtual:icons/check';
import X from 'virtual:icons/x';
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { limits } from '../../../../../shared/limits.ts';
import type { Card } from '../../../../../shared/schemas/deck.ts';
import type { AnswerContext } from '../../../../../shared/study/answer-forms.ts';
import { judgeTyped, type TypedJudgement } from '../../../../../shared/study/judge-typed.ts';
import type { AnswerPart } from '../../../../../shared/study/mark-difference.ts';
import { Button } from '../../../components/controls/button.tsx';
import { TextField } from '../../../components/controls/field.tsx';
import { VisuallyHidden } from '../../../components/feedback/visually-hidden.tsx';
import { joinClasses } from '../../../lib/class-names.ts';
import { turnArrows } from '../../../lib/page/direction.ts';
import styles from './another-way.module.css';
import { type AnswerBarProps, ratingKeys, useStudyKeys } from './answer-bar.tsx';

export interface WayBarProps extends AnswerBarProps {
  readonly card: Card;
  readonly isMeant: (event: UIEvent) => boolean;
  /** Wraps a click handler to ignore accidental presses. */
  readonly when: (act: () => void) => (event: MouseEvent) => void;
}

interface TypeBarProps extends Omit<WayBarProps, 'card'> {
  /** Expected answer without formatting marks. */
  readonly answer: string;
  readonly about: AnswerContext;
  /** Whether the answer has a picture, for which the card takes the room that the field leaves. */
  readonly isPictured: boolean;
}

/** An answer for which a phone shows its number pad. The pads have no minus, slash or percent sign. */
const plainNumber = /^\d+(?:[.,]\d+)?$/;

/** A number as somebody may type it: in any digits, with separators, a sign or a percent sign. */
const typedNumber = /^[-−]?\p{Nd}[\p{Nd}.,٫٬'’\s]*[%٪]?$/u;

/** Field for the typed answer. Once checked, it shows the differences and two buttons to decide whether the answer is correct. */
export function TypeBar({ answer, about, isPictured, isAnswerShown, isMeant, when, onShow, onAnswer }: TypeBarProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [judgement, setJudgement] = useState<TypedJudgement>();
  const field = useRef<HTMLInputElement>(null);
  const isBlank = typed.trim() === '';
  // The card takes the focus whenever a new side is shown. This effect runs later and moves the focus to the field.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const isCovered = useRoomForKeyboard(field);
  const words = isBlank ? t`Here is the answer.` : judgement && sayVerdict(judgement);
  return (
    <div className={joinClasses(styles.typing, 'stack gap-3 relative', isAnswerShown && isPictured && styles.low)}>
      <Verdict isRight={judgement !== undefined && judgement.verdict !== 'wrong'}>{isAnswerShown && words}</Verdict>
      {isAnswerShown && judgement ? (
        <Judged typed={typed} judgement={judgement} isMeant={isMeant} when={when} onAnswer={onAnswer} />
      ) : (
        <form
          className={joinClasses('stack gap-3', isCovered && styles.inOneRow)}
          onSubmit={(event) => {
            event.preventDefault();
            setJudgement(judgeTyped(typed, answer, about));
            onShow();
          }}
        >
          <TextField
            ref={field}
            label={t`Your answer`}
            dir="auto"
            lang={about.language}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            inputMode={plainNumber.test(answer) ? 'decimal' : undefined}
            maxLength={2 * limits.shortAnswerLength}
            value={typed}
            onKeyDown={ignoreHeldEnter}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button
            type="submit"
            variant="primary"
            className={styles.button}
            onClick={(event) => isMeant(event.nativeEvent) || event.preventDefault()}
          >
            {isBlank ? t`Show Answer` : t`Check`}
          </Button>
        </form>
      )}
    </div>
  );
}

/**
 * Keeps the field above the on-screen keyboard, which covers the page without reducing its height (`100dvh` stays the same): sets `--keyboard` to the covered
 * height, by which the screen shrinks, and scrolls to the field.
 * @returns whether such a keyboard is open
 */
function useRoomForKeyboard(field: RefObject<HTMLInputElement | null>): boolean {
  const [isCovered, setIsCovered] = useState(false);
  useEffect(() => {
    const { visualViewport: seen } = window;
    const page = document.documentElement;
    const makeRoom = (): void => {
      if (!seen) return;
      const covered = Math.max(0, Math.round(page.clientHeight - seen.height * seen.scale));
      page.style.setProperty('--keyboard', `${covered}px`);
      setIsCovered(covered > 0);
      if (covered > 0 && field.current === document.activeElement) field.current?.scrollIntoView({ block: 'nearest' });
    };
    // The keyboard may be open from the last card.
    makeRoom();
    seen?.addEventListener('resize', makeRoom);
    return () => {
      seen?.removeEventListener('resize', makeRoom);
      page.style.removeProperty('--keyboard');
    };
  }, [field]);
  return isCovered;
}

/** Ignores Enter held down since the previous screen. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

interface JudgedProps extends Pick<WayBarProps, 'isMeant' | 'when' | 'onAnswer'> {
  readonly typed: string;
  readonly judgement: TypedJudgement;
}

/** Verdict buttons. The likelier one has the focus, so Enter confirms it. */
function Judged({ typed, judgement, isMeant, when, onAnswer }: JudgedProps) {
  const { t } = useLingui();
  const proposed = useRef<HTMLButtonElement>(null);
  const isRight = judgement.verdict !== 'wrong';
  useEffect(() => proposed.current?.focus({ preventScroll: true }), []);
  useStudyKeys(isMeant, (key) => {
    const rating = ratingKeys[key];
    return rating && (() => onAnswer(rating, { mode: 'type' }));
  });
  return (
    <>
      {typed.trim() !== '' && <Wrote typed={typed} judgement={judgement} />}
      <div className={joinClasses(styles.verdicts, 'stack gap-3')}>
        <Button
          ref={isRight ? undefined : proposed}
          variant="wrong"
          icon={<X />}
          className={styles.button}
          aria-keyshortcuts={turnArrows('1 ArrowLeft')}
          onKeyDown={ignoreHeldEnter}
          onClick={when(() => onAnswer('wrong', { mode: 'type' }))}
        >{t`Not quite`}</Button>
        <Button
          ref={isRight ? proposed : undefined}
          variant="right"
          icon={<Check />}
          className={styles.button}
          aria-keyshortcuts={turnArrows('2 ArrowRight')}
          onKeyDown={ignoreHeldEnter}
          onClick={when(() => onAnswer('correct', { mode: 'type' }))}
        >{t`I was right`}</Button>
      </div>
    </>
  );
}

function sayVerdict({ verdict, parts }: TypedJudgement): string {
  if (verdict === 'wrong') return t`Not yet. Look at the answer.`;
  if (verdict === 'almost') return t`Almost! Look at the marked part.`;
  return parts.some(({ kind }) => kind !== 'same') ? t`Right! Watch the accents.` : t`That’s right!`;
}

interface WroteProps {
  readonly typed: string;
  readonly judgement: TypedJudgement;
}

/** Typed answer with missing parts inserted and extra parts struck out. */
function Wrote({ typed, judgement }: WroteProps) {
  const { verdict, parts } = judgement;
  const isOther = parts.every(({ kind }) => kind !== 'same') || typedNumber.test(typed.trim());
  if (verdict === 'wrong' && isOther) return <WroteOther typed={typed} parts={parts} />;
  const elements = { same: 'span', missing: 'ins', extra: 'del' } as const;
  const wrote = (
    <>
      <VisuallyHidden>{typed}</VisuallyHidden>
      <bdi aria-hidden="true">
        {parts.map(({ kind, text }, at) => {
          const Part = elements[kind];
          return <Part key={at}>{text}</Part>;
        })}
      </bdi>
    </>
  );
  return (
    <p className={joinClasses(styles.wrote, 'text-center pre-wrap')}>
      <Trans>You wrote: {wrote}</Trans>
    </p>
  );
}

interface WroteOtherProps {
  readonly typed: string;
  readonly parts: readonly AnswerPart[];
}

/** A typed answer that is another number, or shares nothing with the right one: both, apart. Marks would run them together as `9912`. */
function WroteOther({ typed, parts }: WroteOtherProps) {
  const wrote = <bdi>{typed.trim()}</bdi>;
  const answer = (
    <bdi className="bold in-right">{parts.map(({ kind, text }) => (kind === 'extra' ? '' : text)).join('')}</bdi>
  );
  return (
    <p className={joinClasses(styles.wrote, 'row-wrap justify-center gap-0-4 text-center')}>
      <span>
        <Trans>You wrote: {wrote}</Trans>
      </span>{' '}
      <span>
        <Trans>The answer: {answer}</Trans>
      </span>
    </p>
  );
}

interface VerdictProps {
  readonly isRight?: boolean;
  readonly children: string | false | undefined;
}

/** Verdict text, announced to screen readers. */
export function Verdict({ isRight = false, children }: VerdictProps) {
  return (
    <p role="status" className={joinClasses(styles.verdict, 'bold text-center', isRight && 'in-right')}>
      {children}
    </p>
  );
}
