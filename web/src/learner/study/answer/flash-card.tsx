import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Card, SideLanguages, TextFormat } from '../../../../../shared/schemas/deck.ts';
import type { CardMedia } from '../../../../../shared/schemas/media.ts';
import { leaveOutTelling } from '../../../../../shared/quiz/shown-sides.ts';
import { CardSide } from '../../../components/card-side/card-side.tsx';
import { useFormatting } from '../../../components/card-side/formatting.ts';
import { joinClasses } from '../../../lib/class-names.ts';
import { ReadButton, ReadingMenu } from '../../read-aloud/read-button.tsx';
import {
  type ReadingHabits,
  type ReadSide,
  sidesOf,
  useReading,
  useReadingHabits,
} from '../../read-aloud/use-reading.ts';
import { pickTextSize, type TextSize } from './pick-text-size.ts';
import styles from './flash-card.module.css';
import Eye from 'virtual:icons/eye';
import Square from 'virtual:icons/square';
import Volume2 from 'virtual:icons/volume-2';
import { SideMedia } from '../../../components/card-side/side-media.tsx';
import { Button } from '../../../components/controls/button.tsx';
import heardSideStyles from './heard-side.module.css';

/** The extra of the card in a question, before the answer is shown. */
export interface Hint {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

interface FlashCardProps {
  readonly card: Card;
  readonly deck: SideLanguages & { readonly format?: TextFormat };
  /** Language of the extra if the deck sets one. */
  readonly extraLanguage: string | undefined;
  /** Undefined if the extra comes with the answer only. */
  readonly hint: Hint | undefined;
  /** Changes with every question, including a repeat of the same card. */
  readonly askedKey: string;
  readonly isAnswerShown: boolean;
  /** Reads the question aloud and hides its text until the learner asks for it. */
  readonly isHeard: boolean;
  /** Plays the question's sound automatically, even if no voice can read its text. */
  readonly isListened: boolean;
  /** Whether the question's words are the answer, so that they can't be asked for. */
  readonly isDictated: boolean;
  readonly voices: readonly SpeechSynthesisVoice[];
}

/**
 * Flashcard. The answer enters the DOM only when shown, below the question. Changes are announced to screen readers. The focus stays on the card, so that no
 * key press activates a button by accident. All cards reuse one element: remounting the focused element would force a second layout. Switching between the
 * classes of the two sides restarts the animation.
 */
export function FlashCard(props: FlashCardProps) {
  const { t } = useLingui();
  const { card, deck, hint, askedKey, isAnswerShown, isHeard, isListened } = props;
  const [habits, changeHabits] = useReadingHabits();
  const [spelledKey, setSpelledKey] = useState<string>();
  const isAsked = isHeard && !isAnswerShown;
  const isAutomatic = habits.isAutomatic || (isListened && !isAnswerShown);
  const shownKey = `${askedKey} ${isAnswerShown}`;
  const { said, front, back, extra } = useSpokenCard(props, { ...habits, shownKey, isAutomatic });
  const menu = <ReadingMenu habits={habits} onChange={changeHabits} />;
  const answers = [said.back, ...(card.backMedia ?? []).flatMap(({ alt }) => alt ?? [])];
  const frontMedia = isAnswerShown ? card.frontMedia : card.frontMedia && leaveOutTelling(card.frontMedia, answers);
  const { ref, focusFace, onScroll } = useFace(askedKey, isAnswerShown);
  const isWordless = isAsked && spelledKey !== askedKey;
  const hasMedia = !isWordless && ((isAnswerShown ? card.backMedia : frontMedia)?.length ?? 0) > 0;
  const [common, movement] = [{ format: deck.format, shownKey }, isAnswerShown ? styles.turned : styles.dealt];
  return (
    <div aria-live="polite" className={styles.stage}>
      <section
        ref={ref}
        tabIndex={-1}
        aria-label={isAnswerShown ? t`Answer` : t`Question`}
        className={joinClasses(styles.face, movement, extra && styles.explained, hasMedia && styles.pictured)}
        onScroll={onScroll}
      >
        {isWordless ? (
          <HeardSide
            reading={front}
            menu={menu}
            media={frontMedia}
            shownKey={shownKey}
            onShowWords={
              props.isDictated
                ? undefined
                : () => {
                    setSpelledKey(askedKey);
                    focusFace();
                  }
            }
          />
        ) : (
          <Side
            {...common}
            text={card.front}
            media={frontMedia}
            isAutomatic={isAutomatic && !isAnswerShown}
            isAsked={!isAnswerShown}
            size={isAnswerShown ? 'asked' : pickTextSize(said.front)}
            reading={front}
            menu={!isAnswerShown && menu}
          />
        )}
        {!isAnswerShown && hint && !hint.isOpen && <HintButton hint={hint} onOpened={focusFace} />}
        {isAnswerShown && (
          <>
            <hr className={styles.line} />
            <Side
              {...common}
              text={card.back}
              media={card.backMedia}
              isAutomatic={isAutomatic}
              size={pickTextSize(said.back)}
              reading={back}
              menu={menu}
            />
          </>
        )}
        {extra && <Side {...common} text={extra.text} size="extra" reading={extra.reading} />}
      </section>
    </div>
  );
}

/** Returns the visible texts of the card as they are read aloud. The extra is visible with the answer, or as an opened hint, and read on demand only. */
function useSpokenCard(
  { card, deck, extraLanguage, hint, isAnswerShown, voices }: FlashCardProps,
  options: ReadingHabits & { readonly shownKey: string },
) {
  const { isReady, toPlainText } = useFormatting(deck.format);
  const said = { ...card, front: toPlainText(card.front), back: toPlainText(card.back) };
  const sides = sidesOf(said, deck).slice(0, isAnswerShown ? 2 : 1);
  const text = isAnswerShown || hint?.isOpen ? card.extra : undefined;
  const below = text === undefined ? [] : [{ text: toPlainText(text), language: extraLanguage }];
  const newest = sides.length - 1;
  const reading = useReading(isReady ? [...sides, ...below] : [], { ...options, voices, newest });
  const extra = text === undefined ? undefined : { text, reading: reading[sides.length] };
  return { said, front: reading[0], back: isAnswerShown ? reading[1] : undefined, extra };
}

/** Moves the focus to the card and scrolls it to its top whenever another side is shown. */
function useFace(askedKey: string, isAnswerShown: boolean) {
  const ref = useRef<HTMLElement>(null);
  const isScrolled = useRef(false);
  const focusFace = () => ref.current?.focus({ preventScroll: true });
  useEffect(() => {
    const face = ref.current;
    if (face && document.activeElement !== face) face.focus({ preventScroll: true });
    if (face && isScrolled.current) face.scrollTop = 0;
    isScrolled.current = false;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs for each new side
  }, [askedKey, isAnswerShown]);
  return { ref, focusFace, onScroll: () => (isScrolled.current = true) };
}

function HintButton({ hint, onOpened }: { readonly hint: Hint; readonly onOpened: () => void }) {
  const { t } = useLingui();
  return (
    <Button
      variant="quiet"
      onClick={() => {
        hint.onOpen();
        onOpened();
      }}
    >{t`Show a hint`}</Button>
  );
}

interface SideProps {
  readonly text: string;
  readonly media?: readonly CardMedia[] | undefined;
  readonly format: TextFormat | undefined;
  /** Plays the sound automatically, after the text was read. */
  readonly isAutomatic?: boolean;
  readonly isAsked?: boolean;
  readonly shownKey: string;
  /** `asked`: the question above a shown answer; `extra`: the extra below it. */
  readonly size: TextSize | 'asked' | 'extra';
  readonly reading: ReadSide | undefined;
  readonly menu?: ReactNode;
}

/** Card side with its read button. A tap on the text also reads it. */
function Side({ text, media, format, isAutomatic = false, isAsked = false, shownKey, size, reading, menu }: SideProps) {
  const isSmall = size === 'asked' || size === 'extra';
  const stacked = joinClasses('stack gap-2 align-center items-center max-full', isSmall && styles.besideButton);
  return (
    <div className={!isSmall && media?.length ? styles.unboxed : stacked}>
      <CardSide
        text={text}
        media={media}
        format={format}
        size={isSmall ? 'small' : 'face'}
        isAutomatic={isAutomatic && !reading?.isSpeaking}
        isAsked={isAsked}
        shownKey={shownKey}
        lang={reading?.lang}
        className={joinClasses(styles.side, 'bold breaks', styles[size])}
        onTap={() => isNothingSelected() && reading?.onToggle?.()}
      />
      <ReadButton side={reading} hasKey={!isSmall}>
        {menu}
      </ReadButton>
    </div>
  );
}

/** Returns false if the tap ended a text selection, which must not start reading. */
function isNothingSelected(): boolean {
  return document.getSelection()?.isCollapsed ?? true;
}

interface HeardSideProps {
  readonly reading: ReadSide | undefined;
  readonly media: readonly CardMedia[] | undefined;
  readonly shownKey: string;
  readonly menu: ReactNode;
  /** Undefined if the words are the answer. */
  readonly onShowWords: (() => void) | undefined;
}

/** Listening question. Its text isn't in the DOM until the learner asks for it. */
function HeardSide({ reading, media, shownKey, menu, onShowWords }: HeardSideProps) {
  const { t } = useLingui();
  const isSpeaking = reading?.isSpeaking === true;
  return (
    <div aria-live="off" className="stack gap-4 items-center">
      <SideMedia media={media} size="small" isAutomatic={!isSpeaking} isAsked shownKey={shownKey} />
      <button
        type="button"
        className={joinClasses(heardSideStyles.ear, 'stack gap-1 bold round tint-brand items-center')}
        aria-keyshortcuts="R"
        // Keeps the focus on the card, so that the space bar still shows the answer.
        onMouseDown={(event) => event.preventDefault()}
        onClick={reading?.onToggle}
      >
        {isSpeaking ? <Square /> : <Volume2 />}
        {isSpeaking ? t`Stop` : t`Listen`}
      </button>
      <div className="row gap-2">
        {onShowWords && <Button variant="quiet" icon={<Eye />} onClick={onShowWords}>{t`Show the words`}</Button>}
        {menu}
      </div>
    </div>
  );
}
