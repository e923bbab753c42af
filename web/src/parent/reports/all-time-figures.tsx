import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Report } from '../../../../shared/schemas/progress.ts';
import { VisuallyHidden } from '../../components/feedback/visually-hidden.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { type QuizScore, quizScoreQuery } from '../../queries/quizzes.ts';
import { countOf, formatNumber, formatPercent } from '../../words/counts.ts';
import { keptWords } from '../../words/streaks.ts';
import styles from './reports-tab.module.css';

/** What a figure counts: a section of the figures, or another place. */
export type FiguresPart = 'days' | 'weak-cards' | 'decks' | 'history' | 'assignments';

interface Figure {
  readonly label: string;
  readonly note: string;
  /** The figure to display; undefined if there is nothing to count yet. */
  readonly value: string | undefined;
  readonly part: FiguresPart;
  readonly isMain?: boolean;
}

interface AllTimeFiguresProps {
  readonly learnerId: string;
  readonly report: Report;
  readonly onOpen: (part: FiguresPart) => void;
}

/** All-time figures of a learner. Each says what it counts and links to the rows behind it. */
export function AllTimeFigures({ learnerId, report, onOpen }: AllTimeFiguresProps) {
  const quizzes = useQuery({ ...quizScoreQuery(learnerId), enabled: report.totalQuizzesCompleted > 0 });
  return (
    <SectionCard title="Since the beginning">
      <ul className={styles.figures} aria-label="Summary">
        {[...describeReport(report), describeQuizzes(quizzes)].map((figure) => (
          <li key={figure.label}>
            <button type="button" className={styles.figureRow} onClick={() => onOpen(figure.part)}>
              <span>
                <span className={styles.figureLabel}>{figure.label}</span>{' '}
                <span className={styles.size}>{figure.note}</span>
              </span>{' '}
              <span className={joinClasses(styles.figureValue, figure.isMain && styles.main)}>
                {figure.value ?? <NoValue />}
              </span>
              <ChevronRight />
            </button>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

/** A dash that screen readers read as "no answers yet". */
export function NoValue() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>no answers yet</VisuallyHidden>
    </>
  );
}

function describeReport(report: Report): Figure[] {
  const kept = report.keptBy ? `, ${keptWords[report.keptBy]}` : '';
  const { totalCardsStudied: answers, averageAccuracy } = report;
  return [
    {
      label: 'Current streak',
      note: `Days with study in a row${kept}`,
      value: countOf(report.currentStreak, 'day'),
      part: 'days',
      isMain: true,
    },
    {
      label: 'Cards studied',
      note: 'Every answer counts, repeats too',
      value: formatNumber(answers),
      part: 'history',
      isMain: true,
    },
    {
      label: 'Average accuracy',
      note: 'Right answers of all answers to cards',
      value: answers > 0 ? formatPercent(averageAccuracy) : undefined,
      part: 'decks',
    },
    {
      label: 'Longest streak',
      note: 'The best one ever',
      value: countOf(report.longestStreak, 'day'),
      part: 'days',
    },
    {
      label: 'Assignments pending',
      note: 'Given and not done yet',
      value: formatNumber(report.assignmentsPending),
      part: 'assignments',
    },
    {
      label: 'Assignments completed',
      note: 'Ticked off by studying',
      value: formatNumber(report.assignmentsCompleted),
      part: 'assignments',
    },
    {
      label: 'Quizzes completed',
      note: 'Handed in, each attempt counts',
      value: formatNumber(report.totalQuizzesCompleted),
      part: 'history',
    },
  ];
}

/** Quiz scores have their own label because they differ from card accuracy. */
function describeQuizzes({ data, isLoading, isError }: UseQueryResult<QuizScore>): Figure {
  const { count, average } = data ?? { count: 0, average: 0 };
  const known = count > 0 ? formatPercent(average) : undefined;
  return {
    label: 'Average quiz score',
    note: count > 1 ? `Of the last ${countOf(count, 'quiz', 'quizzes')} handed in` : 'Of the quizzes handed in',
    value: isLoading ? '…' : isError && !data ? 'Could not be loaded' : known,
    part: 'history',
  };
}
