import { select, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isPermitted } from '../../../../shared/permissions.ts';
import type { Household, OpenInvitation } from '../../../../shared/schemas/household.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Button } from '../../components/controls/button.tsx';
import { DeleteDialog } from '../../components/dialog/delete-dialog.tsx';
import { NotLoaded } from '../../components/feedback/messages.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { Row } from '../../components/layout/row.tsx';
import { useFocusAfterDeletion } from '../../lib/page/use-focus-after-deletion.ts';
import { householdQuery, updateHouseholdMutation } from '../../queries/households.ts';
import { deleteInvitationMutation, invitationsQuery } from '../../queries/members.ts';
import { learnersQuery } from '../../queries/learners.ts';
import { formatMoment } from '../../words/instants.ts';
import { useHouseholdRole } from '../household-role.ts';
import { InviteDialog } from './invitations.tsx';
import { SavedTick } from './saved-tick.tsx';

/** Button that invites a grown-up. Users who may invite see it above the members. */
export function InviteButton({ householdId }: { readonly householdId: string }) {
  const { t } = useLingui();
  const [isInviting, setIsInviting] = useState(false);
  return (
    <>
      <Button
        variant="primary"
        aria-label={t`Invite a grown-up`}
        onClick={() => setIsInviting(true)}
      >{t`Invite`}</Button>
      {isInviting && <InviteToHousehold householdId={householdId} onClose={() => setIsInviting(false)} />}
    </>
  );
}

interface InviteToHouseholdProps {
  readonly householdId: string;
  readonly onClose: () => void;
}

/** The dialog that invites a grown-up, with the roles that the signed-in person may give. */
export function InviteToHousehold({ householdId, onClose }: InviteToHouseholdProps) {
  const role = useHouseholdRole(householdId);
  const household = useQuery(householdQuery(householdId)).data;
  const canInviteGuardians = role !== 'guardian' || household?.guardiansInviteGuardians === true;
  return <InviteDialog householdId={householdId} canInviteGuardians={canInviteGuardians} onClose={onClose} />;
}

/** Lists open invitations. Users who may invite can revoke them. */
export function InvitationsCard({ householdId }: { readonly householdId: string }) {
  const { t } = useLingui();
  const role = useHouseholdRole(householdId);
  const household = useQuery(householdQuery(householdId)).data;
  const invitations = useQuery(invitationsQuery(householdId));
  const [ending, setEnding] = useState<OpenInvitation>();
  const { titleRef, noteDeleted } = useFocusAfterDeletion(invitations.data);

  function leaveEnded({ id }: OpenInvitation) {
    setEnding(undefined);
    noteDeleted(id);
  }

  /** If the invitation has expired in the meantime, its button is gone, so the focus is moved. */
  function closeQuestion({ id }: OpenInvitation) {
    setEnding(undefined);
    if (!invitations.data?.some((open) => open.id === id)) noteDeleted(id);
  }

  return (
    <SectionCard title={t`Invitations`} titleRef={titleRef}>
      <InvitationList householdId={householdId} invitations={invitations} onEnd={setEnding} />
      {household && isPermitted(role, 'manage-members') && <GuardiansInvite household={household} />}
      {ending && (
        <EndInvitationDialog
          householdId={householdId}
          invitation={ending}
          onEnded={() => leaveEnded(ending)}
          onCancel={() => closeQuestion(ending)}
        />
      )}
    </SectionCard>
  );
}

interface InvitationListProps {
  readonly householdId: string;
  readonly invitations: ReturnType<typeof useQuery<readonly OpenInvitation[]>>;
  readonly onEnd: (invitation: OpenInvitation) => void;
}

function InvitationList({ householdId, invitations, onEnd }: InvitationListProps) {
  const { t } = useLingui();
  const learners = useQuery(learnersQuery(householdId)).data ?? [];
  const list = invitations.data;
  if (!list)
    return (
      <NotLoaded
        of={invitations}
        loading={t`Loading invitations...`}
        failed={t`Failed to load invitations`}
        height="24px"
      />
    );
  if (list.length === 0) return <p className="note">{t`No open invitations.`}</p>;
  return (
    <ul className="stack">
      {list.map((invitation) => {
        const name = nameInvitation(invitation, learners);
        return (
          <Row
            key={invitation.id}
            title={name}
            action={
              <Button aria-label={t`Take back: ${name}`} onClick={() => onEnd(invitation)}>
                {t({ message: 'Take back', context: 'an invitation' })}
              </Button>
            }
          >
            {invitation.email && <p className="note">{t`Sent to ${{ email: invitation.email }}`}</p>}
            <p className="note">{t`Made ${{ time: formatMoment(invitation.createdAt) }}`}</p>
            <p className="note">{t`Works until ${{ time: formatMoment(invitation.expiresAt) }}`}</p>
          </Row>
        );
      })}
    </ul>
  );
}

function nameInvitation({ learnerId, role }: OpenInvitation, learners: readonly Learner[]): string {
  if (learnerId === undefined)
    return t`${select(role, { owner: 'For an owner', guardian: 'For a guardian', other: 'For a viewer' })}`;
  const name = learners.find(({ id }) => id === learnerId)?.name;
  return name === undefined ? t`For a learner to sign in` : t`For ${name} to sign in`;
}

interface EndInvitationDialogProps {
  readonly householdId: string;
  readonly invitation: OpenInvitation;
  readonly onEnded: () => void;
  readonly onCancel: () => void;
}

function EndInvitationDialog({ householdId, invitation, onEnded, onCancel }: EndInvitationDialogProps) {
  const { t } = useLingui();
  return (
    <DeleteDialog
      title={t`Take back this invitation?`}
      text={t`The code stops working right away. You can make a new one anytime.`}
      cancelText={t({ message: 'Keep it', context: 'an invitation' })}
      confirmText={t({ message: 'Take back', context: 'an invitation' })}
      busyText={t`Taking back...`}
      mutation={deleteInvitationMutation}
      target={{ params: { householdId, invitationId: invitation.id } }}
      doneText={t`Invitation taken back`}
      failedText={t`Failed to take the invitation back`}
      refusals={{ 'not-found': t`This invitation is closed. Someone used it or took it back.` }}
      onDeleted={onEnded}
      onCancel={onCancel}
    />
  );
}

/** Lets owners allow guardians to invite other guardians. */
function GuardiansInvite({ household }: { readonly household: Household }) {
  const { t } = useLingui();
  return (
    <SavedTick
      title={t`Let guardians invite other guardians`}
      note={t`Without this, only owners can.`}
      isOn={household.guardiansInviteGuardians === true}
      save={useMutation(updateHouseholdMutation)}
      describeCall={(isAllowed) => ({
        params: { householdId: household.id },
        body: { guardiansInviteGuardians: isAllowed },
      })}
    />
  );
}
