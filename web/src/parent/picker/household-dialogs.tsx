import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { limits } from '../../../../shared/limits.ts';
import { householdName, invitationCode, type InvitationPreview } from '../../../../shared/schemas/household.ts';
import { Button } from '../../components/controls/button.tsx';
import { TextField } from '../../components/controls/field.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { Banner, Failure } from '../../components/feedback/messages.tsx';
import { createHouseholdMutation, joinHouseholdMutation, previewInvitationMutation } from '../../queries/households.ts';
import { memberRoleNames } from '../../words/names.ts';
import styles from './household-picker.module.css';

const newHousehold = z.object({ name: householdName });

/** Asks for the name of a new household and makes it. */
export function CreateHouseholdDialog({ onClose }: { readonly onClose: () => void }) {
  const announce = useAnnounce();
  const creation = useMutation(createHouseholdMutation);
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(newHousehold),
    defaultValues: { name: '' },
  });
  const submit = handleSubmit(({ name }) => {
    if (creation.isPending) return;
    creation.mutate(name, {
      onSuccess: (household) => {
        onClose();
        announce(`${household.name} is ready`, { isShown: true });
      },
    });
  });
  return (
    <Dialog title="Create Household" size={400} isDirty={formState.isDirty} onClose={onClose}>
      {(close) => (
        <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          <Failure error={creation.error} title="Failed to create household" />
          <TextField
            label="Household Name"
            placeholder="e.g. Smith Family"
            autoComplete="off"
            error={formState.errors.name?.message}
            {...register('name')}
          />
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" variant="primary" busyText={creation.isPending && 'Creating...'}>
              Create
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}

interface JoinHouseholdDialogProps {
  /** From the link of a mail. */
  readonly invitation?: string | undefined;
  readonly onClose: () => void;
}

/** Takes the code that another grown-up of a household handed over, and says what it makes of this account before anything happens. */
export function JoinHouseholdDialog({ invitation, onClose }: JoinHouseholdDialogProps) {
  const announce = useAnnounce();
  const preview = useMutation(previewInvitationMutation);
  const joining = useMutation(joinHouseholdMutation);
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(invitationCode),
    defaultValues: { code: invitation ?? '' },
  });
  const isKnown = preview.data !== undefined;
  const submit = handleSubmit(({ code }) => {
    if (preview.isPending || joining.isPending) return;
    if (!isKnown) {
      preview.mutate(code);
      return;
    }
    joining.mutate(code, {
      onSuccess: () => {
        onClose();
        announce('Welcome to the household', { isShown: true });
      },
    });
  });
  const failure = preview.error ?? joining.error;
  return (
    <Dialog title="Join a household" size={400} isDirty={formState.isDirty} onClose={onClose}>
      {(close) => (
        <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          <Failure error={failure} title="Failed to join the household" />
          <div className={styles.code}>
            <TextField
              label="Family code"
              hint="A grown-up of the household makes it under Settings, Invite a grown-up."
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={limits.invitationCodeLength}
              error={formState.errors.code?.message}
              {...register('code', { onChange: preview.reset })}
            />
          </div>
          {isKnown && <Banner tone="info">{describeInvitation(preview.data)}</Banner>}
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <Button
              type="submit"
              variant="primary"
              busyText={(joining.isPending && 'Joining...') || (preview.isPending && 'Looking...')}
            >
              {isKnown ? 'Join' : 'Next'}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}

/** What a grown-up becomes, said before it is so. */
function describeInvitation({ role, householdName: household }: InvitationPreview): string {
  return role === 'viewer'
    ? `You become a viewer of ${household}: you can read reports and cheer, not change.`
    : `You become a ${memberRoleNames[role].toLowerCase()} of ${household}: you can manage its learners, decks and settings.`;
}
