import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import CardsIcon from 'virtual:icons/gallery-vertical-end';
import { startTransition, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { wordsOfSide } from '../../../../../../shared/card-marks.ts';
import type { Card, Deck } from '../../../../../../shared/schemas/deck.ts';
import { useFormatting } from '../../../../components/card-side/formatting.ts';
import { DeleteDialog } from '../../../../components/dialog/delete-dialog.tsx';
import { EmptyState, NotLoaded } from '../../../../components/feedback/messages.tsx';
import { VisuallyHidden } from '../../../../components/feedback/visually-hidden.tsx';
import { lazyScreen } from '../../../../components/feedback/lazy-screen.tsx';
import { useFocusAfterDeletion } from '../../../../lib/page/use-focus-after-deletion.ts';
import { deleteCardMutation } from '../../../../queries/cards.ts';
import { filterByText, FilterField, filterFrom, useFoldingAhead } from '../../list-filter.tsx';
import { EditCardDialog } from '../card-form/card-forms.tsx';
import { CardList } from './card-list.tsx';
import { arrangeCards, listTags, listTexts, plainView, putFirst } from './card-view.ts';
import { CardViewFields, useKnowledge } from './card-view-fields.tsx';
import { type Mode, ModeButtons } from './mode-buttons.tsx';
import { type FlaggedCards, useFlaggedCards } from '../deck/flagged-cards.tsx';

/** Loaded in separate chunks, because viewing a deck rarely needs them. */
const SelectedCards = lazyScreen(async () => (await import('./selected-cards.tsx')).SelectedCards);
const CardOrder = lazyScreen(async () => (await import('./card-order.tsx')).CardOrder);
const CardTable = lazyScreen(async () => (await import('./card-table.tsx')).CardTable);

/** Search, order, selection and table above the cards, and which of them is open. */
export interface CardTools {
  readonly mode: Mode;
  /** How often somebody asked for the table to type many cards. Each time, its new row takes the focus. */
  readonly timesTyping: number;
}

interface DeckCardsProps {
  readonly deck: Deck;
  readonly cards: UseQueryResult<readonly Card[]>;
  /** Cards added since the deck was opened, newest first. They are listed on top. */
  readonly addedIds: readonly string[];
  readonly canManage: boolean;
  /** Without them, the list is whole and in deck order. */
  readonly tools: CardTools | undefined;
  readonly onMode: (mode: Mode) => void;
}

/** The open deck's cards, or their loading or empty state. */
export function DeckCards({ cards, canManage, ...rest }: DeckCardsProps) {
  const { t } = useLingui();
  const { isReady } = useFormatting(rest.deck.format);
  if (cards.data === undefined || !isReady)
    return (
      <NotLoaded
        of={cards}
        loading={t`Loading cards...`}
        failed={t`Failed to load cards`}
        className="stack gap-3 relative"
        height="96px"
        count={4}
      />
    );
  if (cards.data.length === 0 && !rest.tools) return <NoCards canManage={canManage} />;
  // Mounted anew without the tools, because nothing may narrow the list then: cards would seem to be missing.
  return <FilledDeck key={rest.tools ? 'tools' : 'plain'} {...rest} cards={cards.data} canManage={canManage} />;
}

function NoCards({ canManage }: { readonly canManage: boolean }) {
  const { t } = useLingui();
  const text = canManage ? t`Add your first card to this deck` : t`Nothing to check yet.`;
  return <EmptyState icon={<CardsIcon />} title={t`No Cards Yet`} text={text} />;
}

type FilledDeckProps = Omit<DeckCardsProps, 'cards'> & { readonly cards: readonly Card[] };

function FilledDeck({ deck, cards, addedIds, canManage, tools, onMode }: FilledDeckProps) {
  const { t } = useLingui();
  const mode = tools?.mode ?? 'list';
  const [opened, setOpened] = useState<OpenedCard>();
  const { titleRef, noteDeleted } = useFocusAfterDeletion(cards);
  // Renders the form as a transition, so slow devices stay responsive.
  const edit = useCallback((card: Card) => startTransition(() => setOpened({ card, as: 'edit' })), []);
  const askToDelete = useCallback((card: Card) => setOpened({ card, as: 'delete' }), []);
  const flagged = useFlaggedCards(deck, canManage);
  const { shown, fields, knowledge, emptyText } = useView({
    deck,
    cards,
    flagged,
    addedIds,
    canManage,
  });
  const selection = useSelection(shown);
  const change = (next: Mode) => {
    selection.set(new Set());
    // The table's rows as a transition, too: until they are there, the list stays.
    if (next === 'table') startTransition(() => onMode(next));
    else onMode(next);
  };

  return (
    <section className="stack gap-3 shrinks" aria-labelledby="deck-cards">
      <h3 id="deck-cards" ref={titleRef} tabIndex={-1}>
        <VisuallyHidden>{t`Cards`}</VisuallyHidden>
      </h3>
      {tools && canManage && <ModeButtons mode={mode} count={cards.length} onChange={change} />}
      {tools && mode !== 'order' && fields}
      <Suspense fallback={null}>
        {mode === 'order' && <CardOrder deck={deck} cards={cards} onDone={() => change('list')} />}
        {mode === 'select' && (
          <SelectedCards
            deck={deck}
            cards={cards}
            shown={shown}
            selected={selection.cards}
            onSelect={selection.set}
            onDone={() => change('list')}
          />
        )}
        {mode === 'table' && (
          <CardTable deck={deck} cards={shown} total={cards.length} timesTyping={tools?.timesTyping} />
        )}
      </Suspense>
      {mode !== 'order' && knowledge}
      {mode !== 'order' && knowledge === null && shown.length === 0 && cards.length > 0 && (
        <EmptyState title={emptyText} />
      )}
      {mode !== 'table' && cards.length === 0 && <NoCards canManage={canManage} />}
      {(mode === 'list' || mode === 'select') && (
        <CardList
          cards={shown}
          deck={deck}
          flagged={flagged}
          selectedIds={mode === 'select' ? selection.ids : undefined}
          onSelect={mode === 'select' ? selection.pick : undefined}
          onEdit={canManage ? edit : undefined}
          onDelete={canManage ? askToDelete : undefined}
        />
      )}
      {opened && (
        <CardDialog
          {...opened}
          deck={deck}
          cards={cards}
          onDeleted={noteDeleted}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}

/** The card that somebody edits or wants to delete. */
interface OpenedCard {
  readonly card: Card;
  readonly as: 'edit' | 'delete';
}

interface CardDialogProps extends OpenedCard, Pick<FilledDeckProps, 'deck' | 'cards'> {
  readonly onDeleted: (cardId: string) => void;
  readonly onClose: () => void;
}

function CardDialog({ card, as, deck, cards, onDeleted, onClose }: CardDialogProps) {
  const { t } = useLingui();
  if (as === 'edit') {
    // Apart from the list's new text, which comes at the same time: both together are a long task on a slow phone.
    const close = () => startTransition(onClose);
    return <EditCardDialog card={card} format={deck.format} knownTags={listTags(cards)} onClose={close} />;
  }
  return (
    <DeleteDialog
      title={t`Delete card`}
      text={t`Are you sure you want to delete this card?`}
      mutation={deleteCardMutation}
      target={{ deckId: deck.id, cardId: card.id }}
      undoneAs={card.id}
      doneText={t`Card deleted`}
      failedText={t`Failed to delete card`}
      onDeleted={() => {
        onClose();
        onDeleted(card.id);
      }}
      onCancel={onClose}
    />
  );
}

interface ViewProps extends Omit<FilledDeckProps, 'tools' | 'onMode'> {
  readonly flagged: FlaggedCards;
}

function useView({ deck, cards, flagged, addedIds, canManage }: ViewProps) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const [view, setView] = useState(plainView);
  const wanted = useDeferredValue(query);
  const { toPlainText } = useFormatting(deck.format);
  const textsOf = useCallback((card: Card) => listTexts(card, toPlainText), [toPlainText]);
  useFoldingAhead(cards, textsOf);
  const knowledge = useKnowledge(deck, view);
  const arranged = useMemo(() => {
    const facts = {
      knowledge: knowledge.data,
      isFlagged: ({ id }: Card) => flagged.has(id),
      wordsOf: (card: Card, side: 'front' | 'back') => wordsOfSide(toPlainText(card[side]), card[`${side}Media`]),
    };
    const isAsAdded = view.sort === 'added';
    return arrangeCards(isAsAdded ? putFirst(cards, [...addedIds, ...flagged.keys()]) : cards, view, facts);
  }, [cards, view, addedIds, flagged, knowledge.data, toPlainText]);
  const found = useMemo(() => filterByText(arranged, wanted, textsOf), [arranged, wanted, textsOf]);
  const fields = cards.length >= filterFrom && (
    <>
      <FilterField label={t`Search cards`} query={query} found={found.length} onChange={setQuery} />
      <CardViewFields deck={deck} cards={cards} view={view} canManage={canManage} onChange={setView} />
    </>
  );
  const emptyText =
    wanted.trim() === '' ? t`We couldn’t find this card.` : t`No card matches “${{ query: wanted.trim() }}”.`;
  const shown = knowledge.message === null ? found : none;
  return { shown, fields, knowledge: knowledge.message, emptyText };
}

const none: readonly Card[] = [];

/** State of the selection, limited to displayed cards. */
function useSelection(shown: readonly Card[]) {
  const [ids, set] = useState<ReadonlySet<string>>(new Set<string>());
  const [last, setLast] = useState<string>();
  const cards = useMemo(() => (ids.size === 0 ? none : shown.filter(({ id }) => ids.has(id))), [shown, ids]);
  const pick = useCallback(
    ({ id }: Card, isRange: boolean) => {
      const to = shown.findIndex((card) => card.id === id);
      const from = isRange ? shown.findIndex((card) => card.id === last) : to;
      const range = shown.slice(Math.min(from === -1 ? to : from, to), Math.max(from, to) + 1);
      set((before) => {
        const next = new Set(before);
        for (const card of range) {
          if (before.has(id)) next.delete(card.id);
          else next.add(card.id);
        }
        return next;
      });
      setLast(id);
    },
    [shown, last],
  );
  return { ids, cards, set, pick };
}
