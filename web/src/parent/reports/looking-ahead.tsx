import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paceOfDays } from '../../../../shared/scheduling/study-pace.ts';
import type { ActivityDay } from '../../../../shared/schemas/activity.ts';
import type { Forecast } from '../../../../shared/schemas/forecast.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { NotLoaded } from '../../components/feedback/messages.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { Disclosure } from '../../components/layout/disclosure.tsx';
import { forecastQuery } from '../../queries/forecast.ts';
import { formatNumber } from '../../words/counts.ts';
import { formatShortDay } from '../../words/dates.ts';
import { FiguresTable } from './figures-table.tsx';
import { describeForecast, roundFigures, sumForecast } from './forecast-words.ts';
import styles from './looking-ahead.module.css';
import reportStyles from './reports-tab.module.css';

interface LookingAheadProps {
  readonly learner: Pick<Learner, 'id' | 'name'>;
  /** The learner's study days of the report, today last. */
  readonly days: readonly ActivityDay[];
}

/** What a learner will know at their pace of the last four weeks, with a picture of these weeks and of those ahead. Absent if they are too few to tell. */
export function LookingAhead({ learner, days }: LookingAheadProps) {
  const { t } = useLingui();
  const today = days.at(-1)?.date ?? '';
  const hasPace =
    paceOfDays(
      days.map(({ date, ...day }) => ({ day: date, ...day })),
      today,
    ) !== undefined;
  const forecast = useQuery({ ...forecastQuery(learner.id), enabled: hasPace });
  const sum = forecast.data && sumForecast(forecast.data);
  if (!hasPace || (forecast.data && !sum)) return null;
  return (
    <SectionCard title={t`Looking ahead`} part="looking-ahead">
      {forecast.data && sum ? (
        <>
          <p>{describeForecast(learner.name, sum)}</p>
          <Picture days={days} forecast={forecast.data} />
          <p className="note">{t`This continues the last four weeks of study. How much ${{ learner: learner.name }} really learns should be within the range.`}</p>
          <Disclosure summary={t`Show the weeks as a table`} className={reportStyles.details}>
            <WeeksTable forecast={forecast.data} totalCards={sum.totalCards} />
          </Disclosure>
        </>
      ) : (
        <NotLoaded of={forecast} loading={t`Looking ahead...`} failed={t`Failed to load forecast`} height="300px" />
      )}
    </SectionCard>
  );
}

/** Behind, answers by week as bars; ahead, the known cards as a line in its range. No one has counted known cards in the past. */
function Picture({
  days,
  forecast: { points },
}: {
  readonly days: readonly ActivityDay[];
  readonly forecast: Forecast;
}) {
  const { t } = useLingui();
  const weeks = gatherWeeks(days);
  const mostAnswers = Math.max(1, ...weeks.map(({ reviews }) => reviews));
  const [first, last] = [points[0], points.at(-1)];
  const [knownToday, knownThen] = [first, last].map((point) => point && roundFigures(point, point.most).known);
  return (
    <div className={styles.picture}>
      <figure className={styles.part}>
        <figcaption>{t`Answers a week`}</figcaption>
        <ol className={styles.weeks} aria-label={t`Answers in the last four weeks`}>
          {weeks.map(({ from, reviews }) => (
            <li key={from}>
              <span
                aria-hidden="true"
                className={styles.bar}
                style={{ blockSize: `${(100 * reviews) / mostAnswers}%` }}
              />
              <span className={styles.count}>{formatNumber(reviews)}</span>
            </li>
          ))}
        </ol>
        <p className="flex apart">
          <span>{formatShortDay(weeks[0]?.from ?? '')}</span>
        </p>
      </figure>
      <figure className={styles.part}>
        <figcaption>{t`Cards known`}</figcaption>
        <Band points={points} />
        <p className="flex apart">
          <span>{t`Today`}</span>
          <span>{formatShortDay(last?.date ?? '')}</span>
        </p>
      </figure>
      {first && last && (
        <p className="figures text-s across">
          <Trans>
            <strong>About {knownToday}</strong> today, <strong>about {knownThen}</strong> then
          </Trans>
        </p>
      )}
    </div>
  );
}

/** The line and its range, in percent of the plot. */
function Band({ points }: Pick<Forecast, 'points'>) {
  const top = Math.max(1, ...points.map(({ most }) => most));
  const [start, end] = [points[0], points.at(-1)].map((point) => Date.parse(point?.date ?? ''));
  const place = (date: string, count: number) => {
    const share = (Date.parse(date) - (start ?? 0)) / Math.max((end ?? 0) - (start ?? 0), 1);
    return `${(100 * share).toFixed(1)},${(100 * (1 - count / top)).toFixed(1)}`;
  };
  const upper = points.map(({ date, most }) => place(date, most));
  const lower = points.map(({ date, least }) => place(date, least)).toReversed();
  return (
    <svg aria-hidden="true" className={styles.plot} viewBox="0 0 100 100" preserveAspectRatio="none">
      <polygon className={styles.range} points={[...upper, ...lower].join(' ')} />
      <polyline className={styles.line} points={points.map(({ date, known }) => place(date, known)).join(' ')} />
    </svg>
  );
}

function WeeksTable({ forecast, totalCards }: { readonly forecast: Forecast; readonly totalCards: number }) {
  const { t } = useLingui();
  return (
    <FiguresTable
      caption={t`Cards known in the weeks ahead`}
      columns={[t`Day`, t`Known`, t`Range`]}
      rows={forecast.points.map(({ date, ...figures }) => {
        const { known, least, most } = roundFigures(figures, totalCards);
        return {
          id: date,
          name: formatShortDay(date),
          cells: [known, t({ message: `${least} to ${most}`, comment: 'Numbers of cards' })],
        };
      })}
    />
  );
}

const weeksBehind = 4;

/** @returns the answers of the last four weeks, the last one ending today */
function gatherWeeks(days: readonly ActivityDay[]) {
  return Array.from({ length: weeksBehind }, (_, week) => {
    const end = days.length - 7 * (weeksBehind - 1 - week);
    const own = days.slice(Math.max(end - 7, 0), end);
    return { from: own[0]?.date ?? String(week), reviews: own.reduce((sum, { reviews }) => sum + reviews, 0) };
  });
}
