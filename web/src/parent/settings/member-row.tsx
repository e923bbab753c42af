import type { ReactNode } from 'react';
import { Avatar } from '../../components/avatars/avatar.tsx';
import { memberRoleNames } from '../../words/names.ts';
import type { Person } from './people.ts';
import { MemberBadge } from './member-badge.tsx';
import styles from './members.module.css';

interface MemberRowProps {
  readonly person: Person;
  readonly renderStats: (learnerId: string) => ReactNode;
  readonly onOpen: () => void;
}

/** One member of the household; the whole row opens the details. */
export function MemberRow({ person, renderStats, onOpen }: MemberRowProps) {
  const isLearner = person.kind === 'learner';
  return (
    <div className={styles.row}>
      <Avatar name={isLearner ? person.learner.avatar : undefined} size={44} />
      <div className={styles.texts}>
        <button type="button" className={styles.open} onClick={onOpen}>
          {isLearner ? person.learner.name : person.member.user.email}
        </button>
        <div className={styles.meta}>
          <MemberBadge role={isLearner ? 'learner' : person.member.user.role} />
          {isLearner ? (
            renderStats(person.learner.id)
          ) : (
            <span className={styles.note}>{memberRoleNames[person.member.role]}</span>
          )}
        </div>
      </div>
    </div>
  );
}
