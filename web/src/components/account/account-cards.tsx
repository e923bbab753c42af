import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import LogOut from 'virtual:icons/log-out';
import MonitorSmartphone from 'virtual:icons/monitor-smartphone';
import { useState } from 'react';
import { useAccount } from '../../lib/account/account.tsx';
import { describeFailure } from '../../lib/api/describe-error.ts';
import type { SessionEnd } from '../../lib/account/session.ts';
import { useAppConfig } from '../../lib/api/app-config.ts';
import { changePasswordMutation, signOutEverywhereMutation } from '../../queries/own-account.ts';
import { signInMethodsQuery } from '../../queries/passkeys.ts';
import { accountRoleNames } from '../../words/roles.ts';
import { Button } from '../controls/button.tsx';
import { ConfirmDialog } from '../dialog/dialog.tsx';
import { SectionCard } from '../layout/card.tsx';
import { DetailList } from '../layout/facts.tsx';
import { EmailActions } from './email-actions.tsx';
import { passwordChange, passwordHint } from '../../../../shared/schemas/sign-in.ts';
import { PasswordField } from '../controls/field.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { fieldOf, useContractForm } from '../controls/contract-form.ts';
import { SavingDialog } from '../dialog/form-dialog.tsx';
import { wordProblem } from '../../words/word-problem.ts';

export function AccountCard() {
  const { t } = useLingui();
  const { me } = useAccount();
  return (
    <SectionCard title={t`Account`}>
      <DetailList
        details={[
          { term: t`Email`, value: me.email },
          { term: t`Role`, value: accountRoleNames[me.role] },
          { term: t`User ID`, value: me.id, isId: true },
        ]}
      />
      <EmailActions />
      <PasswordAction />
    </SectionCard>
  );
}

/** Button to change the password. Without a password, a text explains how to set one by email, if the installation sends email. */
function PasswordAction() {
  const { t } = useLingui();
  const methods = useQuery(signInMethodsQuery).data;
  const canMail = useAppConfig()?.sendsNoMail !== true;
  const [isChanging, setIsChanging] = useState(false);
  if (methods?.hasPassword === false) {
    return (
      <p className="note">
        {canMail
          ? t`Your account has no password. To add one, press “Forgot password?” on the sign-in screen. We’ll email you a link.`
          : t`Your account has no password.`}
      </p>
    );
  }
  return (
    <>
      <Button onClick={() => setIsChanging(true)}>{t`Change password`}</Button>
      {isChanging && <ChangePasswordDialog onClose={() => setIsChanging(false)} />}
    </>
  );
}

interface AccountActionsProps {
  /** A sentence about what signing out everywhere leaves open. */
  readonly staysOpen?: string | undefined;
  readonly onSignOut: () => void;
  /** Called after the server ended all sessions: ends this page's session too. */
  readonly onSessionOver: (end: SessionEnd) => void;
}

export function AccountActions({ staysOpen = '', onSignOut, onSessionOver }: AccountActionsProps) {
  const { t } = useLingui();
  const text = t`This signs out all your devices, including this one. Everything you saved is safe.`;
  const [isAsking, setIsAsking] = useState(false);
  const everywhere = useMutation(signOutEverywhereMutation);
  return (
    <SectionCard title={t`Actions`}>
      <div className="wrap gap-3">
        <Button icon={<LogOut />} onClick={onSignOut}>{t`Sign Out`}</Button>
        <Button icon={<MonitorSmartphone />} onClick={() => setIsAsking(true)}>{t`Sign out everywhere`}</Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t`Sign out everywhere?`}
          text={`${text} ${staysOpen}`.trim()}
          confirmText={t`Sign out`}
          busyText={everywhere.isPending && t`Signing out...`}
          error={everywhere.error ? describeFailure(everywhere.error, 'Failed to sign out everywhere') : undefined}
          onConfirm={() => everywhere.mutate(undefined, { onSuccess: () => onSessionOver('signed-out') })}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </SectionCard>
  );
}

/** Dialog that changes the password. A rejected field shows its error. */
function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { me } = useAccount();
  const form = useContractForm(passwordChange, { currentPassword: '', newPassword: '' });
  return (
    <SavingDialog
      title={t`Change password`}
      size={400}
      form={form}
      mutation={changePasswordMutation}
      targetOf={(passwords) => passwords}
      failedText={(error) => (refusedField(error) ? undefined : describeFailure(error, 'Failed to change password'))}
      doneText={() => t`Password changed. Your other devices are signed out.`}
      onRefused={(error) => {
        const field = refusedField(error);
        if (field) form.setError(field, { message: error.message }, { shouldFocus: true });
      }}
      onClose={onClose}
    >
      {/* Hidden username so that password managers know which account the password belongs to. */}
      <input type="email" autoComplete="username" value={me.email} readOnly hidden />
      <PasswordField
        label={t`Current password`}
        autoComplete="current-password"
        {...fieldOf(form, 'currentPassword')}
      />
      <PasswordField
        label={t`New password`}
        hint={wordProblem(passwordHint)}
        autoComplete="new-password"
        {...fieldOf(form, 'newPassword')}
      />
    </SavingDialog>
  );
}

function refusedField(error: unknown): 'currentPassword' | 'newPassword' | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'wrong-password') return 'currentPassword';
  if (error.code === 'common-password' || error.fields?.['newPassword']) return 'newPassword';
  return undefined;
}
