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

interface DueChoiceValues {
  readonly untilReady: boolean;
  readonly isWeekly: boolean;
}

interface DueChoicesProps extends DueChoiceValues {
  /** Whether a deck with a due date is chosen. See `canBePlanned`. */
  readonly canBePlanned: boolean;
  readonly onChoose: (choice: keyof DueChoiceValues, isChosen: boolean) => void;
}

/** Checkboxes to learn the deck by its due date and to repeat the assignment weekly. */
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
