import { useMutation } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import type { Invitation } from '../../../../shared/schemas/household.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import type { MemberRole } from '../../../../shared/schemas/user.ts';
import { Button } from '../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { Banner } from '../../components/feedback/messages.tsx';
import { describeFailure } from '../../lib/describe-error.ts';
import { createInvitationMutation } from '../../queries/households.ts';
import { formatInstant } from '../../words/dates.ts';
import { memberRoleNames } from '../../words/names.ts';
import styles from './settings-tab.module.css';

interface InviteDialogProps {
  readonly householdId: string;
  readonly onClose: () => void;
}

const grownUpSteps = [
  'The other grown-up opens Flashspark and registers as Parent, or signs in.',
  'Under All Households they choose “Join with a code” and enter this code.',
];

/** Makes a code for another grown-up, with the rights chosen here. */
export function InviteDialog({ householdId, onClose }: InviteDialogProps) {
  const [role, setRole] = useState<InvitedRole>('guardian');
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
          <RoleChoice role={role} onChange={setRole} />
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

type InvitedRole = Exclude<MemberRole, 'owner'>;

const choices: readonly { readonly role: InvitedRole; readonly hint: string }[] = [
  { role: 'guardian', hint: 'Can manage learners, decks and settings, just like you' },
  { role: 'viewer', hint: 'Can look at everything, but not change it' },
];

interface RoleChoiceProps {
  readonly role: InvitedRole;
  readonly onChange: (role: InvitedRole) => void;
}

function RoleChoice({ role, onChange }: RoleChoiceProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>What may they do?</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.role} className={styles.choice}>
            <input type="radio" name="role" checked={choice.role === role} onChange={() => onChange(choice.role)} />
            <strong>{memberRoleNames[choice.role]}</strong>
            <span className={styles.membersNote}>{choice.hint}</span>
          </label>
        ))}
      </div>
    </fieldset>
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
