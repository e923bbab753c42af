import Layers from 'lucide-react/icons/layers';
import PartyPopper from 'lucide-react/icons/party-popper';
import Pencil from 'lucide-react/icons/pencil';
import Star from 'lucide-react/icons/star';
import Undo from 'lucide-react/icons/undo-2';
import { type ReactNode, useEffect, useRef, useState } from 'react';
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
import { usePageTitle } from '../lib/page/page-title.ts';
import { useUndoKeys } from '../lib/page/use-undo-keys.ts';
import { EditCardDialog } from '../parent/create/decks/card-form/card-forms.tsx';
import { nounFor } from '../words/counts.ts';
import styles from './together.module.css';
import { VerdictBar } from './verdict-bar.tsx';

interface TogetherSessionProps {
  readonly deckId: string;
  readonly learner: { readonly id: string; readonly name: string };
  readonly onLeave: () => void;
}

/** Study session that a grown-up runs for a child. */
export function TogetherSession({ deckId, learner, onLeave }: TogetherSessionProps) {
  usePageTitle(`Study with ${learner.name}`);
  const [failure, setFailure] = useState<unknown>();
  const session = useStudySession(deckId, setFailure, { learnerId: learner.id });
  const { view, takeBack } = session;
  useUndoKeys(takeBack);
  const position = view.kind === 'studying' && positionOf(view.running);
  return (
    <div className={styles.screen}>
      <div className={styles.header}>
        <BackButton onPress={onLeave} />
        <h1 className={styles.title}>
          {position ? `Card ${position.current} of ${position.total}` : `Study with ${learner.name}`}
        </h1>
        {view.kind === 'studying' && takeBack && (
          <Button variant="quiet" icon={<Undo />} className={styles.undo} onClick={takeBack}>
            Undo
          </Button>
        )}
      </div>
      <AnswerNotices />
      {failure === undefined ? (
        <SessionBody session={session} name={learner.name} isMix={deckId === todaysMix.id} onLeave={onLeave} />
      ) : (
        <Banner tone="error">{describeFailure(failure, 'Failed to open the deck')}</Banner>
      )}
    </div>
  );
}

interface SessionBodyProps {
  readonly session: StudySession;
  readonly name: string;
  /** Whether the session covers today's mix of all decks instead of one deck. */
  readonly isMix: boolean;
  readonly onLeave: () => void;
}

function SessionBody({ session, name, isMix, onLeave }: SessionBodyProps): ReactNode {
  const { view, open, takeBack } = session;
  switch (view.kind) {
    case 'opening':
      return (
        <LoadingRegion label="Getting the cards ready..." className={styles.body}>
          <Skeleton height="320px" />
        </LoadingRegion>
      );
    case 'empty':
      return <EmptyState icon={<Layers />} title="No cards to study in this deck." />;
    case 'caught-up':
      return (
        <EmptyState
          icon={<PartyPopper />}
          title={`${name} is all caught up!`}
          text={view.text}
          action={
            <Button variant="primary" onClick={isMix ? onLeave : () => open('all')}>
              {isMix ? 'Done' : 'Study anyway'}
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
  if (!card) return <Banner tone="error">Error: No current card.</Banner>;
  const { current, total } = positionOf(running);
  const { front, back, frontMedia, backMedia } = turnToAsked(card);
  return (
    <>
      <ProgressBar label="Cards finished" value={current - 1} max={total} />
      <Feedback name={name} rating={lastRating} />
      <div aria-live="polite">
        <section ref={faceRef} tabIndex={-1} aria-label="Question and answer" className={styles.face}>
          <h2 className={styles.label}>Question</h2>
          <CardSide
            text={front}
            media={frontMedia}
            format={format}
            size="small"
            lang={frontLanguage}
            className={styles.question}
          />
          <h2 className={styles.label}>Answer</h2>
          <CardSide
            text={back}
            media={backMedia}
            format={format}
            size="small"
            lang={backLanguage}
            className={styles.answer}
          />
          {card.extra && <SideText text={card.extra} format={format} className={styles.extra} />}
        </section>
      </div>
      <VerdictBar askedKey={askedKey} isHeld={isEditing} onAnswer={session.answer} />
      <div className={styles.below}>
        <SaveStatus />
        <Button variant="quiet" icon={<Pencil />} onClick={() => setIsEditing(true)}>
          Edit this card
        </Button>
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
  return (
    <p role="status" className={styles.feedback}>
      {rating === undefined && `Read it aloud to ${name}.`}
      {rating === 'correct' && 'Knew it!'}
      {rating === 'wrong' && 'Not yet. It comes back soon.'}
      {rating === 'resting' && restLine}
      {rating === 'taken-back' && 'Taken back. Here it is again.'}
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
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <div className={styles.body}>
      <h2 ref={headingRef} tabIndex={-1} className={styles.praise}>
        Well done, {name}!
      </h2>
      <div className={styles.tiles}>
        <StatTile tone="brand" icon={<Layers />} value={cards} label={`${nounFor(cards, 'card')} studied`} />
        <StatTile tone="spark" icon={<Star />} value={rightFirstTime} label="right the first time" />
      </div>
      <Button variant="primary" isWide onClick={onDone}>
        Done
      </Button>
      {onTakeBack && (
        <Button variant="quiet" icon={<Undo />} onClick={onTakeBack}>
          Undo the last answer
        </Button>
      )}
      <SaveStatus />
    </div>
  );
}
