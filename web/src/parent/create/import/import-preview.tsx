import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { RowRemark } from '../../../../../shared/import/cards/review-rows.ts';
import { planDecks } from '../../../../../shared/import/cards/split-decks.ts';
import { limits } from '../../../../../shared/limits.ts';
import { Banner } from '../../../components/feedback/messages.tsx';
import { joinNames } from '../../../words/join-parts.ts';
import { listUnder, nameColumn, PreviewTable, RowCounts, RowReport } from './file-rows.tsx';
import { wordReason } from './word-reason.ts';
import styles from './import-preview.module.css';
import type { ReadImport } from './read-import-file.ts';
import { ReadingOptions, SourceParts } from './reading-options.tsx';
import type { ImportSource } from './use-import-source.ts';

interface ImportPreviewProps {
  readonly source: ImportSource;
  readonly content: ReadImport;
  /** Whether the rows are shown above already, below their picture. */
  readonly isScanned: boolean;
  /** Name of the new deck; undefined for an existing one. */
  readonly deckName: string | undefined;
  /** Whether the focus and the view move here; `onLed` is called when they have. */
  readonly isLeading: boolean;
  readonly onLed: () => void;
}

export function ImportPreview({ source, content, isScanned, deckName, isLeading, onLed }: ImportPreviewProps) {
  const { t } = useLingui();
  const { refused, error } = content;
  // Keeps showing the header question after it is answered, so that the answer can be changed in place.
  const [wasUnsure] = useState(content.columns.hasHeader === 'unsure');
  const asksForHeader = wasUnsure || content.columns.hasHeader === 'unsure';
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isLeading) return;
    headingRef.current?.focus({ preventScroll: true });
    headingRef.current?.scrollIntoView({ block: 'start' });
    onLed();
  }, [isLeading, onLed]);
  return (
    <section className="stack gap-4 shrinks" aria-labelledby="import-preview">
      <div>
        <h3 id="import-preview" ref={headingRef} tabIndex={-1} className={styles.heading}>{t`Preview`}</h3>
        <p role="status">
          <RowCounts content={content} />
        </p>
      </div>
      {error && (
        <NothingToImport
          error={
            source.isPasted ? t`No cards found in this text. Put each card on its own line, like dog - Hund.` : error
          }
          refused={refused}
        />
      )}
      <SourceParts content={content} isNewDeck={deckName !== undefined} onChange={source.changeChoices} />
      {content.kinds.length > 0 && <KindChoice source={source} content={content} />}
      {deckName !== undefined && <SplitNotice name={deckName} content={content} />}
      {content.mediaCount > 0 && (
        <Banner tone="info">
          {t`These cards come with ${plural({ count: content.mediaCount }, { one: '# picture or sound', other: '# pictures and sounds' })}.`}
        </Banner>
      )}
      {content.cards.some(isMasked) && (
        <Banner tone="info">{t`Each mask on a picture becomes a card. The answer is what it hides.`}</Banner>
      )}
      {asksForHeader && <HeaderQuestion source={source} content={content} />}
      {content.doubt !== undefined && <Banner tone="info">{wordReason(content.doubt)}</Banner>}
      <ExtraNotice content={content} />
      {!isScanned && <PreviewTable content={content} />}
      <ReadingOptions
        content={content}
        choices={source.choices}
        isPasted={source.isPasted}
        hasHeaderOption={!asksForHeader}
        onChange={source.changeChoices}
      />
      <RowReport content={content} isOpen />
    </section>
  );
}

const isMasked = ({ frontFiles = [] }: ReadImport['cards'][number]) => frontFiles.some(({ cover }) => cover);

/** Shows the given error message and, if all rows were rejected for the same reason, such as being in the deck already, that reason. */
function NothingToImport({ error, refused }: { readonly error: string; readonly refused: readonly RowRemark[] }) {
  const { t } = useLingui();
  const [reason = '', ...more] = new Set(refused.map((row) => wordReason(row.reason)));
  return (
    <Banner tone="error">
      <p>{wordReason(error)}</p>
      {refused.length > 1 && more.length === 0 && (
        <p>{t`All ${plural({ count: refused.length }, { one: '# row', other: '# rows' })}: ${reason}`}</p>
      )}
    </Banner>
  );
}

const namedDecks = 8;

/** Ends a list that was cut, such as `“Animals” and 3 more`. */
function joinCut(names: readonly string[], more: number): string {
  return joinNames(
    more > 0
      ? [
          ...names,
          t({
            message: plural(more, { one: '# more', other: '# more' }),
            comment: 'The end of a list of decks or columns',
          }),
        ]
      : names,
  );
}

