import * as z from 'zod/mini';
import { householdName } from '../../../shared/schemas/household.ts';
import { emailText } from '../../../shared/schemas/sign-in.ts';
import { emptyOr } from '../../../shared/schemas/text.ts';
import { TextField } from '../components/controls/field.tsx';
import { ApiError } from '../lib/api/api-error.ts';
import { describeFailure } from '../lib/api/describe-error.ts';
import { createHouseholdForMutation } from '../queries/admin.ts';
import { fieldOf, useContractForm } from '../components/controls/contract-form.ts';
import { SavingDialog } from '../components/dialog/form-dialog.tsx';

const newHousehold = z.strictObject({ name: householdName, ownerEmail: emptyOr(emailText()) });

/** Makes a household, for a parent who is named by e-mail or for the admin. */
export function CreateHouseholdDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useContractForm(newHousehold, { name: '', ownerEmail: '' });
  return (
    <SavingDialog
      title="Create Household"
      size={400}
      form={form}
      mutation={createHouseholdForMutation}
      targetOf={(household) => household}
      submitText="Create"
      busyText="Creating..."
      failedText={(error) => (isAboutOwner(error) ? undefined : describeFailure(error, 'Failed to create household'))}
      doneText={({ name }) => `${name} is ready`}
      onRefused={(error) =>
        isAboutOwner(error) && form.setError('ownerEmail', { message: error.message }, { shouldFocus: true })
      }
      onClose={onClose}
    >
      <TextField label="Household Name" placeholder="e.g. Smith Family" autoComplete="off" {...fieldOf(form, 'name')} />
      <TextField
        isOptional
        type="email"
        label="Owner email"
        hint="Of a parent account. Without one, the household is yours."
        autoComplete="off"
        {...fieldOf(form, 'ownerEmail')}
      />
    </SavingDialog>
  );
}

function isAboutOwner(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'owner-not-found' || error.fields?.['ownerEmail'] !== undefined);
}
