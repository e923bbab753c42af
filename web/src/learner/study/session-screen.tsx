import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import Layers from 'lucide-react/icons/layers';
import PartyPopper from 'lucide-react/icons/party-popper';
import { useQuery } from '@tanstack/react-query';
import Star from 'lucide-react/icons/star';
import Undo from 'lucide-react/icons/undo-2';
import { LoadingRegion, Skeleton } from '../../components/feedback/loading.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { AnswerNotices, SaveStatus } from './answer-notices.tsx';
import { CardByCard } from './card-by-card.tsx';
import { ownDecksQuery } from '../../queries/home.ts';
import styles from './session-screen.module.css';
import { type StudySession, useStudySession } from './use-study-session.ts';
import type { StudiedDeck } from '../learner-place.ts';
import { useVoices } from '../read-aloud/speech.ts';
import { BackButton, Button } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/feedback/messages.tsx';
import { StatTile } from '../../components/layout/facts.tsx';
import { nounFor } from '../../words/counts.ts';
import { useOutboxState } from './outbox/outbox-context.tsx';

interface SessionScreenProps {
  readonly target: StudiedDeck;
  /** A card is turned: from now on there may be answers to send. */
  readonly onBegun: () => void;
  readonly onLeave: () => void;
  readonly onFailed: (error: unknown) => void;
}

/** A session with one deck, from opening it to the last card. */
export function SessionScreen({ target, onBegun, onLeave, onFailed }: SessionScreenProps) {
  usePageTitle(target.name);
  const session = useStudySession(target.id, onFailed);
  const { view } = session;
  useUndoKeys(session.takeBack);
  const voices = useVoices();
  if (view.kind === 'studying') {
    return (
      <CardByCard
        deckName={target.name}
        view={view}
        voices={voices}
        onShow={() => {
          session.showAnswer();
          onBegun();
        }}
        onAnswer={(rating, mode) => {
          if (mode === 'choose') onBegun();
          session.answer(rating, mode);
        }}
        onTakeBack={session.takeBack}
        onLeave={onLeave}
      />
    );
  }
  return (
    <div className={styles.screen}>
      <div className={styles.header}>
        <BackButton onPress={onLeave} />
        <h1 dir="auto" className={styles.title}>
          {target.name}
        </h1>
      </div>
      <AnswerNotices />
      <SessionBody target={target} session={session} onLeave={onLeave} />
    </div>
  );
}

/** Ctrl+Z, or ⌘Z, takes the newest answer back, as it does with whatever somebody just did. */
function useUndoKeys(takeBack: (() => void) | undefined): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo =
      event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isUndo || event.repeat || event.defaultPrevented || !takeBack || isTyping(event.target)) return;
    event.preventDefault();
    takeBack();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** In a field the browser takes back what was typed. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
}

interface SessionBodyProps {
  readonly target: StudiedDeck;
  readonly session: StudySession;
  readonly onLeave: () => void;
}

function SessionBody({ target, session: { view, open, takeBack }, onLeave }: SessionBodyProps): ReactNode {
  switch (view.kind) {
    case 'opening':
      return (
        <LoadingRegion label="Getting your cards ready..." className={styles.loading}>
          <Skeleton height="100%" />
          <Skeleton height="64px" />
        </LoadingRegion>
      );
    case 'empty':
      return <NoCards onLeave={onLeave} />;
    case 'caught-up':
      return <CaughtUp nextCard={view.nextCard} onStudyAnyway={() => open('all')} />;
    case 'finished':
      return (
        <SessionSummary
          deckId={target.id}
          result={view}
          onDone={onLeave}
          onKeepGoing={() => open('due')}
          onTakeBack={takeBack}
        />
      );
    case 'studying':
      return null;
  }
}

interface CaughtUpProps {
  readonly nextCard: string;
  readonly onStudyAnyway: () => void;
}

/** Nothing is due: a good moment to stop, and nobody is stopped. */
function CaughtUp({ nextCard, onStudyAnyway }: CaughtUpProps) {
  return (
    <EmptyState
      icon={<PartyPopper />}
      title="All caught up!"
      text={`Nothing due today. Next card ${nextCard}.`}
      action={
        <Button variant="primary" onClick={onStudyAnyway}>
          Study anyway
        </Button>
      }
    />
  );
}

/** A deck without cards. */
function NoCards({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <EmptyState
      icon={<Layers />}
      title="No cards to study in this deck."
      action={
        <Button variant="primary" onClick={onLeave}>
          Choose another deck
        </Button>
      }
    />
  );
}

interface SessionSummaryProps {
  readonly deckId: string;
  readonly result: { readonly cards: number; readonly rightFirstTime: number };
  readonly onDone: () => void;
  readonly onKeepGoing: () => void;
  readonly onTakeBack: (() => void) | undefined;
}

/** After the last card: a warm word, two numbers, and where to go. */
function SessionSummary(props: SessionSummaryProps) {
  const { deckId, result, onDone, onKeepGoing, onTakeBack } = props;
  const { cards, rightFirstTime } = result;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const waitingCards = useWaitingCards(deckId);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <div className={styles.summary}>
      <span className={styles.star} aria-hidden="true">
        <Star />
      </span>
      <h2 ref={headingRef} tabIndex={-1} className={styles.praise}>
        {rightFirstTime === cards ? 'Wow, every single one!' : 'Well done!'}
      </h2>
      <p className={styles.text}>Your memory just got a little stronger.</p>
      <div className={styles.tiles}>
        <StatTile tone="brand" icon={<Layers />} value={cards} label={`${nounFor(cards, 'card')} studied`} />
        <StatTile tone="spark" icon={<Star />} value={rightFirstTime} label="right the first time" />
      </div>
      <div className={styles.actions}>
        <Button variant="primary" isWide onClick={onDone}>
          Done
        </Button>
        {waitingCards > 0 && (
          <Button isWide onClick={onKeepGoing}>
            Keep going ({waitingCards} more today)
          </Button>
        )}
        {onTakeBack && (
          <Button variant="quiet" icon={<Undo aria-hidden="true" />} onClick={onTakeBack}>
            Undo the last answer
          </Button>
        )}
      </div>
      <SaveStatus />
    </div>
  );
}

/** How many more cards of the deck wait today; 0 until the server has the answers and says so. */
function useWaitingCards(deckId: string): number {
  const { isEmpty } = useOutboxState();
  const decks = useQuery({ ...ownDecksQuery, enabled: isEmpty });
  if (!isEmpty || decks.isFetching) return 0;
  return decks.data?.find((deck) => deck.id === deckId)?.dueCards ?? 0;
}
