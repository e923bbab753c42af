import { useQuery } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Member } from '../../../../shared/schemas/household.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import type { AccountRole } from '../../../../shared/schemas/user.ts';
import { Avatar } from '../../components/avatars/avatar.tsx';
import { Button } from '../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { LoadingRegion, Skeleton } from '../../components/feedback/loading.tsx';
import { EmptyState, ErrorState } from '../../components/feedback/messages.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { DetailList } from '../../components/layout/facts.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { membersQuery } from '../../queries/households.ts';
import { learnersQuery } from '../../queries/learners.ts';
import { formatInstant } from '../../words/dates.ts';
import { accountRoleNames, memberRoleNames } from '../../words/names.ts';
import { LearnerStats } from '../learners/learner-stats.tsx';
import { InviteDialog } from './invitations.tsx';
import styles from './settings-tab.module.css';

interface HouseholdMembersProps {
  readonly householdId: string;
  readonly canInvite: boolean;
}

/** Everybody in the household, and the way to get another grown-up in. */
export function HouseholdMembers({ householdId, canInvite }: HouseholdMembersProps) {
  const [isInviting, setIsInviting] = useState(false);
  return (
    <SectionCard title="Household Members">
      <Members householdId={householdId} />
      {canInvite && (
        <Button icon={<UserPlus aria-hidden="true" />} onClick={() => setIsInviting(true)}>
          Invite a grown-up
        </Button>
      )}
      {isInviting && <InviteDialog householdId={householdId} onClose={() => setIsInviting(false)} />}
    </SectionCard>
  );
}

function Members({ householdId }: { readonly householdId: string }) {
  const members = useQuery(membersQuery(householdId));
  const learners = useQuery(learnersQuery(householdId));
  if (members.data && learners.data) {
    return (
      <MemberList
        members={members.data}
        learners={learners.data}
        renderStats={(learnerId) => <LearnerStats learnerId={learnerId} />}
      />
    );
  }
  if (members.error ?? learners.error) return <ErrorState title="Failed to load members" of={[members, learners]} />;
  return (
    <LoadingRegion label="Loading members...">
      <Skeleton height="68px" count={2} />
    </LoadingRegion>
  );
}

interface MemberListProps {
  readonly members: readonly Member[];
  readonly learners: readonly Learner[];
  /** How far a learner has come, in the words of the learners' own tab. */
  readonly renderStats: (learnerId: string) => ReactNode;
}

/** Everybody in the household: the grown-ups, then the learners. */
function MemberList({ members, learners, renderStats }: MemberListProps) {
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

interface MemberRowProps {
  readonly person: Person;
  readonly renderStats: (learnerId: string) => ReactNode;
  readonly onOpen: () => void;
}

/** One member of the household; the whole row opens the details. */
function MemberRow({ person, renderStats, onOpen }: MemberRowProps) {
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
            <span className={styles.membersNote}>{memberRoleNames[person.member.role]}</span>
          )}
        </div>
      </div>
    </div>
  );
}

/** Whether somebody is a parent, a learner or an admin, at a glance. */
function MemberBadge({ role }: { readonly role: AccountRole }) {
  return (
    <span className={joinClasses(styles.badge, role === 'learner' && styles.learner)}>{accountRoleNames[role]}</span>
  );
}

interface MemberDetailsDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Everything known of one member of the household. */
function MemberDetailsDialog({ person, onClose }: MemberDetailsDialogProps) {
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
type LearningPerson = Extract<Person, { kind: 'learner' }>;

function describeLearner({ learner, member }: LearningPerson): Details {
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

/** A learner account's rights come from being one, whatever its membership says; so its role is given. */
function describeAccount({ id, userId, joinedAt, user }: NonNullable<LearningPerson['member']>, role: string): Details {
  return [
    { term: 'Email', value: user.email },
    { term: 'Role', value: role },
    { term: 'User role', value: accountRoleNames[user.role] },
    { term: 'Joined', value: formatInstant(joinedAt) },
    { term: 'User ID', value: userId, isId: true },
    { term: 'Member ID', value: id, isId: true },
  ];
}

/** Somebody in a household: a grown-up's account, or a learner with or without an account. */
type Person =
  | { readonly kind: 'grown-up'; readonly key: string; readonly member: Member }
  | { readonly kind: 'learner'; readonly key: string; readonly learner: Learner; readonly member: Member | undefined };

/** Puts accounts and learners together: a learner and the account that studies as it are one person. */
export function listPeople(members: readonly Member[], learners: readonly Learner[]): readonly Person[] {
  const grownUps = members.filter((member) => member.user.role !== 'learner');
  return [
    ...grownUps.map((member) => ({ kind: 'grown-up', key: member.id, member }) as const),
    ...learners.map((learner) => {
      const member = members.find(({ userId }) => userId === learner.userId);
      return { kind: 'learner', key: learner.id, learner, member } as const;
    }),
  ];
}
