import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import Layers from 'virtual:icons/layers';
import Pencil from 'virtual:icons/pencil';
import Star from 'virtual:icons/star';
import Undo from 'virtual:icons/undo-2';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { CardSide, SideText } from '../components/card-side/card-side.tsx';
import { BackButton, Button } from '../components/controls/button.tsx';
import { LoadingRegion, ProgressBar, Skeleton } from '../components/feedback/loading.tsx';
import { Banner, EmptyState } from '../components/feedback/messages.tsx';
import { StatTile } from '../components/layout/facts.tsx';
import { restLine } from '../learner/study/answer/answer-feedback.tsx';
import { AnswerNotices, SaveStatus } from '../learner/study/answer/answer-notices.tsx';
import { currentCardOf, deckOfCard, positionOf, turnToAsked } from '../learner/study/session/running-session.ts';
import { todaysMix } from '../learner/learner-place.ts';
import { type StudySession, type StudyView, useStudySession } from '../learner/study/session/use-study-session.ts';
import { describeFailure } from '../lib/api/describe-error.ts';
import { joinClasses } from '../lib/class-names.ts';
import { usePageTitle } from '../lib/page/page-title.ts';
import { useUndoKeys } from '../lib/page/use-undo-keys.ts';
import { EditCardDialog } from '../parent/create/decks/card-form/card-forms.tsx';
import { weakCardsId, startWeakCards } from '../queries/weak-cards.ts';
import styles from './together.module.css';
import { VerdictBar } from './verdict-bar.tsx';

interface TogetherSessionProps {
  readonly deckId: string;
  readonly learner: { readonly id: string; readonly name: string };
  readonly onLeave: () => void;
}

/** Study session that a grown-up runs for a child. */
export function TogetherSession({ deckId, learner, onLeave }: TogetherSessionProps) {
  const { t } = useLingui();
  usePageTitle(t`Study with ${{ name: learner.name }}`);
  const [failure, setFailure] = useState<unknown>();
  const start = useWeakCards(deckId, learner.id);
  const session = useStudySession(deckId, setFailure, { learnerId: learner.id, start });
  const { view, takeBack } = session;
  useUndoKeys(takeBack);
  const position = view.kind === 'studying' && positionOf(view.running);
  return (
    <div className={joinClasses(styles.screen, 'stack gap-4 mid')}>
      <div className="between gap-2">
        <BackButton onPress={onLeave} />
        <h1 className="figures breaks text-l text-center">
          {position
            ? t`Card ${{ current: position.current }} of ${{ total: position.total }}`
            : t`Study with ${{ name: learner.name }}`}
        </h1>
        {view.kind === 'studying' && takeBack && (
          <Button variant="quiet" icon={<Undo />} className={styles.undo} onClick={takeBack}>{t`Undo`}</Button>
        )}
      </div>
      <AnswerNotices />
      {failure === undefined ? (
        <SessionBody session={session} name={learner.name} deckId={deckId} onLeave={onLeave} />
      ) : (
        <Banner tone="error">
          {describeFailure(
            failure,
            deckId === weakCardsId ? t`Failed to open the weak cards` : t`Failed to open the deck`,
          )}
        </Banner>
      )}
    </div>
  );
}

/** @returns what starts a session of the learner's weak cards, if those are chosen instead of a deck */
function useWeakCards(deckId: string, learnerId: string) {
  const client = useQueryClient();
  return useMemo(
    () => (deckId === weakCardsId ? async () => await startWeakCards(client, learnerId) : undefined),
    [client, deckId, learnerId],
  );
}

interface SessionBodyProps {
  readonly session: StudySession;
  readonly name: string;
  readonly deckId: string;
  readonly onLeave: () => void;
}

function SessionBody({ session, name, deckId, onLeave }: SessionBodyProps): ReactNode {
  const { t } = useLingui();
  const { view, open, takeBack } = session;
  const isMix = deckId === todaysMix.id;
  switch (view.kind) {
    case 'opening':
      return (
        <LoadingRegion label={t`Getting the cards ready...`} className="stack gap-4">
          <Skeleton height="320px" />
        </LoadingRegion>
      );
    case 'empty':
      return (
        <EmptyState
          icon={<Layers />}
          title={deckId === weakCardsId ? t`No weak cards to practice.` : t`No cards to study in this deck.`}
        />
      );
    case 'caught-up':
      return (
        <EmptyState
          mood="done"
          title={t`${name} is all caught up!`}
          text={view.text}
          action={
            <Button variant="primary" onClick={isMix ? onLeave : () => open('all')}>
              {isMix ? t`Done` : t`Study anyway`}
            </Button>
          }
        />
      );
    case 'finished':
      return <Summary name={name} result={view} onDone={onLeave} onTakeBack={takeBack} />;
    case 'studying':
      return <CardTogether view={view} session={session} name={name} />;
  }
}

