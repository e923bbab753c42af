import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActivityDay } from '../../../../shared/schemas/activity.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Tabs } from '../../components/controls/tabs.tsx';
import { NotLoaded } from '../../components/feedback/messages.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { activityQuery } from '../../queries/reports.ts';
import { countOf, formatNumber, formatPercent } from '../../words/counts.ts';
import { formatShortDay } from '../../words/dates.ts';
import { CsvButton, FiguresTable } from './figures-table.tsx';
import styles from './reports-tab.module.css';
import { StudyDaysChart } from './study-days-chart.tsx';

interface StudyDaysProps {
  readonly learner: Pick<Learner, 'id' | 'name'>;
  readonly isTableOpen: boolean;
}

export function StudyDays({ learner, isTableOpen }: StudyDaysProps) {
  const [selected, setSelected] = useState<PeriodId>(defaultPeriod.id);
  const { days } = periods.find(({ id }) => id === selected) ?? defaultPeriod;
  const activity = useQuery(activityQuery(learner.id, days));

  function renderDays() {
    if (activity.data) return <Days days={activity.data.days} isTableOpen={isTableOpen} />;
    return (
      <NotLoaded of={activity} what="report" loading="Loading study days..." className={styles.days} height="400px" />
    );
  }

  return (
    <SectionCard
      title="Study days"
      part="days"
      action={activity.data && <CsvButton name={`${learner.name} days`} rows={() => listDays(activity.data.days)} />}
    >
      <div className={styles.period}>
        <Tabs label="Period" tabs={periods} selected={selected} onSelect={setSelected}>
          {renderDays()}
        </Tabs>
      </div>
    </SectionCard>
  );
}

/** The last seven days: one sentence and the picture. @param props.days at least seven days up to today */
export function ThisWeek({ days }: { readonly days: readonly ActivityDay[] }) {
  return (
    <SectionCard title="The last 7 days">
      <div className={styles.short}>
        <Picture days={days.slice(-7)} />
      </div>
    </SectionCard>
  );
}

/** Returns all days as CSV rows, including days without study. */
function listDays(days: readonly ActivityDay[]): string[][] {
  return [
    ['Day', 'Reviews', 'Correct', 'Quizzes', 'Minutes'],
    ...days.map(({ date, reviews, correct, quizzes, minutes }) => [
      date,
      ...[reviews, correct, quizzes, minutes].map(String),
    ]),
  ];
}

interface DaysProps extends Pick<StudyDaysProps, 'isTableOpen'> {
  readonly days: readonly ActivityDay[];
}

function Days({ days, isTableOpen }: DaysProps) {
  if (!days.some(isActive)) return <Picture days={days} />;
  return (
    <div className={styles.days}>
      <Picture days={days} />
      <details className={styles.details} open={isTableOpen}>
        <summary>Show the days as a table</summary>
        <StudyDaysTable days={days.filter(isActive).toReversed()} />
      </details>
    </div>
  );
}

/** What was studied in a period, in words and as a chart. */
function Picture({ days }: Pick<DaysProps, 'days'>) {
  if (!days.some(isActive))
    return <p className={styles.studyDaysMuted}>Nothing was studied in these {days.length} days.</p>;
  return (
    <div className={styles.days}>
      <p>{describeDays(days)}</p>
      <figure className={styles.figure}>
        <Legend />
        <StudyDaysChart key={days.length} days={days} />
      </figure>
    </div>
  );
}

function Legend() {
  return (
    <figcaption className={styles.legend}>
      <span>Answers a day:</span>
      <span className={styles.key}>
        <span aria-hidden="true" className={styles.correct} /> correct
      </span>
      <span className={styles.key}>
        <span aria-hidden="true" className={styles.notYet} /> not yet
      </span>
    </figcaption>
  );
}

/** Summarizes a period: `312 reviews, 86% correct · 3 quizzes · 95 minutes on cards · studied on 14 of 30 days`. */
function describeDays(days: readonly ActivityDay[]): string {
  const { reviews, correct, quizzes, minutes } = sumDays(days);
  const parts = [
    reviews > 0 && `${countOf(reviews, 'review')}, ${formatPercent(correct / reviews)} correct`,
    quizzes > 0 && countOf(quizzes, 'quiz', 'quizzes'),
    minutes > 0 && `${countOf(minutes, 'minute')} on cards`,
    `studied on ${days.filter(isActive).length} of ${days.length} days`,
  ];
  return parts.filter((part) => part !== false).join(' · ');
}

function StudyDaysTable({ days }: { readonly days: readonly ActivityDay[] }) {
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

function isActive({ reviews, quizzes, minutes }: ActivityDay): boolean {
  return reviews > 0 || quizzes > 0 || minutes > 0;
}

function sumDays(days: readonly ActivityDay[]): Omit<ActivityDay, 'date'> {
  return days.reduce(
    (sum, day) => ({
      reviews: sum.reviews + day.reviews,
      correct: sum.correct + day.correct,
      quizzes: sum.quizzes + day.quizzes,
      minutes: sum.minutes + day.minutes,
    }),
    { reviews: 0, correct: 0, quizzes: 0, minutes: 0 },
  );
}

/** Selectable periods in study days, including today. */
const periods = [
  { id: '7', label: '7 days', days: 7 },
  { id: '30', label: '30 days', days: 30 },
  { id: '90', label: '90 days', days: 90 },
] as const;
type PeriodId = (typeof periods)[number]['id'];

export const defaultPeriod = periods[1];
