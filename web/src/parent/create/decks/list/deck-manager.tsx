import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Deck } from '../../../../../../shared/schemas/deck.ts';
import { DeleteDialog } from '../../../../components/dialog/delete-dialog.tsx';
import { lazyScreen } from '../../../../components/feedback/lazy-screen.tsx';
import { joinClasses } from '../../../../lib/class-names.ts';
import type { ConsolePlace } from '../../../../lib/page/console-place.ts';
import { useRootAttribute } from '../../../../lib/page/root-attribute.ts';
import { useFocusAfterDeletion, useFocusWhenGone } from '../../../../lib/page/use-focus-after-deletion.ts';
import { decksQuery, deleteDeckMutation } from '../../../../queries/decks.ts';
import { ImportDialog } from '../../import/import-dialog.tsx';
import { StoppedImports } from '../../import/stopped-imports.tsx';
import { DeckDetail } from '../deck/deck-detail.tsx';
import { DeckList } from './deck-list.tsx';
import type { DecksPart } from './deck-list-actions.tsx';
import styles from './deck-list.module.css';
import { closeDeck, openDeckThere, useOpenDeck } from './open-deck.ts';

/** A separate chunk with the list of library decks. */
const LibraryDialog = lazyScreen(async () => (await import('../../library/library-dialog.tsx')).LibraryDialog, 'shelf');

/** Separate chunk, because it includes form code that only dialogs need. */
const TakeDeckDialog = lazyScreen(async () => (await import('../../share/take-deck-dialog.tsx')).TakeDeckDialog);
/** A chunk with the export code, which few users need. */
const ExportDialog = lazyScreen(async () => (await import('../../out/export-dialog.tsx')).ExportDialog);

interface DeckManagerProps {
  readonly householdId: string;
  /** What is open on arrival. */
  readonly opens?: ConsolePlace['opens'];
  /** Called when what was open on arrival is closed, so that a reload doesn't open it again. */
  readonly onSettled?: (() => void) | undefined;
  /** Whether the user may edit. If false, everything is read-only. */
  readonly canManage: boolean;
  /** Opens the form for an assignment of a deck; absent if the user may not assign. */
  readonly onGive?: ((deckId: string) => void) | undefined;
  /** Starts a session with a child on this device; absent if the user may not. */
  readonly onStudyTogether?: ((learnerId: string, deckId: string) => void) | undefined;
  readonly onOpenQuizzes: () => void;
}

/** A household's decks and the open one: beside the list from 1280 px, otherwise in its place. */
export function DeckManager(props: DeckManagerProps) {
  const { householdId, opens, canManage, onGive, onStudyTogether, onOpenQuizzes } = props;
  const decks = useQuery(decksQuery(householdId));
  const { deckId, openDeck } = useOpenDeck(householdId);
  const { openPart, isForPasting, setOpenPart, settle, close } = useOpenPart(props, deckId);
  const [deleting, setDeleting] = useState<Deck>();
  const { titleRef, noteDeleted } = useFocusAfterDeletion(decks.data);
  useFocusWhenGone(openPart !== undefined, titleRef);
  const deck = decks.data?.find(({ id }) => id === deckId);
  useRootAttribute('data-instead-of-tabs', deck !== undefined);
  const { foundCardId, isNew, openFound, openNew } = useOpened(deckId, openDeck);

  function leaveDeleted(deleted: Deck) {
    setDeleting(undefined);
    noteDeleted(deleted.id);
    if (deleted.id === deckId) closeDeck();
  }

  return (
    <div className={joinClasses('stack gap-6', deck && styles.withDeck)}>
      <div className={joinClasses(styles.list, 'shrinks')}>
        {canManage && <StoppedImports householdId={householdId} />}
        <DeckList
          householdId={householdId}
          decks={decks}
          openDeckId={deck?.id}
          startsNew={opens === 'new-deck'}
          canManage={canManage}
          titleRef={titleRef}
          onOpen={openFound}
          onSettled={settle}
          onCreated={openNew}
          onDelete={setDeleting}
          onPart={setOpenPart}
        />
      </div>
      {deck && (
        <div className="shrinks">
          <DeckDetail
            key={`${deck.id} ${foundCardId ?? ''}`}
            deck={deck}
            foundCardId={foundCardId}
            isNew={isNew}
            canManage={canManage}
            onBack={closeDeck}
            onDelete={() => setDeleting(deck)}
            onGive={onGive}
            onStudyTogether={onStudyTogether}
            onOpenQuizzes={onOpenQuizzes}
            onOpenDeck={openDeck}
          />
        </div>
      )}
      {openPart && (
        <PartDialog
          part={openPart}
          isForPasting={isForPasting}
          householdId={householdId}
          decks={decks.data ?? []}
          onAdded={(added) => {
            close();
            openDeck(added);
          }}
          onClose={close}
        />
      )}
      {deleting && (
        <DeleteDeck deck={deleting} onDeleted={() => leaveDeleted(deleting)} onCancel={() => setDeleting(undefined)} />
      )}
    </div>
  );
}

