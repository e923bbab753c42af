import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { accountDeletion, credentials } from '../../../../shared/schemas/sign-in.ts';
import { useAccount } from '../../lib/account.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { describeFailure } from '../../lib/describe-error.ts';
import { forgetKept } from '../../lib/session.ts';
import { type DeletionPlan, deletionPlanQuery } from '../../queries/account-deletion.ts';
import { appConfigQuery } from '../../queries/app-config.ts';
import { deleteAccountMutation } from '../../queries/auth.ts';
import { onlyOwnerAdvice } from '../../words/names.ts';
import { Button } from '../controls/button.tsx';
import { PasswordField } from '../controls/field.tsx';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { LoadingRegion, Skeleton } from '../feedback/loading.tsx';
import { Banner, ErrorState } from '../feedback/messages.tsx';
import styles from './account.module.css';
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
  const config = useQuery(appConfigQuery);
  return (
    <Dialog title="Delete your account?" onClose={onClose}>
      {plan.data && config.data ? (
        <PlannedDeletion
          plan={plan.data}
          hasGoogle={config.data.googleClientId !== undefined}
          onClose={onClose}
          {...form}
        />
      ) : (
        <PlanMissing of={plan} />
      )}
    </Dialog>
  );
}

function PlanMissing({ of }: { readonly of: ReturnType<typeof useQuery<DeletionPlan>> }) {
  if (of.isError) return <ErrorState title="Failed to load what would be deleted" of={of} />;
  return (
    <LoadingRegion label="Looking what would be deleted...">
      <Skeleton height="220px" />
    </LoadingRegion>
  );
}

interface PlannedDeletionProps extends DeleteAccountDialogProps {
  readonly plan: DeletionPlan;
  readonly hasGoogle: boolean;
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

function DeletionForm({ plan, hasGoogle, onSignOut, onDeleted, onClose }: PlannedDeletionProps) {
  const { me } = useAccount();
  const kept = [me.id, ...plan.lost.map(({ id }) => id), ...(me.learner ? [me.learner.id] : [])];
  const deletion = useMutation({
    ...deleteAccountMutation,
    onSuccess: () => {
      forgetKept(kept);
      onDeleted();
    },
  });
  const { register, handleSubmit, formState, setError } = useForm({
    // Whoever signs in with Google only has none.
    resolver: standardSchemaResolver(hasGoogle ? accountDeletion : z.pick(credentials, { password: true })),
    defaultValues: { password: '' },
  });
  const submit = handleSubmit((body) => {
    if (deletion.isPending) return;
    deletion.mutate(body, {
      onError: (error) => {
        if (isWrongPassword(error)) setError('password', { message: error.message }, { shouldFocus: true });
      },
    });
  });
  return (
    <form noValidate className={styles.stack} onSubmit={(event) => void submit(event)}>
      <WhatGoes plan={plan} />
      {deletion.error && !isWrongPassword(deletion.error) && (
        <DeletionFailed error={deletion.error} onSignOut={onSignOut} />
      )}
      {/* For password managers: it tells them whose password this is. */}
      <input type="email" autoComplete="username" value={me.email} readOnly hidden />
      <PasswordField
        label="Your password"
        hint={hasGoogle ? 'If you only sign in with Google, leave this empty.' : undefined}
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password', { setValueAs: (typed: string) => typed || undefined })}
      />
      <DialogActions>
        <Button onClick={onClose}>Keep my account</Button>
        <Button type="submit" variant="danger" busyText={deletion.isPending && 'Deleting...'}>
          Delete my account
        </Button>
      </DialogActions>
    </form>
  );
}

interface DeletionFailedProps {
  readonly error: Error;
  readonly onSignOut: () => void;
}

function DeletionFailed({ error, onSignOut }: DeletionFailedProps) {
  const hasToSignIn = error instanceof ApiError && error.code === 'sign-in-again';
  return (
    <Banner tone="error" action={hasToSignIn && <Button onClick={onSignOut}>Sign Out</Button>}>
      {describeFailure(error, 'Failed to delete your account', { 'last-owner': onlyOwnerAdvice })}
    </Banner>
  );
}

function isWrongPassword(error: Error): boolean {
  return error instanceof ApiError && error.code === 'wrong-password';
}
