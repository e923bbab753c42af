import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useRef, useState } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { ErrorState } from '../../components/feedback/messages.tsx';
import { LoadingRegion } from '../../components/feedback/loading.tsx';
import { VisuallyHidden } from '../../components/feedback/visually-hidden.tsx';
import { addMonths, compareMonths, dayOf, FIRST_MONTH, monthOf } from './calendar/month.ts';
import { formatMonth } from '../../words/dates.ts';
import { CalendarLegend } from './calendar-legend.tsx';
import { CalendarTable } from './calendar-table.tsx';
import styles from './month-calendar.module.css';
import { calendarQuery } from '../../queries/streaks.ts';

interface MonthCalendarProps {
  readonly learnerId: string;
  readonly today: string;
}

/** One month, day by day, and the way to the months around it; never beyond this month. */
export function MonthCalendar({ learnerId, today }: MonthCalendarProps) {
  const headingId = useId();
  const prevButton = useRef<HTMLButtonElement>(null);
  const thisMonth = monthOf(today);
  const [month, setMonth] = useState(thisMonth);
  const calendar = useQuery(calendarQuery(learnerId, month));

  function showNext() {
    const next = addMonths(month, 1);
    setMonth(next);
    // Next goes to sleep at this month: without another button under it the keyboard would lose its place.
    if (compareMonths(next, thisMonth) >= 0) prevButton.current?.focus();
  }

  return (
    <Card>
      <section aria-labelledby={headingId} className={styles.calendar}>
        <div className={styles.header}>
          <Button
            ref={prevButton}
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={compareMonths(month, FIRST_MONTH) <= 0}
            onClick={() => setMonth(addMonths(month, -1))}
          >
            Prev <VisuallyHidden>month</VisuallyHidden>
          </Button>
          <h2 id={headingId} aria-live="polite" className={styles.heading}>
            {formatMonth(dayOf(month, 1))}
          </h2>
          <Button className={styles.next} disabled={compareMonths(month, thisMonth) >= 0} onClick={showNext}>
            Next <VisuallyHidden>month</VisuallyHidden>
            <ChevronRight aria-hidden="true" />
          </Button>
        </div>
        {calendar.isError && !calendar.data ? (
          <ErrorState
            title="Failed to load your calendar"
            error={calendar.error}
            isRetrying={calendar.isFetching}
            onRetry={() => void calendar.refetch()}
          />
        ) : (
          <>
            {calendar.isPending && <LoadingRegion label="Loading your calendar...">{null}</LoadingRegion>}
            <CalendarTable labelledBy={headingId} month={month} days={calendar.data} today={today} />
            <CalendarLegend />
          </>
        )}
      </section>
    </Card>
  );
}
