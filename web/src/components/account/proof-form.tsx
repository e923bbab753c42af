import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, type UseMutationOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode, SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { credentials, proof } from '../../../../shared/schemas/sign-in.ts';
import { useAccount } from '../../lib/account.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { describeFailure, type RefusalWords } from '../../lib/describe-error.ts';
import { appConfigQuery } from '../../queries/app-config.ts';
import { Button } from '../controls/button.tsx';
import { PasswordField } from '../controls/field.tsx';
import { DialogActions } from '../dialog/dialog.tsx';
import { Banner } from '../feedback/messages.tsx';
import styles from './account.module.css';

interface ProofFormProps<Target> {
  readonly mutation: UseMutationOptions<void, Error, Target>;
  /** What the mutation is to erase, with the password that was typed. */
  readonly targetOf: (password: string | undefined) => Target;
  /** Whether everything else that the dialog asks for is there. Says itself what is missing. */
  readonly isReady?: () => boolean;
  readonly confirmText: string;
  readonly cancelText: string;
  readonly failedText: string;
  readonly refusals?: RefusalWords;
  /** Whoever has no password has to sign in anew first; without it, the sentence alone says so. */
  readonly onSignOut?: () => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
  /** What goes, and what else is asked. */
  readonly children: ReactNode;
}

/** The form of whatever erases people's data: it asks for the password again, and says at the field when that is wrong. */
export function ProofForm<Target>({ mutation, targetOf, isReady = () => true, ...form }: ProofFormProps<Target>) {
  const { me } = useAccount();
  const erasure = useMutation({
    ...mutation,
    // Not beside the call: what is erased may take this form from the page.
    onSuccess: async (...done) => {
      await mutation.onSuccess?.(...done);
      form.onDone();
    },
  });
  const config = useQuery(appConfigQuery);
  // Until it is known the server decides alone.
  const hasGoogle = config.data === undefined || config.data.googleClientId !== undefined;
  const { register, handleSubmit, formState, setError } = useForm({
    // Whoever signs in with Google only has none.
    resolver: standardSchemaResolver(hasGoogle ? proof : z.pick(credentials, { password: true })),
    defaultValues: { password: '' },
  });
  const erase = handleSubmit(({ password }) => {
    if (erasure.isPending) return;
    erasure.mutate(targetOf(password), {
      onError: (error) => {
        if (isAboutPassword(error)) setError('password', { message: error.message }, { shouldFocus: true });
      },
    });
  });
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isReady()) void erase(event);
  }
  return (
    <form noValidate className={styles.stack} onSubmit={submit}>
      {form.children}
      {erasure.error && !isAboutPassword(erasure.error) && (
        <ErasureFailed
          error={erasure.error}
          text={describeFailure(erasure.error, form.failedText, form.refusals)}
          onSignOut={form.onSignOut}
        />
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
        <Button onClick={form.onCancel}>{form.cancelText}</Button>
        <Button type="submit" variant="danger" busyText={erasure.isPending && 'Deleting...'}>
          {form.confirmText}
        </Button>
      </DialogActions>
    </form>
  );
}

interface ErasureFailedProps {
  readonly error: Error;
  readonly text: string;
  readonly onSignOut: (() => void) | undefined;
}

function ErasureFailed({ error, text, onSignOut }: ErasureFailedProps) {
  const hasToSignIn = error instanceof ApiError && error.code === 'sign-in-again';
  return (
    <Banner tone="error" action={hasToSignIn && onSignOut && <Button onClick={onSignOut}>Sign Out</Button>}>
      {text}
    </Banner>
  );
}

function isAboutPassword(error: Error): boolean {
  return error instanceof ApiError && (error.code === 'wrong-password' || error.code === 'password-needed');
}
