import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isPermitted } from '../../../../shared/permissions.ts';
import type { AccountRole } from '../../../../shared/schemas/user.ts';
import { Chip } from '../../components/layout/chip.tsx';
import { Avatar } from '../../components/avatars/avatar.tsx';
import { Button } from '../../components/controls/button.tsx';
import { EmptyState, NotLoaded } from '../../components/feedback/messages.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { useAccount } from '../../lib/account/account.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { useFocusAfterDeletion } from '../../lib/page/use-focus-after-deletion.ts';
import { loadedMembersQuery } from '../../queries/members.ts';
import { learnersQuery } from '../../queries/learners.ts';
import { accountRoleNames, memberRoleNames } from '../../words/roles.ts';
import { useHouseholdRole } from '../household-role.ts';
import { listPeople, type Person } from './household-people.ts';
import { MemberDialogs } from './member-dialogs.tsx';
import { InviteButton } from './open-invitations.tsx';
import styles from './settings-tab.module.css';
import BookOpenCheck from 'virtual:icons/book-open-check';
import Flame from 'virtual:icons/flame';
import { LoadingRegion, Skeleton } from '../../components/feedback/loading.tsx';
import { reportSummaryQuery } from '../../queries/reports.ts';

/** Lists everyone in the household, with a button to invite more. Owners can change roles and remove members from a member's details. */
export function HouseholdMembers({ householdId }: { readonly householdId: string }) {
  const { t } = useLingui();
  const members = useQuery(loadedMembersQuery(householdId));
  const learners = useQuery(learnersQuery(householdId));
  const role = useHouseholdRole(householdId);
  const people = members.data && learners.data && listPeople(members.data, learners.data);
  const [opened, setOpened] = useState<Person>();
  const { titleRef, noteDeleted } = useFocusAfterDeletion(people);
  return (
    <SectionCard
      title={t`Household Members`}
      titleRef={titleRef}
      action={isPermitted(role, 'invite-members') && <InviteButton householdId={householdId} />}
    >
      {people ? (
        <MemberList people={people} onOpen={setOpened} />
      ) : (
        <NotLoaded
          of={[members, learners]}
          loading={t`Loading members...`}
          failed={t`Failed to load members`}
          height="68px"
          count={2}
        />
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
  const { t } = useLingui();
  const { me } = useAccount();
  if (people.length === 0) return <EmptyState title={t`No members found`} />;
  return (
    <ul className="stack">
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
  const { t } = useLingui();
  const isLearner = person.kind === 'learner';
  return (
    <>
      <Avatar name={isLearner ? person.learner.avatar : undefined} size={44} />
      <div className="grows">
        <button type="button" className="bold breaks plain-button covers" onClick={onOpen}>
          {isLearner ? person.learner.name : person.member.user.email}
        </button>
        <div className={joinClasses(styles.meta, 'row-wrap')}>
          <MemberBadge role={isLearner ? 'learner' : person.member.user.role} />
          {isLearner ? (
            <LearnerStats learnerId={person.learner.id} />
          ) : (
            <>
              <span className="note block">{memberRoleNames[person.member.role]}</span>
              {isSelf && (
                <span className="note block">
                  {t({ message: 'You', comment: 'Marks your own line in the list of members' })}
                </span>
              )}
            </>
          )}
        </div>
      </div>
    </>
  );
}

function MemberBadge({ role }: { readonly role: AccountRole }) {
  return <Chip tone={role === 'learner' ? 'spark' : 'brand'}>{accountRoleNames[role]}</Chip>;
}

function LearnerStats({ learnerId }: { readonly learnerId: string }) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useQuery(reportSummaryQuery(learnerId));
  if (data) {
    const { totalCardsStudied: answers, currentStreak: streak } = data;
    return (
      <ul className="wrap note figures gap-0-4">
        <li className="inline icon-s gap-1">
          <BookOpenCheck />
          {t`${plural(answers, { one: '# answer', other: '# answers' })}`}
        </li>
        <li className="inline icon-s gap-1">
          <Flame />
          {t`${plural(streak, { one: '# day streak', other: '# day streak' })}`}
        </li>
      </ul>
    );
  }
  if (isError) {
    return (
      <div role="alert" className="row-wrap note gap-0-2">
        <p>{t`We couldn’t load the progress.`}</p>
        <Button
          variant="quiet"
          busyText={isFetching && t`Trying again...`}
          onClick={() => void refetch()}
        >{t`Retry`}</Button>
      </div>
    );
  }
  return (
    <LoadingRegion label={t`Loading progress...`}>
      <Skeleton height="24px" width="13rem" />
    </LoadingRegion>
  );
}
