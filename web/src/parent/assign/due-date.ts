export const halfTypedDate = 'Please complete the date, or clear it.';

/** Whether a form's date is only half typed: its field then reads as empty, and the assignment would have no due date. */
export function isDueDateHalfTyped(element: HTMLFormElement): boolean {
  const field = element.elements.namedItem('dueDate');
  return field instanceof HTMLInputElement && field.validity.badInput;
}
