import { useQuery } from '@tanstack/react-query';
import { type Ref, Suspense, useEffect, useRef, useState } from 'react';
import type { Deck } from '../../../../../../shared/schemas/deck.ts';
import { lazyScreen } from '../../../../components/feedback/lazy-screen.tsx';
import { Banner, NotLoaded } from '../../../../components/feedback/messages.tsx';
import { BackButton } from '../../../../components/controls/button.tsx';
import { cardsQuery } from '../../../../queries/decks.ts';
import { ImportDialog } from '../../import/import-dialog.tsx';
import { AddCardForm, hasKeptCard } from '../card-form/add-card.tsx';
import { listTags } from '../cards/card-view.ts';
import { DeckActions, type DeckMove, isDeckMove } from './deck-actions.tsx';
import { describeDeck } from '../list/deck-card.tsx';
import { DeckCards } from '../cards/deck-cards.tsx';
import styles from './deck-detail.module.css';
import { EditDeckDialog } from '../list/deck-form.tsx';
import { useQuizMaking } from './make-quiz.tsx';
import { Disclosure } from '../../../../components/layout/disclosure.tsx';
import { formatNumber, formatPercent } from '../../../../words/counts.ts';
import { DeckForecast } from '../../../reports/deck-forecast.tsx';
import { type DeckLearner, deckLearnersQuery } from '../../../../queries/reports.ts';

/** Loaded in a separate chunk, because these actions are rare. */
const DeckMoveDialog = lazyScreen(async () => (await import('./deck-moves.tsx')).DeckMoveDialog);

/** Separate chunk with the library, because few decks come from the library. */
const LibraryNote = lazyScreen(async () => (await import('../../library/library-update.tsx')).LibraryNote);

const QuizChoicesDialog = lazyScreen(async () => (await import('./quiz-choices.tsx')).QuizChoicesDialog);

/** Separate chunk, because it includes the QR code generator. */
const ShareDeckDialog = lazyScreen(async () => (await import('../../share/share-deck-dialog.tsx')).ShareDeckDialog);
/** Separate chunks with the export and print code, which few users need. */
const ExportDialog = lazyScreen(async () => (await import('../../out/export-dialog.tsx')).ExportDialog);
const PrintDialog = lazyScreen(async () => (await import('../../out/print-dialog.tsx')).PrintDialog);
const DeckImportsDialog = lazyScreen(async () => (await import('../../import/deck-imports.tsx')).DeckImportsDialog);

interface DeckDetailProps {
  readonly deck: Deck;
  readonly canManage: boolean;
  /** The card opened from search results. */
  readonly foundCardId: string | undefined;
  /** True right after creation. Opens the form for the first card. */
  readonly isNew: boolean;
  readonly onBack: () => void;
  readonly onDelete: () => void;
  /** Opens the form for an assignment of this deck; absent if the user may not assign. */
  readonly onGive?: ((deckId: string) => void) | undefined;
  readonly onOpenQuizzes: () => void;
  readonly onOpenDeck: (deckId: string) => void;
}

type OpenPart =
  | 'quiz-choices'
  | 'add-card'
  | 'edit-deck'
  | 'import'
  | 'imports'
  | 'export'
  | 'print'
  | 'share'
  | DeckMove;

