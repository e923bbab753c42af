import { useLingui } from '@lingui/react/macro';
import { BackButton, Button } from '../../../components/controls/button.tsx';
import Undo from 'virtual:icons/undo-2';
import { Suspense, useState } from 'react';
import { isDictation } from '../../../../../shared/study/dictated.ts';
import type { OpenSession } from '../../../../../shared/schemas/study.ts';
import { lazyScreen } from '../../../components/feedback/lazy-screen.tsx';
import { ProgressBar, Skeleton } from '../../../components/feedback/loading.tsx';
import { Banner } from '../../../components/feedback/messages.tsx';
import { joinClasses } from '../../../lib/class-names.ts';
import type { AnotherWayProps } from '../answer/another-way.tsx';
import { AnswerBar, type AnswerBarProps } from '../answer/answer-bar.tsx';
import { AnswerNotices, SaveStatus } from '../answer/answer-notices.tsx';
import { AnswerFeedback } from '../answer/answer-feedback.tsx';
import { FlagButton } from '../answer/flag-button.tsx';
import { FlashCard, type Hint } from '../answer/flash-card.tsx';
import { WhyToday } from '../decks/why-today.tsx';
import styles from './session-screen.module.css';
import {
  currentCardOf,
  deckOfCard,
  isAskedAgain,
  positionOf,
  type StudiedCard,
  turnToAsked,
} from './running-session.ts';
import type { StudyView } from './use-study-session.ts';
import type { AnswerWay } from '../../../../../shared/schemas/deck.ts';
import { canRead, sidesOf, useIsPreReader } from '../../read-aloud/use-reading.ts';

interface CardByCardProps {
  readonly deckName: string;
  readonly view: Extract<StudyView, { kind: 'studying' }>;
  readonly voices: readonly SpeechSynthesisVoice[];
  readonly onShow: () => void;
  readonly onAnswer: AnswerBarProps['onAnswer'];
  /** Called to continue after a wrong choice. */
  readonly onGoOn: () => void;
  /** Takes back the newest answer; undefined if there is none. */
  readonly onTakeBack: (() => void) | undefined;
  readonly onLeave: () => void;
}

/** Answer modes other than flipping, loaded on demand. If they can't be loaded, cards are flipped instead. */
const AnotherWay = lazyScreen<AnotherWayProps>(async () => {
  try {
    return (await import('../answer/another-way.tsx')).AnotherWay;
  } catch {
    return AnswerBar;
  }
});

export function CardByCard({ deckName, view, voices, onShow, onAnswer, onGoOn, onTakeBack, onLeave }: CardByCardProps) {
  const { t } = useLingui();
  const { isAnswerShown, lastRating, lookedAt: running = view.running } = view;
  const found = currentCardOf(running);
  const { current, total } = positionOf(running);
  const askedKey = `${running.session.id} ${running.answers.length}`;
  const deck = deckOfCard(running.session, found);
  const card = found && turnToAsked(found);
  const [way, turnOver] = useWay(running.session.id, deck, found);
  const isDictated = way !== 'flip' && card !== undefined && isDictation(card, deck);
  const isListened = way === 'listen' || isDictated;
  // Without a voice for its language, the card shows its text like any other.
  const isHeard = isListened && card !== undefined && canRead(sidesOf(card, deck)[0], voices);
  const hint = useHint(askedKey, deck, card);
  const give: typeof onAnswer = (rating, manner) =>
    onAnswer(rating, {
      ...manner,
      ...(isHeard && way === 'listen' && { mode: 'listen' }),
      ...(hint?.isOpen && { helped: true }),
    });
  const bar = { askedKey, isAnswerShown, onShow, onAnswer: give };
  return (
    <div className={joinClasses(styles.screen, 'upright')}>
      <Header position={t`Card ${current} of ${total}`} onTakeBack={onTakeBack} onLeave={onLeave} />
      <AnswerNotices />
      <ProgressBar label={t`Cards finished`} value={current - 1} max={total} />
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
            extraLanguage={card.reversed ? deck.frontLanguage : deck.backLanguage}
            hint={hint}
            askedKey={`${askedKey} ${way}`}
            isAnswerShown={isAnswerShown}
            isHeard={isHeard}
            isListened={isListened}
            isDictated={isDictated}
            voices={voices}
          />
          <div className={joinClasses(styles.foot, 'stack gap-3 relative')}>
            {way === 'flip' || way === 'listen' ? (
              <AnswerBar {...bar} />
            ) : (
              <Suspense fallback={<Skeleton height="64px" />}>
                <AnotherWay
                  {...bar}
                  way={way}
                  card={card}
                  language={deck.backLanguage}
                  questionLanguage={deck.frontLanguage}
                  format={deck.format}
                  onFlip={turnOver}
                  onGoOn={onGoOn}
                />
              </Suspense>
            )}
            <div>
              <SaveStatus hasAnswered={view.running.answers.length > 0} />
              <div className={joinClasses(styles.quiet, 'row justify-center')}>
                <FlagButton card={card}>
                  {card.why && <WhyToday askedKey={askedKey} why={card.why} isBack={isAskedAgain(running, card)} />}
                </FlagButton>
              </div>
            </div>
          </div>
        </>
      ) : (
        <Banner tone="error">{t`Error: No current card.`}</Banner>
      )}
    </div>
  );
}

interface HeaderProps extends Pick<CardByCardProps, 'onTakeBack' | 'onLeave'> {
  readonly position: string;
}

function Header({ position, onTakeBack, onLeave }: HeaderProps) {
  const { t } = useLingui();
  return (
    <div className={joinClasses(styles.header, 'between gap-2')}>
      <BackButton onPress={onLeave} />
      <h1 className={joinClasses(styles.title, 'shrinks breaks text-l text-center', styles.position)}>{position}</h1>
      <Button
        variant="quiet"
        icon={<Undo />}
        hidden={!onTakeBack}
        className={styles.undo}
        onClick={() => onTakeBack?.()}
      >{t`Undo`}</Button>
    </div>
  );
}

/** Returns the card's extra as a hint, if the deck allows a look at it before the answer. */
function useHint(
  askedKey: string,
  { extraBefore }: Pick<OpenSession, 'extraBefore'>,
  card: StudiedCard | undefined,
): Hint | undefined {
  const [openedKey, setOpenedKey] = useState<string>();
  if (!extraBefore || !card?.extra) return undefined;
  return { isOpen: openedKey === askedKey, onOpen: () => setOpenedKey(askedKey) };
}

/** Returns the deck's answer mode, multiple choice for a card in its easier form, or flipping if the learner chose it for this session. Pre-readers always flip: both sides are read to them. */
function useWay(
  id: string,
  { answerWay = 'flip' }: Pick<OpenSession, 'answerWay'>,
  card: StudiedCard | undefined,
): [way: AnswerWay, turnOver: () => void] {
  const [turnedId, setTurnedId] = useState<string>();
  const isEasier = card?.easier === true && card.others !== undefined;
  const isFlipped = useIsPreReader() || turnedId === id;
  return [isFlipped ? 'flip' : isEasier ? 'choose' : answerWay, () => setTurnedId(id)];
}
