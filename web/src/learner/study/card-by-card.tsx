import { BackButton, Button } from '../../components/controls/button.tsx';
import Undo from 'lucide-react/icons/undo-2';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { OpenSession } from '../../../../shared/schemas/study.ts';
import { lazyScreen } from '../../components/feedback/lazy-screen.tsx';
import { ProgressBar, Skeleton } from '../../components/feedback/loading.tsx';
import { Banner } from '../../components/feedback/messages.tsx';
import { CardSide } from '../../components/card-side/card-side.tsx';
import { useFormatting } from '../../components/card-side/formatting.ts';
import type { CardMedia } from '../../../../shared/schemas/media.ts';
import { joinClasses } from '../../lib/class-names.ts';
import type { AnotherWayProps } from './another-way.tsx';
import { AnswerBar, type AnswerBarProps } from './answer-bar.tsx';
import { AnswerNotices, SaveStatus } from './answer-notices.tsx';
import { AnswerFeedback } from './answer-feedback.tsx';
import { FlagButton } from './flag-button.tsx';
import { HeardSide } from './heard-side.tsx';
import { WhyToday } from './why-today.tsx';
import styles from './session-screen.module.css';
import { currentCardOf, deckOfCard, isAskedAgain, positionOf, turnToAsked } from './running-session.ts';
import type { StudyView } from './use-study-session.ts';
import type { AnswerWay, Card, SideLanguages, TextFormat } from '../../../../shared/schemas/deck.ts';
import { ReadButton, ReadingMenu } from '../read-aloud/read-button.tsx';
import {
  canRead,
  type ReadSide,
  sidesOf,
  useIsPreReader,
  useReading,
  useReadingHabits,
} from '../read-aloud/use-reading.ts';
import { pickTextSize, type TextSize } from './pick-text-size.ts';

interface CardByCardProps {
  readonly deckName: string;
  readonly view: Extract<StudyView, { kind: 'studying' }>;
  readonly voices: readonly SpeechSynthesisVoice[];
  readonly onShow: () => void;
  readonly onAnswer: AnswerBarProps['onAnswer'];
  /** Goes on from a wrong choice. */
  readonly onGoOn: () => void;
  /** Undefined as long as there is no answer to take back. */
  readonly onTakeBack: (() => void) | undefined;
  readonly onLeave: () => void;
}

/** Fetched with the first deck that is answered so. Where it cannot be had, the cards are turned over. */
const AnotherWay = lazyScreen<AnotherWayProps>(async () => {
  try {
    return (await import('./another-way.tsx')).AnotherWay;
  } catch {
    return AnswerBar;
  }
});

/** The running session: one card, its answer, the learner's verdict, the next card. */
export function CardByCard({ deckName, view, voices, onShow, onAnswer, onGoOn, onTakeBack, onLeave }: CardByCardProps) {
  const { isAnswerShown, lastRating, lookedAt: running = view.running } = view;
  const found = currentCardOf(running);
  const { current, total } = positionOf(running);
  const askedKey = `${running.session.id} ${running.answers.length}`;
  const deck = deckOfCard(running.session, found);
  const card = found && turnToAsked(found);
  const [way, turnOver] = useWay(running.session.id, deck);
  // Where no voice reads it, its words are shown, and it is a card like others.
  const isHeard = way === 'listen' && card !== undefined && canRead(sidesOf(card, deck)[0], voices);
  const giveHeard: typeof onAnswer = (rating) => onAnswer(rating, { mode: 'listen' });
  const bar = { askedKey, isAnswerShown, onShow, onAnswer: isHeard ? giveHeard : onAnswer };
  return (
    <div className={styles.screen}>
      <div className={styles.header}>
        <BackButton onPress={onLeave} />
        <h1 className={joinClasses(styles.title, styles.position)}>
          Card {current} of {total}
        </h1>
        {onTakeBack && (
          <Button variant="quiet" icon={<Undo aria-hidden="true" />} className={styles.undo} onClick={onTakeBack}>
            Undo
          </Button>
        )}
      </div>
      <AnswerNotices />
      <ProgressBar label="Cards finished" value={current - 1} max={total} />
      <AnswerFeedback
        deckName={deck.name ?? deckName}
        isDeckNew={deck.name !== undefined}
        askedKey={askedKey}
        rating={isAnswerShown ? undefined : lastRating}
      />
      {card ? (
        <>
          <FlashCard
            card={card}
            deck={deck}
            askedKey={`${askedKey} ${way}`}
            isAnswerShown={isAnswerShown}
            isHeard={isHeard}
            isListened={way === 'listen'}
            voices={voices}
          />
          <div className={styles.foot}>
            {way === 'flip' || way === 'listen' ? (
              <AnswerBar {...bar} />
            ) : (
              <Suspense fallback={<Skeleton height="64px" />}>
                <AnotherWay
                  {...bar}
                  way={way}
                  card={card}
                  language={deck.backLanguage}
                  format={deck.format}
                  onFlip={turnOver}
                  onGoOn={onGoOn}
                />
              </Suspense>
            )}
            <div className={styles.below}>
              <SaveStatus />
              {card.why && <WhyToday key={askedKey} why={card.why} isBack={isAskedAgain(running, card)} />}
              <FlagButton card={card} />
            </div>
          </div>
        </>
      ) : (
        <Banner tone="error">Error: No current card.</Banner>
      )}
    </div>
  );
}

/** The way of the deck, until the child would rather turn the cards of this session over. Who cannot read yet hears both sides instead. */
function useWay(
  id: string,
  { answerWay = 'flip' }: Pick<OpenSession, 'answerWay'>,
): [way: AnswerWay, turnOver: () => void] {
  const [turnedId, setTurnedId] = useState<string>();
  return [useIsPreReader() || turnedId === id ? 'flip' : answerWay, () => setTurnedId(id)];
}

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
function FlashCard({ card, deck, askedKey, isAnswerShown, isHeard, isListened, voices }: FlashCardProps) {
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
  /** `asked`: above the answer. */
  readonly size: TextSize | 'asked';
  readonly reading: ReadSide | undefined;
  /** How to be read to, beside the button. */
  readonly menu?: ReactNode;
}

/** A side with the button that reads it. A tap on its words does so, too. */
function Side({ text, media, format, isAutomatic, size, reading, menu }: SideProps) {
  const isSmall = size === 'asked';
  return (
    <div className={joinClasses(styles.readable, isSmall && styles.besideButton)}>
      <CardSide
        text={text}
        media={media}
        format={format}
        size={isSmall ? 'small' : 'face'}
        isAutomatic={isAutomatic && !reading?.isSpeaking}
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
