import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import styles from './section-card.module.css';

interface SectionCardProps {
  readonly title: string;
  /** To the right of the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One topic of a settings screen: a heading, and what belongs under it. */
export function SectionCard({ title, action, children }: SectionCardProps) {
  return (
    <Card>
      <section className={styles.section}>
        <div className={styles.header}>
          <h2>{title}</h2>
          {action}
        </div>
        {children}
      </section>
    </Card>
  );
}
