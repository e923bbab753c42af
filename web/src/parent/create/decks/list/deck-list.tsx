import { useLingui } from '@lingui/react/macro';
import { useMutation, type UseQueryResult } from '@tanstack/react-query';
import Layers from 'virtual:icons/layers';
import { type Ref, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Deck } from '../../../../../../shared/schemas/deck.ts';
import { Button } from '../../../../components/controls/button.tsx';
import { useAnnounce } from '../../../../components/feedback/announcer.tsx';
import { EmptyState, Failure, NotLoaded } from '../../../../components/feedback/messages.tsx';
import { Disclosure } from '../../../../components/layout/disclosure.tsx';
import { joinClasses } from '../../../../lib/class-names.ts';
import { archiveDeckMutation } from '../../../../queries/decks.ts';
import { formatNumber } from '../../../../words/counts.ts';
import { filterByText, FilterField } from '../../list-filter.tsx';
import { ListSection } from '../../list-section.tsx';
import { MasteredNote } from '../../../mastered-note.tsx';
import { DeckCard } from './deck-card.tsx';
import { AddDeck, ArrangeButton, type DecksPart, isWorthSearching, ListFiles } from './deck-list-actions.tsx';
import { NewDeckForm } from './deck-form.tsx';
import styles from './deck-list.module.css';
import { DeckViewBar, filterAndSortDecks, isArranged, useDeckView } from './deck-view.tsx';
import views from './deck-view.module.css';
import { useCardSearch } from './found-cards.tsx';

interface DeckListProps {
  readonly householdId: string;
  readonly decks: UseQueryResult<readonly Deck[]>;
  readonly openDeckId: string | undefined;
  /** Whether the form for a new deck is open until `onSettled`, without being asked for here. */
  readonly startsNew: boolean;
  readonly canManage: boolean;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly onOpen: (deckId: string, cardId?: string) => void;
  /** Called when the form for a new deck is closed, before `onCreated`. */
  readonly onSettled: () => void;
  readonly onCreated: (deckId: string) => void;
  readonly onDelete: (deck: Deck) => void;
  readonly onPart: (part: DecksPart) => void;
}

/** The family's decks, first of all. What adds a deck is one button; search and order show when they are asked for or the list is long. */
export function DeckList(props: DeckListProps) {
  const { t } = useLingui();
  const { householdId, decks, startsNew, canManage, titleRef, onPart, onSettled, onCreated, ...grid } = props;
  const [isAsked, setIsAsked] = useState(false);
  const isAdding = isAsked || startsNew;
  const [isArranging, setIsArranging] = useState(false);
  const newDeckRef = useRef<HTMLButtonElement>(null);
  const isLong = (decks.data?.length ?? 0) >= arrangedFrom;
  const isEmpty = decks.data?.length === 0;
  const hasCancelled = useRef(false);
  useEffect(() => {
    if (!hasCancelled.current || isAdding) return;
    hasCancelled.current = false;
    newDeckRef.current?.focus();
  }, [isAdding]);

  function stopAdding() {
    setIsAsked(false);
    onSettled();
    hasCancelled.current = true;
  }

  // Before the list is there, nobody knows which of the two ways to add suits.
  const actions = !decks.isPending && (
    <>
      {!isLong && <ArrangeButton decks={decks.data ?? []} isArranging={isArranging} onArrange={setIsArranging} />}
      {/* The form of a family's first deck stands alone. */}
      {canManage && !(isAdding && isEmpty) && (
        <AddDeck
          isEmpty={isEmpty}
          // If the form or an open deck has the primary button, this one is secondary.
          isPrimary={!isAdding && grid.openDeckId === undefined}
          buttonRef={newDeckRef}
          onNew={() => setIsAsked(true)}
          onPart={onPart}
        />
      )}
    </>
  );
  return (
    <ListSection title={t`My Decks`} titleRef={titleRef} actions={actions}>
      {isAdding && (
        <NewDeckForm
          householdId={householdId}
          onCreated={({ id }) => {
            setIsAsked(false);
            onSettled();
            onCreated(id);
          }}
          onCancel={stopAdding}
        />
      )}
      {!(isAdding && isEmpty) && (
        <DeckListBody decks={decks} canManage={canManage} isArranging={isArranging || isLong} {...grid} />
      )}
      {canManage && <ListFiles decks={decks.data ?? []} onPart={onPart} />}
    </ListSection>
  );
}

/** Number of decks from which search, subjects and order always show. Fewer are found by looking. */
const arrangedFrom = 12;

interface DeckListBodyProps extends Omit<
  DeckListProps,
  'householdId' | 'startsNew' | 'titleRef' | 'onPart' | 'onSettled' | 'onCreated'
> {
  readonly isArranging: boolean;
}

