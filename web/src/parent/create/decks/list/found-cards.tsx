import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { wordsOfSide } from '../../../../../../shared/card-marks.ts';
import type { Card, Deck } from '../../../../../../shared/schemas/deck.ts';
import { useFormatting } from '../../../../components/card-side/formatting.ts';
import { cardsQuery } from '../../../../queries/decks.ts';
import { filterByText, useFoldingAhead } from '../../list-filter.tsx';
import { listTexts } from '../cards/card-view.ts';
import styles from './deck-view.module.css';

/** Number of decks fetched in parallel. It is low, to leave capacity for other requests. */
const readAtOnce = 8;
/** How long cards fetched by a search stay cached, in milliseconds, even while no deck is open. */
const keptMs = 60 * 60_000;

interface AllCards {
  readonly cards: readonly Card[];
  readonly isReading: boolean;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** Returns all cards of the given decks. They are fetched on demand into the decks' own cache, so that later changes appear too. */
function useAllCards(decks: readonly Deck[], isWanted: boolean): AllCards {
  const client = useQueryClient();
  const [state, setState] = useState<ReadCards>();
  useEffect(() => {
    if (!isWanted) return undefined;
    const reading = new AbortController();
    void readAll(client, decks, reading.signal, setState);
    return () => reading.abort();
  }, [client, decks, isWanted]);
  return {
    cards: state?.cards ?? noCards,
    isReading: isWanted && (state === undefined || state.left > 0),
    hasFailed: state !== undefined && state.failed > 0,
    onRetry: () => void readAll(client, decks, new AbortController().signal, setState),
  };
}

interface ReadCards {
  readonly cards: readonly Card[];
  /** Number of decks not fetched yet. */
  readonly left: number;
  readonly failed: number;
}

async function readAll(
  client: QueryClient,
  decks: readonly Deck[],
  signal: AbortSignal,
  tell: (read: ReadCards) => void,
): Promise<void> {
  const filled = decks.filter(({ totalCards }) => totalCards > 0).map(({ id }) => id);
  let failed = 0;
  for (let start = 0; start < filled.length; start += readAtOnce) {
    const part = filled.slice(start, start + readAtOnce);
    const outcomes = await Promise.allSettled(part.map((id) => readCards(client, id)));
    if (signal.aborted) return;
    failed += outcomes.filter(({ status }) => status === 'rejected').length;
    const read = { cards: gatherCards(client, filled), left: Math.max(filled.length - start - readAtOnce, 0), failed };
    startTransition(() => tell(read));
  }
  if (filled.length === 0) tell({ cards: noCards, left: 0, failed });
}

const noCards: readonly Card[] = [];

function readCards(client: QueryClient, deckId: string): Promise<readonly Card[]> {
  return client.query({ ...cardsQuery(deckId), gcTime: keptMs, staleTime: keptMs });
}

function gatherCards(client: QueryClient, deckIds: readonly string[]): readonly Card[] {
  return deckIds.flatMap((id) => client.getQueryData(cardsQuery(id).queryKey) ?? []);
}

interface CardSearch extends Omit<AllCards, 'cards'> {
  readonly byDeck: ReadonlyMap<string, readonly Card[]>;
  readonly count: number;
}

/** Searches all cards of the given decks by text, media descriptions and tags. */
export function useCardSearch(decks: readonly Deck[], query: string): CardSearch {
  const isSearching = query.trim() !== '';
  const { cards: read, ...reading } = useAllCards(decks, isSearching);
  const formatted = useMemo(
    () => new Set(decks.filter(({ format }) => format === 'formatted').map(({ id }) => id)),
    [decks],
  );
  const { isReady, toPlainText } = useFormatting(formatted.size > 0 ? 'formatted' : 'plain');
  // Case-folded texts are cached, so wait until formatted cards can be converted to plain text.
  const cards = isReady ? read : noCards;
  const textsOf = useCallback(
    (card: Card) => listTexts(card, formatted.has(card.deckId) ? toPlainText : asItStands),
    [formatted, toPlainText],
  );
  useFoldingAhead(cards, textsOf);
  const found = useMemo(
    () => (isSearching ? filterByText(cards, query, textsOf) : []),
    [cards, query, isSearching, textsOf],
  );
  const byDeck = useMemo(() => Map.groupBy(found, ({ deckId }) => deckId), [found]);
  return { ...reading, isReading: isSearching && (reading.isReading || !isReady), byDeck, count: found.length };
}

const asItStands = (side: string): string => side;

const shownPerDeck = 3;

interface FoundCardsProps {
  readonly deck: Deck;
  readonly cards: readonly Card[];
  readonly onOpen: (cardId: string) => void;
}

export function FoundCards({ deck, cards, onOpen }: FoundCardsProps) {
  const { t } = useLingui();
  const { toPlainText } = useFormatting(deck.format);
  const more = cards.length - shownPerDeck;
  return (
    <>
      <ul aria-label={t`Found in ${{ deck: deck.name }}`} className="stack gap-1">
        {cards.slice(0, shownPerDeck).map(({ id, front, back, frontMedia, backMedia }) => (
          <li key={id}>
            <button type="button" className={styles.hit} onClick={() => onOpen(id)}>
              <span dir="auto" className="one-line">
                {wordsOfSide(toPlainText(front), frontMedia)}
              </span>
              <span dir="auto" className="one-line muted">
                {wordsOfSide(toPlainText(back), backMedia)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="note">{t`${plural(more, { one: 'and # more card', other: 'and # more cards' })}`}</p>}
    </>
  );
}
