import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'virtual:icons/circle-check';
import Plus from 'virtual:icons/plus';
import { useDeferredValue, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { coverOf } from '../../../../../shared/library/covers.ts';
import { findDecks, foldForSearch, type FoundDeck } from '../../../../../shared/library/find-cards.ts';
import { type Subject, subjects } from '../../../../../shared/library/library-deck.ts';
import { decksInSight, listForAge } from '../../../../../shared/library/picks.ts';
import { Button } from '../../../components/controls/button.tsx';
import { Select } from '../../../components/controls/field.tsx';
import { EmptyState } from '../../../components/feedback/messages.tsx';
import { Card, CardLink } from '../../../components/layout/card.tsx';
import { CoverTile } from '../../../components/layout/deck-cover.tsx';
import { joinClasses } from '../../../lib/class-names.ts';
import { searchableDecksQuery } from '../../../queries/library.ts';
import { shelfWords, useShelf } from '../../../words/shelf/shelf-words.ts';
import { listWishes } from '../../../words/word-wish.ts';
import { FilterField } from '../list-filter.tsx';
import { DeckFacts } from './deck-facts.tsx';
import { DrawnPicture } from './drawn-picture.tsx';
import styles from './library.module.css';

/** Filters of the list and its length, kept while a deck is displayed. */
export interface LibraryFilter {
  readonly query: string;
  readonly age: number | undefined;
  readonly subject: Subject | undefined;
  readonly count: number;
}

export const noFilter: LibraryFilter = { query: '', age: undefined, subject: undefined, count: decksInSight };

interface LibraryListProps {
  readonly filter: LibraryFilter;
  readonly onFilter: (filter: LibraryFilter) => void;
  /** Ids of library decks that the family has already added. */
  readonly owned: ReadonlySet<string>;
  /** The deck displayed last. It receives the focus. */
  readonly lastShown: string | undefined;
  readonly onShow: (found: FoundDeck) => void;
  readonly onTake: (found: FoundDeck) => void;
}

export function LibraryList({ filter, onFilter, owned, lastShown, onShow, onTake }: LibraryListProps) {
  const { t } = useLingui();
  const { age, subject, count } = filter;
  // Typing comes first: the list follows when the browser has time.
  const query = useDeferredValue(filter.query);
  const isSearching = foldForSearch(query).length > 1;
  // The cards of all decks are made once the parent types. Until then, the search knows names and descriptions.
  const texts = useQuery({ ...searchableDecksQuery(), enabled: isSearching });
  const shelf = useShelf();
  const found = findDecks(listForAge(age, subject, listWishes()), query, texts.data ?? new Map(), shelf);
  const change = (part: Partial<LibraryFilter>) => onFilter({ ...filter, count: decksInSight, ...part });
  const listRef = useRef<HTMLUListElement>(null);
  return (
    <div className="stack gap-5 shrinks">
      <FilterField
        label={t`Search decks and cards`}
        query={filter.query}
        found={found.length}
        onChange={(next) => change({ query: next })}
      />
      <div className={joinClasses(styles.filters, 'stack gap-3')}>
        <Select
          label={t`Age`}
          value={age ?? ''}
          onChange={({ target }) => change({ age: Number(target.value) || undefined })}
          options={[3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((years) => [years, years])}
        >
          <option value="">{t`All ages`}</option>
        </Select>
        <Select
          label={t`Subject`}
          value={subject ?? ''}
          onChange={({ target }) => change({ subject: (target.value || undefined) as Subject | undefined })}
          options={Object.entries(subjects).map(([key, name]) => [key, shelf.say(name)])}
        >
          <option value="">{t`All subjects`}</option>
        </Select>
      </div>
      <section aria-labelledby="found-decks" className="stack gap-4 shrinks">
        <h3 id="found-decks">{describeList(filter, found.length)}</h3>
        {found.length === 0 &&
          (isSearching && texts.isFetching ? (
            <p className="note">{t`Looking through the cards...`}</p>
          ) : (
            <EmptyState title={describeNothing(filter)} />
          ))}
        <ul ref={listRef} className="stack gap-3">
          {found.slice(0, count).map((one) => (
            <li key={one.deck.id}>
              <DeckOffer
                found={one}
                isOwned={owned.has(one.deck.id)}
                hasFocus={one.deck.id === lastShown}
                onShow={() => onShow(one)}
                onTake={() => (hasChoices(one) ? onShow(one) : onTake(one))}
              />
            </li>
          ))}
        </ul>
        {found.length > count && (
          <Button
            isWide
            onClick={() => {
              // The button moves down, so the focus goes on to the first deck that it brings.
              flushSync(() => change({ count: count + decksInSight }));
              listRef.current?.children[count]?.querySelector('button')?.focus();
            }}
          >{t`Show more (${count} of ${{ total: found.length }})`}</Button>
        )}
      </section>
    </div>
  );
}

function describeList({ query, age, subject }: LibraryFilter, count: number): string {
  if (query.trim() !== '') return t`${plural(count, { one: '# deck found', other: '# decks found' })}`;
  if (subject === undefined) return age === undefined ? t`Our picks` : t`Our picks for age ${age}`;
  const name = shelfWords.say(subjects[subject]);
  return age === undefined ? name : t`${{ subject: name }} for age ${age}`;
}

function describeNothing({ age, subject }: LibraryFilter): string {
  return age === undefined && subject === undefined
    ? t`No ready deck fits. Try another word.`
    : t`No ready deck fits. Try another age or subject.`;
}

/** Whether a deck can be had in several ways, apart from the family's own language. Its button shows them first, because a deck taken by mistake is one more to delete. */
function hasChoices({ deck }: FoundDeck): boolean {
  return deck.options.some((option) => option.kind !== 'language' || option.initial !== 'own');
}

interface DeckOfferProps {
  readonly found: FoundDeck;
  readonly isOwned: boolean;
  readonly hasFocus: boolean;
  readonly onShow: () => void;
  readonly onTake: () => void;
}

/** One library deck. Clicking it opens the preview; its button adds a deck without choices. */
function DeckOffer({ found: { deck, card }, isOwned, hasFocus, onShow, onTake }: DeckOfferProps) {
  const { t } = useLingui();
  const { say } = useShelf();
  const ref = useRef<HTMLDivElement>(null);
  const cover = coverOf(deck);
  useEffect(() => {
    if (hasFocus) ref.current?.querySelector('button')?.focus();
  }, [hasFocus]);
  return (
    <Card>
      <div ref={ref} className={joinClasses(styles.offer, 'row-wrap gap-3')}>
        {deck.sample === undefined ? (
          <CoverTile colour={cover.colour}>{cover.emoji}</CoverTile>
        ) : (
          <DrawnPicture name={deck.sample} />
        )}
        <div className={joinClasses(styles.about, 'stack gap-1 shrinks')}>
          <h4>
            <CardLink onPress={onShow}>{say(deck.name)}</CardLink>
          </h4>
          <p>{say(deck.description)}</p>
          {card && (
            <p dir="auto" className="breaks medium">
              {card.front || card.frontFiles?.[0]?.alt} <span className="onward">→</span> {card.back}
            </p>
          )}
          <DeckFacts deck={deck} />
        </div>
        {isOwned ? (
          <p className={joinClasses(styles.owned, 'row icon-picture gap-2 bold in-right')}>
            <CircleCheck /> {t({ message: 'Added', context: 'a deck' })}
          </p>
        ) : (
          <Button
            icon={<Plus />}
            aria-label={t`Add ${{ deck: say(deck.name) }}`}
            className={styles.add}
            onClick={onTake}
          >{t`Add`}</Button>
        )}
      </div>
    </Card>
  );
}
