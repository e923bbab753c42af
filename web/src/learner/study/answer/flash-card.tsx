import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Card, SideLanguages, TextFormat } from '../../../../../shared/schemas/deck.ts';
import type { CardMedia } from '../../../../../shared/schemas/media.ts';
import { CardSide } from '../../../components/card-side/card-side.tsx';
import { useFormatting } from '../../../components/card-side/formatting.ts';
import { joinClasses } from '../../../lib/class-names.ts';
import { ReadButton, ReadingMenu } from '../../read-aloud/read-button.tsx';
import { type ReadSide, sidesOf, useReading, useReadingHabits } from '../../read-aloud/use-reading.ts';
import { pickTextSize, type TextSize } from './pick-text-size.ts';
import styles from '../session/session-screen.module.css';
import Eye from 'lucide-react/icons/eye';
import Square from 'lucide-react/icons/square';
import Volume2 from 'lucide-react/icons/volume-2';
import { SideMedia } from '../../../components/card-side/side-media.tsx';
import { Button } from '../../../components/controls/button.tsx';
import heardSideStyles from './heard-side.module.css';

interface FlashCardProps {
  readonly card: Card;
  readonly deck: SideLanguages & { readonly format?: TextFormat };
  /** Changes with every card asked, also when the same one comes back. */
  readonly askedKey: string;
  readonly isAnswerShown: boolean;
  /** Its question is read aloud, and its words are hidden until they are asked for. */
  readonly isHeard: boolean;
  /** Its question is played where it has a sound, whether or not it can be read. */
  readonly isListened: boolean;
  readonly voices: readonly SpeechSynthesisVoice[];
}

/**
 * One card. The answer is in the page only once it is shown: the card turns over, and the question stays above it. A change is read out, and the focus
 * rests on the card, so that no key press ever meets a button by accident. It is one element for all cards: one that came and went with the focus
 * would be laid out twice before it is painted. Its animation begins anew as its two sides take turns.
 */
export function FlashCard({ card, deck, askedKey, isAnswerShown, isHeard, isListened, voices }: FlashCardProps) {
  const [habits, changeHabits] = useReadingHabits();
  const [spelledKey, setSpelledKey] = useState<string>();
  const isAsked = isHeard && !isAnswerShown;
  const { isReady, toPlainText } = useFormatting(deck.format);
  const said = { ...card, front: toPlainText(card.front), back: toPlainText(card.back) };
  const shown = isReady ? sidesOf(said, deck).slice(0, isAnswerShown ? 2 : 1) : [];
  const isAutomatic = habits.isAutomatic || (isListened && !isAnswerShown);
  const shownKey = `${askedKey} ${isAnswerShown}`;
  const [front, back] = useReading(shown, { ...habits, shownKey, voices, isAutomatic });
  const menu = <ReadingMenu habits={habits} onChange={changeHabits} />;
  const ref = useRef<HTMLElement>(null);
  const isScrolled = useRef(false);
  useEffect(() => {
    const face = ref.current;
    if (face && document.activeElement !== face) face.focus({ preventScroll: true });
    if (face && isScrolled.current) face.scrollTop = 0;
    isScrolled.current = false;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another side shows then
  }, [askedKey, isAnswerShown]);
  return (
    <div aria-live="polite" className={styles.stage}>
      <section
        ref={ref}
        tabIndex={-1}
        aria-label={isAnswerShown ? 'Answer' : 'Question'}
        className={joinClasses(styles.face, isAnswerShown ? styles.turned : styles.dealt)}
        onScroll={() => (isScrolled.current = true)}
      >
        {isAsked && spelledKey !== askedKey ? (
          <HeardSide
            reading={front}
            menu={menu}
            media={card.frontMedia}
            shownKey={shownKey}
            onShowWords={() => {
              setSpelledKey(askedKey);
              ref.current?.focus({ preventScroll: true });
            }}
          />
        ) : (
          <Side
            text={card.front}
            media={card.frontMedia}
            format={deck.format}
            isAutomatic={isAutomatic && !isAnswerShown}
            isAsked={!isAnswerShown}
            shownKey={shownKey}
            size={isAnswerShown ? 'asked' : pickTextSize(said.front)}
            reading={front}
            menu={!isAnswerShown && menu}
          />
        )}
        {isAnswerShown && (
          <>
            <hr className={styles.line} />
            <Side
              text={card.back}
              media={card.backMedia}
              format={deck.format}
              isAutomatic={isAutomatic}
              isAsked={false}
              shownKey={shownKey}
              size={pickTextSize(said.back)}
              reading={back}
              menu={menu}
            />
          </>
        )}
      </section>
    </div>
  );
}

interface SideProps {
  readonly text: string;
  readonly media: readonly CardMedia[] | undefined;
  readonly format: TextFormat | undefined;
  /** Its sound plays by itself, after its words were read. */
  readonly isAutomatic: boolean;
  /** Its answer is not shown yet. */
  readonly isAsked: boolean;
  readonly shownKey: string;
  /** `asked`: above the answer. */
  readonly size: TextSize | 'asked';
  readonly reading: ReadSide | undefined;
  /** How to be read to, beside the button. */
  readonly menu?: ReactNode;
}

/** A side with the button that reads it. A tap on its words does so, too. */
function Side({ text, media, format, isAutomatic, isAsked, shownKey, size, reading, menu }: SideProps) {
  const isSmall = size === 'asked';
  return (
    <div className={joinClasses(styles.readable, isSmall && styles.besideButton)}>
      <CardSide
        text={text}
        media={media}
        format={format}
        size={isSmall ? 'small' : 'face'}
        isAutomatic={isAutomatic && !reading?.isSpeaking}
        isAsked={isAsked}
        shownKey={shownKey}
        lang={reading?.lang}
        className={joinClasses(styles.side, styles[size])}
        onTap={() => isNothingSelected() && reading?.onToggle?.()}
      />
      <ReadButton side={reading} hasKey={!isSmall}>
        {menu}
      </ReadButton>
    </div>
  );
}

/** Whoever marks some of the text does not want to hear it. */
function isNothingSelected(): boolean {
  return document.getSelection()?.isCollapsed ?? true;
}

interface HeardSideProps {
  readonly reading: ReadSide | undefined;
  readonly media: readonly CardMedia[] | undefined;
  /** Names what is shown. */
  readonly shownKey: string;
  /** How to be read to. */
  readonly menu: ReactNode;
  readonly onShowWords: () => void;
}

/** A question that is heard. Its words are not in the page until they are asked for. */
function HeardSide({ reading, media, shownKey, menu, onShowWords }: HeardSideProps) {
  const isSpeaking = reading?.isSpeaking === true;
  return (
    <div aria-live="off" className={heardSideStyles.heard}>
      <SideMedia media={media} size="small" isAutomatic={!isSpeaking} isAsked shownKey={shownKey} />
      <button
        type="button"
        className={heardSideStyles.ear}
        aria-keyshortcuts="R"
        // The focus stays on the card: the space bar goes on showing the answer.
        onMouseDown={(event) => event.preventDefault()}
        onClick={reading?.onToggle}
      >
        {isSpeaking ? <Square /> : <Volume2 />}
        {isSpeaking ? 'Stop' : 'Listen'}
      </button>
      <div className={heardSideStyles.beside}>
        <Button variant="quiet" icon={<Eye />} onClick={onShowWords}>
          Show the words
        </Button>
        {menu}
      </div>
    </div>
  );
}
