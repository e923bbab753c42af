import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Choice } from '../../components/controls/look-fields.tsx';
import { ApiError } from '../../lib/api/api-error.ts';

export const halfTypedDate = msg`Finish the date or clear it.`;

/** Returns true if the date is incomplete. The field's value is then empty, so saving would remove the due date. */
export function isDueDateHalfTyped(element: HTMLFormElement): boolean {
  const field = element.elements.namedItem('dueDate');
  return field instanceof HTMLInputElement && field.validity.badInput;
}

/** Returns the server's error about the due date, if any. */
export function dueDateProblemOf(error: Error): string | undefined {
  return error instanceof ApiError ? error.fields?.['dueDate'] : undefined;
}

interface DueChoiceProps {
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** Plans a deck so that it is known on its due date. Only if `canBePlanned`. */
export function ReadyChoice(props: DueChoiceProps) {
  const { t } = useLingui();
  return <Choice title={t`Ready by this day`} hint={t`A few cards a day, so they know the deck by then.`} {...props} />;
}

/** Repeats the assignment each week. */
export function WeeklyChoice(props: DueChoiceProps) {
  const { t } = useLingui();
  return <Choice title={t`Every week`} hint={t`Assigned again every week, due on the same day.`} {...props} />;
}
