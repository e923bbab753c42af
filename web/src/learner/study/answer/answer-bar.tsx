import { useLingui } from '@lingui/react/macro';
import Check from 'virtual:icons/check';
import Eye from 'virtual:icons/eye';
import X from 'virtual:icons/x';
import { type MouseEvent, type PointerEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Rating } from '../../../../../shared/schemas/study.ts';
import { Button } from '../../../components/controls/button.tsx';
import { turnArrows } from '../../../lib/page/direction.ts';
import styles from './answer-bar.module.css';
import type { AnswerManner } from '../session/take-answer.ts';

export interface AnswerBarProps {
  readonly askedKey: string;
  readonly isAnswerShown: boolean;
  readonly onShow: () => void;
  readonly onAnswer: (rating: Rating, manner?: AnswerManner) => void;
}

/**
 * “Show Answer”, then “Wrong” and “Correct” in the same place. All three stay in the page: making and measuring new buttons would take a fifth of the time to the next
 * card. Accidental presses are filtered by {@link usePresses}.
 */
export function AnswerBar({ askedKey, isAnswerShown, onShow, onAnswer }: AnswerBarProps) {
  const { t } = useLingui();
  const { isMeant, onPointerDown } = usePresses(`${askedKey} ${isAnswerShown}`);
  useStudyKeys(isMeant, (key, isControls) => {
    if (!isAnswerShown) return (key === ' ' || key === 'Enter') && !isControls ? onShow : undefined;
    const rating = ratingKeys[key];
    return rating && (() => onAnswer(rating));
  });
  const when = (act: () => void) => (event: MouseEvent) => isMeant(event.nativeEvent) && act();
  return (
    <div className="stack" onPointerDown={onPointerDown}>
      <div className={styles.step} hidden={isAnswerShown}>
        <Button
          variant="primary"
          icon={<Eye />}
          className={styles.button}
          aria-keyshortcuts="Space Enter"
          onClick={when(onShow)}
        >
          {t`Show Answer`}
          <KeyHint>{t({ message: 'space', comment: 'The space bar, as a short name of a key' })}</KeyHint>
        </Button>
      </div>
      <div className={styles.step} hidden={!isAnswerShown}>
        <Button
          variant="wrong"
          icon={<X />}
          className={styles.button}
          aria-keyshortcuts={turnArrows('1 ArrowLeft')}
          onClick={when(() => onAnswer('wrong'))}
        >
          {t`Wrong`}
          <KeyHint>{t`1 or ←`}</KeyHint>
        </Button>
        <Button
          variant="right"
          icon={<Check />}
          className={styles.button}
          aria-keyshortcuts={turnArrows('2 ArrowRight')}
          onClick={when(() => onAnswer('correct'))}
        >
          {t`Correct`}
          <KeyHint>{t`2 or →`}</KeyHint>
        </Button>
      </div>
    </div>
  );
}

/** Visible shortcut key of a button. Screen readers get it from `aria-keyshortcuts`. */
export function KeyHint({ children }: { readonly children: string }) {
  return (
    <kbd aria-hidden="true" className={styles.key}>
      {turnArrows(children)}
    </kbd>
  );
}

export const ratingKeys: Readonly<Record<string, Rating | undefined>> = {
  '1': 'wrong',
  ArrowLeft: 'wrong',
  '2': 'correct',
  ArrowRight: 'correct',
};

/**
 * Global keyboard shortcuts of a study screen. Key repeats are ignored.
 * @param act returns the action of a key, if any, where `ArrowRight` is the arrow that leads on; `isControls` is true if a control has the focus, which handles Space and Enter itself.
 */
export function useStudyKeys(
  isMeant: (event: UIEvent) => boolean,
  act: (key: string, isControls: boolean) => (() => void) | undefined,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
    if (event.repeat || event.defaultPrevented || isShortcut || !isMeant(event)) return;
    const perform = act(turnArrows(event.key), isOnControl(event.target));
    if (!perform) return;
    event.preventDefault();
    perform();
  });
  // A layout effect, so that the listener is active on first paint.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent): void => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** Whether the target is a control, which handles Space and Enter itself. */
function isOnControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, select, textarea, dialog') !== null;
}

/** A second press on the same spot within this time, in milliseconds, counts as a double click, because nobody can read a card so fast. */
const doublePressMs = 300;

/** Maximum distance in pixels between the taps of a double tap. Buttons are farther apart. */
const spotPx = 40;

interface Press {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly isSecond: boolean;
}

/**
 * Filters accidental presses by finger, mouse or key. A press counts if it began after the current content was shown and isn't the second half of a double
 * click, which would hit the button that replaced the first one. All other presses count without a delay. `shownKey` identifies the content.
 */
export function usePresses(shownKey: string) {
  const shownAt = useRef(0);
  const last = useRef<Press>(undefined);
  useLayoutEffect(() => {
    shownAt.current = performance.now();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- restarts when other content is shown
  }, [shownKey]);
  return {
    onPointerDown: ({ timeStamp: at, clientX: x, clientY: y }: PointerEvent) => {
      const before = last.current;
      const isSecond =
        before !== undefined && at - before.at < doublePressMs && Math.hypot(x - before.x, y - before.y) < spotPx;
      last.current = { at, x, y, isSecond };
    },
    isMeant: (event: UIEvent): boolean => {
      // `detail` 0 means a click from the keyboard or an assistive technology.
      const press = event.type === 'click' && event.detail > 0 ? last.current : undefined;
      return (press?.at ?? event.timeStamp) >= shownAt.current && !press?.isSecond;
    },
  };
}
