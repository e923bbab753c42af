import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Choices, nameLanguage } from '../../../../../shared/library/cards.ts';
import type {
  LanguageOption,
  LibraryDeck,
  LibraryOption,
  ValueOption,
} from '../../../../../shared/library/library-deck.ts';
import type { MadeDeck } from '../../../../../shared/library/make-deck.ts';
import { BackButton, Button } from '../../../components/controls/button.tsx';
import { Select } from '../../../components/controls/field.tsx';
import { Banner, NotLoaded } from '../../../components/feedback/messages.tsx';
import { madeDeckQuery } from '../../../queries/library.ts';
import { countOf } from '../../../words/counts.ts';
import { DrawnPicture } from './drawn-picture.tsx';
import { describeAges } from './library-list.tsx';
import styles from './library.module.css';

interface LibraryDeckViewProps {
  readonly deck: LibraryDeck;
  readonly choices: Choices;
  /** Names of the family's decks made with the same choices. */
  readonly owned: readonly string[];
  readonly onChoose: (choices: Choices) => void;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

export function LibraryDeckView({ deck, choices, owned, onChoose, onBack, children }: LibraryDeckViewProps) {
  const made = useQuery({ ...madeDeckQuery(deck, choices), placeholderData: (before) => before });
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.querySelector('button')?.focus({ preventScroll: true });
    // The list was scrolled to the deck that was pressed.
    ref.current?.closest('dialog')?.scrollTo?.(0, 0);
  }, []);
  return (
    <div ref={ref} className={styles.view}>
      <div>
        <BackButton onPress={onBack} />
        <p>{deck.description}</p>
        <p className={styles.muted}>
          {describeAges(deck.ages)} · {countOf(made.data?.cards.length ?? deck.size, 'card')}
        </p>
      </div>
      <DeckOptions deck={deck} choices={choices} onChoose={onChoose} />
      {made.data ? (
        <CardPreview made={made.data} />
      ) : (
        <NotLoaded of={made} loading="Loading cards..." failed="Failed to load the cards" height="240px" />
      )}
      <p className={styles.muted}>
        From: {deck.source}. Licence: {deck.licence}.
      </p>
      {owned.length > 0 && <Banner tone="info">Your family has this deck: “{owned[0]}”.</Banner>}
      {children}
    </div>
  );
}

/** The choices that a deck offers, such as which times tables. */
export function DeckOptions({ deck, choices, onChoose }: Pick<LibraryDeckViewProps, 'deck' | 'choices' | 'onChoose'>) {
  return deck.options.map((option) => (
    <OptionField
      key={option.key}
      option={option}
      value={choices[option.key] ?? ''}
      onChange={(value) => onChoose({ ...choices, [option.key]: value })}
    />
  ));
}

interface OptionFieldProps<Option = LibraryOption> {
  readonly option: Option;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function OptionField({ option, value, onChange }: OptionFieldProps) {
  if (option.kind === 'many') return <ManyField option={option} value={value} onChange={onChange} />;
  return (
    <Select
      label={option.label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={(option.kind === 'one' ? option.values : listLanguages(option)).map((one) => [one.value, one.label])}
    />
  );
}

function listLanguages({ languages, none }: LanguageOption) {
  const named = languages.map((value) => ({ value, label: nameLanguage(value) }));
  if (none === undefined) return named;
  const beside = named.map(({ value, label }) => ({ value, label: `With the word in ${label}` }));
  return [{ value: 'none', label: none }, ...beside];
}

/** Checkboxes for an option that takes several values. The last checked one can't be unchecked. */
function ManyField({ option, value, onChange }: OptionFieldProps<ValueOption<'many'>>) {
  const chosen = value.split(',');
  return (
    <fieldset className={styles.many}>
      <legend>{option.label}</legend>
      {option.values.map((one) => {
        const isChosen = chosen.includes(one.value);
        return (
          <label key={one.value}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={isChosen && chosen.length === 1}
              onChange={() => {
                const next = option.values.filter((other) => chosen.includes(other.value) !== (other === one));
                onChange(next.map((other) => other.value).join(','));
              }}
            />
            {one.label}
          </label>
        );
      })}
    </fieldset>
  );
}

const firstCards = 6;

/** A side that is nothing but an emoji, such as an animal or a flag. */
const pictureForm =
  /^[\p{Extended_Pictographic}\p{RI}]+(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{fe0f}]|\u{200d})*$/u;

function CardPreview({ made: { name, cards, frontLanguage, backLanguage } }: { readonly made: MadeDeck }) {
  const [isAll, setIsAll] = useState(false);
  return (
    <section aria-label="Preview" className={styles.preview}>
      <table>
        <caption dir="auto">{name}</caption>
        <thead>
          <tr>
            <th scope="col">Front</th>
            <th scope="col">Back</th>
          </tr>
        </thead>
        <tbody>
          {(isAll ? cards : cards.slice(0, firstCards)).map(({ front, back, frontFiles: [drawing] = [] }) => (
            <tr key={drawing?.name ?? front}>
              <td dir="auto" lang={frontLanguage} className={pictureForm.test(front) ? styles.picture : undefined}>
                {drawing && <DrawnPicture {...drawing} />}
                {front}
              </td>
              <td dir="auto" lang={backLanguage}>
                {back}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {cards.length > firstCards && (
        <Button variant="quiet" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
          {isAll ? 'Show fewer' : `Show all ${countOf(cards.length, 'card')}`}
        </Button>
      )}
    </section>
  );
}
