import type { ReactNode, Ref } from 'react';
import { joinClasses } from '../../lib/class-names.ts';
import styles from './card.module.css';

interface CardProps {
  readonly children: ReactNode;
  readonly tone?: 'plain' | 'brand' | 'spark';
}

export function Card({ children, tone = 'plain' }: CardProps) {
  return <div className={joinClasses(styles.card, 'whole box', styles[tone])}>{children}</div>;
}

interface PressableCardProps extends CardProps {
  /** Accessible name; by default, the text of the children. */
  readonly label?: string | undefined;
  readonly onPress: () => void;
}

/** A card that is one big button. It may contain only text and pictures, no other button. */
export function PressableCard({ children, tone = 'plain', label, onPress }: PressableCardProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={joinClasses(styles.card, 'whole box', styles[tone], styles.pressable)}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** The heading of a `Card` that also contains other buttons. It is a button whose hit area covers the whole card, except the other buttons. */
export function CardLink({ children, onPress }: { readonly children: ReactNode; readonly onPress: () => void }) {
  return (
    <button type="button" className={joinClasses(styles.link, 'plain-button covers')} onClick={onPress}>
      {children}
    </button>
  );
}

interface SectionCardProps {
  readonly title: string;
  readonly action?: ReactNode;
  /** Ref for moving the focus to the title after the focused element was removed. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Name by which the screen finds this card, to jump to it. */
  readonly part?: string;
  readonly children: ReactNode;
}

/** A section of a settings screen, with a heading. */
export function SectionCard({ title, action, titleRef, part, children }: SectionCardProps) {
  return (
    <Card>
      <section className="stack gap-4 starts" data-part={part}>
        <div className={joinClasses(styles.header, 'spread target-high')}>
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
