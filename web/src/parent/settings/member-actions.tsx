import { select, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import UserCog from 'virtual:icons/user-cog';
import UserMinus from 'virtual:icons/user-minus';
import { type SyntheticEvent, useState } from 'react';
import type { Member } from '../../../../shared/schemas/household.ts';
import { type MemberRole, memberRole } from '../../../../shared/schemas/user.ts';
import { Button } from '../../components/controls/button.tsx';
import { DeleteDialog } from '../../components/dialog/delete-dialog.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { Failure } from '../../components/feedback/messages.tsx';
import type { RefusalWords } from '../../lib/api/describe-error.ts';
import { devicesQuery } from '../../queries/devices.ts';
import { removeMemberMutation, updateMemberMutation } from '../../queries/members.ts';
import { joinNames } from '../../words/join-parts.ts';
import { adviseOnlyOwner } from '../../words/roles.ts';
import { RoleChoice } from './role-choice.tsx';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';

const refusals: RefusalWords = {
  get 'last-owner'() {
    return adviseOnlyOwner();
  },
  get 'not-found'() {
    return t`They’re no longer in this household.`;
  },
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
  const { t } = useLingui();
  const isLearner = member.user.role === 'learner';
  return (
    <>
      {!isSelf && (
        <Button icon={<UserMinus />} onClick={() => onSelect('remove')}>
          {isLearner ? t`Remove sign-in` : t`Remove from household`}
        </Button>
      )}
      {!isLearner && (
        <Button icon={<UserCog />} onClick={() => onSelect('change-role')}>
          {isSelf ? t`Change your role` : t`Change role`}
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
  const { t } = useLingui();
  const { householdId, member, isSelf, isOnlyOwner, onChanged, onClose } = props;
  // Grown-ups see the email of every member.
  const { email = '' } = member.user;
  const announce = useAnnounce();
  const update = useMutation(updateMemberMutation);
  const [role, setRole] = useState<MemberRole>(member.role);
  const title = isSelf ? t`Change your role` : t`Change the role of ${email}`;
  if (isOnlyOwner) return <OnlyOwnerDialog title={title} onClose={onClose} />;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (update.isPending) return;
    update.mutate(
      { params: { householdId, memberId: member.id }, body: { role } },
      {
        onSuccess: () => {
          onChanged();
          announce(isSelf ? describeOwnRole(role) : describeNewRole(email, role), { isShown: true });
        },
      },
    );
  }

  return (
    <FormDialog
      title={title}
      isDirty={role !== member.role}
      busyText={update.isPending && t`Saving...`}
      onSubmit={submit}
      onClose={onClose}
    >
      <Failure error={update.error} title={t`Failed to change the role`} refusals={refusals} />
      <RoleChoice
        question={isSelf ? t`What may you do?` : t`What may they do?`}
        roles={memberRole.options}
        role={role}
        onChange={setRole}
      />
      <p role="status" className="note">
        {describeChange(member.role, role, isSelf)}
      </p>
    </FormDialog>
  );
}

function describeOwnRole(role: MemberRole): string {
  return t`${select(role, { owner: 'You are now an owner', guardian: 'You are now a guardian', other: 'You are now a viewer' })}`;
}

function describeNewRole(email: string, role: MemberRole): string {
  return t`${select(role, { owner: `${email} is now an owner`, guardian: `${email} is now a guardian`, other: `${email} is now a viewer` })}`;
}

function describeChange(before: MemberRole, after: MemberRole, isSelf: boolean): string {
  if (before === after) return '';
  if (isSelf)
    return t`You can’t change roles or delete the household after that. Only an owner can make you an owner again.`;
  if (after === 'owner') return t`You stay an owner too, until you change your own role.`;
  return t`This takes effect right away.`;
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
  const { t } = useLingui();
  const { email = '' } = member.user;
  const title = learnerName === undefined ? t`Remove ${email}?` : t`Remove ${learnerName}’s sign-in?`;
  if (isOnlyOwner) return <OnlyOwnerDialog title={title} onClose={on.onClose} />;
  return (
    <DeleteDialog
      title={title}
      text={describeRemoval(email, learnerName)}
      confirmText={t`Remove`}
      busyText={t`Removing...`}
      mutation={removeMemberMutation}
      target={{ params: { householdId, memberId: member.id } }}
      doneText={t`${email} was removed`}
      failedText={t`Failed to remove ${email}`}
      refusals={refusals}
      onDeleted={on.onRemoved}
      onCancel={on.onClose}
    >
      {learnerName === undefined && <StayingDevices householdId={householdId} />}
    </DeleteDialog>
  );
}

/** Names the devices of earlier releases, which don't say who set them up: they outlast whoever it was. */
function StayingDevices({ householdId }: { readonly householdId: string }) {
  const { t } = useLingui();
  const devices = useQuery(devicesQuery(householdId)).data ?? [];
  const older = devices.filter(({ addedBy }) => addedBy === undefined);
  if (older.length === 0) return null;
  const names = joinNames(older.map(({ name }) => name));
  return (
    <p className="breaks below-4">{t`We can’t tell who set up ${names}, so nothing changes there. You can remove devices in Settings, This device.`}</p>
  );
}

function describeRemoval(email: string, name: string | undefined): string {
  if (name === undefined)
    return t`They can’t open this household anymore. Invitations they made stop working, and devices they set up for the children are removed. Learners, decks and everything studied stay. They keep their account.`;
  return t`${email} leaves this household and can’t study as ${name} anymore. ${name} stays here with everything studied so far. You can make a new sign-in code under Learners.`;
}

function OnlyOwnerDialog({ title, onClose }: { readonly title: string; readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{adviseOnlyOwner()}</p>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>{t`Close`}</Button>
      </DialogActions>
    </Dialog>
  );
}
