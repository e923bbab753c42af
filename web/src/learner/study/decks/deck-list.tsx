import { useQuery } from '@tanstack/react-query';
import Layers from 'lucide-react/icons/layers';
import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Star from 'lucide-react/icons/star';
import Target from 'lucide-react/icons/target';
import { Button } from '../../../components/controls/button.tsx';
import { Banner, EmptyState, NotLoaded } from '../../../components/feedback/messages.tsx';
import { describeError } from '../../../lib/api/describe-error.ts';
import { assignedWorkQuery, ownDecksQuery } from '../../../queries/home.ts';
import { useAccount } from '../../../lib/account/account.tsx';
import styles from './deck-list.module.css';
import { useOutboxState } from '../outbox/outbox-context.tsx';
import { isSendingStuck } from '../outbox/study-outbox.ts';
import { SaveStatus } from '../answer/answer-notices.tsx';
import type { StudiedDeck } from '../../learner-place.ts';
import type { Deck } from '../../../../../shared/schemas/deck.ts';
import { PressableCard } from '../../../components/layout/card.tsx';
import { DeckCover } from '../../../components/layout/deck-cover.tsx';
import { countOf, formatPercent } from '../../../words/counts.ts';

interface DeckListProps {
  readonly failure: { readonly target: StudiedDeck; readonly error: unknown } | undefined;
  readonly onStudy: (target: StudiedDeck) => void;
  readonly onDismissFailure: () => void;
}

export function DeckList({ failure, onStudy, onDismissFailure }: DeckListProps) {
  const isStuck = isSendingStuck(useOutboxState());
  return (
    <div className={styles.screen}>
      {failure && (
        <Banner
          tone="error"
          action={
            <Button icon={<RotateCcw />} onClick={() => onStudy(failure.target)}>
              Retry
            </Button>
          }
          onDismiss={onDismissFailure}
        >
          We could not open “{failure.target.name}”. {describeError(failure.error)} Your answers are safe.
        </Banner>
      )}
      {isStuck && <SaveStatus />}
      <Decks onStudy={onStudy} />
    </div>
  );
}

/** Fetches the decks. Waits until pending answers are sent, so that the server's counts include them. */
function useDecks() {
  const state = useOutboxState();
  const isSettled = state.isEmpty || state.isHeldUp || state.isOffline || !state.isLasting;
  return useQuery({ ...ownDecksQuery, enabled: (query) => isSettled || query.state.data === undefined });
}

function Decks({ onStudy }: Pick<DeckListProps, 'onStudy'>) {
  const decks = useDecks();
  const given = useGivenDecks();
  if (!decks.data) return <NotLoaded of={decks} what="decks" className={styles.list} height="124px" count={3} />;
  if (decks.data.length === 0) {
    return (
      <EmptyState
        icon={<Layers />}
        title="No decks available"
        text="Ask your parent to create some decks for you!"
        action={
          <Button icon={<RotateCcw />} busyText={decks.isFetching && 'Looking...'} onClick={() => void decks.refetch()}>
            Look again
          </Button>
        }
      />
    );
  }
  return (
    <ul className={styles.list}>
      {decks.data.map((deck) => (
        <li key={deck.id}>
          <DeckCard
            deck={deck}
            isGiven={given.has(deck.id)}
            onStudy={() => onStudy({ id: deck.id, name: deck.name, ...(given.has(deck.id) && { isGiven: true }) })}
          />
        </li>
      ))}
    </ul>
  );
}

/** @returns the ids of the decks that a grown-up gave and that are not done yet */
function useGivenDecks(): ReadonlySet<string> {
  const { learner } = useAccount().me;
  const { data: work = [] } = useQuery({ ...assignedWorkQuery(learner?.id ?? ''), enabled: learner !== undefined });
  const open = work.filter(({ type, completedAt }) => type === 'deck' && completedAt === undefined);
  return new Set(open.map(({ resourceId }) => resourceId));
}

interface DeckCardProps {
  readonly deck: Deck;
  readonly isGiven: boolean;
  readonly onStudy: () => void;
}

/** Deck as a pressable card that shows how many of its cards can be studied now. */
function DeckCard({ deck, isGiven, onStudy }: DeckCardProps) {
  const { name, description, totalCards, accuracy } = deck;
  return (
    <PressableCard onPress={onStudy}>
      <span className={styles.row}>
        <DeckCover deck={deck} />
        <span className={styles.deck}>
          <span dir="auto" className={styles.name}>
            {name}
          </span>
          {description && (
            <span dir="auto" className={styles.description}>
              {description}
            </span>
          )}
          <span className={styles.facts}>
            {isGiven && (
              <span className={styles.given}>
                <Star />
                For you
              </span>
            )}
            <span className={styles.fact}>{countOf(totalCards, 'card')}</span>
            {accuracy !== undefined && (
              <span className={styles.fact}>
                <Target />
                {formatPercent(accuracy)} right
              </span>
            )}
            <Today deck={deck} />
          </span>
        </span>
      </span>
    </PressableCard>
  );
}

function Today({ deck: { dueCards, totalCards } }: { readonly deck: Deck }) {
  if (dueCards > 0) return <span className={styles.waiting}>{dueCards} ready</span>;
  if (totalCards === 0) return null;
  return (
    <span className={styles.done}>
      <Check />
      Done for today
    </span>
  );
}
