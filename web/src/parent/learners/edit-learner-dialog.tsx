import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import BookOpenCheck from 'virtual:icons/book-open-check';
import Glasses from 'virtual:icons/glasses';
import Timer from 'virtual:icons/timer';
import { type ComponentType, useState } from 'react';
import { useController } from 'react-hook-form';
import * as z from 'zod/mini';
import { goalOf } from '../../../../shared/scheduling/daily-goal.ts';
import {
  extraTime,
  type ExtraTime,
  type Learner,
  learnerLanguage,
  learnerLook,
  learnerName,
  newCardsChoice,
  pace,
} from '../../../../shared/schemas/learner.ts';
import { restDaysInput } from '../../../../shared/schemas/progress.ts';
import { LearnerLanguage } from '../../components/account/language-choice.tsx';
import { Avatar } from '../../components/avatars/avatar.tsx';
import { AvatarPicker } from '../../components/controls/avatar-picker.tsx';
import { fieldOf, pickChanged, useContractForm } from '../../components/controls/contract-form.ts';
import { Select, TextField } from '../../components/controls/field.tsx';
import { Choice, LookFields } from '../../components/controls/look-fields.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { RowLink, RowLinks } from '../../components/layout/row.tsx';
import { reportSummaryQuery } from '../../queries/reports.ts';
import { describeGoal, describeNewCards, nameExtraTimes, namePaces } from '../../words/durations.ts';
import { asNumberOrText, GoalField, newCardsOffered, readGoal, RestDaysField, writeGoal } from './help-fields.tsx';
import { PartDialog, type PartProps } from './part-dialog.tsx';

/** The parts of a learner's settings, each with a form of its own. */
const parts: Readonly<Record<'name' | 'study' | 'quizzes' | 'look', ComponentType<PartProps>>> = {
  name: NamePart,
  study: StudyPart,
  quizzes: QuizzesPart,
  look: LookPart,
};

const timeLines: Readonly<Record<ExtraTime, MessageDescriptor>> = {
  1: msg`Time: normal`,
  1.25: msg`Time: 25% more`,
  1.5: msg`Time: 50% more`,
  2: msg`Time: double`,
  'no-limit': msg`Time: no limit`,
};

interface EditLearnerDialogProps {
  readonly learner: Learner;
  /** The only part to show. Closing it closes the dialog. */
  readonly start?: keyof typeof parts | undefined;
  readonly onClose: () => void;
}

/** Lists the four parts and how each is set now. Saving a part closes the list too, so that the person is back where they came from. */
export function EditLearnerDialog({ learner, start, onClose }: EditLearnerDialogProps) {
  const { t } = useLingui();
  const [part, setPart] = useState(start);
  const Part = part && parts[part];
  const { name, avatar, extraTime: time = 1, canRead = true } = learner;
  return (
    <>
      <Dialog title={t`Edit learner`} onClose={onClose}>
        <RowLinks>
          <RowLink
            title={t`Name & picture`}
            line={name}
            icon={<Avatar name={avatar} size={44} />}
            onPress={() => setPart('name')}
          />
          <RowLink
            title={t({ message: 'Study', comment: 'Settings of how a child studies' })}
            line={t`${{ goal: describeGoal(goalOf(learner)) }} a day, rest days`}
            icon={<BookOpenCheck />}
            onPress={() => setPart('study')}
          />
          <RowLink title={t`Quizzes`} line={t(timeLines[time])} icon={<Timer />} onPress={() => setPart('quizzes')} />
          <RowLink
            title={t`Reading & look`}
            line={canRead ? t`Can read, color, text size` : t`Can’t read yet, color, text size`}
            icon={<Glasses />}
            onPress={() => setPart('look')}
          />
        </RowLinks>
      </Dialog>
      {Part && <Part learner={learner} onSaved={onClose} onClose={() => (start ? onClose() : setPart(undefined))} />}
    </>
  );
}

/** The avatar is null if none is chosen. */
const nameFields = z.object({ name: learnerName, avatar: z.nullable(z.string()) });

function NamePart(props: PartProps) {
  const { t } = useLingui();
  const { name, avatar = null } = props.learner;
  const form = useContractForm(nameFields, { name, avatar });
  return (
    <PartDialog
      {...props}
      title={t`${name}: name & picture`}
      form={form}
      changeOf={(now) => {
        const { avatar: chosen, ...changed } = pickChanged(form.formState.defaultValues, now);
        return { ...changed, ...(chosen && { avatar: chosen }) };
      }}
    >
      <TextField label={t`Learner Name`} placeholder={t`e.g. Emma`} autoComplete="off" {...fieldOf(form, 'name')} />
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
  const { t } = useLingui();
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
      title={t`${{ name: learner.name }}: study`}
      form={form}
      changeOf={(now) => {
        const { goal, ...changed } = pickChanged(form.formState.defaultValues, now);
        return { ...changed, ...(goal !== undefined && readGoal(goal)) };
      }}
    >
      <GoalField field={form.register('goal')} />
      <Select
        label={t`New cards a day`}
        hint={t`How many new cards show up each day. Kids can ask for a few more, and cards you assign always come.`}
        {...form.register('newCardsADay', asNumberOrText)}
        options={newCardsOffered.map((count) => [count, describeNewCards(count)])}
      />
      <Select
        label={t({ message: 'Pace', comment: 'How soon cards come back' })}
        hint={t`How soon cards come back, starting the next study day. Ambitious means more reviews and more cards remembered.`}
        {...form.register('pace')}
        options={[...namePaces()]}
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
  const { t } = useLingui();
  const form = useContractForm(quizFields, { extraTime: props.learner.extraTime ?? 1 });
  return (
    <PartDialog
      {...props}
      title={t`${{ name: props.learner.name }}: quizzes`}
      form={form}
      changeOf={(now) => pickChanged(form.formState.defaultValues, now)}
    >
      <Select
        label={t`Time for quizzes`}
        hint={t`For quizzes with a time limit, starting with the next one.`}
        {...form.register('extraTime', asNumberOrText)}
        options={[...nameExtraTimes()]}
      />
    </PartDialog>
  );
}

const lookFields = z.object({ canRead: z.boolean(), language: learnerLanguage, look: learnerLook });

function LookPart(props: PartProps) {
  const { t } = useLingui();
  const { canRead: reads = true, language = 'device', look: chosen = {} } = props.learner;
  const form = useContractForm(lookFields, { canRead: reads, language, look: chosen });
  const { field: canRead } = useController({ name: 'canRead', control: form.control });
  const { field: look } = useController({ name: 'look', control: form.control });
  return (
    <PartDialog
      {...props}
      title={t`${{ name: props.learner.name }}: reading & look`}
      form={form}
      changeOf={(now) => pickChanged(form.formState.defaultValues, now)}
    >
      <Choice
        title={t`Can’t read yet`}
        hint={t`Cards are read aloud automatically. Press and hold anything to hear what it is.`}
        isChosen={!canRead.value}
        onChange={(isChosen) => canRead.onChange(!isChosen)}
      />
      <LearnerLanguage {...form.register('language')} />
      <LookFields look={look.value} onChange={look.onChange} />
    </PartDialog>
  );
}
