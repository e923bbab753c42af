import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActivityDay } from '../../../../shared/schemas/activity.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Tabs } from '../../components/controls/tabs.tsx';
import { NotLoaded } from '../../components/feedback/messages.tsx';
import { Disclosure } from '../../components/layout/disclosure.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { activityQuery, reportDays } from '../../queries/reports.ts';
import { formatNumber, formatPercent } from '../../words/counts.ts';
import { formatShortDay } from '../../words/dates.ts';
import { joinParts } from '../../words/join-parts.ts';
import { CsvButton, FiguresTable } from './figures-table.tsx';
import styles from './reports-tab.module.css';
import { StudyDaysChart } from './study-days-chart.tsx';

interface StudyDaysProps {
  readonly learner: Pick<Learner, 'id' | 'name'>;
  readonly isTableOpen: boolean;
}

export function StudyDays({ learner, isTableOpen }: StudyDaysProps) {
  const { t } = useLingui();
  const { name } = learner;
  const [selected, setSelected] = useState<PeriodId>(defaultPeriod.id);
  const { days } = periods.find(({ id }) => id === selected) ?? defaultPeriod;
  const activity = useQuery(activityQuery(learner.id, days));

  const tabs = periods.map(({ id, days: count }) => ({
    id,
    label: t`${plural(count, { one: '# day', other: '# days' })}`,
  }));

  function renderDays() {
    if (activity.data) return <Days days={activity.data.days} isTableOpen={isTableOpen} />;
    return (
      <NotLoaded
        of={activity}
        loading={t`Loading study days...`}
        failed={t`Failed to load report`}
        className="column gap-3"
        height="400px"
      />
    );
  }

  return (
    <SectionCard
      title={t`Study days`}
      part="days"
      action={
        activity.data && (
          <CsvButton
            label={t`Download ${name} days as CSV`}
            fileName={t({ message: `${name} days`, comment: 'The name of a file' })}
            rows={() => listDays(activity.data.days)}
          />
        )
      }
    >
      <div className={styles.period}>
        <Tabs label={t`Period`} tabs={tabs} selected={selected} onSelect={setSelected}>
          {renderDays()}
        </Tabs>
      </div>
    </SectionCard>
  );
}

/** The last seven days: one sentence and the picture. @param props.days at least seven days up to today */
export function ThisWeek({ days }: { readonly days: readonly ActivityDay[] }) {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Last 7 days`}>
      <div className={styles.short}>
        <Picture days={days.slice(-7)} isShort />
      </div>
    </SectionCard>
  );
}

/** Returns all days as CSV rows, including days without study. */
function listDays(days: readonly ActivityDay[]): string[][] {
  return [
    [t`Day`, t`Answers`, t`Correct`, t`Quizzes`, t`Minutes`],
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
  const { t } = useLingui();
  if (!days.some(isActive)) return <Picture days={days} />;
  return (
    <div className="column gap-3">
      <Picture days={days} />
      <Disclosure summary={t`Show the days as a table`} isOpen={isTableOpen}>
        <StudyDaysTable days={days.filter(isActive).toReversed()} />
      </Disclosure>
    </div>
  );
}

interface PictureProps extends Pick<DaysProps, 'days'> {
  /** Whether the period is so short that the chart shows at a glance on how many days there was study. */
  readonly isShort?: boolean;
}

/** What was studied in a period, in words and as a chart. */
function Picture({ days, isShort = false }: PictureProps) {
  const { t } = useLingui();
  if (!days.some(isActive))
    return (
      <p className="muted">{t`${plural({ count: days.length }, { one: 'Nothing was studied in this # day.', other: 'Nothing was studied in these # days.' })}`}</p>
    );
  return (
    <div className="column gap-3">
      <p>{joinParts([...describeDays(days), !isShort && countActive(days)])}</p>
      <figure className={joinClasses(styles.figure, 'column gap-3')}>
        <Legend />
        <StudyDaysChart key={days.length} days={days} />
      </figure>
    </div>
  );
}

function Legend() {
  const { t } = useLingui();
  return (
    <figcaption className={joinClasses(styles.legend, 'wrap note')}>
      <span className="inline gap-2">
        <span aria-hidden="true" className={styles.correct} />{' '}
        {t({ message: 'correct', comment: 'Answers in a chart' })}
      </span>
      <span className="inline gap-2">
        <span aria-hidden="true" className={styles.notYet} />{' '}
        {t({ message: 'not yet', comment: 'Answers in a chart that were not correct' })}
      </span>
    </figcaption>
  );
}

/** Summarizes a period: `312 reviews, 86% correct`, `3 quizzes`, `95 minutes`. */
function describeDays(days: readonly ActivityDay[]): (string | false)[] {
  const { reviews, correct, quizzes, minutes } = sumDays(days);
  const share = formatPercent(correct / reviews);
  return [
    reviews > 0 && t`${plural(reviews, { one: '# answer', other: '# answers' })}, ${share} correct`,
    quizzes > 0 && t`${plural(quizzes, { one: '# quiz', other: '# quizzes' })}`,
    minutes > 0 && t`${plural(minutes, { one: '# minute', other: '# minutes' })}`,
  ];
}

/** Counts the days with study: `14 of 30 days`. */
function countActive(days: readonly ActivityDay[]): string {
  const [active, total] = [days.filter(isActive).length, days.length];
  return t`${plural(total, { one: `${active} of # day`, other: `${active} of # days` })}`;
}

function StudyDaysTable({ days }: { readonly days: readonly ActivityDay[] }) {
  const { t } = useLingui();
  return (
    <FiguresTable
      caption={t`Study days, newest first`}
      columns={[t`Day`, t`Answers`, t`Correct`, t`Quizzes`, t`Minutes`]}
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
  { id: '7', days: 7 },
  { id: '30', days: reportDays },
  { id: '90', days: 90 },
] as const;
type PeriodId = (typeof periods)[number]['id'];

const defaultPeriod = periods[1];
