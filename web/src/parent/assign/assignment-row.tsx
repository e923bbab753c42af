import Layers from 'lucide-react/icons/layers';
import ListChecks from 'lucide-react/icons/list-checks';
import Trash from 'lucide-react/icons/trash-2';
import { studyDayOf } from '../../../../shared/scheduling/study-day.ts';
import type { Assignment } from '../../../../shared/schemas/assignment.ts';
import { IconButton } from '../../components/controls/button.tsx';
import { formatDate } from '../../words/dates.ts';
import styles from './assignment-group.module.css';
import { StateMark } from './state-mark.tsx';

interface AssignmentRowProps {
  readonly assignment: Assignment;
  readonly learnerName: string;
  /** The household's study day. */
  readonly today: string;
  readonly timeZone: string;
  readonly onDelete: ((assignment: Assignment) => void) | undefined;
}

const kinds = { deck: { word: 'Deck', Icon: Layers }, quiz: { word: 'Quiz', Icon: ListChecks } } as const;

/** One assignment: what it is, how it stands, and what was noted with it. */
export function AssignmentRow({ assignment, learnerName, today, timeZone, onDelete }: AssignmentRowProps) {
  const { type, resourceName, notes, createdAt } = assignment;
  const { word, Icon } = kinds[type];
  return (
    <div className={styles.row}>
      <Icon aria-hidden="true" className={styles.kind} />
      <div className={styles.texts}>
        <p className={styles.name}>
          <bdi>{resourceName}</bdi>
        </p>
        <StateMark assignment={assignment} today={today} timeZone={timeZone} />
        {notes && (
          <p dir="auto" className={styles.notes}>
            {notes}
          </p>
        )}
        <p className={styles.origin}>
          {word} · assigned {formatDate(studyDayOf(new Date(createdAt), timeZone))}
        </p>
      </div>
      {onDelete && (
        <IconButton
          label={`Delete ${resourceName} for ${learnerName}`}
          tone="danger"
          icon={<Trash aria-hidden="true" />}
          onClick={() => onDelete(assignment)}
        />
      )}
    </div>
  );
}
