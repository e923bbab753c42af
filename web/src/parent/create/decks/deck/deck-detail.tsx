import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Gift from 'virtual:icons/gift';
import UsersRound from 'virtual:icons/users-round';
import { type Ref, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Deck } from '../../../../../../shared/schemas/deck.ts';
import { lazyScreen } from '../../../../components/feedback/lazy-screen.tsx';
import { Banner, NotLoaded } from '../../../../components/feedback/messages.tsx';
import { BackButton, Button } from '../../../../components/controls/button.tsx';
import { joinClasses } from '../../../../lib/class-names.ts';
import { cardsQuery } from '../../../../queries/decks.ts';
import { AddCardForm, hasKeptCard } from '../card-form/add-card.tsx';
import { listTags } from '../cards/card-view.ts';
import { DeckActions, type OpenPart } from './deck-actions.tsx';
import { OpenDialog } from './deck-dialogs.tsx';
import { describeDeck } from '../list/deck-card.tsx';
import { type CardTools, DeckCards } from '../cards/deck-cards.tsx';
import styles from './deck-detail.module.css';
import { useQuizMaking } from './make-quiz.tsx';
import { ScrollRegion } from '../../../../components/layout/scroll-region.tsx';
import { Disclosure } from '../../../../components/layout/disclosure.tsx';
import { formatNumber, formatPercent } from '../../../../words/counts.ts';
import { DeckForecast } from '../../../reports/deck-forecast.tsx';
import { type DeckLearner, deckLearnersQuery } from '../../../../queries/reports.ts';

/** Separate chunk with the library, because few decks come from the library. */
const LibraryNote = lazyScreen(async () => (await import('../../library/library-note.tsx')).LibraryNote, 'shelf');

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
  /** Starts a session with a child on this device; absent if the user may not. */
  readonly onStudyTogether?: ((learnerId: string, deckId: string) => void) | undefined;
  readonly onOpenQuizzes: () => void;
  readonly onOpenDeck: (deckId: string) => void;
}

export function DeckDetail({ deck, canManage, foundCardId, isNew, onBack, onDelete, ...on }: DeckDetailProps) {
  const titleRef = useFocusOnOpen(isNew);
  const addCardRef = useRef<HTMLButtonElement>(null);
  const cards = useQuery(cardsQuery(deck.id));
  const [openPart, setOpenPart] = useState<OpenPart | undefined>(() =>
    canManage && (isNew || hasKeptCard(deck.id)) ? 'add-card' : undefined,
  );
  const [tools, setTools] = useState<CardTools>();
  const [addedIds, setAddedIds] = useState<readonly string[]>(foundCardId === undefined ? [] : [foundCardId]);
  const quiz = useQuizMaking(deck, on.onOpenQuizzes);
  const close = () => setOpenPart(undefined);
  const ways = waysToChildren(deck, cards.data?.length, on, () => setOpenPart('together'));

  return (
    <article className="stack gap-3 shrinks" aria-labelledby="open-deck">
      <DeckHeader deck={deck} titleRef={titleRef} onBack={onBack} />
      <div className={joinClasses(styles.bar, 'wrap align-start', openPart === 'add-card' && styles.adding)}>
        <DeckFacts deck={deck} {...ways} />
        <DeckActions
          deck={deck}
          cards={cards.data}
          canManage={canManage}
          hasTools={tools !== undefined}
          onTools={(next) => setTools(next ? { mode: 'list', timesTyping: 0 } : undefined)}
          addCardRef={addCardRef}
          isAdding={openPart === 'add-card'}
          onAddCard={() => setOpenPart(openPart === 'add-card' ? undefined : 'add-card')}
          isMakingQuiz={quiz.isBusy}
          onQuiz={quiz.press}
          {...ways}
          onPart={setOpenPart}
          onDelete={onDelete}
        />
      </div>
      {quiz.outcome}
      <ArchivedNote deck={deck} />
      {openPart === 'add-card' && (
        <AddCardForm
          deck={deck}
          cards={cards.data}
          knownTags={listTags(cards.data ?? [])}
          onAdded={(card) => setAddedIds([card.id, ...addedIds])}
          onCancel={() => {
            // A phone shows the button again only then.
            flushSync(close);
            addCardRef.current?.focus();
          }}
          onTypeMany={() => {
            close();
            setTools({ mode: 'table', timesTyping: (tools?.timesTyping ?? 0) + 1 });
          }}
        />
      )}
      {canManage && deck.library && (
        <Suspense fallback={null}>
          <LibraryNote deck={deck} cards={cards.data} />
        </Suspense>
      )}
      <DeckCards
        deck={deck}
        cards={cards}
        addedIds={addedIds}
        canManage={canManage}
        tools={tools}
        onMode={(mode) => setTools({ mode, timesTyping: 0 })}
      />
      <OpenDialog
        deck={deck}
        part={openPart}
        cards={cards.data}
        making={quiz.making}
        onOpenDeck={on.onOpenDeck}
        onStudyTogether={on.onStudyTogether}
        onClose={close}
      />
    </article>
  );
}

