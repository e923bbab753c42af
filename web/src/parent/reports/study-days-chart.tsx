import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type PointerEvent, useId, useState } from 'react';
import type { ActivityDay } from '../../../../shared/schemas/activity.ts';
import { joinClasses } from '../../lib/class-names.ts';
import { isRightToLeft } from '../../lib/page/direction.ts';
import { formatNumber } from '../../words/counts.ts';
import { formatShortDay, formatWeekday } from '../../words/dates.ts';
import styles from './study-days-chart.module.css';

/**
 * A bar chart of reviews per study day, or per week for long periods. The filled part is the share of correct reviews.
 * The line below describes the bar under the pointer or the one selected with the arrow keys. Positions are
 * percentages, so the chart scales without redrawing. Time runs along the line, as the page does.
 */
export function StudyDaysChart({ days }: { readonly days: readonly ActivityDay[] }) {
  const { t } = useLingui();
  const bars = gatherBars(days);
  const latest = bars.findLastIndex(({ reviews }) => reviews > 0);
  const [chosen, setChosen] = useState(Math.max(0, latest));
  const ticks = pickTicks(Math.max(...bars.map(({ reviews }) => reviews)));
  const said = describeBar(bars[chosen]);
  const choose = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / width;
    const place = Math.floor((isRightToLeft() ? 1 - share : share) * bars.length);
    setChosen(Math.min(bars.length - 1, Math.max(0, place)));
  };
  return (
    <>
      <div className={joinClasses(styles.chart, 'stack gap-2 muted figures text-xs')}>
        <div aria-hidden="true" className={joinClasses(styles.scale, 'upright apart')}>
          {ticks.map((tick) => (
            <span key={tick}>{formatNumber(tick)}</span>
          ))}
        </div>
        <div className={joinClasses(styles.plot, 'focused relative')} onPointerMove={choose} onPointerDown={choose}>
          <Bars bars={bars} ticks={ticks} chosen={chosen} />
          <input
            type="range"
            className={styles.reader}
            aria-label={bars.length < days.length ? t`Week in the chart` : t`Day in the chart`}
            aria-valuetext={said}
            max={bars.length - 1}
            value={chosen}
            onChange={(event) => setChosen(event.target.valueAsNumber)}
          />
        </div>
        <Dates bars={bars} />
      </div>
      <p aria-hidden="true" className="note figures">
        {said}
      </p>
    </>
  );
}

type BarsProps = { readonly bars: readonly Bar[]; readonly ticks: readonly number[]; readonly chosen: number };

function Bars({ bars, ticks, chosen }: BarsProps) {
  const [top = 1] = ticks;
  const patternId = useId();
  const hatch = { fill: `url(#${patternId})`, className: styles.hatched };
  const column = 100 / bars.length;
  return (
    <svg aria-hidden="true" width="100%" height="100%" className="block">
      <pattern id={patternId} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" className="fill-brand-tint" />
        <rect width="2.5" height="6" className="fill-brand" />
      </pattern>
      <rect x={`${chosen * column}%`} width={`${column}%`} height="100%" className="fill-brand-tint" />
      {ticks.map((tick) => (
        <line key={tick} x2="100%" y1={inverse(tick / top)} y2={inverse(tick / top)} className={styles.gridLine} />
      ))}
      {bars.map(({ from, reviews, correct }, index) => {
        const height = Math.max(reviews / top, leastHeight);
        const filled = (height * correct) / reviews;
        const place = { x: `${(index + 0.1) * column}%`, width: `${0.8 * column}%` };
        if (reviews === 0) return null;
        return (
          <g key={from}>
            {filled > 0 && <rect {...place} y={inverse(filled)} height={percent(filled)} className="fill-brand" />}
            {filled < height && <rect {...place} {...hatch} y={inverse(height)} height={percent(height - filled)} />}
          </g>
        );
      })}
    </svg>
  );
}

/** Minimum bar height, so a quiet day stays visible next to a very busy one. */
const leastHeight = 0.015;

const percent = (share: number): string => `${share * 100}%`;

/** Converts a height to a distance from the top, as a percentage. */
const inverse = (share: number): string => percent(1 - share);

/** Labels as many bars with dates as fit, counted back from the latest. Narrow charts show every other label. */
function Dates({ bars }: { readonly bars: readonly Bar[] }) {
  const step = Math.ceil(bars.length / 8);
  return (
    <div aria-hidden="true" className={styles.dates}>
      {bars.map(({ to }, index) => {
        const back = (bars.length - 1 - index) / step;
        if (!Number.isInteger(back)) return null;
        const insetInlineStart = `clamp(1.4rem, ${percent((index + 0.5) / bars.length)}, 100% - 1.4rem)`;
        return (
          <span key={to} style={{ insetInlineStart }} className={joinClasses(back % 2 === 1 && styles.spare)}>
            {formatShortDay(to)}
          </span>
        );
      })}
    </div>
  );
}

/** A bar's data: one day, or the days from `from` to `to`. */
type Bar = Pick<ActivityDay, 'reviews' | 'correct'> & { readonly from: string; readonly to: string };

/** Maximum number of daily bars that fit on a phone. For more days, each bar is a week; the last week ends today. */
const mostBars = 100;

function gatherBars(days: readonly ActivityDay[]): Bar[] {
  const size = days.length > mostBars ? 7 : 1;
  const count = Math.ceil(days.length / size);
  return Array.from({ length: count }, (_, index) => {
    const end = days.length - (count - 1 - index) * size;
    const gathered = days.slice(Math.max(0, end - size), end);
    const sum = (of: 'reviews' | 'correct') => gathered.reduce((total, day) => total + day[of], 0);
    const [from = '', to = ''] = [gathered[0]?.date, gathered.at(-1)?.date];
    return { from, to, reviews: sum('reviews'), correct: sum('correct') };
  });
}

/** Describes a bar: `Friday, Nov 20: 17 of 20 correct`, or `Nov 14 to Nov 20: …` for a week. */
function describeBar(bar: Bar | undefined): string {
  if (!bar) return '';
  const { from, to, reviews, correct } = bar;
  const when =
    from === to
      ? t`${{ weekday: formatWeekday(to) }}, ${{ day: formatShortDay(to) }}`
      : t`${{ from: formatShortDay(from) }} to ${{ to: formatShortDay(to) }}`;
  return reviews === 0
    ? t`${when}: no answers`
    : t`${when}: ${{ correct: formatNumber(correct) }} of ${{ reviews: formatNumber(reviews) }} correct`;
}

/** Returns evenly spaced round numbers, largest first, with at most four above 0. */
function pickTicks(most: number): number[] {
  const least = Math.max(1, most / 4);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10);
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, index) => (count - index) * step);
}
