import { useQuery, useQueryClient } from '@tanstack/react-query';
import BookOpenCheck from 'lucide-react/icons/book-open-check';
import Glasses from 'lucide-react/icons/glasses';
import Timer from 'lucide-react/icons/timer';
import { type ComponentType, type ReactNode, useState } from 'react';
import { type FieldValues, useController, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import type { updateLearner } from '../../../../shared/routes/learners.ts';
import type { RouteCall } from '../../../../shared/routes/define-route.ts';
import { goalOf } from '../../../../shared/scheduling/daily-goal.ts';
import {
  extraTime,
  type Learner,
  learnerLook,
  learnerName,
  newCardsChoice,
  pace,
} from '../../../../shared/schemas/learner.ts';
import { restDaysInput } from '../../../../shared/schemas/progress.ts';
import { Avatar } from '../../components/avatars/avatar.tsx';
import { AvatarPicker } from '../../components/controls/avatar-picker.tsx';
import { fieldOf, useContractForm } from '../../components/controls/contract-form.ts';
import { Select, TextField } from '../../components/controls/field.tsx';
import { Choice, LookFields } from '../../components/controls/look-fields.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { SavingDialog } from '../../components/dialog/form-dialog.tsx';
import { RowLink, RowLinks } from '../../components/layout/row-link.tsx';
import { updateLearnerMutation } from '../../queries/learners.ts';
import { forgetReports, reportSummaryQuery } from '../../queries/reports.ts';
import { describeGoal, describeNewCards, extraTimeNames, paceNames } from '../../words/durations.ts';
import { asNumberOrText, GoalField, newCardsOffered, readGoal, RestDaysField, writeGoal } from './help-fields.tsx';

interface PartProps {
  readonly learner: Learner;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The parts of a learner's settings, each with a form of its own. */
const parts: Readonly<Record<'name' | 'study' | 'quizzes' | 'look', ComponentType<PartProps>>> = {
  name: NamePart,
  study: StudyPart,
  quizzes: QuizzesPart,
  look: LookPart,
};

interface EditLearnerDialogProps {
  readonly learner: Learner;
  readonly onClose: () => void;
}

/** Lists the four parts and how each is set now. Saving a part closes the list too, so that the person is back where they came from. */
export function EditLearnerDialog({ learner, onClose }: EditLearnerDialogProps) {
  const [part, setPart] = useState<keyof typeof parts>();
  const Part = part && parts[part];
  const { name, avatar, extraTime: time = 1, canRead = true } = learner;
  return (
    <>
      <Dialog title="Edit learner" onClose={onClose}>
        <RowLinks>
          <RowLink
            title="Name & picture"
            line={name}
            icon={<Avatar name={avatar} size={44} />}
            onPress={() => setPart('name')}
          />
          <RowLink
            title="Study"
            line={`${describeGoal(goalOf(learner))} a day, rest days`}
            icon={<BookOpenCheck />}
            onPress={() => setPart('study')}
          />
          <RowLink
            title="Quizzes"
            line={`Time: ${extraTimeNames.get(time)?.toLowerCase()}`}
            icon={<Timer />}
            onPress={() => setPart('quizzes')}
          />
          <RowLink
            title="Reading & look"
            line={`${canRead ? 'Can read' : 'Can’t read yet'}, color, text size`}
            icon={<Glasses />}
            onPress={() => setPart('look')}
          />
        </RowLinks>
      </Dialog>
      {Part && <Part learner={learner} onSaved={onClose} onClose={() => setPart(undefined)} />}
    </>
  );
}

type Change = RouteCall<typeof updateLearner>['body'];

interface PartDialogProps<Values extends FieldValues, Output> extends PartProps {
  readonly title: string;
  readonly form: UseFormReturn<Values, unknown, Output>;
  readonly changeOf: (values: Output) => Change;
  readonly children: ReactNode;
}

/** Form of one part, which sends nothing of the others. */
function PartDialog<Values extends FieldValues, Output>(props: PartDialogProps<Values, Output>) {
  const { learner, title, form, changeOf, onSaved, onClose, children } = props;
  const client = useQueryClient();
  const { id: learnerId, householdId, name } = learner;
  return (
    <SavingDialog
      isLong
      title={`${name}: ${title}`}
      form={form}
      mutation={updateLearnerMutation}
      targetOf={(values) => ({ params: { householdId, learnerId }, body: changeOf(values) })}
      failedText="Failed to save learner"
      doneText={(saved) => `${saved.name} is saved`}
      onDone={() => {
        void forgetReports(client, learnerId);
        onSaved();
      }}
      onClose={onClose}
    >
      {children}
    </SavingDialog>
  );
}

/** @returns the values that differ, so that what someone else chose in the meantime isn't overwritten. */
function pickChanged<Values extends object>(before: Values, now: Values): Partial<Values> {
  const known = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(now).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(known.get(key)),
  );
  return Object.fromEntries(changed) as Partial<Values>;
}

/** The avatar is null if none is chosen. */
const nameFields = z.object({ name: learnerName, avatar: z.nullable(z.string()) });

function NamePart(props: PartProps) {
  const { name, avatar = null } = props.learner;
  const form = useContractForm(nameFields, { name, avatar });
  return (
    <PartDialog
      {...props}
      title="name & picture"
      form={form}
      changeOf={(now) => ({ name: now.name, ...(now.avatar && { avatar: now.avatar }) })}
    >
      <TextField label="Learner Name" placeholder="e.g. Emma" autoComplete="off" {...fieldOf(form, 'name')} />
      <AvatarPicker inputOf={() => form.register('avatar')} />
    </PartDialog>
  );
}

const studyFields = z.object({
  /** Daily goal as text, formatted by {@link writeGoal}. */
  goal: z.string(),
  newCardsADay: newCardsChoice,
  pace,
  /** Absent if they could not be loaded. */
  restDays: z.optional(restDaysInput),
});

function StudyPart(props: PartProps) {
  const { learner } = props;
  const report = useQuery(reportSummaryQuery(learner.id));
  // The form starts with what was known when it opened: the dialog below it has loaded the report.
  const [initial] = useState(() => ({
    goal: writeGoal(goalOf(learner)),
    newCardsADay: learner.newCardsADay ?? ('by-time' as const),
    pace: learner.pace ?? ('steady' as const),
    ...(report.data && { restDays: report.data.restDays ?? [] }),
  }));
  const form = useContractForm(studyFields, initial);
  const { field: restDays } = useController({ name: 'restDays', control: form.control });
  return (
    <PartDialog
      {...props}
      title="study"
      form={form}
      changeOf={(now) => {
        const { goal, ...changed } = pickChanged<typeof now>(initial, now);
        return { ...changed, ...(goal !== undefined && readGoal(goal)) };
      }}
    >
      <GoalField field={form.register('goal')} />
      <Select
        label="New cards a day"
        hint="How many new cards show up each day. Kids can ask for a few more, and cards you assign always come."
        {...form.register('newCardsADay', asNumberOrText)}
        options={newCardsOffered.map((count) => [count, describeNewCards(count)])}
      />
      <Select
        label="Pace"
        hint="How soon cards come back, starting the next study day. Keen means more reviews and more cards remembered."
        {...form.register('pace')}
        options={[...paceNames]}
      />
      {restDays.value && (
        <RestDaysField
          days={restDays.value}
          onChange={restDays.onChange}
          error={form.formState.errors.restDays?.message}
        />
      )}
    </PartDialog>
  );
}

const quizFields = z.object({ extraTime });

function QuizzesPart(props: PartProps) {
  const initial = { extraTime: props.learner.extraTime ?? 1 };
  const form = useContractForm(quizFields, initial);
  return (
    <PartDialog {...props} title="quizzes" form={form} changeOf={(now) => pickChanged<typeof now>(initial, now)}>
      <Select
        label="Time for quizzes"
        hint="For quizzes with a time limit, starting with the next one."
        {...form.register('extraTime', asNumberOrText)}
        options={[...extraTimeNames]}
      />
    </PartDialog>
  );
}

const lookFields = z.object({ canRead: z.boolean(), look: learnerLook });

function LookPart(props: PartProps) {
  const { canRead: reads = true, look: chosen = {} } = props.learner;
  const [initial] = useState({ canRead: reads, look: chosen });
  const form = useContractForm(lookFields, initial);
  const { field: canRead } = useController({ name: 'canRead', control: form.control });
  const { field: look } = useController({ name: 'look', control: form.control });
  return (
    <PartDialog {...props} title="reading & look" form={form} changeOf={(now) => pickChanged<typeof now>(initial, now)}>
      <Choice
        title="Can’t read yet"
        hint="Cards are read aloud automatically. Press and hold anything to hear what it is."
        isChosen={!canRead.value}
        onChange={(isChosen) => canRead.onChange(!isChosen)}
      />
      <LookFields look={look.value} onChange={look.onChange} />
    </PartDialog>
  );
}
