import BookOpen from 'lucide-react/icons/book-open';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { PressableCard } from '../../components/layout/card.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import type { Assignment } from '../../../../shared/schemas/assignment.ts';
import type { DoneAssignment } from './arrange-work.ts';
import { describeDone, describeDue } from './work-words.ts';
import styles from './work-rows.module.css';

const kinds = {
  deck: { Icon: BookOpen, word: 'Study', tone: styles.deck },
  quiz: { Icon: Lightbulb, word: 'Quiz', tone: styles.quiz },
} as const;

interface OpenWorkProps {
  readonly assignment: Assignment;
  /** The study day it is. */
  readonly today: string;
  readonly onOpen: () => void;
}

/** One thing to do: one tap starts it. */
export function OpenWork({ assignment: { type, resourceName, dueDate, notes }, today, onOpen }: OpenWorkProps) {
  const { Icon, word, tone } = kinds[type];
  return (
    <PressableCard onPress={onOpen}>
      <span className={styles.row}>
        <span aria-hidden="true" className={joinClasses(styles.icon, tone)}>
          <Icon />
        </span>
        <span className={styles.words}>
          <span dir="auto" className={styles.name}>
            {resourceName}
          </span>{' '}
          <span className={styles.facts}>
            <span>{word}</span>{' '}
            {dueDate && (
              <span className={joinClasses(styles.due, dueDate === today && styles.today)}>
                {describeDue(dueDate, today)}
              </span>
            )}
          </span>{' '}
          {notes && (
            <span dir="auto" className={styles.notes}>
              {notes}
            </span>
          )}
        </span>
        <ChevronRight aria-hidden="true" className={styles.arrow} />
      </span>
    </PressableCard>
  );
}

interface DoneWorkProps {
  readonly assignment: DoneAssignment;
  readonly today: string;
}

/** Something that is done, with its tick. */
export function DoneWork({ assignment: { resourceName, completedAt }, today }: DoneWorkProps) {
  return (
    <div className={joinClasses(styles.row, styles.done)}>
      <CircleCheck aria-hidden="true" className={styles.tick} />
      <p className={styles.words}>
        <span dir="auto" className={styles.doneName}>
          {resourceName}
        </span>{' '}
        <span className={styles.facts}>{describeDone(completedAt, today)}</span>
      </p>
    </div>
  );
}
