import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import ChevronRight from 'virtual:icons/chevron-right';
import type { Report } from '../../../../shared/schemas/progress.ts';
import { VisuallyHidden } from '../../components/feedback/visually-hidden.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { type QuizScore, quizScoreQuery } from '../../queries/quizzes.ts';
import { formatNumber, formatPercent } from '../../words/counts.ts';
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
  const { t } = useLingui();
  const quizzes = useQuery({ ...quizScoreQuery(learnerId), enabled: report.totalQuizzesCompleted > 0 });
  return (
    <SectionCard title={t`All time`}>
      <ul className={styles.figures} aria-label={t`Summary`}>
        {[...describeReport(report), describeQuizzes(quizzes)].map((figure) => (
          <li key={figure.label} className="lined">
            <button type="button" className={styles.figureRow} onClick={() => onOpen(figure.part)}>
              <span>
                <span className="medium">{figure.label}</span>{' '}
                <span className="muted block text-xs">{figure.note}</span>
              </span>{' '}
              <span className={joinClasses('bold figures', figure.isMain && 'text-xl heavy')}>
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
  const { t } = useLingui();
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t`no answers yet`}</VisuallyHidden>
    </>
  );
}

function describeReport(report: Report): Figure[] {
  const { totalCardsStudied: answers, averageAccuracy } = report;
  return [
    {
      label: t`Current streak`,
      note: describeStreak(report.keptBy),
      value: countDays(report.currentStreak),
      part: 'days',
      isMain: true,
    },
    {
      label: t`Cards studied`,
      note: t`Every answer counts, repeats too`,
      value: formatNumber(answers),
      part: 'history',
      isMain: true,
    },
    {
      label: t`Average accuracy`,
      note: t`Right answers of all answers to cards`,
      value: answers > 0 ? formatPercent(averageAccuracy) : undefined,
      part: 'decks',
    },
    {
      label: t`Longest streak`,
      note: t`The best one ever`,
      value: countDays(report.longestStreak),
      part: 'days',
    },
    {
      label: t`Assignments pending`,
      note: t`Assigned, not done yet`,
      value: formatNumber(report.assignmentsPending),
      part: 'assignments',
    },
    {
      label: t`Assignments completed`,
      note: t`Checked off by studying`,
      value: formatNumber(report.assignmentsCompleted),
      part: 'assignments',
    },
    {
      label: t`Quizzes completed`,
      note: t`Turned in, each attempt counts`,
      value: formatNumber(report.totalQuizzesCompleted),
      part: 'history',
    },
  ];
}

function describeStreak(keptBy: Report['keptBy']): string {
  if (keptBy === 'rest-day') return t`Days with study in a row, kept by a rest day`;
  if (keptBy === 'kindness-day') return t`Days with study in a row, kept by a kindness day`;
  return t`Days with study in a row`;
}

function countDays(days: number): string {
  return t`${plural(days, { one: '# day', other: '# days' })}`;
}

/** Quiz scores have their own label because they differ from card accuracy. */
function describeQuizzes({ data, isLoading, isError }: UseQueryResult<QuizScore>): Figure {
  const { count, average } = data ?? { count: 0, average: 0 };
  const known = count > 0 ? formatPercent(average) : undefined;
  return {
    label: t`Average quiz score`,
    note:
      count > 1
        ? t`${plural(count, { one: 'Of the last # quiz turned in', other: 'Of the last # quizzes turned in' })}`
        : t`Of the quizzes turned in`,
    value: isLoading ? '…' : isError && !data ? t`Couldn’t load` : known,
    part: 'history',
  };
}
