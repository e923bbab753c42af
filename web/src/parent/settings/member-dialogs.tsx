import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import type { Member } from '../../../../shared/schemas/household.ts';
import { Button } from '../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { DetailList } from '../../components/layout/facts.tsx';
import { useAccount } from '../../lib/account/account.tsx';
import { formatInstant } from '../../words/instants.ts';
import { accountRoleNames, memberRoleNames } from '../../words/roles.ts';
import { isOnlyOwner, listGrownUps, type Person } from './household-people.ts';
import { ChangeRoleDialog, MemberActions, type MemberDeed, RemoveMemberDialog } from './member-actions.tsx';

interface MemberDialogsProps {
  readonly person: Person;
  readonly householdId: string;
  readonly members: readonly Member[];
  readonly canManage: boolean;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** A person's details and, above them, the form or question of the chosen action. Both close once it is done. */
export function MemberDialogs({ person, householdId, members, canManage, onRemoved, onClose }: MemberDialogsProps) {
  const [deed, setDeed] = useState<MemberDeed>();
  const { member } = person;
  function finish() {
    onClose();
    if (deed === 'remove') onRemoved();
  }
  return (
    <>
      <MemberDetailsDialog
        person={person}
        isAlone={listGrownUps(members).length < 2}
        onPlan={canManage ? setDeed : undefined}
        onClose={onClose}
      />
      {deed && member && (
        <PlanDialog
          deed={deed}
          person={{ ...person, member }}
          householdId={householdId}
          isOnlyOwner={isOnlyOwner(member, members)}
          onDone={finish}
          onClose={() => setDeed(undefined)}
        />
      )}
    </>
  );
}

interface PlanDialogProps {
  readonly deed: MemberDeed;
  readonly person: Person & { readonly member: Member };
  readonly householdId: string;
  readonly isOnlyOwner: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function PlanDialog({ deed, person, onDone, ...shared }: PlanDialogProps) {
  const { me } = useAccount();
  const { member } = person;
  if (deed === 'change-role')
    return <ChangeRoleDialog {...shared} member={member} isSelf={member.userId === me.id} onChanged={onDone} />;
  const learnerName = person.kind === 'learner' ? person.learner.name : undefined;
  return <RemoveMemberDialog {...shared} member={member} learnerName={learnerName} onRemoved={onDone} />;
}

interface MemberDetailsDialogProps {
  readonly person: Person;
  /** Whether there is only one grown-up, who has no one to transfer ownership to. */
  readonly isAlone: boolean;
  /** Called with the chosen action; undefined if the user may not manage members. */
  readonly onPlan: ((deed: MemberDeed) => void) | undefined;
  readonly onClose: () => void;
}

function MemberDetailsDialog({ person, isAlone, onPlan, onClose }: MemberDetailsDialogProps) {
  const { t } = useLingui();
  const { me } = useAccount();
  const { member } = person;
  const isSelf = member?.userId === me.id;
  return (
    <Dialog title={t`Member Details`} onClose={onClose}>
      <DetailList
        details={
          person.kind === 'grown-up'
            ? describeAccount(person.member, memberRoleNames[person.member.role])
            : describeLearner(person)
        }
      />
      <DialogActions>
        {onPlan && member && !(isSelf && isAlone) ? (
          <MemberActions member={member} isSelf={isSelf} onSelect={onPlan} />
        ) : (
          <Button onClick={onClose}>{t`Close`}</Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

type Details = ComponentProps<typeof DetailList>['details'];

function describeLearner({ learner, member }: Extract<Person, { kind: 'learner' }>): Details {
  const name = { term: t`Name`, value: learner.name };
  if (member) return [name, ...describeAccount(member, accountRoleNames.learner)];
  return [
    name,
    { term: t`Role`, value: accountRoleNames.learner },
    { term: t`Account`, value: t`None yet. Make a sign-in code under Learners.` },
    { term: t`Created`, value: formatInstant(learner.createdAt) },
    { term: t`Learner ID`, value: learner.id, isId: true },
  ];
}

/** Lists an account's details. The role is passed in because a learner account's rights don't come from its membership. */
function describeAccount({ id, userId, joinedAt, user }: Member, role: string): Details {
  return [
    { term: t`Email`, value: user.email },
    { term: t`Role`, value: role },
    { term: t`User role`, value: accountRoleNames[user.role] },
    {
      term: t({ message: 'Joined', comment: 'The day on which someone became a member' }),
      value: formatInstant(joinedAt),
    },
    { term: t`User ID`, value: userId, isId: true },
    { term: t`Member ID`, value: id, isId: true },
  ];
}
