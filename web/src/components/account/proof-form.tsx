import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, type UseMutationOptions, useQuery } from '@tanstack/react-query';
import KeyRound from 'virtual:icons/key-round';
import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useId, useState } from 'react';
import * as z from 'zod/mini';
import type { ErrorCode } from '../../../../shared/errors.ts';
import { credentials, proof } from '../../../../shared/schemas/sign-in.ts';
import { useAccount } from '../../lib/account/account.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import type { RefusalWords } from '../../lib/api/describe-error.ts';
import { useAppConfig } from '../../lib/api/app-config.ts';
import { canUsePasskeys, proveMutation, signInMethodsQuery } from '../../queries/passkeys.ts';
import { Button } from '../controls/button.tsx';
import { PasswordField } from '../controls/field.tsx';
import { DialogActions } from '../dialog/dialog.tsx';
import { PasskeyFailure } from './passkey-failure.tsx';
import { fieldOf, useContractForm } from '../controls/contract-form.ts';

/** An action that requires proof of identity. */
interface ProtectedAction<Target, Answer> {
  readonly mutation: UseMutationOptions<Answer, Error, Target>;
  /** @returns the mutation's variables, given the typed password */
  readonly targetOf: (password: string | undefined) => Target;
  readonly onDone: () => void;
}

interface ProofFormProps<Target, Answer> extends ProtectedAction<Target, Answer> {
  /** Validates the other fields of the dialog and shows what is missing. */
  readonly isReady?: () => boolean;
  /** For actions usually done soon after signing in: the password is requested only if the server requires it. */
  readonly isAskedLate?: boolean;
  /** Whether a field in `children` already shows the error. */
  readonly isShownAbove?: (error: Error) => boolean;
  readonly confirmText: string;
  readonly cancelText: string;
  readonly busyText?: string;
  /** `danger` only if the action destroys something. */
  readonly tone?: 'danger' | 'primary';
  readonly failedText: string;
  readonly refusals?: RefusalWords;
  /** Called when a user without a password or usable passkey has to sign in again. If omitted, a text tells the user to do so. */
  readonly onSignOut?: () => void;
  readonly onCancel: () => void;
  /** Description of the action, and any other fields. */
  readonly children: ReactNode;
}

/**
 * Form for an action that requires proof of identity, such as deleting data. Asks for the password and shows an error at the field if it is wrong. A passkey
 * also counts as proof.
 */
export function ProofForm<Target, Answer = void>(form: ProofFormProps<Target, Answer>) {
  const { t } = useLingui();
  const { isReady = () => true, isAskedLate = false, tone = 'danger', busyText = t`Deleting...`, confirmText } = form;
  const ways = useWaysToProve();
  const [isAsked, setIsAsked] = useState(!isAskedLate);
  const takesPassword = ways.hasPassword && isAsked;
  const typed = useContractForm(ways.mayLeaveEmpty ? proof : z.pick(credentials, { password: true }), { password: '' });
  const { setFocus } = typed;
  const { failures, isBusy, send, proveAndSend } = useProtectedAction(form, ways.hasPasskey, ({ message }) => {
    if (takesPassword) typed.setError('password', { message }, { shouldFocus: true });
    setIsAsked(true);
  });
  useEffect(() => {
    if (isAskedLate && takesPassword) setFocus('password');
  }, [isAskedLate, takesPassword, setFocus]);
  const sendTyped = typed.handleSubmit(({ password }) => send(password));
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy || !isReady()) return;
    if (takesPassword) void sendTyped(event);
    else send(undefined);
  }
  const isAtField = (failure: Error) => (ways.hasPassword && isAboutPassword(failure)) || form.isShownAbove?.(failure);
  return (
    <form noValidate className="stack gap-5" onSubmit={submit}>
      {form.children}
      {failures.map((failure) => !isAtField(failure) && <DeedFailed key={failure.message} error={failure} {...form} />)}
      {takesPassword && (
        <PasswordQuestion
          hint={describeNeed(isAskedLate, ways.mayLeaveEmpty)}
          {...fieldOf(typed, 'password', { setValueAs: (text: string) => text || undefined })}
        />
      )}
      {takesPassword && ways.hasPasskey && (
        <PasskeyInstead deed={confirmText} onPress={() => !isBusy && isReady() && proveAndSend()} />
      )}
      {!ways.hasPassword && ways.hasPasskey && <p className="note">{t`Your device may ask for your passkey first.`}</p>}
      <DialogActions>
        <Button onClick={form.onCancel}>{form.cancelText}</Button>
        <Button type="submit" variant={tone} busyText={isBusy && busyText}>
          {confirmText}
        </Button>
      </DialogActions>
    </form>
  );
}