/** The ways by which a deck gets to a child, as far as the user may go them. Nobody studies an archived deck until it is brought back. */
function waysToChildren(
  { id, archivedAt }: Deck,
  cardCount: number | undefined,
  { onGive, onStudyTogether }: Pick<DeckDetailProps, 'onGive' | 'onStudyTogether'>,
  onTogether: () => void,
) {
  const canStudy = onStudyTogether !== undefined && Boolean(cardCount) && archivedAt === undefined;
  return { onGive: onGive && (() => onGive(id)), onTogether: canStudy ? onTogether : undefined };
}

function ArchivedNote({ deck }: { readonly deck: Deck }) {
  const { t } = useLingui();
  if (deck.archivedAt === undefined) return null;
  return <Banner tone="info">{t`This deck is archived. Children don’t see it. We keep their progress.`}</Banner>;
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
    <header className="stack gap-1">
      <div className="row gap-2">
        <div className={styles.back}>
          <BackButton onPress={onBack} />
        </div>
        <h2 id="open-deck" ref={titleRef} tabIndex={-1} className={joinClasses(styles.title, 'shrinks')} dir="auto">
          {deck.name}
        </h2>
      </div>
      {deck.description && (
        <p className="muted breaks pre-wrap" dir="auto">
          {deck.description}
        </p>
      )}
    </header>
  );
}

interface DeckFactsProps {
  readonly deck: Deck;
  readonly onGive: (() => void) | undefined;
  readonly onTogether: (() => void) | undefined;
}

/** The line of figures. Behind it are each child's progress, and the ways to a child: to give the deck, and to study it together. */
function DeckFacts({ deck, onGive, onTogether }: DeckFactsProps) {
  const { t } = useLingui();
  return (
    <Disclosure summary={describeDeck(deck)} className={styles.facts}>
      {() => (
        <div className="stack gap-3">
          <LearnersOfDeck deck={deck} />
          <div className="row-wrap gap-2">
            {onGive && <Button icon={<Gift />} onClick={onGive}>{t`Give to a child`}</Button>}
            {onTogether && <Button icon={<UsersRound />} onClick={onTogether}>{t`Study together`}</Button>}
          </div>
        </div>
      )}
    </Disclosure>
  );
}

/** Progress by learner, fetched when the line of figures is opened. */
function LearnersOfDeck({ deck }: { readonly deck: Deck }) {
  const { t } = useLingui();
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
  return <NotLoaded of={learners} loading={t`Loading learners...`} failed={t`Failed to load learners`} height="88px" />;
}

function LearnerTable({ deck, learners }: { readonly deck: Deck; readonly learners: readonly DeckLearner[] }) {
  const { t } = useLingui();
  if (learners.length === 0) return <p className="muted">{t`No learners yet`}</p>;
  const title = t`${{ deck: deck.name }} by learner`;
  return (
    <ScrollRegion label={title} className={styles.learners}>
      <table className={joinClasses(styles.table, 'table')} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t`Learner`}</th>
            <th scope="col">{t`Mastered`}</th>
            <th scope="col">{t`Studied`}</th>
            <th scope="col">{t`Accuracy`}</th>
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
    </ScrollRegion>
  );
}
