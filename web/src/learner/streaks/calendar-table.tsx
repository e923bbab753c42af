import type { CalendarDay } from '../../../../shared/schemas/activity.ts';
import { VisuallyHidden } from '../../components/feedback/visually-hidden.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { describeDay } from './calendar/describe-day.ts';
import { dayOf, listWeeks, type Month } from './calendar/month.ts';
import styles from './calendar-table.module.css';
import { LevelMark, levelClass } from './level-mark.tsx';

interface CalendarTableProps {
  readonly labelledBy: string;
  readonly month: Month;
  /** Undefined while they are on their way: the month takes its final shape without them. */
  readonly days: readonly CalendarDay[] | undefined;
  readonly today: string;
}

const weekdays = [
  ['Mo', 'Monday'],
  ['Tu', 'Tuesday'],
  ['We', 'Wednesday'],
  ['Th', 'Thursday'],
  ['Fr', 'Friday'],
  ['Sa', 'Saturday'],
  ['Su', 'Sunday'],
] as const;

/** The month as a table: a row a week, a column a weekday. */
export function CalendarTable({ labelledBy, month, days, today }: CalendarTableProps) {
  const byDate = new Map(days?.map((day) => [day.date, day]));
  return (
    <table
      aria-labelledby={labelledBy}
      aria-busy={!days}
      className={joinClasses(styles.table, !days && styles.waiting)}
    >
      <thead>
        <tr>
          {weekdays.map(([short, name]) => (
            <th key={short} scope="col" className={styles.weekday}>
              <span aria-hidden="true">{short}</span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listWeeks(month).map((week, weekIndex) => (
          <tr key={weekIndex}>
            {week.map((date, weekday) => (
              <td
                key={weekday}
                className={styles.cell}
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
        className={joinClasses(styles.day, levelClass(level), day === today && styles.today, isQuiet && styles.future)}
      >
        {date}
        <LevelMark level={level} />
      </span>
      <VisuallyHidden>{describeDay({ day, today, activity })}</VisuallyHidden>
    </>
  );
}
