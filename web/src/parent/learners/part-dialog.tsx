import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { RouteCall } from '../../../../shared/routes/define-route.ts';
import type { updateLearner } from '../../../../shared/routes/learners.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { SavingDialog } from '../../components/dialog/form-dialog.tsx';
import { updateLearnerMutation } from '../../queries/learners.ts';
import { forgetReports } from '../../queries/reports.ts';

export interface PartProps {
  readonly learner: Learner;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

type Change = RouteCall<typeof updateLearner>['body'];

interface PartDialogProps<Values extends FieldValues, Output> extends PartProps {
  /** Names the learner and the part. */
  readonly title: string;
  readonly form: UseFormReturn<Values, unknown, Output>;
  readonly changeOf: (values: Output) => Change;
  readonly children: ReactNode;
}

/** Form of one part, which sends nothing of the others. */
export function PartDialog<Values extends FieldValues, Output>(props: PartDialogProps<Values, Output>) {
  const { t } = useLingui();
  const { learner, title, form, changeOf, onSaved, onClose, children } = props;
  const client = useQueryClient();
  const { id: learnerId, householdId } = learner;
  return (
    <SavingDialog
      isLong
      title={title}
      form={form}
      mutation={updateLearnerMutation}
      targetOf={(values) => ({ params: { householdId, learnerId }, body: changeOf(values) })}
      failedText={t`Failed to save learner`}
      doneText={(saved) => t`${{ name: saved.name }} is saved`}
      onDone={() => {
        void forgetReports(client, learnerId);
        onSaved();
      }}
      onClose={onClose}
    >
      {children}
    </SavingDialog>
  );
}
