import Award from 'lucide-react/icons/award';
import Lock from 'lucide-react/icons/lock';
import { useId } from 'react';
import { EmptyState } from '../../components/feedback/messages.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import type { Badge, WonBadge } from './badge.ts';
import { describeEarned, describeMissing } from './badge-words.ts';
import styles from './badge-lists.module.css';
import { BadgePicture } from './badge-picture.tsx';

interface EarnedListProps {
  readonly badges: readonly WonBadge[];
  readonly now: Date;
}

/** The badges to be proud of. */
export function EarnedList({ badges, now }: EarnedListProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>Earned</h2>
      {badges.length === 0 ? (
        <EmptyState icon={<Award />} title="Your first badge is waiting" text="A few cards a day, and it is yours." />
      ) : (
        <ul className={styles.list}>
          {badges.map(({ badge, earnedAt }) => (
            <li key={badge.id} className={styles.badge}>
              <BadgePicture badge={badge} size={64} />
              <div>
                <h3>{badge.name}</h3>
                <p className={styles.description}>{badge.description}</p>
                <p className={styles.fact}>{describeEarned(earnedAt, now)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface LockedListProps {
  readonly badges: readonly Badge[];
  readonly currentStreak: number;
}

/** The badges still to come, and how far they are. Nothing when all are earned. */
export function LockedList({ badges, currentStreak }: LockedListProps) {
  const headingId = useId();
  if (badges.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>Locked</h2>
      <ul className={styles.list}>
        {badges.map((badge) => (
          <li key={badge.id} className={joinClasses(styles.badge, styles.locked)}>
            <BadgePicture badge={badge} size={64} isLocked />
            <div>
              <h3>{badge.name}</h3>
              <p className={styles.description}>{badge.description}</p>
              <p className={styles.missing}>
                <Lock aria-hidden="true" />
                {describeMissing(badge.threshold, currentStreak)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
