import { useMutation } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import type { Invitation } from '../../../../shared/schemas/household.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { invitedRole, type MemberRole } from '../../../../shared/schemas/user.ts';
import { Button } from '../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { Banner } from '../../components/feedback/messages.tsx';
import { describeFailure } from '../../lib/describe-error.ts';
import { createInvitationMutation } from '../../queries/members.ts';
import { formatInstant } from '../../words/dates.ts';
import { memberRoleHints } from '../../words/names.ts';
import { RoleChoice } from './role-choice.tsx';
import styles from './settings-tab.module.css';

type InvitedRole = Exclude<MemberRole, 'owner'>;

interface InviteDialogProps {
  readonly householdId: string;
  /** An owner may, and a guardian whom the owners let. */
  readonly canInviteGuardians: boolean;
  readonly onClose: () => void;
}

const grownUpSteps = [
  'The other grown-up opens Flashspark and registers as Parent, or signs in.',
  'Under All Households they choose “Join with a code” and enter this code.',
];

/** Makes a code for another grown-up, with the rights chosen here. */
export function InviteDialog({ householdId, canInviteGuardians, onClose }: InviteDialogProps) {
  const [role, setRole] = useState<InvitedRole>(canInviteGuardians ? 'guardian' : 'viewer');
  const invitation = useMutation(createInvitationMutation);
  return (
    <Dialog title="Invite a grown-up" onClose={onClose}>
      {invitation.data ? (
        <>
          <InvitationCode invitation={invitation.data} steps={grownUpSteps} />
          <DialogActions>
            <Button variant="primary" onClick={onClose}>
              Done
            </Button>
          </DialogActions>
        </>
      ) : (
        <>
          {invitation.error && (
            <Banner tone="error">{describeFailure(invitation.error, 'Failed to create the code')}</Banner>
          )}
          {canInviteGuardians ? (
            <RoleChoice question="What may they do?" roles={invitedRole.options} role={role} onChange={setRole} />
          ) : (
            <p>
              The code is for a viewer: {memberRoleHints.viewer.toLowerCase()}. An owner can invite guardians, or allow
              you to under Settings, Invitations.
            </p>
          )}
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              variant="primary"
              busyText={invitation.isPending && 'Creating...'}
              onClick={() => invitation.mutate({ params: { householdId }, body: { role } })}
            >
              Create code
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

interface InvitationCodeProps {
  readonly invitation: Invitation;
  /** What the invited person does with it, in order. */
  readonly steps: readonly string[];
}

/** Ten characters are read out in two breaths. */
const codeGroup = 5;

const copyResults = {
  copied: 'Copied.',
  failed: 'Copying did not work here. Press and hold the code instead.',
} as const;

/** A code to read out or copy, and what to do with it. */
function InvitationCode({ invitation: { code, expiresAt }, steps }: InvitationCodeProps) {
  const [copyResult, setCopyResult] = useState<keyof typeof copyResults>();

  async function copyCode() {
    try {
      await navigator.clipboard.writeText(code);
      setCopyResult('copied');
    } catch {
      setCopyResult('failed');
    }
  }

  return (
    <div className={styles.invitation}>
      <div className={styles.ticket}>
        <code className={styles.code}>
          <span>{code.slice(0, codeGroup)}</span>
          <span>{code.slice(codeGroup)}</span>
        </code>
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copyCode()}>
          Copy code
        </Button>
        <p role="status" className={styles.invitationCodeNote}>
          {copyResult && copyResults[copyResult]}
        </p>
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.invitationCodeNote}>
        Works once, until {formatInstant(expiresAt)}. You can make a new one at any time.
      </p>
    </div>
  );
}

/** Gives a learner without an account the way to one: a code, and what the child does with it. */
export function SignInCode({ learner }: { readonly learner: Learner }) {
  const invitation = useMutation(createInvitationMutation);
  if (invitation.data) {
    const childSteps = [
      'On the child’s device, open Flashspark and register as Learner.',
      `Enter this code: from then on the account studies as ${learner.name}.`,
    ];
    return <InvitationCode invitation={invitation.data} steps={childSteps} />;
  }
  return (
    <div className={styles.stack}>
      {invitation.error && (
        <Banner tone="error">{describeFailure(invitation.error, 'Failed to create the code')}</Banner>
      )}
      <p className={styles.membersNote}>
        {learner.name} has no sign-in yet. A code connects one on the child’s own device.
      </p>
      <Button
        className={styles.action}
        icon={<KeyRound aria-hidden="true" />}
        busyText={invitation.isPending && 'Creating...'}
        onClick={() =>
          invitation.mutate({ params: { householdId: learner.householdId }, body: { learnerId: learner.id } })
        }
      >
        Create sign-in code
      </Button>
    </div>
  );
}
