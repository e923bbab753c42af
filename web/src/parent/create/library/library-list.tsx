import CircleCheck from 'lucide-react/icons/circle-check';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef } from 'react';
import { libraryDecks } from '../../../../../shared/library/decks.ts';
import { type LibraryDeck, type Subject, subjects } from '../../../../../shared/library/library-deck.ts';
import { Button } from '../../../components/controls/button.tsx';
import { Select } from '../../../components/controls/field.tsx';
import { Card, CardLink } from '../../../components/layout/card.tsx';
import { countOf } from '../../../words/counts.ts';
import { filterByText, FilterField } from '../list-filter.tsx';
import { DrawnPicture } from './drawn-picture.tsx';
import styles from './library.module.css';

/** Upper age of decks without an age limit. */
const grownUp = 99;

/** Formats an age range: `Ages 3–6`, `Ages 8 and up`. */
export function describeAges([from, to]: LibraryDeck['ages']): string {
  return to === grownUp ? `Ages ${from} and up` : `Ages ${from}–${to}`;
}

/** Filters of the list, kept while a deck is displayed. */
export interface LibraryFilter {
  readonly query: string;
  readonly age: number | undefined;
  readonly subject: Subject | undefined;
}

export const noFilter: LibraryFilter = { query: '', age: undefined, subject: undefined };

interface LibraryListProps {
  readonly filter: LibraryFilter;
  readonly onFilter: (filter: LibraryFilter) => void;
  /** Ids of library decks that the family has already added. */
  readonly owned: ReadonlySet<string>;
  /** The deck displayed last. It receives the focus. */
  readonly lastShown: string | undefined;
  readonly onShow: (deck: LibraryDeck) => void;
  readonly onTake: (deck: LibraryDeck) => void;
}

export function LibraryList({ filter, onFilter, owned, lastShown, onShow, onTake }: LibraryListProps) {
  const { query, age, subject } = filter;
  const fitting = libraryDecks.filter(
    ({ ages: [from, to], subject: own }) =>
      (age === undefined || (from <= age && age <= to)) && (subject === undefined || subject === own),
  );
  const found = filterByText(fitting, query, ({ name, description, subject: own }) => [
    name,
    description,
    subjects[own],
  ]);
  return (
    <div className={styles.list}>
      <FilterField
        label="Search ready decks"
        query={query}
        found={found.length}
        onChange={(next) => onFilter({ ...filter, query: next })}
      />
      <div className={styles.filters}>
        <Select
          label="Age"
          value={age ?? ''}
          onChange={({ target }) => onFilter({ ...filter, age: Number(target.value) || undefined })}
          options={[3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((years) => [years, years])}
        >
          <option value="">All ages</option>
        </Select>
        <Select
          label="Subject"
          value={subject ?? ''}
          onChange={({ target }) =>
            onFilter({ ...filter, subject: (target.value || undefined) as Subject | undefined })
          }
          options={Object.entries(subjects)}
        >
          <option value="">All subjects</option>
        </Select>
      </div>
      {found.length === 0 && <p className={styles.muted}>No ready deck fits. Try another age or subject.</p>}
      {[...Map.groupBy(found, (deck) => deck.subject)].map(([own, decks]) => (
        <section key={own} aria-labelledby={`subject-${own}`} className={styles.shelf}>
          <h3 id={`subject-${own}`}>{subjects[own]}</h3>
          <ul className={styles.decks}>
            {decks.map((deck) => (
              <li key={deck.id}>
                <DeckOffer
                  deck={deck}
                  isOwned={owned.has(deck.id)}
                  hasFocus={deck.id === lastShown}
                  onShow={() => onShow(deck)}
                  onTake={() => onTake(deck)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface DeckOfferProps {
  readonly deck: LibraryDeck;
  readonly isOwned: boolean;
  readonly hasFocus: boolean;
  readonly onShow: () => void;
  readonly onTake: () => void;
}

/** One library deck. Clicking it opens the preview; its button adds the deck with default choices. */
function DeckOffer({ deck, isOwned, hasFocus, onShow, onTake }: DeckOfferProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) ref.current?.querySelector('button')?.focus();
  }, [hasFocus]);
  return (
    <Card>
      <div ref={ref} className={styles.offer}>
        {deck.sample !== undefined && <DrawnPicture name={deck.sample} />}
        <div className={styles.offerTexts}>
          <h4>
            <CardLink onPress={onShow}>{deck.name}</CardLink>
          </h4>
          <p>{deck.description}</p>
          <p className={styles.muted}>
            {describeAges(deck.ages)} · {countOf(deck.size, 'card')}
          </p>
        </div>
        {isOwned ? (
          <p className={styles.owned}>
            <CircleCheck /> Added
          </p>
        ) : (
          <Button icon={<Plus />} aria-label={`Add ${deck.name}`} className={styles.add} onClick={onTake}>
            Add
          </Button>
        )}
      </div>
    </Card>
  );
}
