import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { useState } from 'react';
import { type Encoding, supportedEncodings } from '../../../../../shared/import/encodings.ts';
import type { RowRemark } from '../../../../../shared/import/review-rows.ts';
import { splitIntoDecks } from '../../../../../shared/import/split-decks.ts';
import { limits } from '../../../../../shared/limits.ts';
import { Banner } from '../../../components/feedback/messages.tsx';
import { Button } from '../../../components/controls/button.tsx';
import { Disclosure } from '../../../components/layout/disclosure.tsx';
import { Select } from '../../../components/controls/field.tsx';
import { countOf, formatNumber } from '../../../words/counts.ts';
import { PreviewTable, RowCounts, RowReport } from './file-rows.tsx';
import styles from './import-preview.module.css';
import type { ReadImport } from './read-import-file.ts';
import type { ImportSource, ReadingChoices } from './use-import-source.ts';

interface ImportPreviewProps {
  readonly source: ImportSource;
  readonly content: ReadImport;
  /** The deck that will be made; undefined when the cards go into one that is there. */
  readonly deckName: string | undefined;
}

/** What will be imported and what will not, before anything is saved. */
export function ImportPreview({ source, content, deckName }: ImportPreviewProps) {
  const { cards, refused, error } = content;
  // The question stays after its answer: it is where the person would change it again.
  const [wasUnsure] = useState(content.columns.hasHeader === 'unsure');
  const asksForHeader = wasUnsure || content.columns.hasHeader === 'unsure';
  return (
    <section className={styles.preview} aria-labelledby="import-preview">
      <div>
        <h3 id="import-preview">Preview</h3>
        <p role="status">
          <RowCounts content={content} />
        </p>
      </div>
      {error && <NothingToImport error={error} refused={refused} />}
      {deckName !== undefined && <SplitNotice name={deckName} count={cards.length} />}
      {asksForHeader && <HeaderQuestion source={source} content={content} />}
      <PreviewTable content={content} />
      <ReadingOptions
        content={content}
        choices={source.choices}
        hasHeaderOption={!asksForHeader}
        onChange={source.changeChoices}
      />
      <RowReport content={content} isOpen={error !== undefined} />
    </section>
  );
}

/** The specified words; where all rows have the same fault, that fault too: all may be in the deck already. */
function NothingToImport({ error, refused }: { readonly error: string; readonly refused: readonly RowRemark[] }) {
  const reasons = new Set(refused.map(({ reason }) => reason));
  return (
    <Banner tone="error">
      <p>{error}</p>
      {refused.length > 1 && reasons.size === 1 && (
        <p>
          All {formatNumber(refused.length)} rows: {[...reasons]}
        </p>
      )}
    </Banner>
  );
}

function SplitNotice({ name, count }: { readonly name: string; readonly count: number }) {
  const decks = splitIntoDecks(name.trim() || 'Deck', Array.from({ length: count }));
  if (decks.length === 1) return null;
  return (
    <Banner tone="info">
      A deck can hold {formatNumber(limits.cardsPerDeck)} cards, so this becomes {decks.length} decks:{' '}
      {decks.map((deck) => `“${deck.name}” with ${countOf(deck.cards.length, 'card')}`).join(', ')}.
    </Banner>
  );
}

/** Asked in sight only where nobody but the person can tell; otherwise it is one of the reading options. */
function HeaderQuestion({ source, content }: Pick<ImportPreviewProps, 'source' | 'content'>) {
  const { columns } = content;
  const answer = (hasHeader: boolean) => source.changeChoices({ hasHeader });
  return (
    <fieldset className={styles.question}>
      <legend>Is the first row a header?</legend>
      <p>{columns.reason}</p>
      <label>
        <input type="radio" name="has-header" checked={columns.firstRowIsHeader} onChange={() => answer(true)} />
        Yes, it names the columns
      </label>
      <label>
        <input type="radio" name="has-header" checked={!columns.firstRowIsHeader} onChange={() => answer(false)} />
        No, it is a card
      </label>
    </fieldset>
  );
}

interface ReadingOptionsProps {
  readonly content: ReadImport;
  readonly choices: ReadingChoices;
  /** False where the question about the header is asked elsewhere. */
  readonly hasHeaderOption: boolean;
  readonly onChange: (change: ReadingChoices) => void;
}

const delimiterNames = {
  ',': 'Comma  ,',
  ';': 'Semicolon  ;',
  '\t': 'Tab',
  '|': 'Pipe  |',
  ' ': 'Space',
  ':': 'Colon  :',
} as const;

/** Columns that were chosen before mean nothing in a text that is cut otherwise. */
const otherCut = { frontColumn: undefined, backColumn: undefined, hasHeader: undefined } as const;

/** How the file was understood, to be put right; unfolded at first where something is a guess. */
function ReadingOptions({ content, choices, hasHeaderOption, onChange }: ReadingOptionsProps) {
  const { columns, delimiter, encoding, isEncodingCertain } = content;
  const [isGuess] = useState(!isEncodingCertain || columns.hasHeader === 'unsure');
  return (
    <Disclosure summary="Not as it should be? Change how the file is read" isOpen={isGuess}>
      {!isEncodingCertain && (
        <p className={styles.optionsHint}>If letters look wrong above, choose another encoding: this one is a guess.</p>
      )}
      <div className={styles.optionsBody}>
        <ColumnOptions content={content} onChange={onChange} />
        {hasHeaderOption && (
          <Select
            label="First row"
            value={columns.firstRowIsHeader ? 'header' : 'card'}
            onChange={(event) => onChange({ hasHeader: event.target.value === 'header' })}
          >
            <option value="header">Header</option>
            <option value="card">Card</option>
          </Select>
        )}
        <Select
          label="Separator"
          value={delimiter}
          onChange={(event) => onChange({ ...otherCut, delimiter: event.target.value })}
        >
          {Object.entries(delimiterNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          label="Encoding"
          value={choices.encoding ?? encoding}
          onChange={(event) =>
            onChange({ ...otherCut, delimiter: undefined, encoding: event.target.value as Encoding })
          }
        >
          {supportedEncodings.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
    </Disclosure>
  );
}

function ColumnOptions({ content, onChange }: Pick<ReadingOptionsProps, 'content' | 'onChange'>) {
  const { frontColumn, backColumn } = content.columns;
  const swap = () => onChange({ frontColumn: backColumn, backColumn: frontColumn });
  const options = content.columnNames.map((name, column) => (
    <option key={column} value={column}>
      {name}
    </option>
  ));
  // Choosing the other side's column swaps the two: both sides from one column are never meant.
  const chooseFront = (column: number) =>
    column === backColumn ? swap() : onChange({ frontColumn: column, backColumn });
  const chooseBack = (column: number) =>
    column === frontColumn ? swap() : onChange({ frontColumn, backColumn: column });
  return (
    <>
      <Select label="Front column" value={frontColumn} onChange={(event) => chooseFront(Number(event.target.value))}>
        {options}
      </Select>
      <Select label="Back column" value={backColumn} onChange={(event) => chooseBack(Number(event.target.value))}>
        {options}
      </Select>
      <Button className={styles.swap} icon={<ArrowLeftRight aria-hidden="true" />} onClick={swap}>
        Swap front and back
      </Button>
    </>
  );
}
