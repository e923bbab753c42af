import { useMutation } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Banner } from '../../components/feedback/messages.tsx';
import { Button } from '../../components/controls/button.tsx';
import { describeFailure } from '../../lib/describe-error.ts';
import { InvitationCode } from './invitation-code.tsx';
import styles from './members.module.css';
import { createInvitationMutation } from '../../queries/households.ts';

/** Gives a learner without an account the way to one: a code, and what the child does with it. */
export function SignInCode({ learner }: { readonly learner: Learner }) {
  const invitation = useMutation(createInvitationMutation);
  if (invitation.data) {
    const steps = [
      'On the child’s device, open Flashspark and register as Learner.',
      `Enter this code: from then on the account studies as ${learner.name}.`,
    ];
    return <InvitationCode invitation={invitation.data} steps={steps} />;
  }
  return (
    <div className={styles.stack}>
      {invitation.error && (
        <Banner tone="error">{describeFailure(invitation.error, 'Failed to create the code')}</Banner>
      )}
      <p className={styles.note}>{learner.name} has no sign-in yet. A code connects one on the child’s own device.</p>
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
