import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listAssignments } from '../../../../shared/routes/assignments.ts';
import { listDecks } from '../../../../shared/routes/decks.ts';
import { forget } from '../../lib/api/route-query.ts';
import { DeckList } from './decks/deck-list.tsx';
import { SessionScreen } from './session/session-screen.tsx';
import type { StudiedDeck } from '../learner-place.ts';

interface StudyAreaProps {
  /** The deck being studied; without one the list of decks. */
  readonly target: StudiedDeck | undefined;
  readonly onStudy: (target: StudiedDeck) => void;
  /** A card is turned: from now on there may be answers to send. */
  readonly onBegun: () => void;
  /** From a deck that is done to the next one: Back leads to where the first was chosen. */
  readonly onNext: (target: StudiedDeck) => void;
  readonly onLeave: () => void;
  /** The deck could not be opened: to the list, wherever the learner came from. It says why. */
  readonly onFailed: () => void;
}

/** The Study tab: the list of decks, and a session with one of them. */
export function StudyArea({ target, onStudy, onBegun, onNext, onLeave, onFailed }: StudyAreaProps) {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<{ readonly target: StudiedDeck; readonly error: unknown }>();

  function study(deck: StudiedDeck) {
    setFailure(undefined);
    onStudy(deck);
  }

  function leaveFailed(deck: StudiedDeck, error: unknown) {
    setFailure({ target: deck, error });
    // The deck may be gone, and with it what was assigned: both are to be read anew.
    void forget(queryClient, listDecks);
    void forget(queryClient, listAssignments);
    onFailed();
  }

  if (target) {
    return (
      <SessionScreen
        key={target.id}
        target={target}
        onBegun={onBegun}
        onNext={({ id, name }) => onNext({ id, name })}
        onLeave={onLeave}
        onFailed={(error) => leaveFailed(target, error)}
      />
    );
  }
  return <DeckList failure={failure} onStudy={study} onDismissFailure={() => setFailure(undefined)} />;
}
