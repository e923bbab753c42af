import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import GraduationCap from 'virtual:icons/graduation-cap';
import HousePlus from 'virtual:icons/house-plus';
import { useId, useState } from 'react';
import type { register } from '../../../shared/routes/auth.ts';
import type { RouteCall } from '../../../shared/routes/define-route.ts';
import { Button } from '../components/controls/button.tsx';
import { Dialog, DialogActions } from '../components/dialog/dialog.tsx';
import { knowsLearnerByGoogle } from '../queries/auth.ts';
import { accountRoleNames } from '../words/roles.ts';
import { AgeQuestion } from './age-question.tsx';
import styles from './auth-form.module.css';

/** Roles open to registration. */
export type ChosenRole = RouteCall<typeof register>['body']['role'];

const choices = [
  { role: 'parent', Icon: HousePlus, hint: msg`I set things up for my family` },
  { role: 'learner', Icon: GraduationCap, hint: msg`I study cards and take quizzes` },
] as const;

interface RoleToggleProps {
  readonly role: ChosenRole;
  readonly onChange: (role: ChosenRole) => void;
}

export function RoleToggle({ role: chosen, onChange }: RoleToggleProps) {
  const id = useId();
  const { t } = useLingui();
  return (
    <fieldset>
      <legend className="below-2">{t`I’m a…`}</legend>
      <div className="wrap gap-3">
        {choices.map(({ role, Icon, hint }) => (
          <div key={role} className={styles.role}>
            <Icon />
            <label htmlFor={`${id}-${role}`} className="bold">
              {accountRoleNames[role]}
            </label>
            <span id={`${id}-${role}-hint`} className="note snug">
              {t(hint)}
            </span>
            <input
              type="radio"
              name={id}
              id={`${id}-${role}`}
              aria-describedby={`${id}-${role}-hint`}
              checked={role === chosen}
              onChange={() => onChange(role)}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

interface RoleDialogProps {
  readonly isBusy: boolean;
  readonly onChoose: (role: ChosenRole) => void;
  /** Called for a child too young for their own account. */
  readonly onChild: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks for the role of a Google account. The sign-in may create the account, so a learner answers the age question first, unless a learner has signed in with
 * Google in this browser before.
 */
export function RoleDialog({ isBusy, onChoose, onChild, onCancel }: RoleDialogProps) {
  const { t } = useLingui();
  const [isAskedForAge, setIsAskedForAge] = useState(false);
  function choose(role: ChosenRole) {
    if (role === 'learner' && !knowsLearnerByGoogle()) setIsAskedForAge(true);
    else onChoose(role);
  }
  return (
    <Dialog title={t`How will you use Flashspark?`} size={400} onClose={onCancel}>
      {isAskedForAge ? (
        <AgeQuestion isBusy={isBusy} onOldEnough={() => onChoose('learner')} onPair={onChild} />
      ) : (
        <RoleButtons isBusy={isBusy} onChoose={choose} />
      )}
      <DialogActions>
        <Button variant="quiet" onClick={onCancel}>{t`Cancel`}</Button>
      </DialogActions>
    </Dialog>
  );
}

function RoleButtons({ isBusy, onChoose }: Pick<RoleDialogProps, 'isBusy' | 'onChoose'>) {
  const { t } = useLingui();
  return (
    <>
      <p>{t`If you already have an account, nothing changes.`}</p>
      <div className="stack gap-3">
        {choices.map(({ role, Icon }) => (
          <Button
            key={role}
            isWide
            icon={<Icon />}
            busyText={isBusy && t`Signing in...`}
            onClick={() => onChoose(role)}
          >
            {accountRoleNames[role]}
          </Button>
        ))}
      </div>
    </>
  );
}