function DeckListBody({ decks, canManage, ...grid }: DeckListBodyProps) {
  const { t } = useLingui();
  if (decks.data === undefined)
    return (
      <NotLoaded
        of={decks}
        loading={t`Loading decks...`}
        failed={t`Failed to load decks`}
        className="deck-grid"
        height="152px"
        count={3}
      />
    );
  if (decks.data.length === 0) {
    const text = canManage ? t`Create your first deck to get started` : t`Nothing to check yet.`;
    return <EmptyState icon={<Layers />} title={t`No Decks Yet`} text={text} />;
  }
  return <DeckGrid decks={decks.data} canManage={canManage} {...grid} />;
}

type DeckGridProps = Omit<DeckListBodyProps, 'decks'> & { readonly decks: readonly Deck[] };

/** Lists up to this length are rendered in full, so the browser's search finds everything. */
const drawnWhole = 60;

/** Decks, with search, filter and sort order on demand, followed by archived decks. What was chosen before always shows, so that no deck seems to be missing. */
function DeckGrid({ decks, openDeckId, canManage, isArranging, onOpen, onDelete }: DeckGridProps) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const [view, setView] = useDeckView();
  const wanted = useDeferredValue(query);
  const search = useCardSearch(decks, wanted);
  const inUse = useMemo(() => decks.filter(({ archivedAt }) => !archivedAt), [decks]);
  const arranged = useMemo(() => filterAndSortDecks(inUse, view), [inUse, view]);
  const named = new Set(filterByText(decks, wanted, ({ name, description, subject }) => [name, description, subject]));
  const isFound = (deck: Deck): boolean => named.has(deck) || search.byDeck.has(deck.id);
  const found = arranged.filter(isFound);
  const foundAway = decks.filter((deck) => deck.archivedAt && isFound(deck));
  const isAllAway = wanted.trim() !== '' && found.length === 0;
  return (
    <>
      {(isArranging || query !== '') && isWorthSearching(decks) && (
        <FilterField
          label={t`Search decks and cards`}
          query={query}
          found={found.length + foundAway.length + search.count}
          onChange={setQuery}
        />
      )}
      {(isArranging || isArranged(inUse, view)) && <DeckViewBar decks={inUse} view={view} onChange={setView} />}
      <SearchState search={search} isNothing={found.length + foundAway.length === 0} query={wanted.trim()} />
      <ul className={joinClasses('deck-grid', found.length > drawnWhole && styles.many)}>
        {found.map((deck) => (
          <li key={deck.id} aria-current={deck.id === openDeckId || undefined}>
            <DeckCard
              deck={deck}
              isOpen={deck.id === openDeckId}
              found={search.byDeck.get(deck.id)}
              onOpen={(cardId) => onOpen(deck.id, cardId)}
              onDelete={canManage ? () => onDelete(deck) : undefined}
            />
          </li>
        ))}
      </ul>
      <ArchivedDecks decks={foundAway} isOpen={isAllAway} canManage={canManage} onOpen={onOpen} />
      <MasteredNote decks={decks} className={joinClasses(styles.note, 'note')} />
    </>
  );
}

interface SearchStateProps {
  readonly search: Pick<ReturnType<typeof useCardSearch>, 'isReading' | 'hasFailed' | 'onRetry'>;
  readonly isNothing: boolean;
  readonly query: string;
}

/** Message that nothing matches, or that the cards of some decks aren't loaded yet or couldn't be loaded. */
function SearchState({ search: { isReading, hasFailed, onRetry }, isNothing, query }: SearchStateProps) {
  const { t } = useLingui();
  if (query === '') return null;
  if (isReading) return <p className="row-wrap gap-3 muted">{t`Searching the cards...`}</p>;
  if (hasFailed)
    return (
      <p className="row-wrap gap-3 muted">
        {t`We couldn’t read the cards of some decks.`} <Button onClick={onRetry}>{t`Retry`}</Button>
      </p>
    );
  return isNothing && <EmptyState title={t`No deck or card matches “${query}”.`} />;
}

interface ArchivedDecksProps extends Pick<DeckGridProps, 'decks' | 'canManage' | 'onOpen'> {
  /** Whether the list is initially expanded, as it is if all matches are archived. */
  readonly isOpen: boolean;
}

/** Archived decks, which can be viewed and restored. */
function ArchivedDecks({ decks, isOpen, canManage, onOpen }: ArchivedDecksProps) {
  const { t } = useLingui();
  const { mutate, error } = useMutation(archiveDeckMutation);
  const announce = useAnnounce();
  if (decks.length === 0) return null;
  return (
    <Disclosure summary={t`Archived (${{ count: formatNumber(decks.length) }})`} isOpen={isOpen}>
      <Failure error={error} title={t`Failed to bring the deck back`} />
      <ul className="stack gap-2 above-3">
        {decks.map(({ id, name }) => (
          <li key={id} className={joinClasses(views.archived, 'spread sunken relative pad-2-3')}>
            <button type="button" dir="auto" onClick={() => onOpen(id)}>
              {name}
            </button>
            {canManage && (
              <Button
                aria-label={t`Bring ${name} back`}
                onClick={() =>
                  mutate(
                    { deckId: id, isArchived: false },
                    { onSuccess: () => announce(t`Deck is back`, { isShown: true }) },
                  )
                }
              >{t`Bring back`}</Button>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
