import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useSyncExternalStore } from 'react';
import type { EarnedBadge } from '../../../../shared/schemas/activity.ts';
import { Button } from '../../components/controls/button.tsx';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { badgesQuery, earnedBadgesQuery } from '../../queries/streaks.ts';
import styles from './badge-celebration.module.css';
import { BadgePicture } from './badge-picture.tsx';
import { type Badge, describeAchievement, pairWithEarned, type WonBadge } from './badge.ts';
import { dayMs } from '../../../../shared/scheduling/study-clock.ts';

interface BadgeCelebrationProps {
  readonly learnerId: string;
  /** While true, such as in the middle of a study session or a quiz, nothing is read and nothing pops up: it waits. */
  readonly isHeld?: boolean;
}

/**
 * Celebrates each newly earned badge once on this device, one after another. Mount it once, beside the learner's
 * screens. What it reads is forgotten after a study session or a quiz.
 */
export function BadgeCelebration({ learnerId, isHeld = false }: BadgeCelebrationProps) {
  const [next] = useNewBadges(learnerId, isHeld);
  if (!next) return null;
  const { badge } = next;
  return <CelebrationDialog key={badge.id} badge={badge} onClose={() => addSeenBadges(learnerId, [badge.id])} />;
}

interface CelebrationDialogProps {
  readonly badge: Badge;
  readonly onClose: () => void;
}

const sparkCount = 12;

/** A new badge bursts onto the screen, once. */
function CelebrationDialog({ badge, onClose }: CelebrationDialogProps) {
  const id = useId();
  return (
    <DialogFrame
      size={400}
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onCloseRequest={onClose}
      onClosed={onClose}
    >
      <div className={styles.celebration}>
        <div className={styles.burst} aria-hidden="true">
          {Array.from({ length: sparkCount }, (_, index) => (
            <span key={index} className={styles.ray} style={{ rotate: `${(index * 360) / sparkCount}deg` }}>
              <span className={styles.spark} />
            </span>
          ))}
          <div className={styles.badge}>
            <BadgePicture badge={badge} size={136} />
          </div>
        </div>
        <h2 id={`${id}-title`} tabIndex={-1} className={styles.title}>
          New badge: {badge.name}!
        </h2>
        <p id={`${id}-text`} className={styles.text}>
          {describeAchievement(badge.threshold)} That is something to be proud of.
        </p>
        <Button variant="primary" isWide onClick={onClose}>
          Hooray!
        </Button>
      </div>
    </DialogFrame>
  );
}

/** On a device that is new to the learner, badges older than this were celebrated elsewhere. */
const newsForMs = dayMs;

const noBadges: readonly EarnedBadge[] = [];

/**
 * The badges that this device has not celebrated yet, the easiest first. Reads while `isHeld` are put off. A failed
 * reading shows nothing: the Badges screen tells of it, and the celebration comes with the next.
 */
function useNewBadges(learnerId: string, isHeld: boolean): WonBadge[] {
  const { data: earned } = useQuery({ ...earnedBadgesQuery(learnerId), enabled: !isHeld });
  const stored = useSyncExternalStore(subscribeToSeenBadges, () => readSeenBadges(learnerId));
  const isFirstTime = stored === null;
  useEffect(() => {
    if (isFirstTime && earned) addSeenBadges(learnerId, listOldBadges(earned, Date.now()));
  }, [isFirstTime, earned, learnerId]);
  const unseen = useMemo(() => {
    const seen = parseSeenBadges(stored);
    return isFirstTime || !earned ? noBadges : earned.filter(({ badgeId }) => !seen.has(badgeId));
  }, [isFirstTime, earned, stored]);
  const { data: badges } = useQuery({ ...badgesQuery, enabled: unseen.length > 0 });
  return isHeld || !badges ? [] : pairWithEarned(badges, unseen);
}

function listOldBadges(earned: readonly EarnedBadge[], now: number): string[] {
  return earned.filter(({ earnedAt }) => now - Date.parse(earnedAt) > newsForMs).map(({ badgeId }) => badgeId);
}

const seenBadgesPrefix = 'flashspark.seen-badges.';

const listeners = new Set<() => void>();

/** The ids of the badges that were celebrated on this device, as stored; null before the first time. */
function readSeenBadges(learnerId: string): string | null {
  return localStorage.getItem(seenBadgesPrefix + learnerId);
}

/** The ids in what `readSeenBadges` gave. What cannot be read counts as none. */
function parseSeenBadges(stored: string | null): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Remembers that these badges need no celebration (any more), here and in the other tabs. */
function addSeenBadges(learnerId: string, badgeIds: readonly string[]): void {
  const seen = parseSeenBadges(readSeenBadges(learnerId));
  localStorage.setItem(seenBadgesPrefix + learnerId, JSON.stringify([...new Set([...seen, ...badgeIds])]));
  for (const listener of listeners) listener();
}

/** Calls back when a badge was celebrated, in this tab or another. Answers how to stop. */
function subscribeToSeenBadges(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
