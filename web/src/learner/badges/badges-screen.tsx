import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Award from 'virtual:icons/award';
import Lock from 'virtual:icons/lock';
import { useId } from 'react';
import type { EarnedBadge } from '../../../../shared/schemas/activity.ts';
import { Skeleton } from '../../components/feedback/loading.tsx';
import { EmptyState, NotLoaded } from '../../components/feedback/messages.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { furtherBadges } from '../../../../shared/streaks/further-badges.ts';
import { streakQuery } from '../../queries/home.ts';
import { badgesQuery, earnedBadgesQuery } from '../../queries/streaks.ts';
import { describeBadge, nameBadge } from './badge-words.ts';
import { BadgePicture } from './badge-picture.tsx';
import {
  type Badge,
  describeEarned,
  describeMissing,
  listLocked,
  listNext,
  pairWithEarned,
  type WonBadge,
} from './badge.ts';
import styles from './badges-screen.module.css';

export function BadgesScreen({ learnerId }: { readonly learnerId: string }) {
  const { t } = useLingui();
  usePageTitle(t`Badges`);
  const badges = useQuery(badgesQuery);
  const earned = useQuery(earnedBadgesQuery(learnerId));
  const streak = useQuery(streakQuery(learnerId));
  if (badges.data && earned.data && streak.data) {
    return (
      <div className={styles.screen}>
        <EarnedList badges={pairAll(badges.data, earned.data)} now={new Date(earned.dataUpdatedAt)} />
        <NextList badges={listNext(earned.data)} />
        <LockedList badges={listLocked(badges.data, earned.data)} currentStreak={streak.data.currentStreak} />
      </div>
    );
  }
  const readings = [badges, earned, streak];
  return (
    <NotLoaded
      of={readings}
      loading={t`Loading your badges...`}
      failed={t`Failed to load your badges`}
      className="stack gap-3"
    >
      <Skeleton height="28px" width="8rem" />
      <Skeleton height="106px" count={4} />
    </NotLoaded>
  );
}

/** Joins the server's streak badges with the badges defined in code. */
function pairAll(badges: readonly Badge[], earned: readonly EarnedBadge[]): WonBadge[] {
  return pairWithEarned([...badges, ...furtherBadges], earned);
}

function EarnedList({ badges, now }: { readonly badges: readonly WonBadge[]; readonly now: Date }) {
  const { t } = useLingui();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="stack gap-3">
      <h2 id={headingId}>{t`Earned`}</h2>
      {badges.length === 0 ? (
        <EmptyState
          icon={<Award />}
          title={t`Your first badge is waiting`}
          text={t`A few cards a day, and it’s yours.`}
        />
      ) : (
        <ul className={joinClasses(styles.album, 'stack gap-3')}>
          {badges.map(({ badge, earnedAt }) => (
            <li key={badge.id} className={joinClasses(styles.won, 'centred gap-1 content-start box')}>
              <BadgePicture badge={badge} size={96} />
              <h3>{nameBadge(badge)}</h3>
              <p className="note">{describeBadge(badge)}</p>
              <p className={joinClasses(styles.fact, 'balanced bold text-s')}>{describeEarned(earnedAt, now)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function NextList({ badges }: { readonly badges: readonly Badge[] }) {
  const { t } = useLingui();
  const headingId = useId();
  if (badges.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="stack gap-3">
      <h2 id={headingId}>{t`More to collect`}</h2>
      <ul className={joinClasses(styles.album, 'stack gap-3')}>
        {badges.map((badge) => (
          <li key={badge.id} className="centred gap-1 content-start box">
            <BadgePicture badge={badge} size={96} isLocked />
            <h3>{nameBadge(badge)}</h3>
            <p className="note">{describeBadge(badge)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Locked streak badges with the missing days. Renders nothing when all are earned. */
function LockedList({ badges, currentStreak }: { readonly badges: readonly Badge[]; readonly currentStreak: number }) {
  const { t } = useLingui();
  const headingId = useId();
  if (badges.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="stack gap-3">
      <h2 id={headingId}>{t`Locked`}</h2>
      <ul className={joinClasses(styles.list, 'stack gap-3')}>
        {badges.map((badge) => (
          <li key={badge.id} className={joinClasses(styles.badge, 'row gap-4 box')}>
            <BadgePicture badge={badge} size={64} isLocked />
            <div>
              <h3>{nameBadge(badge)}</h3>
              <p className="note">{describeBadge(badge)}</p>
              <p className={joinClasses(styles.missing, 'row gap-1 bold text-s')}>
                <Lock />
                {describeMissing(badge.threshold, currentStreak)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function EarnedBadgeRow({ learnerId }: { readonly learnerId: string }) {
  const { t } = useLingui();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="stack gap-3">
      <h2 id={headingId}>{t`Badges`}</h2>
      <Content learnerId={learnerId} />
    </section>
  );
}

function Content({ learnerId }: { readonly learnerId: string }) {
  const { t } = useLingui();
  const badges = useQuery(badgesQuery);
  const earned = useQuery(earnedBadgesQuery(learnerId));
  if (badges.data && earned.data) return <Row badges={pairAll(badges.data, earned.data)} />;
  const readings = [badges, earned];
  return (
    <NotLoaded
      of={readings}
      loading={t`Loading your badges...`}
      failed={t`Failed to load your badges`}
      height="124px"
    />
  );
}

function Row({ badges }: { readonly badges: readonly WonBadge[] }) {
  const { t } = useLingui();
  if (badges.length === 0) return <p className="muted">{t`None yet. Your first one is a few days away.`}</p>;
  return (
    <ul className={styles.row}>
      {badges.map(({ badge }) => (
        <li
          key={badge.id}
          className={joinClasses(styles.earned, 'centred gap-2 bold text-s content-start balanced tight')}
        >
          <BadgePicture badge={badge} size={64} />
          {nameBadge(badge)}
        </li>
      ))}
    </ul>
  );
}
