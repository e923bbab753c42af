import type { UseFormRegisterReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { extraTime, type Learner, type LearnerLook, learnerLook } from '../../../../shared/schemas/learner.ts';
import { Select } from '../../components/controls/field.tsx';
import { LookFields } from '../../components/controls/look-fields.tsx';
import { extraTimeNames } from '../../words/durations.ts';

/** What helps one child and not another: asked once the child is here. */
export const helpFields = { extraTime: z.optional(extraTime), look: z.optional(learnerLook) };

type Help = Pick<Learner, keyof typeof helpFields>;

/** @returns what helps a learner, in full. */
export function helpOf({ extraTime: time = 1, look = {} }: Learner): Required<Help> {
  return { extraTime: time, look };
}

/** @returns what was changed: a child may have chosen its own look meanwhile, and that stays. */
export function pickChangedHelp(before: Required<Help>, { extraTime: time, look = {} }: Help): Help {
  const { textSize, spacing, calm } = before.look;
  const isSameLook = look.textSize === textSize && look.spacing === spacing && look.calm === calm;
  return { ...(time !== before.extraTime && { extraTime: time }), ...(!isSameLook && { look }) };
}

interface HelpFieldsProps {
  /** Registered with {@link asExtraTime}. */
  readonly time: UseFormRegisterReturn;
  readonly look: LearnerLook;
  readonly onLook: (look: LearnerLook) => void;
}

/** Time for quizzes, and how the screens look. */
export function HelpFields({ time, look, onLook }: HelpFieldsProps) {
  return (
    <>
      <Select label="Time for quizzes" hint="Where a quiz has a time limit, from its next start on." {...time}>
        {[...extraTimeNames].map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
      <LookFields look={look} onChange={onLook} />
    </>
  );
}

/** Reads an option as what it stands for: its number, or its word. */
export const asExtraTime = { setValueAs: (value: string) => Number(value) || value };
