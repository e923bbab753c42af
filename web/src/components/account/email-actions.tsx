import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { emailChange } from '../../../../shared/schemas/sign-in.ts';
import { useAccount } from '../../lib/account/account.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { useAppConfig } from '../../lib/api/app-config.ts';
import { requestEmailChangeMutation, resendVerificationMutation } from '../../queries/auth.ts';
import { Button } from '../controls/button.tsx';
import { TextField } from '../controls/field.tsx';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { Banner, Failure } from '../feedback/messages.tsx';
import { useFreshAccount } from './use-fresh-account.ts';
import { ProofForm } from './proof-form.tsx';
import { firstProblem } from '../../words/word-problem.ts';

/** Actions to confirm or change the account's email. Renders nothing if the installation sends no email. */
export function EmailActions() {
  const { t } = useLingui();
  const { me } = useAccount();
  const config = useAppConfig();
  const [isChanging, setIsChanging] = useState(false);
  useFreshAccount();
  if (!config || config.sendsNoMail) return null;
  return (
    <>
      {!me.emailVerified && <UnverifiedNote />}
      <Button onClick={() => setIsChanging(true)}>{t`Change email`}</Button>
      {isChanging && <ChangeEmailDialog onClose={() => setIsChanging(false)} />}
    </>
  );
}

function UnverifiedNote() {
  const { t } = useLingui();
  const { me } = useAccount();
  const resend = useMutation(resendVerificationMutation);
  if (resend.isSuccess) return <Banner tone="success">{t`We sent a link to ${{ email: me.email }}.`}</Banner>;
  return (
    <>
      <Failure error={resend.error} title={t`We couldn’t send the link`} />
      <Banner
        tone="info"
        action={
          <Button
            busyText={resend.isPending && t`Sending...`}
            onClick={() => resend.mutate()}
          >{t`Send the link again`}</Button>
        }
      >{t`Confirm your email with our link.`}</Banner>
    </>
  );
}

interface ChangeEmailDialogProps {
  /** Called once the confirmation links are sent. The dialog itself tells the user. */
  readonly onSent?: (newEmail: string) => void;
  readonly onClose: () => void;
}

/** Dialog that requests a new email for the account. The change takes effect once the new address is confirmed. */
export function ChangeEmailDialog({ onSent, onClose }: ChangeEmailDialogProps) {
  const { t } = useLingui();
  const { me } = useAccount();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const { data: newEmail = typed, error } = emailChange.shape.newEmail.safeParse(typed);
  function showProblem(words: string | undefined) {
    setProblem(words);
    if (words !== undefined) field.current?.focus();
  }
  function checkEmail(): boolean {
    showProblem(firstProblem(error));
    return error === undefined;
  }
  return (
    <Dialog title={t`Change email`} size={400} isDirty={typed !== '' && sentTo === undefined} onClose={onClose}>
      {(close) =>
        sentTo === undefined ? (
          <ProofForm
            mutation={{ ...requestEmailChangeMutation, onError: (refusal) => showProblem(emailProblemOf(refusal)) }}
            targetOf={(password) => ({ newEmail, password })}
            isReady={checkEmail}
            isShownAbove={(refusal) => emailProblemOf(refusal) !== undefined}
            confirmText={t`Send the links`}
            cancelText={t`Cancel`}
            busyText={t`Sending...`}
            tone="primary"
            failedText={t`Failed to change the email`}
            onDone={() => {
              setSentTo(newEmail);
              onSent?.(newEmail);
            }}
            onCancel={close}
          >
            <TextField
              ref={field}
              label={t`New email`}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              error={problem}
              onChange={(event) => {
                setTyped(event.target.value);
                setProblem(undefined);
              }}
            />
          </ProofForm>
        ) : (
          <div className="stack gap-5">
            <p>{describeNextStep(me.emailVerified && me.email, sentTo)}</p>
            <DialogActions>
              <Button variant="primary" onClick={onClose}>{t`Done`}</Button>
            </DialogActions>
          </div>
        )
      }
    </Dialog>
  );
}

/** @param oldEmail Set if the old address must confirm the change too. An unconfirmed address need not. */
function describeNextStep(oldEmail: string | undefined, newEmail: string): string {
  const until = t`Until then, sign in as usual. The links work for one day.`;
  if (oldEmail === undefined) return t`Open the link we sent to ${newEmail}. ${until}`;
  return t`Open both links we sent. One went to ${oldEmail}, one to ${newEmail}. ${until}`;
}

function emailProblemOf(error: Error): string | undefined {
  return error instanceof ApiError && error.fields?.['newEmail'] !== undefined ? error.message : undefined;
}
