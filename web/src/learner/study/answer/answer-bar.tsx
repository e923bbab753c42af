import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import X from 'lucide-react/icons/x';
import { type MouseEvent, type PointerEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Rating } from '../../../../../shared/schemas/study.ts';
import { Button } from '../../../components/controls/button.tsx';
import styles from './answer-bar.module.css';
import type { AnswerManner } from '../session/take-answer.ts';

export interface AnswerBarProps {
  readonly askedKey: string;
  readonly isAnswerShown: boolean;
  readonly onShow: () => void;
  readonly onAnswer: (rating: Rating, manner?: AnswerManner) => void;
}

/** Show Answer, then Wrong or Correct, all three in the same place. What is a press, and what only looks like one: {@link usePresses}. */
export function AnswerBar({ askedKey, isAnswerShown, onShow, onAnswer }: AnswerBarProps) {
  const { isMeant, onPointerDown } = usePresses(`${askedKey} ${isAnswerShown}`);
  useStudyKeys(isMeant, (key, isControls) => {
    if (!isAnswerShown) return (key === ' ' || key === 'Enter') && !isControls ? onShow : undefined;
    const rating = ratingKeys[key];
    return rating && (() => onAnswer(rating));
  });
  const when = (act: () => void) => (event: MouseEvent) => isMeant(event.nativeEvent) && act();
  if (!isAnswerShown) {
    return (
      <div className={styles.bar} onPointerDown={onPointerDown}>
        <Button
          variant="primary"
          icon={<Eye />}
          className={styles.button}
          aria-keyshortcuts="Space Enter"
          onClick={when(onShow)}
        >
          Show Answer
          <KeyHint>space</KeyHint>
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.bar} onPointerDown={onPointerDown}>
      <Button
        variant="wrong"
        icon={<X />}
        className={styles.button}
        aria-keyshortcuts="1 ArrowLeft"
        onClick={when(() => onAnswer('wrong'))}
      >
        Wrong
        <KeyHint>1 or ←</KeyHint>
      </Button>
      <Button
        variant="right"
        icon={<Check />}
        className={styles.button}
        aria-keyshortcuts="2 ArrowRight"
        onClick={when(() => onAnswer('correct'))}
      >
        Correct
        <KeyHint>2 or →</KeyHint>
      </Button>
    </div>
  );
}

/** The key that does the same, for the eye; `aria-keyshortcuts` says it to a screen reader. */
export function KeyHint({ children }: { readonly children: string }) {
  return (
    <kbd aria-hidden="true" className={styles.key}>
      {children}
    </kbd>
  );
}

/** What a key says of the answer that is shown. */
export const ratingKeys: Readonly<Record<string, Rating | undefined>> = {
  '1': 'wrong',
  ArrowLeft: 'wrong',
  '2': 'correct',
  ArrowRight: 'correct',
};

/**
 * Keys of the whole screen. A key held down counts once.
 * @param act what the key does, if anything; `isControls`: a button or field has the focus, which knows Space and Enter itself.
 */
export function useStudyKeys(
  isMeant: (event: UIEvent) => boolean,
  act: (key: string, isControls: boolean) => (() => void) | undefined,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
    if (event.repeat || event.defaultPrevented || isShortcut || !isMeant(event)) return;
    const perform = act(event.key, isOnControl(event.target));
    if (!perform) return;
    event.preventDefault();
    perform();
  });
  // Whoever sees the screen may press a key: it listens as soon as it is drawn.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent): void => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** A focused button or link already does something with Space and Enter. */
function isOnControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, select, textarea, dialog') !== null;
}

/** A second press on one spot within this time is the other half of a double click. Nobody reads a card in it. */
const doublePressMs = 300;

/** As far as a finger strays between the two taps of a double tap; two buttons are further apart. */
const spotPx = 40;

interface Press {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly isSecond: boolean;
}

/**
 * Whether a press is meant for what is shown, by finger, mouse or key: it began after that was shown, and it is not the
 * second press of a double click, which would meet the button that came in the place of the first. Everything else
 * counts at once: who knows the answer need not wait. `shownKey` names what is shown.
 */
export function usePresses(shownKey: string) {
  const shownAt = useRef(0);
  const last = useRef<Press>(undefined);
  useLayoutEffect(() => {
    shownAt.current = performance.now();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- something else is shown then
  }, [shownKey]);
  return {
    onPointerDown: ({ timeStamp: at, clientX: x, clientY: y }: PointerEvent) => {
      const before = last.current;
      const isSecond =
        before !== undefined && at - before.at < doublePressMs && Math.hypot(x - before.x, y - before.y) < spotPx;
      last.current = { at, x, y, isSecond };
    },
    isMeant: (event: UIEvent): boolean => {
      // A click without a pointer comes from a key or from an assistive technology.
      const press = event.type === 'click' && event.detail > 0 ? last.current : undefined;
      return (press?.at ?? event.timeStamp) >= shownAt.current && !press?.isSecond;
    },
  };
}
