import { type ReactNode, useState } from 'react';
import type { Member } from '../../../../shared/schemas/household.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { EmptyState } from '../../components/feedback/messages.tsx';
import { listPeople, type Person } from './people.ts';
import { MemberDetailsDialog } from './member-details-dialog.tsx';
import { MemberRow } from './member-row.tsx';
import styles from './members.module.css';

interface MemberListProps {
  readonly members: readonly Member[];
  readonly learners: readonly Learner[];
  /** How far a learner has come, in the words of the learners' own tab. */
  readonly renderStats: (learnerId: string) => ReactNode;
}

/** Everybody in the household: the grown-ups, then the learners. */
export function MemberList({ members, learners, renderStats }: MemberListProps) {
  const [open, setOpen] = useState<Person>();
  const people = listPeople(members, learners);
  if (people.length === 0) return <EmptyState title="No members found" />;
  return (
    <>
      <ul className={styles.list}>
        {people.map((person) => (
          <li key={person.key}>
            <MemberRow person={person} renderStats={renderStats} onOpen={() => setOpen(person)} />
          </li>
        ))}
      </ul>
      {open && <MemberDetailsDialog person={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
