import type { Report } from '../../../../shared/schemas/progress.ts';
import { StatTile } from '../../components/layout/facts.tsx';
import { countOf, formatNumber, formatPercent } from '../../words/counts.ts';
import styles from './learner-report.module.css';

/** A learner's seven figures of all time. */
export function SummaryTiles({ report }: { readonly report: Report }) {
  return (
    <ul className={styles.tiles} aria-label="Summary">
      {describeReport(report).map(([label, value]) => (
        <li key={label}>
          <StatTile value={value} label={label} />
        </li>
      ))}
    </ul>
  );
}

function describeReport(report: Report): readonly (readonly [label: string, value: string])[] {
  return [
    ['Cards studied', formatNumber(report.totalCardsStudied)],
    ['Quizzes completed', formatNumber(report.totalQuizzesCompleted)],
    ['Current streak', countOf(report.currentStreak, 'day')],
    ['Longest streak', countOf(report.longestStreak, 'day')],
    ['Average accuracy', formatPercent(report.averageAccuracy)],
    ['Assignments completed', formatNumber(report.assignmentsCompleted)],
    ['Assignments pending', formatNumber(report.assignmentsPending)],
  ];
}
