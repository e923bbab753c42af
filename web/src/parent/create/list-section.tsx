import { type ReactNode, type Ref, useId } from 'react';
import styles from './list-section.module.css';

interface ListSectionProps {
  readonly title: string;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

export function ListSection({ title, titleRef, actions, children }: ListSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} ref={titleRef} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}
