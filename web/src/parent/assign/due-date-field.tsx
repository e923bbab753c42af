import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '../../components/controls/field.tsx';
import type { AssignFormValues } from './assign-form-values.ts';
import { useToday } from './use-today.ts';

interface DueDateFieldProps {
  readonly form: UseFormReturn<AssignFormValues>;
  readonly timeZone: string;
}

/** The last study day for it, from today on. The device's clock may be wrong: whether it is too late the server decides. */
export function DueDateField({ form, timeZone }: DueDateFieldProps) {
  const today = useToday(timeZone);
  return (
    <TextField
      label="Due Date"
      isOptional
      type="date"
      min={today}
      max="9999-12-31"
      error={form.formState.errors.dueDate?.message}
      {...form.register('dueDate')}
    />
  );
}

/** Whether a date is only half typed: its field then reads as empty, and the assignment would have no due date. */
export function isDueDateHalfTyped(element: HTMLFormElement): boolean {
  const field = element.elements.namedItem('dueDate');
  return field instanceof HTMLInputElement && field.validity.badInput;
}
