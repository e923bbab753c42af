import { Choice } from '../../components/controls/look-fields.tsx';
import { ApiError } from '../../lib/api/api-error.ts';

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

/** What is chosen beside a due date. */
interface DueChoiceValues {
  readonly untilReady: boolean;
  readonly isWeekly: boolean;
}

interface DueChoicesProps extends DueChoiceValues {
  /** Whether there is a deck with a due date: see `canBePlanned`. */
  readonly canBePlanned: boolean;
  readonly onChoose: (choice: keyof DueChoiceValues, isChosen: boolean) => void;
}

/** Whether a deck is to be known by its due date, and whether the work comes back each week. */
export function DueChoices({ canBePlanned, untilReady, isWeekly, onChoose }: DueChoicesProps) {
  return (
    <>
      {canBePlanned && (
        <Choice
          title="Ready by this day"
          hint="Some cards each day until then, so that the deck is known on that day."
          isChosen={untilReady}
          onChange={(isChosen) => onChoose('untilReady', isChosen)}
        />
      )}
      <Choice
        title="Every week"
        hint="Given again each week, for the same weekday."
        isChosen={isWeekly}
        onChange={(isChosen) => onChoose('isWeekly', isChosen)}
      />
    </>
  );
}
