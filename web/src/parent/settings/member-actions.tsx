import { useMutation } from '@tanstack/react-query';
import UserCog from 'lucide-react/icons/user-cog';
import UserMinus from 'lucide-react/icons/user-minus';
import { type SyntheticEvent, useState } from 'react';
import type { Member } from '../../../../shared/schemas/household.ts';
import { type MemberRole, memberRole } from '../../../../shared/schemas/user.ts';
import { Button } from '../../components/controls/button.tsx';
import { DeleteDialog } from '../../components/dialog/delete-dialog.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { Failure } from '../../components/feedback/messages.tsx';
import type { RefusalWords } from '../../lib/api/describe-error.ts';
import { removeMemberMutation, updateMemberMutation } from '../../queries/members.ts';
import { memberRoleNames, onlyOwnerAdvice } from '../../words/names.ts';
import { RoleChoice } from './role-choice.tsx';
import styles from './settings-tab.module.css';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';

const refusals: RefusalWords = {
  'last-owner': onlyOwnerAdvice,
  'not-found': 'They are not in this household any more.',
};

export type MemberDeed = 'change-role' | 'remove';

interface MemberActionsProps {
  readonly member: Member;
  /** True for the signed-in user, who leaves through `LeaveHouseholdCard` instead. */
  readonly isSelf: boolean;
  readonly onSelect: (deed: MemberDeed) => void;
}

/** What an owner can do with a member. A learner account's role is fixed. */
export function MemberActions({ member, isSelf, onSelect }: MemberActionsProps) {
  const isLearner = member.user.role === 'learner';
  return (
    <>
      {!isSelf && (
        <Button icon={<UserMinus />} onClick={() => onSelect('remove')}>
          {isLearner ? 'Remove sign-in' : 'Remove from household'}
        </Button>
      )}
      {!isLearner && (
        <Button icon={<UserCog />} onClick={() => onSelect('change-role')}>
          {isSelf ? 'Change your role' : 'Change role'}
        </Button>
      )}
    </>
  );
}

interface ChangeRoleDialogProps {
  readonly householdId: string;
  readonly member: Member;
  readonly isSelf: boolean;
  /** True if this is the only owner, whose role can't change. The dialog then explains what to do. */
  readonly isOnlyOwner: boolean;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Changes a member's role, or adds an owner. */
export function ChangeRoleDialog(props: ChangeRoleDialogProps) {
  const { householdId, member, isSelf, isOnlyOwner, onChanged, onClose } = props;
  const announce = useAnnounce();
  const update = useMutation(updateMemberMutation);
  const [role, setRole] = useState<MemberRole>(member.role);
  const title = isSelf ? 'Change your role' : `Change the role of ${member.user.email}`;
  if (isOnlyOwner) return <OnlyOwnerDialog title={title} onClose={onClose} />;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (update.isPending) return;
    update.mutate(
      { params: { householdId, memberId: member.id }, body: { role } },
      {
        onSuccess: () => {
          onChanged();
          announce(`${isSelf ? 'You are' : `${member.user.email} is`} now ${describeRole(role)}`, { isShown: true });
        },
      },
    );
  }

  return (
    <FormDialog
      title={title}
      isDirty={role !== member.role}
      busyText={update.isPending && 'Saving...'}
      onSubmit={submit}
      onClose={onClose}
    >
      <Failure error={update.error} title="Failed to change the role" refusals={refusals} />
      <RoleChoice
        question={isSelf ? 'What may you do?' : 'What may they do?'}
        roles={memberRole.options}
        role={role}
        onChange={setRole}
      />
      <p role="status" className={styles.note}>
        {describeChange(member.role, role, isSelf)}
      </p>
    </FormDialog>
  );
}

/** Returns a role with its article: `an owner`, `a guardian`. */
function describeRole(role: MemberRole): string {
  return `${role === 'owner' ? 'an' : 'a'} ${memberRoleNames[role].toLowerCase()}`;
}

function describeChange(before: MemberRole, after: MemberRole, isSelf: boolean): string {
  if (before === after) return '';
  if (isSelf)
    return 'You can then no longer change roles or delete the household. Only an owner can give it back to you.';
  if (after === 'owner') return 'You stay an owner too, until you change your own role.';
  return 'This takes effect right away.';
}

interface RemoveMemberDialogProps {
  readonly householdId: string;
  readonly member: Member;
  /** Name of the account's learner; undefined for a grown-up. */
  readonly learnerName: string | undefined;
  readonly isOnlyOwner: boolean;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Confirms removing another member and says what is kept. */
export function RemoveMemberDialog({ householdId, member, learnerName, isOnlyOwner, ...on }: RemoveMemberDialogProps) {
  const { email = 'this member' } = member.user;
  const title = learnerName === undefined ? `Remove ${email}?` : `Remove ${learnerName}’s sign-in?`;
  if (isOnlyOwner) return <OnlyOwnerDialog title={title} onClose={on.onClose} />;
  return (
    <DeleteDialog
      title={title}
      text={learnerName === undefined ? grownUpText : describeLearnersRemoval(email, learnerName)}
      confirmText="Remove"
      busyText="Removing..."
      mutation={removeMemberMutation}
      target={{ params: { householdId, memberId: member.id } }}
      doneText={`${email} was removed`}
      failedText={`Failed to remove ${email}`}
      refusals={refusals}
      onDeleted={on.onRemoved}
      onCancel={on.onClose}
    />
  );
}

const grownUpText =
  'They can no longer open this household, starting now, and invitations that they made stop working. Its learners, decks and everything studied stay. Their account stays theirs.';

function describeLearnersRemoval(email: string, name: string): string {
  return `${email} leaves this household and can no longer study as ${name}. ${name} stays here with everything studied so far, and a new sign-in code can be made under Learners.`;
}

function OnlyOwnerDialog({ title, onClose }: { readonly title: string; readonly onClose: () => void }) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{onlyOwnerAdvice}</p>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
