import { useQuery, useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Layers from 'lucide-react/icons/layers';
import Play from 'lucide-react/icons/play';
import Star from 'lucide-react/icons/star';
import Undo from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import { countPortion } from '../../../../shared/scheduling/today-portion.ts';
import type { Card } from '../../../../shared/schemas/deck.ts';
import { Button } from '../../components/controls/button.tsx';
import { StatTile } from '../../components/layout/facts.tsx';
import { askToKeep } from '../../lib/installed-app.ts';
import { ownDecksQuery, todayQuery } from '../../queries/home.ts';
import { forgetProgress } from '../../queries/study.ts';
import { nounFor } from '../../words/counts.ts';
import { todaysMix } from '../learner-place.ts';
import { useSpokenNews } from '../read-aloud/use-reading.ts';
import { SaveStatus } from './answer-notices.tsx';
import { useOutboxState } from './outbox/outbox-context.tsx';
import type { MixedDeck } from './running-session.ts';
import styles from './session-screen.module.css';
import type { StudyView } from './use-study-session.ts';

interface SessionSummaryProps {
  readonly deckId: string;
  readonly result: Extract<StudyView, { kind: 'finished' }>;
  readonly onDone: () => void;
  readonly onKeepGoing: () => void;
  readonly onTakeBack: (() => void) | undefined;
}

/** After the last card: a warm word, two numbers, and where to go. */
export function SessionSummary(props: SessionSummaryProps) {
  const { deckId, result, onDone, onKeepGoing, onTakeBack } = props;
  const { cards, rightFirstTime, running } = result;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const waiting = useWaiting(deckId);
  const praise = `${waiting.isDoneForToday ? 'Done for today! ' : ''}${rightFirstTime === cards ? 'Wow, every single one!' : 'Well done!'}`;
  useSpokenNews(praise);
  useEffect(() => headingRef.current?.focus(), []);
  useEffect(() => void askToKeep(), []);
  return (
    <div className={styles.summary}>
      <span className={styles.star} aria-hidden="true">
        <Star />
      </span>
      <h2 ref={headingRef} tabIndex={-1} className={styles.praise}>
        {praise}
      </h2>
      <p className={styles.text}>Your memory just got a little stronger.</p>
      <div className={styles.tiles}>
        <StatTile tone="brand" icon={<Layers />} value={cards} label={`${nounFor(cards, 'card')} studied`} />
        <StatTile tone="spark" icon={<Star />} value={rightFirstTime} label="right the first time" />
      </div>
      {running.session.decks && <PractisedDecks decks={running.session.decks} cards={running.session.cards} />}
      <div className={styles.actions}>
        <Button variant="primary" isWide icon={<Check aria-hidden="true" />} onClick={onDone}>
          Done
        </Button>
        {waiting.cards > 0 && (
          <Button isWide icon={<Play aria-hidden="true" />} onClick={onKeepGoing}>
            {waiting.isDoneForToday ? 'A little more' : `Keep going (${waiting.cards} more today)`}
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

interface PractisedDecksProps {
  readonly decks: readonly MixedDeck[];
  readonly cards: readonly Card[];
}

/** What was learned, by deck. */
function PractisedDecks({ decks, cards }: PractisedDecksProps) {
  return (
    <ul aria-label="What you practised" className={styles.practised}>
      {decks.map(({ id, name }) => (
        <li key={id} dir="auto">
          {name} <span className={styles.count}>{cards.filter(({ deckId }) => deckId === id).length}</span>
        </li>
      ))}
    </ul>
  );
}

interface Waiting {
  /** How many more cards there are today. */
  readonly cards: number;
  /** The portion of the day is studied: what else waits is no debt. */
  readonly isDoneForToday: boolean;
}

/** What waits of the deck, or of today's cards; nothing until the server has the answers and says so, or there is no connection. */
function useWaiting(deckId: string): Waiting {
  const { isEmpty, isOffline } = useOutboxState();
  const queryClient = useQueryClient();
  const isMix = deckId === todaysMix.id;
  const isCounted = isEmpty || isOffline;
  useEffect(() => {
    // The server cannot count what it does not have: this device does.
    if (isOffline && !isEmpty) void forgetProgress(queryClient);
  }, [isOffline, isEmpty, queryClient]);
  const decks = useQuery({ ...ownDecksQuery, enabled: isCounted && !isMix });
  const { data: today, isFetching } = useQuery({ ...todayQuery, enabled: isCounted && isMix });
  if (!isCounted || decks.isFetching || isFetching) return { cards: 0, isDoneForToday: false };
  if (!isMix) return { cards: decks.data?.find((deck) => deck.id === deckId)?.dueCards ?? 0, isDoneForToday: false };
  const portion = today ? countPortion(today) : 0;
  const isDoneForToday = portion === 0;
  return { cards: today && isDoneForToday ? today.due + today.new : portion, isDoneForToday };
}
