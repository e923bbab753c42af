import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { limits } from '../../../../shared/limits.ts';
import { mailsNeeded } from '../../../../shared/notice.ts';
import { useAccount } from '../../lib/account/account.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { resendVerificationMutation } from '../../queries/auth.ts';
import { wordOf } from '../../words/word-of.ts';
import { Button } from '../controls/button.tsx';
import { TextField } from '../controls/field.tsx';
import { Banner, Failure } from '../feedback/messages.tsx';
import { lazyScreen } from '../feedback/lazy-screen.tsx';
import styles from './account.module.css';
import { useFreshAccount } from './use-fresh-account.ts';

const ChangeEmailDialog = lazyScreen(async () => (await import('./email-actions.tsx')).ChangeEmailDialog, 'account');

interface EmailCodeProps {
  /** Id of the form that the code belongs to. It does not enclose this component, which contains the email change form, because forms can't nest. */
  readonly form: string;
  readonly input: Omit<ComponentProps<'input'>, 'form' | 'id' | 'className'>;
  readonly error: string | undefined;
  /** Called when a link was sent to a changed address. That link then confirms the email, so no code is needed. */
  readonly onLinkSent: () => void;
}

/**
 * Asks an adult with an unconfirmed email for the mailed code. Refetches the account whenever the page becomes visible and says so if the mailed link
 * was opened elsewhere. Render it for accounts that were unconfirmed when the page loaded.
 */
export function EmailCode({ form, input, error, onLinkSent }: EmailCodeProps) {
  const { t } = useLingui();
  const { me } = useAccount();
  const titleId = useId();
  const [wasSent, setWasSent] = useState(() => isFresh(me.createdAt));
  const [newEmail, setNewEmail] = useState<string>();
  const [isChanging, setIsChanging] = useState(false);
  const place = useRef<HTMLElement>(null);
  useFreshAccount();
  useEffect(() => {
    if (error !== undefined) place.current?.querySelector('input')?.focus();
  }, [error]);
  if (me.emailVerified) return <Banner tone="success">{t`Your email is confirmed.`}</Banner>;
  return (
    <section ref={place} className="stack gap-3" aria-labelledby={titleId}>
      <h3 id={titleId}>{t`Confirm your email`}</h3>
      <p className="breaks">{describeMail({ email: me.email ?? '', newEmail, wasSent })}</p>
      {newEmail === undefined && (
        <TextField
          label={t`Code from the email`}
          hint={t`The link in that email works too.`}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9 ]*"
          maxLength={2 * limits.emailCodeDigits}
          form={form}
          error={error}
          {...input}
        />
      )}
      <div className={styles.resend}>
        {newEmail === undefined && <SendCode wasSent={wasSent} onSent={() => setWasSent(true)} />}
        <Button variant="quiet" onClick={() => setIsChanging(true)}>{t`Wrong email?`}</Button>
      </div>
      {isChanging && (
        <ChangeEmailDialog
          onSent={(to) => {
            setNewEmail(to);
            onLinkSent();
          }}
          onClose={() => setIsChanging(false)}
        />
      )}
    </section>
  );
}

/** Shown instead of the controls that add a first child, on an installation that sends no email and so can't confirm consent. */
export function NobodyCanAgree() {
  return <Banner tone="info">{wordOf(mailsNeeded)}</Banner>;
}

/** Whether the code sent at registration may still be valid. */
function isFresh(createdAt: string): boolean {
  return Date.now() - Date.parse(createdAt) < limits.emailCodeSeconds * 1_000;
}

interface MailState {
  readonly email: string;
  readonly newEmail: string | undefined;
  readonly wasSent: boolean;
}

function describeMail({ email, newEmail, wasSent }: MailState): string {
  if (newEmail !== undefined) return t`Open the link we sent to ${newEmail}. Then come back here.`;
  if (!wasSent) return t`We’ll send a ${{ digits: limits.emailCodeDigits }}-digit code to ${email}.`;
  return t`We sent a ${{ digits: limits.emailCodeDigits }}-digit code to ${email}. It works for ${{ minutes: limits.emailCodeSeconds / 60 }} minutes.`;
}

/** Expected delivery time of an email. Requesting another code within it would only invalidate the one on its way. */
const patienceSeconds = 30;

function SendCode({ wasSent, onSent }: { readonly wasSent: boolean; readonly onSent: () => void }) {
  const { t } = useLingui();
  const resend = useMutation(resendVerificationMutation);
  const [secondsLeft, waitFor] = useCountdown();
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: () => {
        onSent();
        waitFor(patienceSeconds);
      },
      onError: (error) => waitFor((error instanceof ApiError && error.retryAfterSeconds) || 0),
    });
  return (
    <>
      <Failure error={resend.error} title={t`We couldn’t send the code`} />
      {resend.isSuccess && <Banner tone="success">{t`We sent a new code. Older codes no longer work.`}</Banner>}
      <Button variant="quiet" disabled={secondsLeft > 0} busyText={resend.isPending && t`Sending...`} onClick={send}>
        {describeSending(wasSent, secondsLeft)}
      </Button>
    </>
  );
}

function describeSending(wasSent: boolean, secondsLeft: number): string {
  const minutesLeft = Math.ceil(secondsLeft / 60);
  if (secondsLeft > 90) return t`Another code in ${plural(minutesLeft, { one: '# minute', other: '# minutes' })}`;
  if (secondsLeft > 0) return t`Another code in ${plural(secondsLeft, { one: '# second', other: '# seconds' })}`;
  return wasSent ? t`Send another code` : t`Send the code`;
}

/** @returns the remaining seconds and a function that starts a countdown */
function useCountdown(): [secondsLeft: number, waitFor: (seconds: number) => void] {
  const [secondsLeft, setSecondsLeft] = useState(0);
  const [end, setEnd] = useState(0);
  const count = useEffectEvent(() => setSecondsLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000))));
  useEffect(() => {
    if (end === 0) return undefined;
    const timer = setInterval(() => count(), 1_000);
    return () => clearInterval(timer);
  }, [end]);
  return [
    secondsLeft,
    (seconds) => {
      setSecondsLeft(seconds);
      setEnd(seconds > 0 ? Date.now() + seconds * 1_000 : 0);
    },
  ];
}
