import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Deck } from '../../../../../shared/schemas/deck.ts';
import { DeleteDialog } from '../../../components/dialog/delete-dialog.tsx';
import { lazyScreen } from '../../../components/feedback/lazy-screen.tsx';
import { joinClasses } from '../../../lib/class-names.ts';
import { useFocusAfterDeletion } from '../../../lib/use-focus-after-deletion.ts';
import { decksQuery, deleteDeckMutation } from '../../../queries/decks.ts';
import { ImportDialog } from '../import/import-dialog.tsx';
import { StoppedImports } from '../import/stopped-imports.tsx';
import { DeckDetail } from './deck-detail.tsx';
import { DeckList } from './deck-list.tsx';
import styles from './deck-list.module.css';
import { closeDeck, useOpenDeck } from './open-deck.ts';

/** In a chunk of its own, with the list of ready decks. */
const LibraryDialog = lazyScreen(async () => (await import('../library/library-dialog.tsx')).LibraryDialog);

/** With the forms that only dialogs need. */
const TakeDeckDialog = lazyScreen(async () => (await import('../share/take-deck-dialog.tsx')).TakeDeckDialog);
/** With what writes files, for the few who want some. */
const ExportDialog = lazyScreen(async () => (await import('../out/export-dialog.tsx')).ExportDialog);

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
  const { deckId, openDeck } = useOpenDeck(householdId);
  const [openPart, setOpenPart] = useState<'import' | 'library' | 'take' | 'export'>();
  const close = () => setOpenPart(undefined);
  const [deleting, setDeleting] = useState<Deck>();
  const { titleRef, noteDeleted } = useFocusAfterDeletion(decks.data);
  const deck = decks.data?.find(({ id }) => id === deckId);
  const { foundCardId, openFound } = useFoundCard(deckId, openDeck);

  function openAdded(added: string) {
    close();
    openDeck(added);
  }

  function leaveDeleted(deleted: Deck) {
    setDeleting(undefined);
    noteDeleted(deleted.id);
    if (deleted.id === deckId) closeDeck();
  }

  return (
    <div className={joinClasses(styles.manager, deck && styles.withDeck)}>
      <div className={styles.list}>
        {canManage && <StoppedImports householdId={householdId} />}
        <DeckList
          householdId={householdId}
          decks={decks}
          openDeckId={deck?.id}
          canManage={canManage}
          titleRef={titleRef}
          onOpen={openFound}
          onDelete={setDeleting}
          onImport={() => setOpenPart('import')}
          onLibrary={() => setOpenPart('library')}
          onTake={() => setOpenPart('take')}
          onExport={() => setOpenPart('export')}
        />
      </div>
      {deck && (
        <div className={styles.detail}>
          <DeckDetail
            key={`${deck.id} ${foundCardId ?? ''}`}
            deck={deck}
            foundCardId={foundCardId}
            canManage={canManage}
            onBack={closeDeck}
            onDelete={() => setDeleting(deck)}
            onOpenQuizzes={onOpenQuizzes}
            onOpenDeck={openDeck}
          />
        </div>
      )}
      {openPart === 'import' && <ImportDialog target={{ kind: 'new-deck', householdId }} onClose={close} />}
      <Suspense fallback={null}>
        {openPart === 'library' && (
          <LibraryDialog householdId={householdId} decks={decks.data ?? []} onOpen={openAdded} onClose={close} />
        )}
        {openPart === 'take' && (
          <TakeDeckDialog
            households={[{ id: householdId, name: '' }]}
            onTaken={({ id }) => openAdded(id)}
            onClose={close}
          />
        )}
        {openPart === 'export' && (
          <ExportDialog decks={(decks.data ?? []).filter(({ totalCards }) => totalCards > 0)} onClose={close} />
        )}
      </Suspense>
      {deleting && (
        <DeleteDialog
          title={`Delete “${deleting.name}”?`}
          text="Are you sure you want to delete this deck and all its cards?"
          mutation={deleteDeckMutation}
          target={deleting.id}
          undoneAs={deleting.id}
          doneText="Deck deleted"
          failedText="Failed to delete deck"
          onDeleted={() => leaveDeleted(deleting)}
          onCancel={() => setDeleting(undefined)}
        />
      )}
    </div>
  );
}

/** The card that was found in the list of decks and opened: it stands on top in its deck. */
function useFoundCard(deckId: string | undefined, openDeck: (deckId: string) => void) {
  const [found, setFound] = useState<{ readonly deckId: string; readonly cardId: string | undefined }>();
  return {
    foundCardId: found?.deckId === deckId ? found?.cardId : undefined,
    openFound: (id: string, cardId?: string) => {
      setFound({ deckId: id, cardId });
      openDeck(id);
    },
  };
}
