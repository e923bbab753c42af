import { useLingui } from '@lingui/react/macro';
import { dayMs } from '../../../../shared/scheduling/calendar-day.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import PartyPopper from 'virtual:icons/party-popper';
import { useEffect, useId, useMemo, useSyncExternalStore } from 'react';
import type { EarnedBadge } from '../../../../shared/schemas/activity.ts';
import { badgesReached } from '../../../../shared/streaks/badges.ts';
import { allBadges } from '../../../../shared/streaks/further-badges.ts';
import { Button } from '../../components/controls/button.tsx';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { streakQuery, todayQuery } from '../../queries/home.ts';
import { seeBadgeMutation } from '../../queries/seen-badges.ts';
import { earnedBadgesQuery } from '../../queries/streaks.ts';
import styles from './badge-celebration.module.css';
import { BadgePicture } from './badge-picture.tsx';
import { nameBadge } from './badge-words.ts';
import { type Badge, describeAchievement, pairWithEarned, type WonBadge } from './badge.ts';
import { keepIfRoom, localStore } from '../../lib/device/web-storage.ts';

interface BadgeCelebrationProps {
  readonly learnerId: string;
  /** Badges earned by study and quiz answers since the app was opened. */
  readonly news: readonly EarnedBadge[];
  /** While true, as during a study session or quiz, no badge is celebrated or fetched. */
  readonly isHeld: boolean;
}

/** Celebrates each newly earned badge once, on the first of the learner's devices that shows it, one at a time. Mount it once, beside the learner's screens. */
export function BadgeCelebration(props: BadgeCelebrationProps) {
  const [next] = useNewBadges(props);
  const seeing = useMutation(seeBadgeMutation);
  if (!next) return null;
  const { learnerId } = props;
  const { badge } = next;
  const close = () => {
    // The dialog says both that it is to close and that it has closed.
    if (parseSeenBadges(readSeenBadges(learnerId)).has(badge.id)) return;
    addSeenBadges(learnerId, [badge.id]);
    seeing.mutate({ learnerId, badgeId: badge.id });
  };
  return <CelebrationDialog key={badge.id} badge={badge} onClose={close} />;
}

const sparkCount = 12;

function CelebrationDialog({ badge, onClose }: { readonly badge: Badge; readonly onClose: () => void }) {
  const { t } = useLingui();
  const id = useId();
  return (
    <DialogFrame
      size={400}
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onCloseRequest={onClose}
      onClosed={onClose}
    >
      <div className="centred gap-3">
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
        <h2 id={`${id}-title`} tabIndex={-1} className="text-xl">{t`New badge: ${{ name: nameBadge(badge) }}!`}</h2>
        <p id={`${id}-text`} className={styles.text}>
          {t`${{ achievement: describeAchievement(badge) }} Be proud of that!`}
        </p>
        <Button variant="primary" isWide icon={<PartyPopper />} onClick={onClose}>{t`Hooray!`}</Button>
      </div>
    </DialogFrame>
  );
}

/** If a device is new to the learner, badges older than this count as already celebrated elsewhere. */
const newsForMs = dayMs;

/**
 * The badges that no device has celebrated yet, easiest first: those reported by answers, and those that the device missed because the response was lost
 * or they were earned elsewhere. The list of earned badges is read only if Home's streak or badge count shows that the device lacks some. If that fails,
 * nothing is celebrated until the next read; the Badges screen shows the error.
 */
function useNewBadges({ learnerId, news, isHeld }: BadgeCelebrationProps): WonBadge[] {
  const stored = useSyncExternalStore(subscribeToSeenBadges, () => readSeenBadges(learnerId));
  const seen = useMemo(() => parseSeenBadges(stored), [stored]);
  const { data: streak } = useQuery({ ...streakQuery(learnerId), enabled: false });
  const { data: today } = useQuery({ ...todayQuery, enabled: false });
  const known = new Set([...seen, ...news.map(({ badgeId }) => badgeId)]);
  const isAnyUnknown =
    badgesReached(streak?.longestStreak ?? 0).some(({ id }) => !known.has(id)) || (today?.badges ?? 0) > known.size;
  const { data: listed } = useQuery({ ...earnedBadgesQuery(learnerId), enabled: isAnyUnknown && !isHeld });
  const isFirstTime = stored === null;
  useEffect(() => {
    if (!listed) return;
    const elsewhere = listSeenElsewhere(listed);
    const old = isFirstTime ? listOldBadges(listed, Date.now()) : [];
    if (isFirstTime || elsewhere.length > 0) addSeenBadges(learnerId, [...old, ...elsewhere]);
  }, [isFirstTime, listed, learnerId]);
  if (isHeld) return [];
  const elsewhere = new Set(listSeenElsewhere(listed ?? []));
  const earned = [...(isFirstTime ? [] : (listed ?? [])), ...news];
  return pairWithEarned(
    allBadges,
    earned.filter(({ badgeId }) => !seen.has(badgeId) && !elsewhere.has(badgeId)),
  );
}

function listOldBadges(earned: readonly EarnedBadge[], now: number): string[] {
  return earned.filter(({ earnedAt }) => now - Date.parse(earnedAt) > newsForMs).map(({ badgeId }) => badgeId);
}

function listSeenElsewhere(earned: readonly EarnedBadge[]): string[] {
  return earned.filter(({ isSeen }) => isSeen).map(({ badgeId }) => badgeId);
}

const seenBadgesPrefix = 'flashspark.seen-badges.';

const listeners = new Set<() => void>();

/** What couldn't be stored, by learner. Otherwise a celebration would never close on a full device. */
const withoutRoom = new Map<string, string>();

/** @returns the stored ids of badges celebrated on this device; null before the first time */
function readSeenBadges(learnerId: string): string | null {
  return withoutRoom.get(learnerId) ?? localStore().getItem(`${seenBadgesPrefix}${learnerId}`);
}

/** Parses the ids stored by `addSeenBadges`; an unreadable value counts as none. */
function parseSeenBadges(stored: string | null): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Marks badges as celebrated, in this tab and the others. */
function addSeenBadges(learnerId: string, badgeIds: readonly string[]): void {
  const seen = parseSeenBadges(readSeenBadges(learnerId));
  const all = JSON.stringify([...new Set([...seen, ...badgeIds])]);
  if (!keepIfRoom(`${seenBadgesPrefix}${learnerId}`, all)) withoutRoom.set(learnerId, all);
  for (const listener of listeners) listener();
}

/** Subscribes to changes of the celebrated badges in any tab. @returns the function that unsubscribes */
function subscribeToSeenBadges(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
