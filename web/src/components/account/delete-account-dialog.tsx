import { useQuery } from '@tanstack/react-query';
import { type DeletionPlan, deletionPlanQuery } from '../../queries/account-deletion.ts';
import { deleteAccountMutation } from '../../queries/auth.ts';
import { onlyOwnerAdvice } from '../../words/names.ts';
import { Button } from '../controls/button.tsx';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { NotLoaded } from '../feedback/messages.tsx';
import styles from './account.module.css';
import { ProofForm } from './proof-form.tsx';
import { HeldBack, WhatGoes } from './what-goes.tsx';

interface DeleteAccountDialogProps {
  /** Whoever has no password has to sign in anew first. */
  readonly onSignOut: () => void;
  /** The account is gone, and with it what this browser kept of it: the session has to go as well. */
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Deletes the signed-in account, once it is clear what goes with it and who is asking. */
export function DeleteAccountDialog({ onClose, ...form }: DeleteAccountDialogProps) {
  const plan = useQuery(deletionPlanQuery);
  return (
    <Dialog title="Delete your account?" onClose={onClose}>
      {plan.data ? (
        <PlannedDeletion plan={plan.data} onClose={onClose} {...form} />
      ) : (
        <NotLoaded of={plan} what="what would be deleted" loading="Looking what would be deleted..." height="220px" />
      )}
    </Dialog>
  );
}

interface PlannedDeletionProps extends DeleteAccountDialogProps {
  readonly plan: DeletionPlan;
}

function PlannedDeletion({ plan, onClose, ...form }: PlannedDeletionProps) {
  if (plan.ownerless.length === 0) return <DeletionForm plan={plan} onClose={onClose} {...form} />;
  return (
    <div className={styles.stack}>
      <HeldBack ownerless={plan.ownerless} />
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </div>
  );
}

function DeletionForm({ plan, onSignOut, onDeleted, onClose }: PlannedDeletionProps) {
  return (
    <ProofForm
      mutation={deleteAccountMutation}
      targetOf={(password) => ({ password })}
      confirmText="Delete my account"
      cancelText="Keep my account"
      failedText="Failed to delete your account"
      refusals={{ 'last-owner': onlyOwnerAdvice }}
      onSignOut={onSignOut}
      onDone={onDeleted}
      onCancel={onClose}
    >
      <WhatGoes plan={plan} />
    </ProofForm>
  );
}
