import { useQuery } from '@tanstack/react-query';
import { type DeletionPlan, deletionPlanQuery } from '../../queries/account-deletion.ts';
import { deleteAccountMutation } from '../../queries/auth.ts';
import { localStore } from '../../lib/device/web-storage.ts';
import { joinNames, onlyOwnerAdvice } from '../../words/names.ts';
import { Button } from '../controls/button.tsx';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { NotLoaded } from '../feedback/messages.tsx';
import styles from './account.module.css';
import { ProofForm } from './proof-form.tsx';
import { useAccount } from '../../lib/account/account.tsx';

interface DeleteAccountDialogProps {
  /** Called when a user without a password has to sign in again first. */
  readonly onSignOut: () => void;
  /** Called after the account and its data in this browser were deleted: ends the session. */
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Deletes the signed-in account after showing what is deleted and asking for proof of identity. */
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
  const { me } = useAccount();
  function finish() {
    // The device would go on offering the email of an account that is gone.
    const kept = localStore();
    if (kept.getItem('flashspark.grown-up')?.split(' ')[0] === me.email) kept.removeItem('flashspark.grown-up');
    onDeleted();
  }
  return (
    <ProofForm
      mutation={deleteAccountMutation}
      targetOf={(password) => ({ password })}
      confirmText="Delete my account"
      cancelText="Keep my account"
      failedText="Failed to delete your account"
      refusals={{ 'last-owner': onlyOwnerAdvice }}
      onSignOut={onSignOut}
      onDone={finish}
      onCancel={onClose}
    >
      <WhatGoes plan={plan} />
    </ProofForm>
  );
}

function WhatGoes({ plan: { lost, left } }: { readonly plan: DeletionPlan }) {
  const { me } = useAccount();
  return (
    <div className={styles.goes}>
      <p>This is deleted for good, and cannot be undone:</p>
      <ul>
        <li>
          your account <strong>{me.email}</strong>, with its password and all its sign-ins
        </li>
        {lost.map(({ id, name, learners }) => (
          <li key={id}>
            the household <strong>{name}</strong>, where you are the only grown-up: {describeContents(learners)}
          </li>
        ))}
      </ul>
      {lost.some(({ hasSignIns }) => hasSignIns) && (
        <p>Learners who have a sign-in of their own keep it, but everything they studied there is gone.</p>
      )}
      {left.length > 0 && <p>{describeLeft(left, me.learner?.name)}</p>}
    </div>
  );
}

function describeContents(learners: readonly string[]): string {
  const content = 'all its decks and quizzes';
  return learners.length === 0 ? content : `${joinNames(learners)} with everything they studied, and ${content}`;
}

/** Describes what is kept. Deleting a learner's own account keeps the learner and their progress. */
function describeLeft(left: readonly string[], learner: string | undefined): string {
  const stays =
    learner === undefined
      ? 'Everything stays there for the others.'
      : `${learner} stays there, with everything studied so far, for the grown-ups to see.`;
  return `You leave ${joinNames(left)}. ${stays}`;
}

function HeldBack({ ownerless }: { readonly ownerless: readonly string[] }) {
  return (
    <div className={styles.goes}>
      <p>
        You are the only owner of <strong>{joinNames(ownerless)}</strong>, and there are other grown-ups.
      </p>
      <p>{onlyOwnerAdvice} You can also delete the household. Then come back here.</p>
    </div>
  );
}
