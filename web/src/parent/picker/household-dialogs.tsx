import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { limits } from '../../../../shared/limits.ts';
import { householdName, invitationCode, type InvitationPreview } from '../../../../shared/schemas/household.ts';
import { Button } from '../../components/controls/button.tsx';
import { TextField } from '../../components/controls/field.tsx';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { Banner, Failure } from '../../components/feedback/messages.tsx';
import { forgetLinkCode } from '../../lib/account/link-code.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { createHouseholdMutation, joinHouseholdMutation, previewInvitationMutation } from '../../queries/households.ts';
import styles from './household-picker.module.css';
import { fieldOf, useContractForm } from '../../components/controls/contract-form.ts';
import { FormDialog, SavingDialog } from '../../components/dialog/form-dialog.tsx';

const newHousehold = z.object({ name: householdName });

export function CreateHouseholdDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const form = useContractForm(newHousehold, { name: '' });
  return (
    <SavingDialog
      title={t`Create Household`}
      size={400}
      form={form}
      mutation={createHouseholdMutation}
      targetOf={({ name }) => name}
      submitText={t`Create`}
      busyText={t`Creating...`}
      failedText={t`Failed to create household`}
      doneText={({ name }) => t({ message: `${name} is ready`, context: 'a household' })}
      onClose={onClose}
    >
      <TextField
        label={t`Household Name`}
        placeholder={t`e.g. Smith Family`}
        autoComplete="off"
        {...fieldOf(form, 'name')}
      />
    </SavingDialog>
  );
}

interface JoinHouseholdDialogProps {
  /** Code of the link that opened the page. It is kept until it is used up or refused here. */
  readonly invitation?: string | undefined;
  readonly onClose: () => void;
}

/** Joins a household by invitation code. Shows the resulting role before joining. */
export function JoinHouseholdDialog({ invitation, onClose }: JoinHouseholdDialogProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const preview = useMutation(previewInvitationMutation);
  const joining = useMutation(joinHouseholdMutation);
  const form = useContractForm(invitationCode, { code: invitation ?? '' });
  const isKnown = preview.data !== undefined;
  const onError = (error: Error, code: string): void => {
    if (code === invitation && isOver(error)) forgetLinkCode('invitation');
  };
  const submit = form.handleSubmit(({ code }) => {
    if (preview.isPending || joining.isPending) return;
    if (!isKnown) {
      preview.mutate(code, { onError });
      return;
    }
    joining.mutate(code, {
      onError,
      onSuccess: () => {
        if (code === invitation) forgetLinkCode('invitation');
        onClose();
        announce(t`Welcome to the household`, { isShown: true });
      },
    });
  });
  function refuse(): void {
    forgetLinkCode('invitation');
    onClose();
  }
  const failure = preview.error ?? joining.error;
  return (
    <FormDialog
      title={t`Join a household`}
      size={400}
      isDirty={form.formState.isDirty}
      submitText={isKnown ? t`Join` : t`Next`}
      busyText={(joining.isPending && t`Joining...`) || (preview.isPending && t`Checking...`)}
      last={invitation !== undefined && <Button variant="quiet" onClick={refuse}>{t`No, thanks`}</Button>}
      onSubmit={submit}
      onClose={onClose}
    >
      <Failure error={failure} title={t`Failed to join the household`} />
      <div className={styles.code}>
        <TextField
          label={t`Family code`}
          hint={t`A grown-up in the household can make one in Settings, Family & people.`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={limits.invitationCodeLength}
          {...fieldOf(form, 'code', { onChange: preview.reset })}
        />
      </div>
      {isKnown && <Banner tone="info">{describeInvitation(preview.data)}</Banner>}
    </FormDialog>
  );
}

/** Whether an invitation was refused for good. One for another email waits for whoever signs in next. */
function isOver(error: Error): boolean {
  return error instanceof ApiError && (error.code === 'code-used-up' || error.code === 'already-member');
}

/** Describes the role that accepting the invitation gives. */
function describeInvitation({ role, householdName: household }: InvitationPreview): string {
  return role === 'viewer'
    ? t`You’ll be a viewer of ${household}. You can read reports and cheer, but you can’t change anything.`
    : t`You’ll be a guardian of ${household}. You can manage its learners, decks and settings.`;
}