export function DeckDetail({ deck, canManage, foundCardId, isNew, onBack, onDelete, ...on }: DeckDetailProps) {
  const titleRef = useFocusOnOpen(isNew);
  const addCardRef = useRef<HTMLButtonElement>(null);
  const cards = useQuery(cardsQuery(deck.id));
  const [openPart, setOpenPart] = useState<OpenPart | undefined>(() =>
    canManage && (isNew || hasKeptCard(deck.id)) ? 'add-card' : undefined,
  );
  const [hasTools, setHasTools] = useState(false);
  const [addedIds, setAddedIds] = useState<readonly string[]>(foundCardId === undefined ? [] : [foundCardId]);
  const quiz = useQuizMaking(deck, on.onOpenQuizzes);
  const close = () => setOpenPart(undefined);

  return (
    <article className={styles.screen} aria-labelledby="open-deck">
      <DeckHeader deck={deck} titleRef={titleRef} onBack={onBack} />
      <DeckActions
        deck={deck}
        cards={cards.data}
        canManage={canManage}
        hasTools={hasTools}
        onTools={setHasTools}
        addCardRef={addCardRef}
        isAdding={openPart === 'add-card'}
        onAddCard={() => setOpenPart(openPart === 'add-card' ? undefined : 'add-card')}
        isMakingQuiz={quiz.isBusy}
        onQuiz={quiz.press}
        onQuizChoices={() => setOpenPart('quiz-choices')}
        onGive={on.onGive && (() => on.onGive?.(deck.id))}
        onEdit={() => setOpenPart('edit-deck')}
        onImport={() => setOpenPart('import')}
        onShare={() => setOpenPart('share')}
        onMove={setOpenPart}
        onExport={() => setOpenPart('export')}
        onPrint={() => setOpenPart('print')}
        onImports={() => setOpenPart('imports')}
        onDelete={onDelete}
      />
      {quiz.outcome}
      {deck.archivedAt !== undefined && (
        <Banner tone="info">This deck is archived: children do not see it. What they know is kept.</Banner>
      )}
      {openPart === 'add-card' && (
        <AddCardForm
          deck={deck}
          cards={cards.data}
          knownTags={listTags(cards.data ?? [])}
          onAdded={(card) => setAddedIds([card.id, ...addedIds])}
          onCancel={() => {
            close();
            addCardRef.current?.focus();
          }}
        />
      )}
      {canManage && deck.library && (
        <Suspense fallback={null}>
          <LibraryNote deck={deck} cards={cards.data} />
        </Suspense>
      )}
      <DeckCards deck={deck} cards={cards} addedIds={addedIds} canManage={canManage} hasTools={hasTools} />
      {openPart === 'edit-deck' && <EditDeckDialog deck={deck} onClose={close} />}
      {openPart === 'import' && cards.data && (
        <ImportDialog target={{ kind: 'deck', deck, existing: cards.data }} onClose={close} />
      )}
      <Suspense fallback={null}>
        {openPart === 'quiz-choices' && cards.data && (
          <QuizChoicesDialog deck={deck} cardCount={cards.data.length} making={quiz.making} onClose={close} />
        )}
        {openPart === 'share' && <ShareDeckDialog deck={deck} onClose={close} />}
        {isDeckMove(openPart) && (
          <DeckMoveDialog move={openPart} deck={deck} onOpenDeck={on.onOpenDeck} onClose={close} />
        )}
        {openPart === 'imports' && <DeckImportsDialog deck={deck} onClose={close} />}
        {openPart === 'export' && <ExportDialog decks={[deck]} onClose={close} />}
        {openPart === 'print' && cards.data && <PrintDialog deck={deck} cards={cards.data} onClose={close} />}
      </Suspense>
    </article>
  );
}

/** Scrolls to the top and focuses the title when a deck opens. For a new deck, the card form takes the focus instead. */
function useFocusOnOpen(isNew: boolean) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) ref.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [isNew]);
  return ref;
}

interface DeckHeaderProps {
  readonly deck: Deck;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly onBack: () => void;
}

function DeckHeader({ deck, titleRef, onBack }: DeckHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.titleRow}>
        <div className={styles.back}>
          <BackButton onPress={onBack} />
        </div>
        <h2 id="open-deck" ref={titleRef} tabIndex={-1} className={styles.title} dir="auto">
          {deck.name}
        </h2>
      </div>
      {deck.description && (
        <p className={styles.description} dir="auto">
          {deck.description}
        </p>
      )}
      <Disclosure summary={describeDeck(deck)} className={styles.facts}>
        {() => <LearnersOfDeck deck={deck} />}
      </Disclosure>
    </header>
  );
}

/** Progress by learner, fetched when the line of figures is opened. */
function LearnersOfDeck({ deck }: { readonly deck: Deck }) {
  const learners = useQuery(deckLearnersQuery(deck));
  if (learners.data) {
    return (
      <>
        <LearnerTable deck={deck} learners={learners.data} />
        {learners.data.map(
          (learner) => learner.studiedCards > 0 && <DeckForecast key={learner.id} deckId={deck.id} learner={learner} />,
        )}
      </>
    );
  }
  return <NotLoaded of={learners} what="learners" height="88px" />;
}

function LearnerTable({ deck, learners }: { readonly deck: Deck; readonly learners: readonly DeckLearner[] }) {
  if (learners.length === 0) return <p className={styles.noLearners}>No learners yet</p>;
  return (
    <table className={styles.table} aria-label={`${deck.name} by learner`}>
      <thead>
        <tr>
          <th scope="col">Learner</th>
          <th scope="col">Mastered</th>
          <th scope="col">Studied</th>
          <th scope="col">Accuracy</th>
        </tr>
      </thead>
      <tbody>
        {learners.map(({ id, name, studiedCards, masteredCards, accuracy }) => (
          <tr key={id}>
            <th scope="row" dir="auto">
              {name}
            </th>
            <td>{formatNumber(masteredCards)}</td>
            <td>{formatNumber(studiedCards)}</td>
            <td>{accuracy === undefined ? '–' : formatPercent(accuracy)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
