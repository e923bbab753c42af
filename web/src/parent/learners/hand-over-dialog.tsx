import { useMutation, useQuery } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import Play from 'lucide-react/icons/play';
import Undo from 'lucide-react/icons/undo-2';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Button } from '../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { Failure } from '../../components/feedback/messages.tsx';
import { appConfigQuery } from '../../queries/app-config.ts';
import { handOverMutation } from '../../queries/devices.ts';
import { canUsePasskeys, signInMethodsQuery } from '../../queries/passkeys.ts';
import styles from './learners-tab.module.css';

type Child = Pick<Learner, 'id' | 'householdId' | 'name'>;

/**
 * Signs the child in on this device and the grown-up out.
 * @param deck starts the child on this deck's first card instead of their home screen
 */
export function useHandOver(learner: Child, deck?: { readonly id: string; readonly name: string }) {
  const canUse = canUsePasskeys(useQuery(appConfigQuery).data);
  const methods = useQuery({ ...signInMethodsQuery, enabled: canUse });
  const hasPasskey = canUse && (methods.data?.passkeys.length ?? 0) > 0;
  const { mutate, isPending, error } = useMutation(handOverMutation);
  const opens = deck && { tab: 'study', deck: { id: deck.id, name: deck.name } };
  return {
    hasPasskey,
    isPending,
    error,
    handOver: () => mutate({ ...learner, hasPasskey, ...(opens && { opens }) }),
  };
}

/** Says what handing over does and how the grown-up comes back. */
export function HandOverFacts({ name, hasPasskey }: { readonly name: string; readonly hasPasskey: boolean }) {
  return (
    <ul className={styles.facts}>
      <li className={styles.fact}>
        <Lock />
        <span>{name} learns here. Your side is locked.</span>
      </li>
      <li className={styles.fact}>
        <Undo />
        <span>
          To come back, press “I am a grown-up”.{' '}
          {hasPasskey ? 'Your passkey lets you in.' : 'Your email is filled in, so type your password.'}
        </span>
      </li>
    </ul>
  );
}

interface HandOverDialogProps {
  readonly learner: Child;
  readonly onClose: () => void;
}

/** Asks before the grown-up is signed out, because coming back needs a passkey or the password. */
export function HandOverDialog({ learner, onClose }: HandOverDialogProps) {
  const { hasPasskey, isPending, error, handOver } = useHandOver(learner);
  return (
    <Dialog title={`Hand the device to ${learner.name}?`} size={400} onClose={onClose}>
      <Failure error={error} title="That did not work" />
      <HandOverFacts name={learner.name} hasPasskey={hasPasskey} />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" icon={<Play />} busyText={isPending && 'One moment...'} onClick={handOver}>
          Hand over
        </Button>
      </DialogActions>
    </Dialog>
  );
}