function describeNeed(isAskedLate: boolean, mayLeaveEmpty: boolean): string | undefined {
  if (mayLeaveEmpty) return t`Only use Google? Leave this empty.`;
  return isAskedLate ? t`It’s been a while. Enter your password again.` : undefined;
}

interface WaysToProve {
  readonly hasPassword: boolean;
  readonly mayLeaveEmpty: boolean;
  /** Whether the account has a passkey that works in this browser. */
  readonly hasPasskey: boolean;
}

/** The account's ways to prove identity. Until they are known, a password is assumed and the server decides. */
function useWaysToProve(): WaysToProve {
  const methods = useQuery(signInMethodsQuery).data;
  const config = useAppConfig();
  if (!methods) {
    const mayLeaveEmpty = config === undefined || config.googleClientId !== undefined;
    return { hasPassword: true, mayLeaveEmpty, hasPasskey: false };
  }
  const { hasPassword, hasGoogle, passkeys } = methods;
  return { hasPassword, mayLeaveEmpty: hasGoogle, hasPasskey: canUsePasskeys(config) && passkeys.length > 0 };
}

/** Runs the action. If the server requires proof and no password was given, asks for the passkey once. */
function useProtectedAction<Target, Answer>(
  { mutation, targetOf, onDone }: ProtectedAction<Target, Answer>,
  hasPasskey: boolean,
  onPasswordRefused: (error: Error) => void,
) {
  const deed = useMutation({
    ...mutation,
    // Handle success here, not in the call of `mutate`, whose callbacks are skipped if deleting data unmounts this form.
    onSuccess: async (...done) => {
      await mutation.onSuccess?.(...done);
      onDone();
    },
  });
  const proving = useMutation(proveMutation);

  function send(password: string | undefined, hasProven = false) {
    if (!hasProven) proving.reset();
    deed.mutate(targetOf(password), {
      onError: (error) => {
        if (isAboutPassword(error)) onPasswordRefused(error);
        else if (hasPasskey && !hasProven && isRefusedWith('sign-in-again', error)) prove();
      },
    });
  }

  function prove() {
    proving.mutate(undefined, { onSuccess: () => send(undefined, true) });
  }

  const isBusy = deed.isPending || proving.isPending;
  return {
    isBusy,
    failures: isBusy ? [] : [deed.error, proving.error].filter((error) => error !== null),
    send: (password: string | undefined) => send(password),
    proveAndSend: () => {
      deed.reset();
      prove();
    },
  };
}

function PasswordQuestion(field: Omit<ComponentProps<typeof PasswordField>, 'label'>) {
  const { t } = useLingui();
  const { me } = useAccount();
  return (
    <>
      {/* Hidden username so that password managers know which account the password belongs to. */}
      <input type="email" autoComplete="username" value={me.email} readOnly hidden />
      <PasswordField label={t`Your password`} autoComplete="current-password" {...field} />
    </>
  );
}

/** Button to use a passkey, with a note that using the passkey runs the action immediately. */
function PasskeyInstead({ deed, onPress }: { readonly deed: string; readonly onPress: () => void }) {
  const { t } = useLingui();
  const noteId = useId();
  return (
    <div className="stack items-start">
      <Button
        variant="quiet"
        icon={<KeyRound />}
        aria-describedby={noteId}
        onClick={onPress}
      >{t`Use a passkey instead`}</Button>
      <p id={noteId} className="note">{t`Then “${deed}” happens right away.`}</p>
    </div>
  );
}

type DeedFailedProps = { readonly error: Error } & Pick<
  ProofFormProps<never, never>,
  'failedText' | 'refusals' | 'onSignOut'
>;

function DeedFailed({ error, failedText, refusals, onSignOut }: DeedFailedProps) {
  const { t } = useLingui();
  const hasToSignIn = isRefusedWith('sign-in-again', error);
  return (
    <PasskeyFailure
      error={error}
      fallback={failedText}
      refusals={refusals}
      action={hasToSignIn && onSignOut && <Button onClick={onSignOut}>{t`Sign Out`}</Button>}
    />
  );
}

function isAboutPassword(error: Error): boolean {
  return isRefusedWith('wrong-password', error) || isRefusedWith('password-needed', error);
}

function isRefusedWith(code: ErrorCode, error: Error): boolean {
  return error instanceof ApiError && error.code === code;
}
