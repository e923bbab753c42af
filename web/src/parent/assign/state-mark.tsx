import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import ClockAlert from 'lucide-react/icons/clock-alert';
import type { Assignment } from '../../../../shared/schemas/assignment.ts';
import { joinClasses } from '../../lib/class-names.ts';
import { describeState, stateOf } from './assignment-state.ts';
import styles from './state-mark.module.css';

interface StateMarkProps {
  readonly assignment: Assignment;
  readonly today: string;
  readonly timeZone: string;
}

const looks = {
  open: { Icon: CircleDashed, className: styles.open },
  'due-soon': { Icon: CalendarClock, className: styles.soon },
  overdue: { Icon: ClockAlert, className: styles.overdue },
  done: { Icon: CircleCheck, className: styles.done },
} as const;

/** How an assignment stands: a picture, a word and the day. */
export function StateMark({ assignment, today, timeZone }: StateMarkProps) {
  const { Icon, className } = looks[stateOf(assignment, today)];
  const { word, detail } = describeState(assignment, { today, timeZone });
  return (
    <p className={styles.state}>
      <span className={joinClasses(styles.word, className)}>
        <Icon aria-hidden="true" />
        {word}
      </span>{' '}
      <span className={styles.detail}>{detail}</span>
    </p>
  );
}
