import { useState } from 'react';
import type { RowRemark } from '../../../../../shared/import/review-rows.ts';
import { splitIntoDecks } from '../../../../../shared/import/split-decks.ts';
import { Banner } from '../../../components/feedback/messages.tsx';
import { countOf } from '../../../words/counts.ts';
import type { ReadImport } from './read-import-file.ts';
import type { ImportSource } from './use-import-source.ts';
import styles from './import.module.css';
import { PreviewTable } from './preview-table.tsx';
import { ReadingOptions } from './reading-options.tsx';
import { RowRemarks } from './row-remarks.tsx';

interface ImportPreviewProps {
  readonly source: ImportSource;
  readonly content: ReadImport;
  /** The deck that will be made; undefined when the cards go into one that is there. */
  readonly deckName: string | undefined;
}

/** What will be imported and what will not, before anything is saved. */
export function ImportPreview({ source, content, deckName }: ImportPreviewProps) {
  const { cards, refused, notes, error } = content;
  // The question stays after its answer: it is where the person would change it again.
  const [wasUnsure] = useState(content.columns.hasHeader === 'unsure');
  const asksForHeader = wasUnsure || content.columns.hasHeader === 'unsure';
  return (
    <section className={styles.preview} aria-labelledby="import-preview">
      <div>
        <h3 id="import-preview">Preview</h3>
        <p role="status" className={styles.count}>
          {countOf(cards.length, 'card')}
          {refused.length > 0 && `, ${countOf(refused.length, 'row')} left out`}
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
      <RowRemarks title={`${countOf(refused.length, 'row')} left out`} remarks={refused} isOpen={error !== undefined} />
      <RowRemarks title={`${countOf(notes.length, 'row')} with extra text`} remarks={notes} />
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
          All {countOf(refused.length, 'row')}: {[...reasons]}
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
      A deck can hold 5,000 cards, so this becomes {countOf(decks.length, 'deck')}:{' '}
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
