import { Suspense } from 'react';
import type { Card, Deck } from '../../../../../../shared/schemas/deck.ts';
import { lazyScreen } from '../../../../components/feedback/lazy-screen.tsx';
import { ImportDialog } from '../../import/import-dialog.tsx';
import { EditDeckDialog } from '../list/deck-form.tsx';
import { isDeckMove, type OpenPart } from './deck-actions.tsx';
import type { useQuizMaking } from './make-quiz.tsx';

/** Loaded in a separate chunk, because these actions are rare. */
const DeckMoveDialog = lazyScreen(async () => (await import('./deck-moves.tsx')).DeckMoveDialog);

const StudyDeckDialog = lazyScreen(async () => (await import('./study-deck.tsx')).StudyDeckDialog);
const QuizChoicesDialog = lazyScreen(async () => (await import('./quiz-choices.tsx')).QuizChoicesDialog);

/** Separate chunk, because it includes the QR code generator. */
const ShareDeckDialog = lazyScreen(async () => (await import('../../share/share-deck-dialog.tsx')).ShareDeckDialog);
/** Separate chunks with the export and print code, which few users need. */
const ExportDialog = lazyScreen(async () => (await import('../../out/export-dialog.tsx')).ExportDialog);
const PrintDialog = lazyScreen(async () => (await import('../../out/print-dialog.tsx')).PrintDialog);
const DeckImportsDialog = lazyScreen(async () => (await import('../../import/deck-imports.tsx')).DeckImportsDialog);

interface OpenDialogProps {
  readonly deck: Deck;
  readonly part: OpenPart | undefined;
  readonly cards: readonly Card[] | undefined;
  readonly making: ReturnType<typeof useQuizMaking>['making'];
  readonly onOpenDeck: (deckId: string) => void;
  readonly onStudyTogether?: ((learnerId: string, deckId: string) => void) | undefined;
  readonly onClose: () => void;
}

/** The dialog of one of the deck's actions. */
export function OpenDialog({ deck, part, cards, making, onOpenDeck, onStudyTogether, onClose }: OpenDialogProps) {
  return (
    <>
      {part === 'edit-deck' && <EditDeckDialog deck={deck} onClose={onClose} />}
      {part === 'import' && cards && (
        <ImportDialog target={{ kind: 'deck', deck, existing: cards }} onClose={onClose} />
      )}
      <Suspense fallback={null}>
        {part === 'quiz-choices' && cards && (
          <QuizChoicesDialog deck={deck} cardCount={cards.length} making={making} onClose={onClose} />
        )}
        {part === 'share' && <ShareDeckDialog deck={deck} onClose={onClose} />}
        {isDeckMove(part) && <DeckMoveDialog move={part} deck={deck} onOpenDeck={onOpenDeck} onClose={onClose} />}
        {part === 'together' && onStudyTogether && (
          <StudyDeckDialog
            householdId={deck.householdId}
            onStart={(learnerId) => onStudyTogether(learnerId, deck.id)}
            onClose={onClose}
          />
        )}
        {part === 'imports' && <DeckImportsDialog deck={deck} onClose={onClose} />}
        {part === 'export' && <ExportDialog decks={[deck]} onClose={onClose} />}
        {part === 'print' && cards && <PrintDialog deck={deck} cards={cards} onClose={onClose} />}
      </Suspense>
    </>
  );
}
