import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isPermitted } from '../../../../shared/permissions.ts';
import type { Household, OpenInvitation } from '../../../../shared/schemas/household.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Button } from '../../components/controls/button.tsx';
import { DeleteDialog } from '../../components/dialog/delete-dialog.tsx';
import { NotLoaded } from '../../components/feedback/messages.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { useFocusAfterDeletion } from '../../lib/page/use-focus-after-deletion.ts';
import { householdQuery, updateHouseholdMutation } from '../../queries/households.ts';
import { deleteInvitationMutation, invitationsQuery } from '../../queries/members.ts';
import { learnersQuery } from '../../queries/learners.ts';
import { formatMoment } from '../../words/dates.ts';
import { memberRoleNames } from '../../words/names.ts';
import { useHouseholdRole } from '../household-role.ts';
import { InviteDialog } from './invitations.tsx';
import { SavedTick } from './saved-tick.tsx';
import styles from './settings-tab.module.css';

/** Button that invites a grown-up. Users who may invite see it above the members. */
export function InviteButton({ householdId }: { readonly householdId: string }) {
  const role = useHouseholdRole(householdId);
  const household = useQuery(householdQuery(householdId)).data;
  const [isInviting, setIsInviting] = useState(false);
  return (
    <>
      <Button variant="primary" aria-label="Invite a grown-up" onClick={() => setIsInviting(true)}>
        Invite
      </Button>
      {isInviting && (
        <InviteDialog
          householdId={householdId}
          canInviteGuardians={role !== 'guardian' || household?.guardiansInviteGuardians === true}
          onClose={() => setIsInviting(false)}
        />
      )}
    </>
  );
}

/** Lists open invitations. Users who may invite can revoke them. */
export function InvitationsCard({ householdId }: { readonly householdId: string }) {
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
    <SectionCard title="Invitations" titleRef={titleRef}>
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
  const learners = useQuery(learnersQuery(householdId)).data ?? [];
  const list = invitations.data;
  if (!list) return <NotLoaded of={invitations} what="invitations" height="24px" />;
  if (list.length === 0) return <p className={styles.note}>No open invitations.</p>;
  return (
    <ul className={styles.list}>
      {list.map((invitation) => {
        const name = nameInvitation(invitation, learners);
        return (
          <li key={invitation.id} className={joinClasses(styles.row, styles.invited)}>
            <div className={styles.texts}>
              <strong>{name}</strong>
              {invitation.email && <span className={styles.membersNote}>Sent to {invitation.email}</span>}
              <span className={styles.membersNote}>Made {formatMoment(invitation.createdAt)}</span>
              <span className={styles.membersNote}>Works until {formatMoment(invitation.expiresAt)}</span>
            </div>
            <Button aria-label={`Take back: ${name}`} onClick={() => onEnd(invitation)}>
              Take back
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function nameInvitation({ learnerId, role }: OpenInvitation, learners: readonly Learner[]): string {
  if (learnerId === undefined) return `For a ${memberRoleNames[role].toLowerCase()}`;
  return `For ${learners.find(({ id }) => id === learnerId)?.name ?? 'a learner'} to sign in`;
}

interface EndInvitationDialogProps {
  readonly householdId: string;
  readonly invitation: OpenInvitation;
  readonly onEnded: () => void;
  readonly onCancel: () => void;
}

function EndInvitationDialog({ householdId, invitation, onEnded, onCancel }: EndInvitationDialogProps) {
  return (
    <DeleteDialog
      title="Take back this invitation?"
      text="The code stops working right away. You can make a new one anytime."
      cancelText="Keep it"
      confirmText="Take back"
      busyText="Taking back..."
      mutation={deleteInvitationMutation}
      target={{ params: { householdId, invitationId: invitation.id } }}
      doneText="Invitation taken back"
      failedText="Failed to take the invitation back"
      refusals={{ 'not-found': 'This invitation is closed. Someone used it or took it back.' }}
      onDeleted={onEnded}
      onCancel={onCancel}
    />
  );
}

/** Lets owners allow guardians to invite other guardians. */
function GuardiansInvite({ household }: { readonly household: Household }) {
  return (
    <SavedTick
      title="Let guardians invite other guardians"
      note="Without this, only owners can. Guardians can always invite viewers."
      isOn={household.guardiansInviteGuardians === true}
      save={useMutation(updateHouseholdMutation)}
      describeCall={(isAllowed) => ({
        params: { householdId: household.id },
        body: { guardiansInviteGuardians: isAllowed },
      })}
    />
  );
}
