import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type DeletionPlan, deletionPlanQuery } from '../../queries/account-deletion.ts';
import { deleteAccountMutation, forgetOwnPin } from '../../queries/own-account.ts';
import { localStore } from '../../lib/device/web-storage.ts';
import { joinNames } from '../../words/join-parts.ts';
import { adviseOnlyOwner } from '../../words/roles.ts';
import { Button } from '../controls/button.tsx';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { NotLoaded } from '../feedback/messages.tsx';
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
  const { t } = useLingui();
  const plan = useQuery(deletionPlanQuery);
  return (
    <Dialog title={t`Delete your account?`} onClose={onClose}>
      {plan.data ? (
        <PlannedDeletion plan={plan.data} onClose={onClose} {...form} />
      ) : (
        <NotLoaded
          of={plan}
          loading={t`Checking what will be deleted...`}
          failed={t`Failed to load what will be deleted`}
          height="220px"
        />
      )}
    </Dialog>
  );
}

interface PlannedDeletionProps extends DeleteAccountDialogProps {
  readonly plan: DeletionPlan;
}

function PlannedDeletion({ plan, onClose, ...form }: PlannedDeletionProps) {
  const { t } = useLingui();
  if (plan.ownerless.length === 0) return <DeletionForm plan={plan} onClose={onClose} {...form} />;
  return (
    <div className="stack gap-5">
      <HeldBack ownerless={plan.ownerless} />
      <DialogActions>
        <Button variant="primary" onClick={onClose}>{t`Close`}</Button>
      </DialogActions>
    </div>
  );
}

function DeletionForm({ plan, onSignOut, onDeleted, onClose }: PlannedDeletionProps) {
  const { t } = useLingui();
  const { me } = useAccount();
  function finish() {
    // The device would go on offering the email of an account that is gone.
    const kept = localStore();
    if (kept.getItem('flashspark.grown-up')?.split(' ')[0] === me.email) kept.removeItem('flashspark.grown-up');
    forgetOwnPin();
    onDeleted();
  }
  return (
    <ProofForm
      mutation={deleteAccountMutation}
      targetOf={(password) => ({ password })}
      confirmText={t`Delete my account`}
      cancelText={t`Keep my account`}
      failedText={t`Failed to delete your account`}
      refusals={{ 'last-owner': adviseOnlyOwner() }}
      onSignOut={onSignOut}
      onDone={finish}
      onCancel={onClose}
    >
      <WhatGoes plan={plan} />
    </ProofForm>
  );
}

function WhatGoes({ plan: { lost, left } }: { readonly plan: DeletionPlan }) {
  const { t } = useLingui();
  const { me } = useAccount();
  const { email } = me;
  return (
    <div className="stack gap-3 breaks">
      <p>{t`This will be deleted for good:`}</p>
      <ul className="stack bullets gap-2">
        <li>
          <Trans>
            your account <strong>{email}</strong> and all its sign-ins
          </Trans>
        </li>
        {lost.map(({ id, name, learners }) => (
          <li key={id}>
            <LostHousehold name={name} learners={learners} />
          </li>
        ))}
      </ul>
      {lost.some(({ hasSignIns }) => hasSignIns) && (
        <p>{t`Learners with their own sign-in keep it, but lose everything they studied there.`}</p>
      )}
      {left.length > 0 && <p>{describeLeft(left, me.learner !== undefined)}</p>}
    </div>
  );
}

function LostHousehold({ name, learners }: Pick<DeletionPlan['lost'][number], 'name' | 'learners'>) {
  const names = joinNames(learners);
  if (learners.length === 0) {
    return (
      <Trans>
        the household <strong>{name}</strong>, where you’re the only grown-up: all its decks and quizzes
      </Trans>
    );
  }
  return (
    <Trans>
      the household <strong>{name}</strong>, where you’re the only grown-up: {names} with everything they studied, and
      all its decks and quizzes
    </Trans>
  );
}

/** Describes what is kept. Deleting a learner's own account keeps the learner and their progress. */
function describeLeft(left: readonly string[], isLearner: boolean): string {
  const households = joinNames(left);
  return isLearner
    ? t`You leave ${households}. Your grown-ups still see what you studied.`
    : t`You leave ${households}. Devices you set up for children are removed. Everything else stays for the others.`;
}

function HeldBack({ ownerless }: { readonly ownerless: readonly string[] }) {
  const { t } = useLingui();
  const households = joinNames(ownerless);
  return (
    <div className="stack gap-3 breaks">
      <p>
        <Trans>
          You’re the only owner of <strong>{households}</strong>, and there are other grown-ups.
        </Trans>
      </p>
      <p>
        {adviseOnlyOwner()} {t`Or delete the household, then come back here.`}
      </p>
    </div>
  );
}
