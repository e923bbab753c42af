import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { Household } from '../../../shared/schemas/household.ts';
import type { MemberRole } from '../../../shared/schemas/user.ts';
import { useAnnounce } from '../components/feedback/announcer.tsx';
import { Banner } from '../components/feedback/messages.tsx';
import { Button } from '../components/controls/button.tsx';
import { Dialog, DialogActions } from '../components/dialog/dialog.tsx';
import { describeAlert } from './describe-alert.ts';
import { HouseholdChoice } from './household-choice.tsx';
import styles from './dashboard.module.css';
import { LearnerChoice } from './learner-choice.tsx';
import { MemberRoleChoice } from './member-role-choice.tsx';
import { assignUserMutation, type ManagedUser } from '../queries/admin.ts';

interface AssignUserDialogProps {
  readonly user: ManagedUser;
  readonly onClose: () => void;
}

const alertWords = { refused: 'Failed to assign user', unanswered: 'Failed to assign user to household' } as const;

/** Lets an account into a household; a learner account is tied to a learner of it. */
export function AssignUserDialog({ user, onClose }: AssignUserDialogProps) {
  const announce = useAnnounce();
  const assignment = useMutation(assignUserMutation);
  const isLearner = user.role === 'learner';
  const usualRole = isLearner ? 'viewer' : 'guardian';
  const [household, setHousehold] = useState<Household>();
  const [role, setRole] = useState<MemberRole>(usualRole);
  const [learnerId, setLearnerId] = useState<string>();
  const [isTried, setIsTried] = useState(false);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsTried(true);
    if (!household || assignment.isPending) return;
    assignment.mutate(
      { user, household, role, learnerId },
      {
        onSuccess: () => {
          onClose();
          announce(`${user.email} is now in ${household.name}`, { isShown: true });
        },
      },
    );
  }

  return (
    <Dialog title="Assign to Household" isDirty={household !== undefined || role !== usualRole} onClose={onClose}>
      {(close) => (
        <form noValidate className={styles.form} onSubmit={submit}>
          {assignment.error && <Banner tone="error">{describeAlert(assignment.error, alertWords)}</Banner>}
          <p className={styles.assignee}>{user.email}</p>
          <HouseholdChoice
            chosen={household}
            joinedIds={user.households.map(({ id }) => id)}
            error={isTried && !household ? 'Please select a household.' : undefined}
            onChoose={(next) => {
              setHousehold(next);
              setLearnerId(undefined);
            }}
          />
          <MemberRoleChoice role={role} isLearner={isLearner} onChoose={setRole} />
          {isLearner && household && (
            <LearnerChoice household={household} email={user.email} chosenId={learnerId} onChoose={setLearnerId} />
          )}
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" variant="primary" busyText={assignment.isPending && 'Assigning...'}>
              Assign
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
