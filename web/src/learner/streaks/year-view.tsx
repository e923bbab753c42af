import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ActivityDay } from '../../../../shared/schemas/activity.ts';
import { calendarLevel } from '../../../../shared/streaks/calendar-level.ts';
import { NotLoaded } from '../../components/feedback/messages.tsx';
import { VisuallyHidden } from '../../components/feedback/visually-hidden.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { activityQuery } from '../../queries/reports.ts';
import { formatMonth } from '../../words/dates.ts';
import styles from './year-view.module.css';

/** Maximum number of days that the server returns in one call. */
const daysInView = 366;

export function YearView({ learnerId }: { readonly learnerId: string }) {
  const { t } = useLingui();
  const activity = useQuery(activityQuery(learnerId, daysInView));
  if (activity.data) return <Months days={activity.data.days} />;
  return (
    <NotLoaded of={activity} loading={t`Loading your year...`} failed={t`Failed to load your year`} height="180px" />
  );
}

interface YearMonth {
  /** Month as `YYYY-MM`. */
  readonly month: string;
  readonly days: readonly ActivityDay[];
  readonly activeDays: number;
}

/** @returns the months since the first one with activity, newest first. */
export function listYear(days: readonly ActivityDay[]): YearMonth[] {
  const months = [...Map.groupBy(days, ({ date }) => date.slice(0, 7))].map(([month, own]) => ({
    month,
    days: own,
    activeDays: own.filter(isActive).length,
  }));
  const first = months.findIndex(({ activeDays }) => activeDays > 0);
  return first < 0 ? [] : months.slice(first).toReversed();
}

function isActive({ reviews, quizzes }: ActivityDay): boolean {
  return reviews + quizzes > 0;
}

function Months({ days }: { readonly days: readonly ActivityDay[] }) {
  const { t } = useLingui();
  const months = listYear(days);
  if (months.length === 0) return <p className={styles.sum}>{t`Your first day will show up here.`}</p>;
  const learned = days.filter(isActive).length;
  const answers = days.reduce((sum, { reviews }) => sum + reviews, 0);
  return (
    <>
      <p className={styles.sum}>
        <Trans>
          <strong>
            <Plural value={learned} one="# day" other="# days" />
          </strong>{' '}
          of learning, <Plural value={answers} one="# answer" other="# answers" />
        </Trans>
      </p>
      <ul className="stack gap-2">
        {months.map((month) => (
          <Month key={month.month} {...month} />
        ))}
      </ul>
    </>
  );
}

const levelClasses = { 0: undefined, 1: styles.one, 2: styles.two, 3: styles.three } as const;

function Month({ month, days, activeDays }: YearMonth) {
  const { t } = useLingui();
  const name = formatMonth(`${month}-01`);
  return (
    <li className="row gap-2">
      <span aria-hidden="true" className={joinClasses(styles.name, 'note bold rigid')}>
        {name.slice(0, 3)}
      </span>
      <VisuallyHidden>
        {t`${plural(activeDays, { one: `${name}: # day of learning`, other: `${name}: # days of learning` })}`}
      </VisuallyHidden>
      <span aria-hidden="true" className={joinClasses(styles.days, 'stack fills align-center')}>
        {days.map(({ date, reviews, quizzes }) => (
          <span
            key={date}
            className={joinClasses(styles.day, levelClasses[calendarLevel(reviews, quizzes)])}
            style={{ gridColumn: Number(date.slice(8)) }}
          />
        ))}
      </span>
    </li>
  );
}
