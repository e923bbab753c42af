import { useQuery } from '@tanstack/react-query';
import Layers from 'lucide-react/icons/layers';
import { Button } from '../../components/controls/button.tsx';
import { LoadingRegion, Skeleton } from '../../components/feedback/loading.tsx';
import { Banner, EmptyState, ErrorState } from '../../components/feedback/messages.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { ownDecksQuery } from '../../queries/decks.ts';
import { DeckCard } from './deck-card.tsx';
import styles from './deck-list.module.css';
import { useOutboxState } from './outbox/outbox-context.tsx';
import { isSendingStuck } from './outbox/study-outbox.ts';
import { SaveStatus } from './save-status.tsx';
import type { StudyTarget } from './study-target.ts';

interface DeckListProps {
  /** The deck that could not be opened just now, and why. */
  readonly failure: { readonly target: StudyTarget; readonly error: unknown } | undefined;
  readonly onStudy: (target: StudyTarget) => void;
  readonly onDismissFailure: () => void;
}

/** All decks of the family, to choose one for study. */
export function DeckList({ failure, onStudy, onDismissFailure }: DeckListProps) {
  const isStuck = isSendingStuck(useOutboxState());
  return (
    <div className={styles.screen}>
      {failure && (
        <Banner
          tone="error"
          action={<Button onClick={() => onStudy(failure.target)}>Retry</Button>}
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

/** While answers are on their way the list stays as it was: it is read once they are counted. */
function useDecks() {
  const state = useOutboxState();
  const isSettled = state.isEmpty || state.isHeldUp || state.isOffline || !state.isLasting;
  return useQuery({ ...ownDecksQuery, enabled: (query) => isSettled || query.state.data === undefined });
}

function Decks({ onStudy }: Pick<DeckListProps, 'onStudy'>) {
  const decks = useDecks();
  if (decks.isPending) {
    return (
      <LoadingRegion label="Loading decks..." className={styles.list}>
        <Skeleton height="124px" count={3} />
      </LoadingRegion>
    );
  }
  if (!decks.data) {
    return (
      <ErrorState
        title="Failed to load decks"
        error={decks.error}
        isRetrying={decks.isFetching}
        onRetry={() => void decks.refetch()}
      />
    );
  }
  if (decks.data.length === 0) {
    return (
      <EmptyState
        icon={<Layers />}
        title="No decks available"
        text="Ask your parent to create some decks for you!"
        action={
          <Button busyText={decks.isFetching && 'Looking...'} onClick={() => void decks.refetch()}>
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
          <DeckCard deck={deck} onStudy={() => onStudy({ id: deck.id, name: deck.name })} />
        </li>
      ))}
    </ul>
  );
}
