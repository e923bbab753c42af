import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'virtual:icons/chevron-left';
import ChevronRight from 'virtual:icons/chevron-right';
import Heart from 'virtual:icons/heart';
import Moon from 'virtual:icons/moon';
import { useId, useRef, useState } from 'react';
import type { CalendarDay } from '../../../../shared/schemas/activity.ts';
import { Button } from '../../components/controls/button.tsx';
import { LoadingRegion } from '../../components/feedback/loading.tsx';
import { ErrorState } from '../../components/feedback/messages.tsx';
import { VisuallyHidden } from '../../components/feedback/visually-hidden.tsx';
import { Card } from '../../components/layout/card.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { calendarQuery } from '../../queries/streaks.ts';
import { formatMonth } from '../../words/dates.ts';
import { abbreviateWeekday, listWeekdays, nameWeekday } from '../../words/streaks.ts';
import { addMonths, compareMonths, dayOf, firstMonth, listWeeks, type Month, monthOf } from './month.ts';
import { describeDay } from './streak-words.ts';
import styles from './streaks-screen.module.css';

/** Calendar of one month, with buttons for other months up to the current one. */
export function MonthCalendar({ learnerId, today }: { readonly learnerId: string; readonly today: string }) {
  const { t } = useLingui();
  const headingId = useId();
  const prevButton = useRef<HTMLButtonElement>(null);
  const thisMonth = monthOf(today);
  const [month, setMonth] = useState(thisMonth);
  const calendar = useQuery(calendarQuery(learnerId, month));

  function showNext() {
    const next = addMonths(month, 1);
    setMonth(next);
    // At the current month, Next is disabled and would lose the focus, so Prev gets it.
    if (compareMonths(next, thisMonth) >= 0) prevButton.current?.focus();
  }

  return (
    <Card>
      <section aria-labelledby={headingId} className="column gap-4">
        <div className={joinClasses(styles.header, 'row gap-2 apart')}>
          <Button
            ref={prevButton}
            icon={<ChevronLeft />}
            disabled={compareMonths(month, firstMonth) <= 0}
            onClick={() => setMonth(addMonths(month, -1))}
          >
            <Trans>
              Prev <VisuallyHidden>month</VisuallyHidden>
            </Trans>
          </Button>
          <h2 id={headingId} aria-live="polite" className={joinClasses(styles.heading, 'fills text-center')}>
            {formatMonth(dayOf(month, 1))}
          </h2>
          <Button className={styles.next} disabled={compareMonths(month, thisMonth) >= 0} onClick={showNext}>
            <Trans>
              Next <VisuallyHidden>month</VisuallyHidden>
            </Trans>
            <ChevronRight />
          </Button>
        </div>
        {calendar.isError && !calendar.data ? (
          <ErrorState title={t`Failed to load your calendar`} of={calendar} />
        ) : (
          <>
            {calendar.isPending && <LoadingRegion label={t`Loading your calendar...`}>{null}</LoadingRegion>}
            <CalendarTable labelledBy={headingId} month={month} days={calendar.data} today={today} />
            <CalendarLegend days={calendar.data} />
          </>
        )}
      </section>
    </Card>
  );
}

interface CalendarTableProps {
  readonly labelledBy: string;
  readonly month: Month;
  /** Days of the displayed month; undefined while loading. The table has its final size even then. */
  readonly days: readonly CalendarDay[] | undefined;
  readonly today: string;
}

function CalendarTable({ labelledBy, month, days, today }: CalendarTableProps) {
  const byDate = new Map(days?.map((day) => [day.date, day]));
  const weekdays = listWeekdays();
  return (
    <table
      aria-labelledby={labelledBy}
      aria-busy={!days}
      className={joinClasses(styles.table, !days && styles.waiting)}
    >
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" className={joinClasses(styles.weekday, 'muted bold')}>
              <span aria-hidden="true">{abbreviateWeekday(weekday)}</span>
              <VisuallyHidden>{nameWeekday(weekday)}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listWeeks(month, weekdays[0] ?? 7).map((week, weekIndex) => (
          <tr key={weekIndex}>
            {week.map((date, weekday) => (
              <td
                key={weekday}
                className="covers relative"
                aria-current={date && dayOf(month, date) === today ? 'date' : undefined}
              >
                {date && <Day day={dayOf(month, date)} date={date} today={today} activity={byDate.get(date)} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  readonly day: string;
  readonly date: number;
  readonly today: string;
  readonly activity: CalendarDay | undefined;
}

function Day({ day, date, today, activity }: DayProps) {
  const level = activity?.level ?? 0;
  const isQuiet = level === 0 && day > today;
  return (
    <>
      <span
        aria-hidden="true"
        className={joinClasses(
          styles.day,
          'stack figures items-center',
          levelClass(level),
          activity?.kept && styles.kept,
          day === today && styles.today,
          isQuiet && styles.future,
        )}
      >
        {date}
        {activity?.kept ? keeperMarks[activity.kept] : <LevelMark level={level} />}
      </span>
      <VisuallyHidden>{describeDay({ day, today, activity })}</VisuallyHidden>
    </>
  );
}

const levels = [
  [1, msg({ message: 'a bit', comment: 'How much was learned on a day' })],
  [2, msg({ message: 'more', comment: 'How much was learned on a day, between “a bit” and “a lot”' })],
  [3, msg({ message: 'a lot', comment: 'How much was learned on a day' })],
] as const;

/** Icons of days that kept the streak without activity. */
const keeperMarks = { 'rest-day': <Moon />, 'kindness-day': <Heart /> } as const;
const keepers = [
  ['rest-day', msg`rest day`],
  ['kindness-day', msg`kindness day`],
] as const;

/** Legend of colors and dots. Hidden from screen readers, which get the numbers of each day. */
function CalendarLegend({ days = [] }: Partial<Pick<CalendarTableProps, 'days'>>) {
  const { t } = useLingui();
  return (
    <p aria-hidden="true" className={joinClasses(styles.legend, 'wrap note justify-center')}>
      {levels.map(([level, word]) => (
        <span key={level} className="inline gap-2">
          <span className={joinClasses(styles.swatch, levelClass(level))}>
            <LevelMark level={level} />
          </span>
          {t(word)}
        </span>
      ))}
      {keepers
        .filter(([keeper]) => days.some(({ kept }) => kept === keeper))
        .map(([keeper, word]) => (
          <span key={keeper} className="inline gap-2">
            <span className={joinClasses(styles.swatch, styles.kept)}>{keeperMarks[keeper]}</span>
            {t(word)}
          </span>
        ))}
    </p>
  );
}

type Level = CalendarDay['level'];

const levelClasses = { 0: undefined, 1: 'tint-spark', 2: styles.two, 3: styles.three } as const;

function levelClass(level: Level): string | undefined {
  return levelClasses[level];
}

/** One dot per activity level, so that color isn't the only cue. */
function LevelMark({ level }: { readonly level: Level }) {
  return (
    <span className={styles.mark}>
      {Array.from({ length: level }, (_, index) => (
        <span key={index} className={styles.dot} />
      ))}
    </span>
  );
}
