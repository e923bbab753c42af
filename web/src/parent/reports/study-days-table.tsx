import { formatNumber } from '../../words/counts.ts';
import { formatShortDay } from '../../words/dates.ts';
import type { ActivityDay } from './sum-days.ts';
import { FiguresTable } from './figures-table.tsx';
import styles from './study-days.module.css';

/** The same days as in the picture, in figures. */
export function StudyDaysTable({ days }: { readonly days: readonly ActivityDay[] }) {
  return (
    <FiguresTable
      caption="Days with study, the latest first"
      columns={['Day', 'Reviews', 'Correct', 'Quizzes', 'Minutes']}
      rows={days.map(({ date, ...figures }) => ({
        id: date,
        name: <span className={styles.day}>{formatShortDay(date)}</span>,
        cells: [figures.reviews, figures.correct, figures.quizzes, figures.minutes].map(formatNumber),
      }))}
    />
  );
}