interface DeleteDeckProps {
  readonly deck: Deck;
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
}

function DeleteDeck({ deck, onDeleted, onCancel }: DeleteDeckProps) {
  const { t } = useLingui();
  return (
    <DeleteDialog
      title={t`Delete “${{ name: deck.name }}”?`}
      text={t`Are you sure you want to delete this deck and all its cards?`}
      mutation={deleteDeckMutation}
      target={deck.id}
      undoneAs={deck.id}
      doneText={t`Deck deleted`}
      failedText={t`Failed to delete deck`}
      onDeleted={onDeleted}
      onCancel={onCancel}
    />
  );
}

/** The dialog that the list has open. `settle` is for what was open on arrival: it leaves the history as it is without that. */
function useOpenPart({ householdId, opens, onSettled }: DeckManagerProps, deckId: string | undefined) {
  const [asked, setOpenPart] = useState<DecksPart>();
  // Not copied into the state on arrival: the person's right to add decks may be known only later.
  const openPart = asked ?? (opens === 'import' || opens === 'paste' ? 'import' : undefined);

  function settle() {
    if (!opens || !onSettled) return;
    onSettled();
    // The open deck is in the same history entry.
    if (deckId !== undefined) openDeckThere(householdId, deckId);
  }

  function close() {
    setOpenPart(undefined);
    settle();
  }

  const isForPasting = asked === undefined && opens === 'paste';
  return { openPart, isForPasting, setOpenPart, settle, close };
}

interface PartDialogProps {
  readonly part: DecksPart;
  /** Whether the import begins with the field for pasted text. */
  readonly isForPasting: boolean;
  readonly householdId: string;
  readonly decks: readonly Deck[];
  readonly onAdded: (deckId: string) => void;
  readonly onClose: () => void;
}

function PartDialog({ part, isForPasting, householdId, decks, onAdded, onClose }: PartDialogProps) {
  if (part === 'import') {
    return <ImportDialog target={{ kind: 'new-deck', householdId }} isForPasting={isForPasting} onClose={onClose} />;
  }
  return (
    <Suspense fallback={null}>
      {part === 'library' && (
        <LibraryDialog householdId={householdId} decks={decks} onOpen={onAdded} onClose={onClose} />
      )}
      {part === 'take' && (
        <TakeDeckDialog
          households={[{ id: householdId, name: '' }]}
          onTaken={({ id }) => onAdded(id)}
          onClose={onClose}
        />
      )}
      {part === 'export' && <ExportDialog decks={decks.filter(({ totalCards }) => totalCards > 0)} onClose={onClose} />}
    </Suspense>
  );
}

interface Opened {
  readonly deckId: string;
  readonly cardId?: string | undefined;
  readonly isNew?: true;
}

/** Remembers how the open deck was opened: through a found card, which is listed first, or by creating it. */
function useOpened(deckId: string | undefined, openDeck: (deckId: string) => void) {
  const [opened, setOpened] = useState<Opened>();
  const own = opened?.deckId === deckId ? opened : undefined;
  const open = (next: Opened): void => {
    setOpened(next);
    openDeck(next.deckId);
  };
  return {
    foundCardId: own?.cardId,
    isNew: own?.isNew === true,
    openFound: (id: string, cardId?: string) => open({ deckId: id, cardId }),
    openNew: (id: string) => open({ deckId: id, isNew: true }),
  };
}
