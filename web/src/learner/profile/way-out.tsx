import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import * as z from 'zod/mini';
import { credentials } from '../../../../shared/schemas/sign-in.ts';
import { DeleteAccountDialog } from '../../components/account/delete-account.tsx';
import { LeaveHouseholdDialog } from '../../components/account/leave-household-dialog.tsx';
import { Button } from '../../components/controls/button.tsx';
import { fieldOf, useContractForm } from '../../components/controls/contract-form.ts';
import { PasswordField } from '../../components/controls/field.tsx';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { Banner, Failure } from '../../components/feedback/messages.tsx';
import { Disclosure } from '../../components/layout/disclosure.tsx';
import { useAccount } from '../../lib/account/account.tsx';
import { endSession } from '../../lib/account/session.ts';
import { signOutEverywhereByPasswordMutation } from '../../queries/own-account.ts';
import { signInMethodsQuery } from '../../queries/passkeys.ts';
import styles from './profile-screen.module.css';
import type { FinishSaving } from './sign-out-section.tsx';

interface WayOutSectionProps {
  readonly finishSaving: FinishSaving;
  /** Deletes the account's study data from this device. */
  readonly forgetStudy: () => Promise<void>;
  /** Resets the navigation, so that the next sign-in starts at Home. */
  readonly onLeaving: () => void;
}

type Question = 'leave' | 'delete';

/** Leaves the family or deletes the account. Collapsed by default, to prevent accidental taps. */
export function WayOutSection({ finishSaving, forgetStudy, onLeaving }: WayOutSectionProps) {
  const { t } = useLingui();
  const { me, signOut } = useAccount();
  const [family] = me.households;
  const [question, setQuestion] = useState<Question>();
  const [waiting, setWaiting] = useState(0);
  const [saving, setSaving] = useState<Question>();
  const close = () => setQuestion(undefined);

  /** Opens the dialog only if no answers remain unsent, because the server would reject them afterward. */
  async function ask(next: Question) {
    if (saving) return;
    setSaving(next);
    const { waitingAnswers } = await finishSaving();
    setSaving(undefined);
    setWaiting(waitingAnswers);
    if (waitingAnswers === 0) setQuestion(next);
  }

  function leaveFamily() {
    onLeaving();
    void forgetStudy();
  }

  function leaveForGood() {
    onLeaving();
    void forgetStudy().finally(() => endSession('account-deleted'));
  }

  return (
    <Disclosure summary={t`Leave or delete`} className={styles.leaving}>
      {waiting > 0 && <Banner tone="error">{describeWaiting(waiting)}</Banner>}
      {family && (
        <Button busyText={saving === 'leave' && t`One moment...`} onClick={() => void ask('leave')}>
          {t`Leave ${{ family: family.name }}`}
        </Button>
      )}
      <Button
        busyText={saving === 'delete' && t`One moment...`}
        onClick={() => void ask('delete')}
      >{t`Delete my account`}</Button>
      {question === 'leave' && family && (
        <LeaveHouseholdDialog
          household={family}
          text={t`You won’t see its decks anymore. Your grown-ups still see what you studied. Want to come back? Ask for a new code.`}
          failedText={t`Leaving didn’t work`}
          onLeft={leaveFamily}
          onCancel={close}
        />
      )}
      {question === 'delete' && <DeleteAccountDialog onSignOut={signOut} onDeleted={leaveForGood} onClose={close} />}
    </Disclosure>
  );
}

function describeWaiting(answers: number): string {
  return t`${plural(answers, {
    one: '# answer hasn’t been sent yet. Try again when you’re online.',
    other: '# answers haven’t been sent yet. Try again when you’re online.',
  })}`;
}

interface GrownUpDialogProps {
  readonly email: string;
  /** Sends waiting answers, then calls `leave`. */
  readonly saveAndLeave: (leave: () => void) => void;
  readonly isSaving: boolean;
  readonly onClose: () => void;
}

/** Signs a child's account out everywhere after a grown-up has typed its password: without it, the child couldn't sign in again anywhere. */
export function GrownUpDialog({ email, saveAndLeave, isSaving, onClose }: GrownUpDialogProps) {
  const { t } = useLingui();
  const form = useContractForm(z.pick(credentials, { password: true }), { password: '' });
  const { mutate, isPending, error } = useMutation({
    ...signOutEverywhereByPasswordMutation,
    onSuccess: (...done) => {
      signOutEverywhereByPasswordMutation.onSuccess?.(...done);
      endSession('signed-out');
    },
  });
  const methods = useQuery(signInMethodsQuery);
  // Whoever can't be told whether there is a password may leave all the same.
  const hasPassword = methods.data?.hasPassword ?? false;
  const leave = (typed?: { readonly password: string }) => {
    if (!isPending) saveAndLeave(() => mutate(typed && { email, ...typed }));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (methods.isPending || isSaving) return;
    if (hasPassword) void form.handleSubmit(leave)(event);
    else leave();
  };
  return (
    <FormDialog
      title={t`Is a grown-up with you?`}
      size={400}
      isDirty={false}
      submitText={t`Sign out everywhere`}
      busyText={methods.isPending ? t`One moment...` : (isSaving || isPending) && t`Signing out...`}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t`This signs you out on all your devices. Then sign in again on each one.`}</p>
      <Failure
        error={error}
        title={t`We couldn’t sign you out everywhere`}
        refusals={{ 'wrong-credentials': t`That password isn’t right.` }}
      />
      {/* Not filled in by the browser, which would answer for the grown-up. */}
      {hasPassword && (
        <PasswordField
          label={t`Password`}
          hint={t`Ask your grown-up to type it.`}
          autoComplete="off"
          {...fieldOf(form, 'password')}
        />
      )}
    </FormDialog>
  );
}
