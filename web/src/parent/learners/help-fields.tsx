import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { limits } from '../../../../shared/limits.ts';
import {
  extraTime,
  type Learner,
  type LearnerLook,
  learnerLook,
  newCardsChoice,
  pace,
} from '../../../../shared/schemas/learner.ts';
import { type DailyGoal, goalOf } from '../../../../shared/scheduling/daily-goal.ts';
import { restDaysInput } from '../../../../shared/schemas/progress.ts';
import { Select } from '../../components/controls/field.tsx';
import { Choice, LookFields } from '../../components/controls/look-fields.tsx';
import { describeGoal, describeNewCards, extraTimeNames, paceNames } from '../../words/durations.ts';
import { nameWeekday } from '../../words/streaks.ts';
import styles from './help-fields.module.css';

/** Help settings of one child. They can be set once the child has been added. */
export const helpFields = {
  extraTime: z.optional(extraTime),
  pace: z.optional(pace),
  newCardsADay: z.optional(newCardsChoice),
  /** Daily goal as text, formatted by {@link writeGoal}. */
  goal: z.optional(z.string()),
  canRead: z.optional(z.boolean()),
  look: z.optional(learnerLook),
  restDays: z.optional(restDaysInput),
};

type Known = Pick<Learner, 'extraTime' | 'pace' | 'newCardsADay' | 'canRead' | 'look'> & {
  readonly goal?: string | undefined;
};
type Help = Known & { readonly restDays?: number[] | undefined };
type WholeHelp = Help & Required<Known>;
type ChangedHelp = Omit<Help, 'goal'> & Pick<Learner, 'cardsPerDay' | 'minutesPerDay'>;

/**
 * @param restDays undefined if they aren't loaded.
 * @returns all of a learner's help settings, with defaults filled in.
 */
export function helpOf(learner: Learner, restDays: number[] | undefined): WholeHelp {
  const { extraTime: time = 1, pace: chosen = 'steady', newCardsADay = 'by-time', canRead = true, look = {} } = learner;
  const goal = writeGoal(goalOf(learner));
  return { extraTime: time, pace: chosen, newCardsADay, goal, canRead, look, ...(restDays && { restDays }) };
}

/** @returns only the changed settings, so that an appearance the child chose in the meantime isn't overwritten. */
export function pickChangedHelp(before: WholeHelp, now: Help): ChangedHelp {
  const { extraTime: time, pace: chosen, newCardsADay, goal, canRead, look = {}, restDays } = now;
  const parts = ['textSize', 'spacing', 'calm', 'colour', 'sounds'] as const;
  const isSameLook = parts.every((part) => look[part] === before.look[part]);
  const isSameRest = String(restDays) === String(before.restDays);
  return {
    ...(time !== before.extraTime && { extraTime: time }),
    ...(chosen !== before.pace && { pace: chosen }),
    ...(newCardsADay !== before.newCardsADay && { newCardsADay }),
    ...(goal !== undefined && goal !== before.goal && readGoal(goal)),
    ...(canRead !== before.canRead && { canRead }),
    ...(!isSameLook && { look }),
    ...(!isSameRest && { restDays }),
  };
}

/** @returns the goal as the value of a form's field */
function writeGoal({ kind, count }: DailyGoal): string {
  return `${kind} ${count}`;
}

export function readGoal(written: string): Pick<Learner, 'cardsPerDay' | 'minutesPerDay'> {
  const [kind, count] = written.split(' ');
  return kind === 'minute' ? { minutesPerDay: Number(count) } : { cardsPerDay: Number(count), minutesPerDay: 0 };
}

const goalGroups = [
  { label: 'Cards', kind: 'card', ...limits.cardsPerMix },
  { label: 'Minutes with cards', kind: 'minute', ...limits.minutesPerDay },
] as const;

function offerGoals({ kind, least, most }: (typeof goalGroups)[number]): DailyGoal[] {
  return Array.from({ length: (most - least) / 5 + 1 }, (_, step) => ({ kind, count: least + 5 * step }));
}

const newCardsOffered = ['by-time', 0, 5, 10, 15, 20, 30, limits.newCardsPerDay.most] as const;

const { usual, young } = limits.minutesPerDay;

/** The goals that a new learner may begin with. The child's age is neither asked for nor stored. */
export const firstGoals = [
  [writeGoal({ kind: 'minute', count: usual }), `${usual} minutes: from seven years on`],
  [writeGoal({ kind: 'minute', count: young }), `${young} minutes: under seven`],
] as const;

interface HelpFieldsProps {
  /** Gives the daily goal the initial focus, so that name and picture stay in view and no on-screen keyboard opens. */
  readonly isFirst: boolean;
  /** Registration of the field for extra quiz time, made with {@link asNumberOrText}. */
  readonly time: UseFormRegisterReturn;
  readonly pacing: UseFormRegisterReturn;
  /** Registration of the field for new cards a day, made with {@link asNumberOrText}. */
  readonly newCards: UseFormRegisterReturn;
  readonly goal: UseFormRegisterReturn;
  readonly canRead: boolean;
  readonly onCanRead: (canRead: boolean) => void;
  readonly look: LearnerLook;
  readonly onLook: (look: LearnerLook) => void;
  /** Omitted until the rest days are loaded. */
  readonly rest?: RestDaysFieldProps | undefined;
}

/** Fields for the daily goal, review pace, quiz time, rest days, reading ability and screen appearance. */
export function HelpFields(props: HelpFieldsProps) {
  const { isFirst, time, pacing, newCards, goal, canRead, onCanRead, look, onLook, rest } = props;
  return (
    <>
      <Select
        label="Daily goal"
        hint="Home shows it as a ring. A child may always go on after it."
        data-first-focus={isFirst || undefined}
        {...goal}
      >
        {goalGroups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {offerGoals(group).map((one) => (
              <option key={writeGoal(one)} value={writeGoal(one)}>
                {describeGoal(one)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <Select
        label="Pace"
        hint="How soon cards come back, from the next study day on. Keen asks more often, and more of them are known."
        {...pacing}
        options={[...paceNames]}
      />
      <Select
        label="New cards a day"
        hint="How many come by themselves. A child who asks for more still gets a few, and what you give comes anyway."
        {...newCards}
        options={newCardsOffered.map((count) => [count, describeNewCards(count)])}
      />
      <Select
        label="Time for quizzes"
        hint="Where a quiz has a time limit, from its next start on."
        {...time}
        options={[...extraTimeNames]}
      />
      {rest && <RestDaysField {...rest} />}
      <Choice
        title="Cannot read yet"
        hint="Cards are read aloud by themselves, and a long press on anything says what it is."
        isChosen={!canRead}
        onChange={(isChosen) => onCanRead(!isChosen)}
      />
      <LookFields look={look} onChange={onLook} />
    </>
  );
}

interface RestDaysFieldProps {
  readonly days: readonly number[];
  readonly onChange: (days: number[]) => void;
  readonly error: string | undefined;
}

/** Weekdays on which a streak survives without study. */
function RestDaysField({ days, onChange, error }: RestDaysFieldProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={id}>
      <legend className={styles.legend}>Rest days</legend>
      <div className={styles.weekdays}>
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <label key={day} className={styles.weekday}>
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
      <p id={id} className={error === undefined ? styles.note : styles.noteError}>
        {error ?? 'A streak goes on over them, from today. One more missed day a week is forgiven by itself.'}
      </p>
    </fieldset>
  );
}

/** Parses an option value into a number, or keeps it as text if it isn't one. */
export const asNumberOrText = {
  setValueAs: (value: string | number) => (Number.isNaN(Number(value)) ? value : Number(value)),
};
