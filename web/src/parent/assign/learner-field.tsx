import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Avatar } from '../../components/avatars/avatar.tsx';
import { Button } from '../../components/controls/button.tsx';
import { Select } from '../../components/controls/field.tsx';
import { lazyScreen } from '../../components/feedback/lazy-screen.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { reportSummaryQuery } from '../../queries/reports.ts';
import type { AssignFormValues } from './assign-form-values.ts';
import styles from './assignments-tab.module.css';

const EditLearnerDialog = lazyScreen(
  async () => (await import('../learners/edit-learner-dialog.tsx')).EditLearnerDialog,
);

interface LearnerFieldProps {
  readonly form: UseFormReturn<AssignFormValues>;
  readonly learners: readonly Learner[];
}

/** Chooses one or more learners. */
export function LearnerField({ form, learners }: LearnerFieldProps) {
  const { t } = useLingui();
  const { ref, name, value, onChange } = useController({ name: 'learnerIds', control: form.control }).field;

  function turn(id: string, isOn: boolean) {
    onChange(learners.flatMap((one) => ((one.id === id ? isOn : value.includes(one.id)) ? one.id : [])));
  }

  return learners.length === 1 ? (
    <Select
      label={t`Learner`}
      ref={ref}
      name={name}
      value={value[0] ?? ''}
      onChange={({ target }) => onChange(target.value ? [target.value] : [])}
      options={learners.map((one) => [one.id, one.name])}
    >
      <option value="">{t`Select a learner...`}</option>
    </Select>
  ) : (
    <fieldset>
      <legend className="below-2">{t`Learner`}</legend>
      <div className={joinClasses(styles.children, 'stack gap-2')}>
        {learners.map((one, place) => (
          <label key={one.id} className="row option chosen gap-2 shrinks outlined target pad-2-3">
            <input
              ref={place === 0 ? ref : undefined}
              type="checkbox"
              checked={value.includes(one.id)}
              onChange={({ target }) => turn(one.id, target.checked)}
            />
            <Avatar name={one.avatar} size={32} />
            <bdi className="shrinks breaks">{one.name}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface LearnerHelpLinksProps {
  readonly learners: readonly Learner[];
  /** Opens a child's help settings. They are a form, which must not be nested in another one. */
  readonly onHelp: (learner: Learner) => void;
}

/** Leads to each child's extra time and pace. */
export function LearnerHelpLinks({ learners, onHelp }: LearnerHelpLinksProps) {
  const { t } = useLingui();
  return (
    <div className={joinClasses(styles.helps, 'row-wrap note')}>
      {learners.length > 1 && <span>{t`Time and pace:`}</span>}
      {learners.map((learner) => {
        const whole = t`${{ name: learner.name }}’s extra time and pace`;
        return (
          <Button key={learner.id} variant="quiet" aria-label={whole} onClick={() => onHelp(learner)}>
            {learners.length > 1 ? learner.name : whole}
          </Button>
        );
      })}
    </div>
  );
}

/** Edits a child's help settings, such as quiz time and review pace. */
export function LearnerHelp({ learner, onClose }: { readonly learner: Learner; readonly onClose: () => void }) {
  // Waits for a fresh report, because the form reads the rest days from it only when it opens.
  const report = useQuery(reportSummaryQuery(learner.id));
  if (!report.isFetchedAfterMount && report.failureCount === 0) return null;
  return (
    <Suspense fallback={null}>
      <EditLearnerDialog learner={learner} onClose={onClose} />
    </Suspense>
  );
}
