import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { isPermitted } from '../../../../shared/permissions.ts';
import type { Member } from '../../../../shared/schemas/household.ts';
import type { AccountRole } from '../../../../shared/schemas/user.ts';
import { Avatar } from '../../components/avatars/avatar.tsx';
import { Button } from '../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { EmptyState, NotLoaded } from '../../components/feedback/messages.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { DetailList } from '../../components/layout/facts.tsx';
import { useAccount } from '../../lib/account/account.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { useFocusAfterDeletion } from '../../lib/page/use-focus-after-deletion.ts';
import { membersQuery } from '../../queries/members.ts';
import { learnersQuery } from '../../queries/learners.ts';
import { formatInstant } from '../../words/dates.ts';
import { accountRoleNames, memberRoleNames } from '../../words/names.ts';
import { useHouseholdRole } from '../household-role.ts';
import { isOnlyOwner, listPeople, type Person } from './household-people.ts';
import { ChangeRoleDialog, type MemberDeed, MemberMenu, RemoveMemberDialog } from './member-actions.tsx';
import styles from './settings-tab.module.css';
import BookOpenCheck from 'lucide-react/icons/book-open-check';
import Flame from 'lucide-react/icons/flame';
import { LoadingRegion, Skeleton } from '../../components/feedback/loading.tsx';
import { countOf } from '../../words/counts.ts';
import { reportSummaryQuery } from '../../queries/reports.ts';

/** A member, and the action that an owner has selected for them. */
interface Plan {
  readonly deed: MemberDeed;
  readonly person: Person & { readonly member: Member };
}

/** Lists everyone in the household. Owners can change roles and remove members. */
export function HouseholdMembers({ householdId }: { readonly householdId: string }) {
  const { me } = useAccount();
  const members = useQuery(membersQuery(householdId));
  const learners = useQuery(learnersQuery(householdId));
  const canManage = isPermitted(useHouseholdRole(householdId), 'manage-members');
  const people = members.data && learners.data && listPeople(members.data, learners.data);
  const [opened, setOpened] = useState<Person>();
  const [plan, setPlan] = useState<Plan>();
  const { titleRef, noteDeleted } = useFocusAfterDeletion(canManage ? people?.filter(({ member }) => member) : []);

  /** Moves the focus when its element disappears: the menu of an owner who steps down, or the row of a removed member. */
  function finish({ deed, person }: Plan) {
    setPlan(undefined);
    if (deed === 'remove' || person.member.userId === me.id) noteDeleted(person.id);
  }

  return (
    <SectionCard title="Household Members" titleRef={titleRef}>
      {people ? (
        <MemberList people={people} onOpen={setOpened} onPlan={canManage ? setPlan : undefined} />
      ) : (
        <NotLoaded of={[members, learners]} what="members" height="68px" count={2} />
      )}
      {opened && <MemberDetailsDialog person={opened} onClose={() => setOpened(undefined)} />}
      {plan && (
        <PlanDialog
          plan={plan}
          householdId={householdId}
          isOnlyOwner={isOnlyOwner(plan.person.member, members.data ?? [])}
          onDone={() => finish(plan)}
          onClose={() => setPlan(undefined)}
        />
      )}
    </SectionCard>
  );
}

interface PlanDialogProps {
  readonly plan: Plan;
  readonly householdId: string;
  readonly isOnlyOwner: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function PlanDialog({ plan: { deed, person }, onDone, ...shared }: PlanDialogProps) {
  const { me } = useAccount();
  const { member } = person;
  if (deed === 'change-role')
    return <ChangeRoleDialog {...shared} member={member} isSelf={member.userId === me.id} onChanged={onDone} />;
  const learnerName = person.kind === 'learner' ? person.learner.name : undefined;
  return <RemoveMemberDialog {...shared} member={member} learnerName={learnerName} onRemoved={onDone} />;
}

interface MemberListProps {
  readonly people: readonly Person[];
  readonly onOpen: (person: Person) => void;
  /** Called with the action selected for a member; undefined if the user may not manage members. */
  readonly onPlan: ((plan: Plan) => void) | undefined;
}

function MemberList({ people, onOpen, onPlan }: MemberListProps) {
  const { me } = useAccount();
  // The only grown-up has no one to transfer ownership to.
  const isAlone = people.filter(({ kind }) => kind === 'grown-up').length < 2;
  if (people.length === 0) return <EmptyState title="No members found" />;
  return (
    <ul className={styles.list}>
      {people.map((person) => {
        const { member } = person;
        const isSelf = member?.userId === me.id;
        return (
          <li key={person.id} className={styles.row}>
            <MemberFacts person={person} isSelf={isSelf} onOpen={() => onOpen(person)} />
            {onPlan && member && !(isSelf && isAlone) && (
              <MemberMenu
                member={member}
                isSelf={isSelf}
                onSelect={(deed) => onPlan({ deed, person: { ...person, member } })}
              />
            )}
          </li>
        );
      })}
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

function MemberDetailsDialog({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) {
  return (
    <Dialog title="Member Details" onClose={onClose}>
      <DetailList
        details={
          person.kind === 'grown-up'
            ? describeAccount(person.member, memberRoleNames[person.member.role])
            : describeLearner(person)
        }
      />
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

type Details = ComponentProps<typeof DetailList>['details'];

function describeLearner({ learner, member }: Extract<Person, { kind: 'learner' }>): Details {
  const name = { term: 'Name', value: learner.name };
  if (member) return [name, ...describeAccount(member, accountRoleNames.learner)];
  return [
    name,
    { term: 'Role', value: accountRoleNames.learner },
    { term: 'Account', value: 'None yet: the Learners tab makes a sign-in code' },
    { term: 'Created', value: formatInstant(learner.createdAt) },
    { term: 'Learner ID', value: learner.id, isId: true },
  ];
}

/** Lists an account's details. The role is passed in because a learner account's rights don't come from its membership. */
function describeAccount({ id, userId, joinedAt, user }: Member, role: string): Details {
  return [
    { term: 'Email', value: user.email },
    { term: 'Role', value: role },
    { term: 'User role', value: accountRoleNames[user.role] },
    { term: 'Joined', value: formatInstant(joinedAt) },
    { term: 'User ID', value: userId, isId: true },
    { term: 'Member ID', value: id, isId: true },
  ];
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
