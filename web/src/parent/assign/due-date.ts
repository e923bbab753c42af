import { ApiError } from '../../lib/api-error.ts';

export const halfTypedDate = 'Please complete the date, or clear it.';

/** Whether a form's date is only half typed: its field then reads as empty, and the assignment would have no due date. */
export function isDueDateHalfTyped(element: HTMLFormElement): boolean {
  const field = element.elements.namedItem('dueDate');
  return field instanceof HTMLInputElement && field.validity.badInput;
}

/** What the server says is wrong with the due date, if that is why it refused. */
export function dueDateProblemOf(error: Error): string | undefined {
  return error instanceof ApiError ? error.fields?.['dueDate'] : undefined;
}
