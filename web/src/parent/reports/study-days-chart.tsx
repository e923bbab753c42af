import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { joinClasses } from '../../lib/class-names.ts';
import { formatNumber } from '../../words/counts.ts';
import { formatMonthDay, formatShortDay, formatWeekday } from '../../words/dates.ts';
import type { ActivityDay } from '../../../../shared/schemas/activity.ts';
import styles from './reports-tab.module.css';

const fullSize = { width: '100%', height: '100%' } as const;

// The library sets its own white ground on the element itself.
const tooltipStyle = { backgroundColor: 'var(--color-raised)', border: '1px solid var(--color-outline)' } as const;

/**
 * A bar a study day: its height is the reviews, its filled part those that were correct. Fills its box. Nothing moves,
 * and nothing takes the focus: the same figures stand in a table.
 */
export function StudyDaysChart({ days }: { readonly days: readonly ActivityDay[] }) {
  const patternId = useId();
  const bars = days.map(({ date, reviews, correct }) => ({ date, correct, notYet: reviews - correct }));
  return (
    <BarChart
      responsive
      style={fullSize}
      data={bars}
      accessibilityLayer={false}
      barCategoryGap="18%"
      margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
    >
      <defs>
        <pattern id={patternId} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" className={styles.hatchGround} />
          <rect width="2.5" height="6" className={styles.hatchLine} />
        </pattern>
      </defs>
      <CartesianGrid vertical={false} stroke="var(--color-line)" />
      <XAxis
        dataKey="date"
        tickFormatter={formatShortDay}
        tick={{ className: styles.tick }}
        tickLine={false}
        axisLine={{ stroke: 'var(--color-outline)' }}
        minTickGap={16}
      />
      <YAxis
        allowDecimals={false}
        width="auto"
        tickFormatter={formatNumber}
        tick={{ className: styles.tick }}
        tickLine={false}
        axisLine={false}
      />
      <Tooltip
        cursor={{ className: styles.cursor }}
        isAnimationActive={false}
        labelFormatter={(date) => (typeof date === 'string' ? `${formatWeekday(date)}, ${formatMonthDay(date)}` : date)}
        wrapperClassName={joinClasses(styles.tooltip)}
        itemStyle={{ color: 'inherit', padding: 0 }}
        contentStyle={tooltipStyle}
      />
      <Bar dataKey="correct" name="Correct" stackId="answers" fill="var(--color-brand)" isAnimationActive={false} />
      <Bar
        dataKey="notYet"
        name="Not yet"
        stackId="answers"
        fill={`url(#${patternId})`}
        stroke="var(--color-brand)"
        isAnimationActive={false}
      />
    </BarChart>
  );
}
