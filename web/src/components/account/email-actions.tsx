import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { emailChange } from '../../../../shared/schemas/sign-in.ts';
import { useAccount } from '../../lib/account/account.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { appConfigQuery } from '../../queries/app-config.ts';
import { requestEmailChangeMutation, resendVerificationMutation } from '../../queries/auth.ts';
import { Button } from '../controls/button.tsx';
import { TextField } from '../controls/field.tsx';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { Banner, Failure } from '../feedback/messages.tsx';
import styles from './account.module.css';
import { ProofForm } from './proof-form.tsx';

/** Actions to confirm or change the account's email. Renders nothing if the installation sends no email. */
export function EmailActions() {
  const { me } = useAccount();
  const config = useQuery(appConfigQuery).data;
  const [isChanging, setIsChanging] = useState(false);
  if (!config || config.sendsNoMail) return null;
  return (
    <>
      {!me.emailVerified && <UnverifiedNote />}
      <Button onClick={() => setIsChanging(true)}>Change email</Button>
      {isChanging && <ChangeEmailDialog onClose={() => setIsChanging(false)} />}
    </>
  );
}

function UnverifiedNote() {
  const { me } = useAccount();
  const resend = useMutation(resendVerificationMutation);
  if (resend.isSuccess) return <Banner tone="success">A link is on its way to {me.email}.</Banner>;
  return (
    <>
      <Failure error={resend.error} title="The link could not be sent" />
      <Banner
        tone="info"
        action={
          <Button busyText={resend.isPending && 'Sending...'} onClick={() => resend.mutate()}>
            Send the link again
          </Button>
        }
      >
        Please confirm your email by the link that we sent you. You need it to invite others by mail.
      </Banner>
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
    showProblem(error?.issues[0]?.message);
    return error === undefined;
  }
  return (
    <Dialog title="Change email" size={400} isDirty={typed !== '' && sentTo === undefined} onClose={onClose}>
      {(close) =>
        sentTo === undefined ? (
          <ProofForm
            mutation={{ ...requestEmailChangeMutation, onError: (refusal) => showProblem(emailProblemOf(refusal)) }}
            targetOf={(password) => ({ newEmail, password })}
            isReady={checkEmail}
            isShownAbove={(refusal) => emailProblemOf(refusal) !== undefined}
            confirmText="Send the links"
            cancelText="Cancel"
            busyText="Sending..."
            tone="primary"
            failedText="Failed to change the email"
            onDone={() => {
              setSentTo(newEmail);
              onSent?.(newEmail);
            }}
            onCancel={close}
          >
            <TextField
              ref={field}
              label="New email"
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
          <div className={styles.stack}>
            <p>{describeNextStep(me.emailVerified && me.email, sentTo)}</p>
            <DialogActions>
              <Button variant="primary" onClick={onClose}>
                Done
              </Button>
            </DialogActions>
          </div>
        )
      }
    </Dialog>
  );
}

/** @param oldEmail Set if the old address must confirm the change too. An unconfirmed address need not. */
function describeNextStep(oldEmail: string | undefined, newEmail: string): string {
  const until = 'Until then you sign in as always. The links work for a day.';
  if (oldEmail === undefined) return `Please open the link that we sent to ${newEmail}. ${until}`;
  return `Please open both links: the one that we sent to ${oldEmail}, and the one to ${newEmail}. ${until}`;
}

function emailProblemOf(error: Error): string | undefined {
  return error instanceof ApiError && error.fields?.['newEmail'] !== undefined ? error.message : undefined;
}
