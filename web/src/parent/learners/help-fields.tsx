import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { limits } from '../../../../shared/limits.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import type { DailyGoal } from '../../../../shared/scheduling/daily-goal.ts';
import { Select } from '../../components/controls/field.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { describeGoal } from '../../words/durations.ts';
import { listWeekdays, nameWeekday } from '../../words/streaks.ts';
import styles from './help-fields.module.css';

/** @returns the goal as the value of a form's field */
export function writeGoal({ kind, count }: DailyGoal): string {
  return `${kind} ${count}`;
}

export function readGoal(written: string): Pick<Learner, 'cardsPerDay' | 'minutesPerDay'> {
  const [kind, count] = written.split(' ');
  return kind === 'minute' ? { minutesPerDay: Number(count) } : { cardsPerDay: Number(count), minutesPerDay: 0 };
}

const goalGroups = [
  { label: msg`Cards`, kind: 'card', ...limits.cardsPerMix },
  { label: msg`Minutes with cards`, kind: 'minute', ...limits.minutesPerDay },
] as const;

function offerGoals({ kind, least, most }: (typeof goalGroups)[number]): DailyGoal[] {
  return Array.from({ length: (most - least) / 5 + 1 }, (_, step) => ({ kind, count: least + 5 * step }));
}

export const newCardsOffered = ['by-time', 0, 5, 10, 15, 20, 30, limits.newCardsPerDay.most] as const;

const { usual, young } = limits.minutesPerDay;

/** The goals that a new learner may begin with. The child's age is neither asked for nor stored. */
export const firstGoals = [
  {
    goal: writeGoal({ kind: 'minute', count: usual }),
    label: msg`${plural(usual, { one: '# minute', other: '# minutes' })}: age 7 and up`,
  },
  {
    goal: writeGoal({ kind: 'minute', count: young }),
    label: msg`${plural(young, { one: '# minute', other: '# minutes' })}: under 7`,
  },
] as const;

/** Select for the daily goal, in cards or in minutes. */
export function GoalField({ field }: { readonly field: UseFormRegisterReturn }) {
  const { t } = useLingui();
  return (
    <Select label={t`Daily goal`} hint={t`Shown as a ring on Home. Kids can always keep going.`} {...field}>
      {goalGroups.map((group) => (
        <optgroup key={group.kind} label={t(group.label)}>
          {offerGoals(group).map((one) => (
            <option key={writeGoal(one)} value={writeGoal(one)}>
              {describeGoal(one)}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

interface RestDaysFieldProps {
  readonly days: readonly number[];
  readonly onChange: (days: number[]) => void;
  readonly error: string | undefined;
}

/** Weekdays on which a streak survives without study. */
export function RestDaysField({ days, onChange, error }: RestDaysFieldProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <fieldset aria-describedby={id}>
      <legend className="below-2">{t`Rest days`}</legend>
      <div className={joinClasses(styles.weekdays, 'stack gap-2')}>
        {listWeekdays().map((day) => (
          <label key={day} className="row option chosen gap-2 outlined target pad-inline-3">
            <input
              type="checkbox"
              checked={days.includes(day)}
              onChange={({ target: { checked } }) =>
                onChange(checked ? [...days, day].toSorted((a, b) => a - b) : days.filter((one) => one !== day))
              }
            />
            {nameWeekday(day)}
          </label>
        ))}
      </div>
      <p id={id} className={error === undefined ? 'note above-2' : joinClasses(styles.noteError, 'note above-2')}>
        {error ?? t`Rest days keep a streak going, starting today. One other missed day a week is forgiven.`}
      </p>
    </fieldset>
  );
}

/** Parses an option value into a number, or keeps it as text if it isn't one. */
export const asNumberOrText = {
  setValueAs: (value: string | number) => (Number.isNaN(Number(value)) ? value : Number(value)),
};
