import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Deck } from '../../../../../shared/schemas/deck.ts';
import { joinClasses } from '../../../lib/class-names.ts';
import { DeckDetail } from './deck-detail.tsx';
import { DeckList } from './deck-list.tsx';
import { DeleteDeckDialog } from './delete-deck-dialog.tsx';
import { ImportDialog } from '../import/import-dialog.tsx';
import styles from './deck-manager.module.css';
import { useOpenDeck } from './open-deck.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { decksQuery } from '../../../queries/decks.ts';

interface DeckManagerProps {
  readonly householdId: string;
  /** Whether the person may change anything; without, everything can still be read. */
  readonly canManage: boolean;
  /** Goes to the household's quizzes. */
  readonly onOpenQuizzes: () => void;
}

/** The decks of a household, and the one that is open: beside the list from 1280 px on, instead of it below. */
export function DeckManager({ householdId, canManage, onOpenQuizzes }: DeckManagerProps) {
  const decks = useQuery(decksQuery(householdId));
  const { deckId, openDeck, closeDeck } = useOpenDeck(householdId);
  const [isImporting, setIsImporting] = useState(false);
  const [deleting, setDeleting] = useState<Deck>();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const focusAfterRemoval = useFocusAfterRemoval(decks.data, titleRef);
  const deck = decks.data?.find(({ id }) => id === deckId);

  function leaveDeleted(deleted: Deck) {
    setDeleting(undefined);
    focusAfterRemoval(deleted.id);
    if (deleted.id === deckId) closeDeck();
  }

  return (
    <div className={joinClasses(styles.manager, deck && styles.withDeck)}>
      <div className={styles.list}>
        <DeckList
          householdId={householdId}
          decks={decks}
          openDeckId={deck?.id}
          canManage={canManage}
          titleRef={titleRef}
          onOpen={openDeck}
          onDelete={setDeleting}
          onImport={() => setIsImporting(true)}
        />
      </div>
      {deck && (
        <div className={styles.detail}>
          <DeckDetail
            key={deck.id}
            deck={deck}
            canManage={canManage}
            onBack={closeDeck}
            onDelete={() => setDeleting(deck)}
            onOpenQuizzes={onOpenQuizzes}
          />
        </div>
      )}
      {isImporting && <ImportDialog target={{ kind: 'new-deck', householdId }} onClose={() => setIsImporting(false)} />}
      {deleting && (
        <DeleteDeckDialog
          deck={deleting}
          onDeleted={() => leaveDeleted(deleting)}
          onCancel={() => setDeleting(undefined)}
        />
      )}
    </div>
  );
}
