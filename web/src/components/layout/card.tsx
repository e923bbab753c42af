import type { ReactNode, Ref } from 'react';
import { joinClasses } from '../../lib/class-names.ts';
import styles from './card.module.css';

interface CardProps {
  readonly children: ReactNode;
  readonly tone?: 'plain' | 'brand' | 'spark';
}

/** A surface that holds one thing. */
export function Card({ children, tone = 'plain' }: CardProps) {
  return <div className={joinClasses(styles.card, styles[tone])}>{children}</div>;
}

interface PressableCardProps extends CardProps {
  /** Where the children are not the name already. */
  readonly label?: string | undefined;
  readonly onPress: () => void;
}

/** A card that is one big button. What it holds must be text and pictures, no further button. */
export function PressableCard({ children, tone = 'plain', label, onPress }: PressableCardProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={joinClasses(styles.card, styles[tone], styles.pressable)}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/**
 * The heading button of a `Card` that also holds other buttons: its hit area covers the whole card, and the other
 * buttons stay above it.
 */
export function CardLink({ children, onPress }: { readonly children: ReactNode; readonly onPress: () => void }) {
  return (
    <button type="button" className={styles.link} onClick={onPress}>
      {children}
    </button>
  );
}

interface SectionCardProps {
  readonly title: string;
  /** To the right of the title. */
  readonly action?: ReactNode;
  /** For the title to have the focus, once what had it is gone. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** What it is called by whoever leads to it. */
  readonly part?: string;
  readonly children: ReactNode;
}

/** One topic of a settings screen: a heading, and what belongs under it. */
export function SectionCard({ title, action, titleRef, part, children }: SectionCardProps) {
  return (
    <Card>
      <section className={styles.section} data-part={part}>
        <div className={styles.header}>
          <h2 ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
            {title}
          </h2>
          {action}
        </div>
        {children}
      </section>
    </Card>
  );
}
