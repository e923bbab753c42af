import { useMutation, type UseMutationOptions, useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useId, useState } from 'react';
import * as z from 'zod/mini';
import type { ErrorCode } from '../../../../shared/errors.ts';
import { credentials, proof } from '../../../../shared/schemas/sign-in.ts';
import { useAccount } from '../../lib/account/account.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import type { RefusalWords } from '../../lib/api/describe-error.ts';
import { appConfigQuery } from '../../queries/app-config.ts';
import { canUsePasskeys, proveMutation, signInMethodsQuery } from '../../queries/passkeys.ts';
import { Button } from '../controls/button.tsx';
import { PasswordField } from '../controls/field.tsx';
import { DialogActions } from '../dialog/dialog.tsx';
import styles from './account.module.css';
import { PasskeyFailure } from './passkey-failure.tsx';
import { fieldOf, useContractForm } from '../controls/contract-form.ts';

/** What needs the person themselves. */
interface Deed<Target, Answer> {
  readonly mutation: UseMutationOptions<Answer, Error, Target>;
  /** What the mutation is to do, with the password that was typed. */
  readonly targetOf: (password: string | undefined) => Target;
  readonly onDone: () => void;
}

interface ProofFormProps<Target, Answer> extends Deed<Target, Answer> {
  /** Whether everything else that the dialog asks for is there. Says itself what is missing. */
  readonly isReady?: () => boolean;
  /** For what is mostly done soon after signing in: the password is asked for once the server wants it. */
  readonly isAskedLate?: boolean;
  /** Whether a failure stands at a field of `children` already. */
  readonly isShownAbove?: (error: Error) => boolean;
  readonly confirmText: string;
  readonly cancelText: string;
  readonly busyText?: string;
  /** Red only where something is lost by it. */
  readonly tone?: 'danger' | 'primary';
  readonly failedText: string;
  readonly refusals?: RefusalWords;
  /** Whoever has neither a password nor a passkey here has to sign in anew first; without it, the sentence alone says so. */
  readonly onSignOut?: () => void;
  readonly onCancel: () => void;
  /** What happens, and what else is asked. */
  readonly children: ReactNode;
}

/**
 * The form of whatever takes more than an open page, such as erasing people's data: it asks for the password again, and says at the
 * field when that is wrong. A passkey does as well.
 */
export function ProofForm<Target, Answer = void>(form: ProofFormProps<Target, Answer>) {
  const { isReady = () => true, isAskedLate = false, tone = 'danger', busyText = 'Deleting...', confirmText } = form;
  const ways = useWaysToProve();
  const [isAsked, setIsAsked] = useState(!isAskedLate);
  const takesPassword = ways.hasPassword && isAsked;
  const typed = useContractForm(ways.mayLeaveEmpty ? proof : z.pick(credentials, { password: true }), { password: '' });
  const { setFocus } = typed;
  const { failures, isBusy, send, proveAndSend } = useProvenDeed(form, ways.hasPasskey, ({ message }) => {
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
    <form noValidate className={styles.stack} onSubmit={submit}>
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
      {!ways.hasPassword && ways.hasPasskey && (
        <p className={styles.note}>Your device may ask for your passkey first.</p>
      )}
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
  if (mayLeaveEmpty) return 'If you only sign in with Google, leave this empty.';
  return isAskedLate ? 'You signed in a while ago, so please enter it once more.' : undefined;
}

interface WaysToProve {
  readonly hasPassword: boolean;
  readonly mayLeaveEmpty: boolean;
  /** One that can be shown in this browser. */
  readonly hasPasskey: boolean;
}

/** How the signed-in person can show that it is them. Most have a password: until it is known it is asked for, and the server decides. */
function useWaysToProve(): WaysToProve {
  const methods = useQuery(signInMethodsQuery).data;
  const config = useQuery(appConfigQuery).data;
  if (!methods) {
    const mayLeaveEmpty = config === undefined || config.googleClientId !== undefined;
    return { hasPassword: true, mayLeaveEmpty, hasPasskey: false };
  }
  const { hasPassword, hasGoogle, passkeys } = methods;
  return { hasPassword, mayLeaveEmpty: hasGoogle, hasPasskey: canUsePasskeys(config) && passkeys.length > 0 };
}

/** Does the deed. Whoever has no password is asked for the passkey, once, when the server has to be sure. */
function useProvenDeed<Target, Answer>(
  { mutation, targetOf, onDone }: Deed<Target, Answer>,
  hasPasskey: boolean,
  onPasswordRefused: (error: Error) => void,
) {
  const deed = useMutation({
    ...mutation,
    // Not beside the call: what is erased may take this form from the page.
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
  const { me } = useAccount();
  return (
    <>
      {/* For password managers: it tells them whose password this is. */}
      <input type="email" autoComplete="username" value={me.email} readOnly hidden />
      <PasswordField label="Your password" autoComplete="current-password" {...field} />
    </>
  );
}

/** Says before the press that nothing more is asked after it. */
function PasskeyInstead({ deed, onPress }: { readonly deed: string; readonly onPress: () => void }) {
  const noteId = useId();
  return (
    <div className={styles.instead}>
      <Button variant="quiet" icon={<KeyRound />} aria-describedby={noteId} onClick={onPress}>
        Use a passkey instead
      </Button>
      <p id={noteId} className={styles.note}>
        Once you show it, “{deed}” happens at once.
      </p>
    </div>
  );
}

type DeedFailedProps = { readonly error: Error } & Pick<
  ProofFormProps<never, never>,
  'failedText' | 'refusals' | 'onSignOut'
>;

function DeedFailed({ error, failedText, refusals, onSignOut }: DeedFailedProps) {
  const hasToSignIn = isRefusedWith('sign-in-again', error);
  return (
    <PasskeyFailure
      error={error}
      fallback={failedText}
      refusals={refusals}
      action={hasToSignIn && onSignOut && <Button onClick={onSignOut}>Sign Out</Button>}
    />
  );
}

function isAboutPassword(error: Error): boolean {
  return isRefusedWith('wrong-password', error) || isRefusedWith('password-needed', error);
}

function isRefusedWith(code: ErrorCode, error: Error): boolean {
  return error instanceof ApiError && error.code === code;
}
