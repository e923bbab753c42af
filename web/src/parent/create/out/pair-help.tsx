import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import {
  gatherPairs,
  indexPairs,
  type PairIndex,
  suggestOtherSide,
} from '../../../../../shared/library/complete-pair.ts';
import { listCards } from '../../../../../shared/routes/cards.ts';
import { listDecks } from '../../../../../shared/routes/decks.ts';
import type { Card, CardSides, Deck } from '../../../../../shared/schemas/deck.ts';
import { Button } from '../../../components/controls/button.tsx';
import { VisuallyHidden } from '../../../components/feedback/visually-hidden.tsx';
import { keyOf } from '../../../lib/api/route-query.ts';
import { joinClasses } from '../../../lib/class-names.ts';
import styles from './out.module.css';

/**
 * Suggests text for the empty side; never fills it in. Sources: the family's decks cached on this device, library decks, the browser's language names, and
 * arithmetic. The lookup is local, so typed text leaves the device only when the card is saved.
 */
export function PairHelp({ form, deckId }: { readonly form: UseFormReturn<CardSides>; readonly deckId: string }) {
  const { t } = useLingui();
  const sides = useWatch({ control: form.control, name: ['front', 'back'] });
  const [front, back] = [useDeferredValue(sides[0]), useDeferredValue(sides[1])];
  const typed = useMemo(() => findTypedSide(front, back), [front, back]);
  const index = usePairs(deckId, typed !== undefined);
  const found = useMemo(() => (typed ? suggestOtherSide(index, typed.text, typed.side) : []), [index, typed]);
  const missing = typed?.side === 'front' ? 'back' : 'front';
  const take = (text: string) => {
    form.setValue(missing, text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    form.setFocus(missing);
  };
  return (
    <div className={joinClasses(styles.help, 'across')}>
      <VisuallyHidden>
        <span role="status">{found.length > 0 && countSuggestions(found.length, missing)}</span>
      </VisuallyHidden>
      {found.length > 0 && (
        <div
          role="group"
          aria-label={missing === 'front' ? t`Suggestions for the front` : t`Suggestions for the back`}
          className={joinClasses(styles.chips, 'row-wrap gap-2')}
        >
          <span className={joinClasses(styles.hint, 'note')}>
            {missing === 'front' ? t`For the front?` : t`For the back?`}
          </span>
          {found.map((text) => (
            <Button key={text} className="max-full breaks medium" onClick={() => take(text)}>
              <span dir="auto">{text}</span>
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function countSuggestions(count: number, side: 'front' | 'back'): string {
  return side === 'front'
    ? t`${plural(count, { one: '# suggestion', other: '# suggestions' })} for the front`
    : t`${plural(count, { one: '# suggestion', other: '# suggestions' })} for the back`;
}

/** Returns the only side with text, or undefined if both sides or neither have text. */
function findTypedSide(
  front: string,
  back: string,
): { readonly side: 'front' | 'back'; readonly text: string } | undefined {
  const [hasFront, hasBack] = [front.trim() !== '', back.trim() !== ''];
  if (hasFront === hasBack) return undefined;
  return hasFront ? { side: 'front', text: front } : { side: 'back', text: back };
}

const nothing: PairIndex = [];

/** Builds the index of suggested pairs once per form, when typing starts. */
function usePairs(deckId: string, isWanted: boolean): PairIndex {
  const client = useQueryClient();
  const deck = readCached<Deck>(client, keyOf(listDecks)).find(({ id }) => id === deckId);
  const { frontLanguage, backLanguage } = deck ?? {};
  const { data = nothing } = useQuery({
    queryKey: ['pair-help', deckId, frontLanguage, backLanguage],
    queryFn: async () => {
      const [own, others] = listFamilyPairs(client, deckId, deck);
      return indexPairs(
        [
          ...others,
          ...(await gatherPairs({
            ...(frontLanguage !== undefined && { frontLanguage }),
            ...(backLanguage !== undefined && { backLanguage }),
          })),
        ],
        own,
      );
    },
    enabled: isWanted,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
  });
  return data;
}

/** Returns the cached cards of this deck, and of each similar deck. */
function listFamilyPairs(client: QueryClient, deckId: string, deck: Deck | undefined) {
  const byDeck = Map.groupBy(readCached<Card>(client, keyOf(listCards)), (card) => card.deckId);
  const decks = readCached<Deck>(client, keyOf(listDecks));
  const others = [...byDeck].flatMap(([id, pairs]) => {
    const other = decks.find((one) => one.id === id);
    return id !== deckId && other && deck && isAlike(deck, other) ? { pairs } : [];
  });
  return [byDeck.get(deckId) ?? [], others] as const;
}

function readCached<Row>(client: QueryClient, queryKey: readonly unknown[]): Row[] {
  return client.getQueriesData<readonly Row[]>({ queryKey }).flatMap(([, rows]) => rows ?? []);
}

/** Returns true if both decks are in the same household and format, and their languages don't conflict. */
function isAlike(one: Deck, other: Deck): boolean {
  const isSame = (tag: string | undefined, otherTag: string | undefined) =>
    tag === undefined || otherTag === undefined || tag.split('-')[0] === otherTag.split('-')[0];
  return (
    one.householdId === other.householdId &&
    (one.format ?? 'plain') === (other.format ?? 'plain') &&
    isSame(one.frontLanguage, other.frontLanguage) &&
    isSame(one.backLanguage, other.backLanguage)
  );
}
