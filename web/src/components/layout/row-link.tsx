import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentProps, ReactNode } from 'react';
import styles from './row-link.module.css';

/** A list of rows that each open a screen or a form. */
export function RowLinks({ children }: { readonly children: ReactNode }) {
  return <ul className="box clips">{children}</ul>;
}

interface RowLinkProps extends Pick<ComponentProps<'button'>, 'aria-current'> {
  readonly title: string;
  /** What is found there or how it is set now, in one line. */
  readonly line?: string;
  readonly icon: ReactNode;
  /** Name by which the screen finds this row, to move the focus back to it. */
  readonly part?: string;
  readonly onPress: () => void;
}

export function RowLink({ title, line, icon, part, onPress, ...current }: RowLinkProps) {
  return (
    <li className="lined">
      <button type="button" {...current} data-part={part} className={styles.row} onClick={onPress}>
        <span aria-hidden="true" className="icon-box">
          {icon}
        </span>
        <span className="grows breaks">
          <strong>{title}</strong>
          {line !== undefined && <span className="note block">{line}</span>}
        </span>
        <ChevronRight aria-hidden="true" className="muted" />
      </button>
    </li>
  );
}