interface CardTogetherProps {
  readonly view: Extract<StudyView, { kind: 'studying' }>;
  readonly session: Pick<StudySession, 'answer' | 'changeCard'>;
  readonly name: string;
}

/** One card with both sides visible and the verdict buttons. */
function CardTogether({ view, session, name }: CardTogetherProps) {
  const { t } = useLingui();
  const { running, lastRating } = view;
  const card = currentCardOf(running);
  const { frontLanguage, backLanguage, format } = deckOfCard(running.session, card);
  const askedKey = `${running.session.id} ${running.answers.length}`;
  const [isEditing, setIsEditing] = useState(false);
  const faceRef = useRef<HTMLElement>(null);
  useEffect(() => {
    faceRef.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs for each new card
  }, [askedKey]);
  if (!card) return <Banner tone="error">{t`Error: No current card.`}</Banner>;
  const { current, total } = positionOf(running);
  const { front, back, frontMedia, backMedia } = turnToAsked(card);
  return (
    <>
      <ProgressBar label={t`Cards finished`} value={current - 1} max={total} />
      <Feedback name={name} rating={lastRating} />
      <div aria-live="polite">
        <section ref={faceRef} tabIndex={-1} aria-label={t`Question and answer`} className={styles.face}>
          <h2 className={joinClasses(styles.label, 'muted bold text-xs')}>{t`Question`}</h2>
          <CardSide
            text={front}
            media={frontMedia}
            format={format}
            size="small"
            lang={frontLanguage}
            className={joinClasses(styles.side, 'bold breaks below-4 text-xl')}
          />
          <h2 className={joinClasses(styles.label, 'muted bold text-xs')}>{t`Answer`}</h2>
          <CardSide
            text={back}
            media={backMedia}
            format={format}
            size="small"
            lang={backLanguage}
            className={joinClasses(styles.side, 'bold breaks in-brand text-xl')}
          />
          {card.extra && <SideText text={card.extra} format={format} className="muted breaks above-3 pre-wrap" />}
        </section>
      </div>
      <VerdictBar askedKey={askedKey} isHeld={isEditing} onAnswer={session.answer} />
      <div className={joinClasses(styles.below, 'spread')}>
        <SaveStatus />
        <Button variant="quiet" icon={<Pencil />} onClick={() => setIsEditing(true)}>{t`Edit this card`}</Button>
      </div>
      {isEditing && (
        <EditCardDialog card={card} format={format} onSaved={session.changeCard} onClose={() => setIsEditing(false)} />
      )}
    </>
  );
}

function Feedback({
  name,
  rating,
}: {
  readonly name: string;
  readonly rating: CardTogetherProps['view']['lastRating'];
}) {
  const { t } = useLingui();
  return (
    <p role="status" className="muted bold text-center line-high">
      {rating === undefined && t`Read it aloud to ${name}.`}
      {rating === 'correct' && t`Knew it!`}
      {rating === 'wrong' && t`Not yet. It comes back soon.`}
      {rating === 'resting' && t(restLine)}
      {rating === 'taken-back' && t`Undone. Here it is again.`}
    </p>
  );
}

interface SummaryProps {
  readonly name: string;
  readonly result: { readonly cards: number; readonly rightFirstTime: number };
  readonly onDone: () => void;
  readonly onTakeBack: (() => void) | undefined;
}

function Summary({ name, result: { cards, rightFirstTime }, onDone, onTakeBack }: SummaryProps) {
  const { t } = useLingui();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <div className="stack gap-4">
      <h2 ref={headingRef} tabIndex={-1} className="breaks text-3xl text-center">{t`Well done, ${name}!`}</h2>
      <div className={joinClasses(styles.tiles, 'stack gap-3')}>
        <StatTile
          tone="brand"
          icon={<Layers />}
          value={cards}
          label={t`${plural(cards, { one: 'card studied', other: 'cards studied' })}`}
        />
        <StatTile tone="spark" icon={<Star />} value={rightFirstTime} label={t`right the first time`} />
      </div>
      <Button variant="primary" isWide onClick={onDone}>{t`Done`}</Button>
      {onTakeBack && <Button variant="quiet" icon={<Undo />} onClick={onTakeBack}>{t`Undo the last answer`}</Button>}
      <SaveStatus />
    </div>
  );
}
