import type { RowRemark } from '../../../../../shared/import/review-rows.ts';
import { formatNumber } from '../../../words/counts.ts';
import { useSlice } from '../decks/use-slice.ts';
import styles from './row-remarks.module.css';
import { ScrollRegion } from './scroll-region.tsx';
import { ShowMore } from '../decks/show-more.tsx';

interface RowRemarksProps {
  readonly title: string;
  readonly remarks: readonly RowRemark[];
  readonly isOpen?: boolean;
}

const SLICE = 100;

/** Every row that something is to be said about: its line in the file, what, and how it begins. Nothing at all without any. */
export function RowRemarks({ title, remarks, isOpen = false }: RowRemarksProps) {
  const { slice, showMore } = useSlice(remarks, SLICE);
  if (remarks.length === 0) return null;
  return (
    <details className={styles.remarks} open={isOpen || undefined}>
      <summary>{title}</summary>
      <ScrollRegion label={title}>
        <div className={styles.rows}>
          <ul>
            {slice.map((remark) => (
              <li key={remark.line} className={styles.remark}>
                <strong>{describeLines(remark)}</strong> {remark.reason}
                {remark.excerpt !== '' && (
                  <span className={styles.excerpt} dir="auto">
                    {remark.excerpt}
                  </span>
                )}
              </li>
            ))}
          </ul>
          <ShowMore shown={slice.length} total={remarks.length} onShowMore={showMore} />
        </div>
      </ScrollRegion>
    </details>
  );
}

function describeLines({ line, lastLine }: RowRemark): string {
  return line === lastLine
    ? `Line ${formatNumber(line)}:`
    : `Lines ${formatNumber(line)} to ${formatNumber(lastLine)}:`;
}
