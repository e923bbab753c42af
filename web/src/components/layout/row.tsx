import ChevronRight from 'virtual:icons/chevron-right';
import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../../lib/class-names.ts';
import styles from './row.module.css';

/** A list of rows that each open a screen or a form. */
export function RowLinks({ children }: { readonly children: ReactNode }) {
  return <ul className="box clips">{children}</ul>;
}

interface RowLinkProps extends Pick<ComponentProps<'button'>, 'aria-current'> {
  readonly title: string;
  /** What is found there or how it is set now, in one line. */
  readonly line?: string | undefined;
  readonly icon: ReactNode;
  /** Name by which the screen finds this row, to move the focus back to it. */
  readonly part?: string;
  readonly onPress: () => void;
}

export function RowLink({ title, line, icon, part, onPress, ...current }: RowLinkProps) {
  return (
    <li className="lined">
      <button type="button" {...current} data-part={part} className={styles.link} onClick={onPress}>
        <span aria-hidden="true" className="icon-box">
          {icon}
        </span>
        <span className="grows breaks">
          <strong>{title}</strong>
          {line && <span className="note block">{line}</span>}
        </span>
        <ChevronRight className="muted" />
      </button>
    </li>
  );
}

interface RowProps {
  readonly title: ReactNode;
  readonly icon?: ReactNode;
  /** What can be done with it, beside its words or below them where they have no room. */
  readonly action?: ReactNode;
  /** Lines below the title. */
  readonly children?: ReactNode;
}

/** A row of a list within a card: what it is, and a button for it. */
export function Row({ title, icon, action, children }: RowProps) {
  return (
    <li className="row-wrap lined gap-2-4 pad-block-3">
      {icon}
      <div className={joinClasses(styles.words, 'breaks')}>
        <div>
          <strong dir="auto">{title}</strong>
        </div>
        {children}
      </div>
      {action}
    </li>
  );
}