function SplitNotice({ name, content }: { readonly name: string; readonly content: ReadImport }) {
  const { t } = useLingui();
  const { cards } = content;
  const decks = planDecks(name.trim() || t`Deck`, cards, content.decks);
  if (decks.length === 1) return null;
  const named = decks.slice(0, namedDecks).map(({ name: own, deck, cards: { length } }) => {
    const title = deck?.subject === undefined ? own : `${deck.subject} – ${own}`;
    return t`“${title}” with ${plural(length, { one: '# card', other: '# cards' })}`;
  });
  const [count, most] = [decks.length, limits.cardsPerDeck];
  const list = joinCut(named, count - namedDecks);
  return (
    <Banner tone="info">
      {cards.some(({ deck }) => deck !== undefined)
        ? t`The decks in this package stay separate, so you’ll get ${plural(count, { one: '# deck', other: '# decks' })}: ${list}.`
        : t`A deck can hold ${plural(most, { one: '# card', other: '# cards' })}, so you’ll get ${plural(count, { one: '# deck', other: '# decks' })}: ${list}.`}
    </Banner>
  );
}

/** Selects which kinds of cards to take of notes that have several. */
function KindChoice({ source, content }: Pick<ImportPreviewProps, 'source' | 'content'>) {
  const { t } = useLingui();
  const { noteType = '' } = content;
  const { fields, kinds: chosen } = source.choices;
  const { frontColumn, backColumn, extraColumns } = fields?.[noteType] ?? {};
  const hasColumns = frontColumn !== undefined || backColumn !== undefined;
  // As chosen, because the content follows only when the file is read again.
  const kinds = content.kinds.map((kind) => ({
    ...kind,
    isTaken: !hasColumns && (chosen?.[noteType]?.includes(kind.ord) ?? true),
  }));
  const tick = (ord: number, isTaken: boolean) => {
    const taken = kinds.filter((kind) => (kind.ord === ord ? isTaken : kind.isTaken)).map((kind) => kind.ord);
    // Chosen columns make one card of each note, so they end with the choice of its kinds.
    const columns = { ...fields, [noteType]: { extraColumns } };
    source.changeChoices({ noteType, kinds: { ...chosen, [noteType]: taken }, fields: columns });
  };
  return (
    <fieldset className={styles.question}>
      <legend>{t`${plural({ count: kinds.length }, { one: '# kind', other: '# kinds' })} of cards in each note`}</legend>
      <p>{t`Each kind you check becomes a card. Cards from one note come up on different days.`}</p>
      {kinds.map(({ ord, name, fields: [front, back], count, isTaken }) => (
        <label key={ord} className="row gap-3 target">
          <input type="checkbox" checked={isTaken} onChange={({ target }) => tick(ord, target.checked)} />
          <span dir="auto">
            {name}
            <span className="muted block text-s">
              <span dir="auto">{front}</span> <span className="onward">→</span> <span dir="auto">{back}</span>,{' '}
              {t`${plural(count, { one: '# card', other: '# cards' })}`}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Says which columns go under the answer, and which are not used. */
function ExtraNotice({ content }: Pick<ImportPreviewProps, 'content'>) {
  const { t } = useLingui();
  const { unusedColumns, cards } = content;
  const extraColumns = listUnder(content);
  const name = (some: readonly number[]) =>
    some.slice(0, namedColumns).map((column) => t`“${{ name: nameColumn(content, column) }}”`);
  const [shown, unused] = [
    joinNames(name(extraColumns)),
    joinCut(name(unusedColumns), unusedColumns.length - namedColumns),
  ];
  if (cards.length === 0 || extraColumns.length + unusedColumns.length === 0) return null;
  return (
    <p>
      {extraColumns.length > 0 &&
        t`${shown} ${plural({ count: extraColumns.length }, { one: 'goes', other: 'go' })} under the answer, as an extra.`}{' '}
      {unusedColumns.length > 0 && t`Not used: ${unused}.`}
    </p>
  );
}

const namedColumns = 6;

/** Asks about the header row, only if detection is unsure. Otherwise the choice is in the reading options. */
function HeaderQuestion({ source, content }: Pick<ImportPreviewProps, 'source' | 'content'>) {
  const { t } = useLingui();
  const { columns } = content;
  const answer = (hasHeader: boolean) => source.changeChoices({ hasHeader });
  return (
    <fieldset className={styles.question}>
      <legend>{source.isPasted ? t`Is the first line a header?` : t`Is the first row a header?`}</legend>
      <p>{wordReason(columns.reason)}</p>
      <label className="row gap-3 target">
        <input type="radio" name="has-header" checked={columns.firstRowIsHeader} onChange={() => answer(true)} />
        {t`Yes, it names the columns`}
      </label>
      <label className="row gap-3 target">
        <input type="radio" name="has-header" checked={!columns.firstRowIsHeader} onChange={() => answer(false)} />
        {t`No, it is a card`}
      </label>
    </fieldset>
  );
}
