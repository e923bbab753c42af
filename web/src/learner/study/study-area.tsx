import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listAssignments } from '../../../../shared/routes/assignments.ts';
import { listDecks } from '../../../../shared/routes/decks.ts';
import { lazyScreen, usePrefetch } from '../../components/feedback/lazy-screen.tsx';
import { forget } from '../../lib/api/route-query.ts';
import { SessionScreen, SessionSummary } from './session/session-screen.tsx';
import type { StudiedDeck } from '../learner-place.ts';

/** Separate chunk, so that a card that is shown again after a reload doesn't wait for it. */
const DeckList = lazyScreen(async () => (await import('./decks/deck-list.tsx')).DeckList);

/** What a learner sees before the cards and after them. */
export const aroundCards = [DeckList, SessionSummary];

interface StudyAreaProps {
  readonly target: StudiedDeck | undefined;
  readonly onStudy: (target: StudiedDeck) => void;
  /** Opens the next deck in place of the current one in the history. */
  readonly onNext: (target: StudiedDeck) => void;
  readonly onLeave: () => void;
  /** Returns to the list, which shows why the deck couldn't open. */
  readonly onFailed: () => void;
}

export function StudyArea({ target, onStudy, onNext, onLeave, onFailed }: StudyAreaProps) {
  const queryClient = useQueryClient();
  usePrefetch(aroundCards);
  const [failure, setFailure] = useState<{ readonly target: StudiedDeck; readonly error: unknown }>();

  function study(deck: StudiedDeck) {
    setFailure(undefined);
    onStudy(deck);
  }

  function leaveFailed(deck: StudiedDeck, error: unknown) {
    setFailure({ target: deck, error });
    // The deck and its assignments may have been deleted, so refetch both.
    void forget(queryClient, listDecks);
    void forget(queryClient, listAssignments);
    onFailed();
  }

  if (target) {
    return (
      <SessionScreen
        key={target.id}
        target={target}
        onNext={({ id, name }) => onNext({ id, name })}
        onLeave={onLeave}
        onFailed={(error) => leaveFailed(target, error)}
      />
    );
  }
  return <DeckList failure={failure} onStudy={study} onDismissFailure={() => setFailure(undefined)} />;
}
