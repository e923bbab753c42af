import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Deck } from '../../../../../shared/schemas/deck.ts';
import { AddCardForm } from './add-card-form.tsx';
import { DeckActions } from './deck-actions.tsx';
import { DeckCards } from './deck-cards.tsx';
import styles from './deck-detail.module.css';
import { DeckHeader } from './deck-header.tsx';
import { DeckLearners } from './deck-learners.tsx';
import { EditDeckDialog } from './edit-deck-dialog.tsx';
import { ImportDialog } from '../import/import-dialog.tsx';
import { QuizOutcome } from './quiz-outcome.tsx';
import { generateQuizMutation } from '../../../queries/quizzes.ts';
import { cardsQuery } from '../../../queries/decks.ts';

interface DeckDetailProps {
  readonly deck: Deck;
  readonly canManage: boolean;
  readonly onBack: () => void;
  readonly onDelete: () => void;
  readonly onOpenQuizzes: () => void;
}

/** What is laid over the deck's cards at the moment. */
type OpenPart = 'add-card' | 'edit-deck' | 'import';

/** One deck: its cards, and everything that can be done with it. */
export function DeckDetail({ deck, canManage, onBack, onDelete, onOpenQuizzes }: DeckDetailProps) {
  const titleRef = useFocusOnOpen();
  const addCardRef = useRef<HTMLButtonElement>(null);
  const cards = useQuery(cardsQuery(deck.id));
  const [openPart, setOpenPart] = useState<OpenPart>();
  const [addedIds, setAddedIds] = useState<readonly string[]>([]);
  const quiz = useMutation(generateQuizMutation);
  const close = () => setOpenPart(undefined);

  return (
    <article className={styles.screen} aria-labelledby="open-deck">
      <DeckHeader deck={deck} titleRef={titleRef} onBack={onBack} />
      <DeckActions
        deck={deck}
        cards={cards.data}
        canManage={canManage}
        addCardRef={addCardRef}
        isAdding={openPart === 'add-card'}
        onAddCard={() => setOpenPart(openPart === 'add-card' ? undefined : 'add-card')}
        isMakingQuiz={quiz.isPending}
        onQuiz={() => quiz.mutate(deck.id)}
        onEdit={() => setOpenPart('edit-deck')}
        onImport={() => setOpenPart('import')}
        onDelete={onDelete}
      />
      <QuizOutcome quiz={quiz.data} error={quiz.error} onOpenQuizzes={onOpenQuizzes} onDismiss={quiz.reset} />
      {openPart === 'add-card' && (
        <AddCardForm
          deckId={deck.id}
          onAdded={(card) => setAddedIds([card.id, ...addedIds])}
          onCancel={() => {
            close();
            addCardRef.current?.focus();
          }}
        />
      )}
      <DeckLearners deck={deck} />
      <DeckCards deckId={deck.id} cards={cards} addedIds={addedIds} canManage={canManage} />
      {openPart === 'edit-deck' && <EditDeckDialog deck={deck} onClose={close} />}
      {openPart === 'import' && cards.data && (
        <ImportDialog target={{ kind: 'deck', deck, existing: cards.data }} onClose={close} />
      )}
    </article>
  );
}

/** Opening a deck leads to its top, also for those who do not see it. */
function useFocusOnOpen() {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return ref;
}
