import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import CircleAlert from 'virtual:icons/circle-alert';
import { memo, type Ref, useEffect, useRef } from 'react';
import type { Card, Deck } from '../../../../../../shared/schemas/deck.ts';
import { Button } from '../../../../components/controls/button.tsx';
import { joinClasses } from '../../../../lib/class-names.ts';
import { formatNumber } from '../../../../words/counts.ts';
import styles from './card-table.module.css';
import { type Column, columns, type Draft, type DraftKeeper, newRow, shownTexts } from './table-drafts.ts';

/** Names of the columns, and placeholders of their cells. */
export const columnNames: Readonly<Record<Column, MessageDescriptor>> = {
  front: msg({ message: 'Front', comment: 'The side of a card with the question' }),
  back: msg({ message: 'Back', context: 'side of a card' }),
  extra: msg`Extra`,
  tags: msg`Tags`,
};
/** Placeholders of the row of a new card. */
const newColumnNames: Readonly<Record<Column, MessageDescriptor>> = {
  front: msg`New: front`,
  back: msg`New: back`,
  extra: msg`New: extra`,
  tags: msg`New: tags`,
};

interface TableRowProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly row: string;
  readonly index: number;
  readonly deck: Deck;
  /** The row's card; undefined in the row of a new card. */
  readonly card: Card | undefined;
  readonly draft: Draft | undefined;
  readonly keeper: DraftKeeper;
  /** Each further time moves the focus to this row. */
  readonly timesTyping: number;
}

/** Renders anew only when its card or draft changes, not while other rows are typed into. */
export const TableRow = memo(function TableRow({
  ref,
  row,
  index,
  deck,
  card,
  draft,
  keeper,
  timesTyping,
}: TableRowProps) {
  const { t } = useLingui();
  const front = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (timesTyping === 0) return;
    front.current?.focus();
    front.current?.select();
  }, [timesTyping]);
  const name = row === newRow ? t`new card` : t`card ${{ position: formatNumber(index + 1) }}`;
  const languages = { front: deck.frontLanguage, back: deck.backLanguage, extra: deck.backLanguage, tags: undefined };
  const texts = shownTexts(card, draft);

  return (
    <div
      role="row"
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className={joinClasses(styles.row, 'stack placed pad-block-2')}
    >
      {columns.map((column) => (
        <div key={column} role="cell">
          <textarea
            ref={column === 'front' ? front : undefined}
            rows={1}
            dir="auto"
            lang={languages[column]}
            data-column={column}
            aria-label={`${t(columnNames[column])}, ${name}`}
            placeholder={t((row === newRow ? newColumnNames : columnNames)[column])}
            className={joinClasses(styles.cell, 'hovers block target-high full pad-2-3 in-ink')}
            value={texts[column]}
            onChange={({ target: { value } }) => keeper.type(row, { [column]: value })}
          />
        </div>
      ))}
      <RowState draft={draft} onRetry={() => void keeper.save(row)} onForget={() => keeper.forget(row)} />
    </div>
  );
});

interface RowStateProps {
  readonly draft: Draft | undefined;
  readonly onRetry: () => void;
  readonly onForget: () => void;
}

/** Saving status or error of a row. Empty once it is saved. */
function RowState({ draft, onRetry, onForget }: RowStateProps) {
  const { t } = useLingui();
  if (!draft || draft.state === 'typed') return null;
  if (draft.state === 'saving') {
    return <p role="cell" className="note across pad-inline-3">{t`Saving...`}</p>;
  }
  return (
    <div role="cell" className={joinClasses(styles.failed, 'icon-picture text-s across pad-inline-3')}>
      <CircleAlert />
      <p role="alert">{draft.problem}</p>
      <Button variant="quiet" onClick={onRetry}>{t`Retry`}</Button>
      <Button variant="quiet" onClick={onForget}>
        {t({ message: 'Take back', context: 'what was typed' })}
      </Button>
    </div>
  );
}
