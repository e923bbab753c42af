import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { Card, CardKnowledge, Deck } from '../../../../../../shared/schemas/deck.ts';
import { Select } from '../../../../components/controls/field.tsx';
import { NotLoaded } from '../../../../components/feedback/messages.tsx';
import { cardStatesQuery } from '../../../../queries/cards.ts';
import { learnersQuery } from '../../../../queries/learners.ts';
import { sortByName } from '../../../../words/names.ts';
import {
  type CardFilter,
  cardFilters,
  type CardSort,
  cardSorts,
  type CardView,
  listTags,
  needsKnowledge,
} from './card-view.ts';
import styles from '../deck/deck-detail.module.css';

interface CardViewFieldsProps {
  readonly deck: Deck;
  readonly cards: readonly Card[];
  readonly view: CardView;
  /** Whether the user may see the children's progress. */
  readonly canManage: boolean;
  readonly onChange: (view: CardView) => void;
}

/** Selects the order and filter of cards, and the child whose progress they depend on. */
export function CardViewFields({ deck, cards, view, canManage, onChange }: CardViewFieldsProps) {
  const { t } = useLingui();
  const isByKnowledge = needsKnowledge(view);
  const learners = useQuery({ ...learnersQuery(deck.householdId), enabled: isByKnowledge }).data ?? [];
  const tags = useMemo(() => listTags(cards), [cards]);
  const isOffered = (choice: { readonly sort?: CardSort; readonly filter?: CardFilter }) =>
    canManage || (!needsKnowledge({ ...view, sort: 'added', filter: 'all', ...choice }) && choice.filter !== 'flagged');
  return (
    <div className={styles.view}>
      <Select
        label={t({ message: 'Order', comment: 'The sequence of things in a list' })}
        value={view.sort}
        onChange={({ target }) => onChange({ ...view, sort: target.value as CardSort })}
        options={(Object.keys(cardSorts) as CardSort[])
          .filter((sort) => isOffered({ sort }))
          .map((sort) => [sort, t(cardSorts[sort])])}
      />
      <Select
        label={t`Show`}
        value={view.filter}
        onChange={({ target }) => onChange({ ...view, filter: target.value as CardFilter })}
      >
        {(Object.keys(cardFilters) as (keyof typeof cardFilters)[])
          .filter((filter) => isOffered({ filter }))
          .map((filter) => (
            <option key={filter} value={filter}>
              {t(cardFilters[filter])}
            </option>
          ))}
        {tags.length > 0 && (
          <optgroup label={t`With the tag`}>
            {tags.map((tag) => (
              <option key={tag} value={`tag:${tag}`}>
                {tag}
              </option>
            ))}
          </optgroup>
        )}
      </Select>
      {isByKnowledge && learners.length > 1 && (
        <Select
          label={t({ message: 'For', comment: 'Before the name of the child whose progress counts' })}
          value={view.learnerId}
          onChange={({ target }) => onChange({ ...view, learnerId: target.value })}
          options={sortByName(learners).map(({ id, name }) => [id, name])}
        >
          <option value="">{t`All children`}</option>
        </Select>
      )}
    </div>
  );
}

const nothing: readonly CardKnowledge[] = [];

interface Knowledge {
  readonly data: readonly CardKnowledge[];
  /** Shown instead of the list while progress is loading or can't be loaded. */
  readonly message: ReactNode;
}

/** Returns the children's progress on a deck's cards. It is fetched only if the view depends on it. */
export function useKnowledge(deck: Deck, view: CardView): Knowledge {
  const { t } = useLingui();
  const isNeeded = needsKnowledge(view);
  const states = useQuery({ ...cardStatesQuery(deck.id), enabled: isNeeded });
  if (!isNeeded) return { data: nothing, message: null };
  if (states.data) return { data: states.data, message: null };
  const message = (
    <NotLoaded
      of={states}
      failed={t`Failed to load what your children know`}
      loading={t`Checking what your children know...`}
      className="stack gap-3 relative"
      height="96px"
      count={4}
    />
  );
  return { data: nothing, message };
}
