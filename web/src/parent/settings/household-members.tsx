import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isPermitted } from '../../../../shared/permissions.ts';
import type { AccountRole } from '../../../../shared/schemas/user.ts';
import { Avatar } from '../../components/avatars/avatar.tsx';
import { Button } from '../../components/controls/button.tsx';
import { EmptyState, NotLoaded } from '../../components/feedback/messages.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { useAccount } from '../../lib/account/account.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { useFocusAfterDeletion } from '../../lib/page/use-focus-after-deletion.ts';
import { loadedMembersQuery } from '../../queries/members.ts';
import { learnersQuery } from '../../queries/learners.ts';
import { accountRoleNames, memberRoleNames } from '../../words/names.ts';
import { useHouseholdRole } from '../household-role.ts';
import { listPeople, type Person } from './household-people.ts';
import { MemberDialogs } from './member-dialogs.tsx';
import { InviteButton } from './open-invitations.tsx';
import styles from './settings-tab.module.css';
import BookOpenCheck from 'lucide-react/icons/book-open-check';
import Flame from 'lucide-react/icons/flame';
import { LoadingRegion, Skeleton } from '../../components/feedback/loading.tsx';
import { countOf } from '../../words/counts.ts';
import { reportSummaryQuery } from '../../queries/reports.ts';

/** Lists everyone in the household, with a button to invite more. Owners can change roles and remove members from a member's details. */
export function HouseholdMembers({ householdId }: { readonly householdId: string }) {
  const members = useQuery(loadedMembersQuery(householdId));
  const learners = useQuery(learnersQuery(householdId));
  const role = useHouseholdRole(householdId);
  const people = members.data && learners.data && listPeople(members.data, learners.data);
  const [opened, setOpened] = useState<Person>();
  const { titleRef, noteDeleted } = useFocusAfterDeletion(people);
  return (
    <SectionCard
      title="Household Members"
      titleRef={titleRef}
      action={isPermitted(role, 'invite-members') && <InviteButton householdId={householdId} />}
    >
      {people ? (
        <MemberList people={people} onOpen={setOpened} />
      ) : (
        <NotLoaded of={[members, learners]} what="members" height="68px" count={2} />
      )}
      {opened && (
        <MemberDialogs
          person={opened}
          householdId={householdId}
          members={members.data ?? []}
          canManage={isPermitted(role, 'manage-members')}
          onRemoved={() => noteDeleted(opened.id)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </SectionCard>
  );
}

interface MemberListProps {
  readonly people: readonly Person[];
  readonly onOpen: (person: Person) => void;
}

function MemberList({ people, onOpen }: MemberListProps) {
  const { me } = useAccount();
  if (people.length === 0) return <EmptyState title="No members found" />;
  return (
    <ul className={styles.list}>
      {people.map((person) => (
        <li key={person.id} className={styles.row}>
          <MemberFacts person={person} isSelf={person.member?.userId === me.id} onOpen={() => onOpen(person)} />
        </li>
      ))}
    </ul>
  );
}

interface MemberFactsProps {
  readonly person: Person;
  readonly isSelf: boolean;
  readonly onOpen: () => void;
}

/** One row. Clicking anywhere on it opens the details. */
function MemberFacts({ person, isSelf, onOpen }: MemberFactsProps) {
  const isLearner = person.kind === 'learner';
  return (
    <>
      <Avatar name={isLearner ? person.learner.avatar : undefined} size={44} />
      <div className={styles.texts}>
        <button type="button" className={styles.open} onClick={onOpen}>
          {isLearner ? person.learner.name : person.member.user.email}
        </button>
        <div className={styles.meta}>
          <MemberBadge role={isLearner ? 'learner' : person.member.user.role} />
          {isLearner ? (
            <LearnerStats learnerId={person.learner.id} />
          ) : (
            <>
              <span className={styles.membersNote}>{memberRoleNames[person.member.role]}</span>
              {isSelf && <span className={styles.membersNote}>You</span>}
            </>
          )}
        </div>
      </div>
    </>
  );
}

function MemberBadge({ role }: { readonly role: AccountRole }) {
  return (
    <span className={joinClasses(styles.badge, role === 'learner' && styles.learner)}>{accountRoleNames[role]}</span>
  );
}

function LearnerStats({ learnerId }: { readonly learnerId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(reportSummaryQuery(learnerId));
  if (data) {
    return (
      <ul className={styles.stats}>
        <li className={styles.stat}>
          <BookOpenCheck />
          {countOf(data.totalCardsStudied, 'answer')} so far
        </li>
        <li className={styles.stat}>
          <Flame />
          {data.currentStreak} day streak
        </li>
      </ul>
    );
  }
  if (isError) {
    return (
      <div role="alert" className={styles.failure}>
        <p>Progress could not be loaded.</p>
        <Button variant="quiet" busyText={isFetching && 'Trying again...'} onClick={() => void refetch()}>
          Retry
        </Button>
      </div>
    );
  }
  return (
    <LoadingRegion label="Loading progress...">
      <Skeleton height="24px" width="13rem" />
    </LoadingRegion>
  );
}
