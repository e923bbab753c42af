import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import KeyRound from 'virtual:icons/key-round';
import { useState } from 'react';
import { type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Invitation } from '../../../../shared/schemas/household.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { emailText } from '../../../../shared/schemas/sign-in.ts';
import { emptyOr } from '../../../../shared/schemas/text.ts';
import { invitedRole, type MemberRole } from '../../../../shared/schemas/user.ts';
import { Button } from '../../components/controls/button.tsx';
import { TextField } from '../../components/controls/field.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { CodeTicket, CopyButton } from '../../components/controls/code-ticket.tsx';
import { Banner, Failure } from '../../components/feedback/messages.tsx';
import { useAccount } from '../../lib/account/account.tsx';
import { useAppConfig } from '../../lib/api/app-config.ts';
import { createInvitationMutation } from '../../queries/members.ts';
import { formatInstant } from '../../words/instants.ts';
import { RoleChoice } from './role-choice.tsx';
import styles from './settings-tab.module.css';
import { fieldOf, useContractForm } from '../../components/controls/contract-form.ts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';

type InvitedRole = Exclude<MemberRole, 'owner'>;

interface InviteDialogProps {
  readonly householdId: string;
  /** True for owners, and for guardians if the owners allow it. */
  readonly canInviteGuardians: boolean;
  readonly onClose: () => void;
}

/** Invites another grown-up with the chosen role, by email or with just a code. */
export function InviteDialog({ householdId, canInviteGuardians, onClose }: InviteDialogProps) {
  const { t } = useLingui();
  const [role, setRole] = useState<InvitedRole>(canInviteGuardians ? 'guardian' : 'viewer');
  const invitation = useMutation(createInvitationMutation);
  const form = useContractForm(invitedEmail, { email: '' });
  const isMailed = useWatch({ control: form.control, name: 'email' }) !== '';
  const submit = form.handleSubmit(({ email }) => {
    if (!invitation.isPending) invitation.mutate({ params: { householdId }, body: { role, ...(email && { email }) } });
  });
  if (invitation.data) {
    return (
      <Dialog title={t`Invite a grown-up`} onClose={onClose}>
        <InvitationMade invitation={invitation.data} />
        <DialogActions>
          <Button variant="primary" onClick={onClose}>{t`Done`}</Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={t`Invite a grown-up`}
      isDirty={form.formState.isDirty}
      submitText={isMailed ? t`Send invitation` : t`Create code`}
      busyText={invitation.isPending && (isMailed ? t`Sending...` : t`Creating...`)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Failure error={invitation.error} title={t`Failed to create the code`} />
      {canInviteGuardians ? (
        <RoleChoice question={t`What may they do?`} roles={invitedRole.options} role={role} onChange={setRole} />
      ) : (
        <p>{t`This code is for a viewer, who can see everything but can’t change it. An owner can invite guardians, or allow you to under Settings, Family & people.`}</p>
      )}
      <MailTo field={fieldOf(form, 'email')} />
    </FormDialog>
  );
}

const invitedEmail = z.object({ email: emptyOr(emailText()) });

/** Optional email address for the invitation. Tells users without a confirmed email how to enable it. */
function MailTo({ field }: { readonly field: UseFormRegisterReturn & { readonly error: string | undefined } }) {
  const { t } = useLingui();
  const { me } = useAccount();
  const config = useAppConfig();
  if (!config || config.sendsNoMail) return null;
  if (!me.emailVerified)
    return <p className="note block">{t`To invite by email, first confirm your own email, under My account.`}</p>;
  return (
    <TextField
      label={t`Their email`}
      hint={t`We’ll send the invitation there. It only works for this email.`}
      isOptional
      type="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  );
}

function InvitationMade({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useLingui();
  const { email } = invitation;
  const steps = [
    t`The other grown-up opens Flashspark and registers as Parent, or signs in.`,
    t`Under All Households they choose “Join with a code” and enter this code.`,
  ];
  return (
    <>
      {email && (
        <Banner tone="success">{t`The invitation is on its way to ${email}. This code works for that email, too.`}</Banner>
      )}
      <InvitationCode invitation={invitation} steps={steps} />
    </>
  );
}

interface InvitationCodeProps {
  readonly invitation: Invitation;
  readonly steps: readonly string[];
}

/** Number of characters per group. Two groups make the ten-character code easier to read aloud. */
const codeGroup = 5;

function InvitationCode({ invitation: { code, expiresAt }, steps }: InvitationCodeProps) {
  const { t } = useLingui();
  return (
    <div className="stack gap-4">
      <CodeTicket code={code} group={codeGroup}>
        <CopyButton text={code}>{t`Copy code`}</CopyButton>
      </CodeTicket>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="note line-high">{t`Works once, until ${{ day: formatInstant(expiresAt) }}. You can make a new one at any time.`}</p>
    </div>
  );
}

/** Creates a code that lets a learner without an account register one. */
export function SignInCode({ learner }: { readonly learner: Learner }) {
  const { t } = useLingui();
  const invitation = useMutation(createInvitationMutation);
  if (invitation.data) {
    const childSteps = [
      t`On the child’s device, open Flashspark and register as Learner.`,
      t`Enter this code. From then on, the account studies as ${{ name: learner.name }}.`,
    ];
    return <InvitationCode invitation={invitation.data} steps={childSteps} />;
  }
  return (
    <div className="stack gap-5">
      <Failure error={invitation.error} title={t`Failed to create the code`} />
      <p className="note block">
        {t`${{ name: learner.name }} has no sign-in yet. A code connects one on the child’s own device.`}
      </p>
      <Button
        className="self-start"
        icon={<KeyRound />}
        busyText={invitation.isPending && t`Creating...`}
        onClick={() =>
          invitation.mutate({ params: { householdId: learner.householdId }, body: { learnerId: learner.id } })
        }
      >{t`Create sign-in code`}</Button>
    </div>
  );
}
