import { Choice } from '../../components/controls/look-fields.tsx';
import { ApiError } from '../../lib/api/api-error.ts';

export const halfTypedDate = 'Please complete the date, or clear it.';

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
  return <Choice title="Ready by this day" hint="A few cards a day, so they know the deck by then." {...props} />;
}

/** Repeats the assignment each week. */
export function WeeklyChoice(props: DueChoiceProps) {
  return <Choice title="Every week" hint="Assigned again every week, due on the same day." {...props} />;
}
