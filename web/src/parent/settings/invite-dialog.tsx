import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { MemberRole } from '../../../../shared/schemas/user.ts';
import { Banner } from '../../components/feedback/messages.tsx';
import { Button } from '../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { describeFailure } from '../../lib/describe-error.ts';
import { memberRoleNames } from '../../words/names.ts';
import { InvitationCode } from './invitation-code.tsx';
import styles from './members.module.css';
import { createInvitationMutation } from '../../queries/households.ts';

interface InviteDialogProps {
  readonly householdId: string;
  readonly onClose: () => void;
}

const steps = [
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
          <InvitationCode invitation={invitation.data} steps={steps} />
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
            <span className={styles.note}>{choice.hint}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
