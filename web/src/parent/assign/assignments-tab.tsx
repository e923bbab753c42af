import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import UsersRound from 'virtual:icons/users-round';
import { useState } from 'react';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Button } from '../../components/controls/button.tsx';
import { OpenBin } from '../../components/dialog/to-the-bin.tsx';
import { EmptyState, NotLoaded } from '../../components/feedback/messages.tsx';
import type { CreateSection } from '../../lib/page/console-place.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { LearnerHelp } from './learner-field.tsx';
import { AssignmentList } from './assignment-list.tsx';
import styles from './assignments-tab.module.css';
import { learnersQuery } from '../../queries/learners.ts';

interface AssignmentsTabProps {
  readonly householdId: string;
  /** The household's time zone, which determines the study days of due dates. */
  readonly timeZone: string;
  /** Whether the user may assign. If false, only the list shows. */
  readonly canManage: boolean;
  readonly learnerId?: string | undefined;
  readonly deckId?: string | undefined;
  /** Called when the form that was open on arrival is closed, so that a reload doesn't open it again. */
  readonly onSettled?: (() => void) | undefined;
  /** Opens the form for adding learners. Omitted if the user may not add any. */
  readonly onAddLearner?: (() => void) | undefined;
  readonly onMakeResource?: ((section: CreateSection) => void) | undefined;
}

/** Assigns decks and quizzes to learners and lists all assignments with their state. */
export function AssignmentsTab(props: AssignmentsTabProps) {
  const { t } = useLingui();
  const { householdId, timeZone, canManage, learnerId, deckId, onSettled, onAddLearner, onMakeResource } = props;
  const learners = useQuery(learnersQuery(householdId));
  const [helped, setHelped] = useState<Learner>();
  // Somebody who comes with a child or a deck in mind comes to assign.
  const isExpected = learnerId !== undefined || deckId !== undefined;
  const [isAssigning, setIsAssigning] = useState(isExpected);
  if (!learners.data) {
    return (
      <NotLoaded
        of={learners}
        failed={t`Failed to load learners`}
        loading={t`Loading assignments...`}
        height="96px"
        count={3}
      />
    );
  }
  if (learners.data.length === 0) {
    const action = canManage && onAddLearner && (
      <Button variant="primary" onClick={onAddLearner}>{t`Go to Learners`}</Button>
    );
    const text = canManage
      ? t`Add a learner first. Then you can assign decks and quizzes here.`
      : t`Assignments show up here.`;
    return <EmptyState title={t`No learners yet`} text={text} icon={<UsersRound />} action={action} />;
  }
  return (
    <div className={styles.tab}>
      <OpenBin value={onMakeResource && (() => onMakeResource('bin'))}>
        <AssignmentList
          householdId={householdId}
          learners={learners.data}
          timeZone={timeZone}
          isAssigning={canManage && isAssigning}
          onAssign={canManage ? () => setIsAssigning(true) : undefined}
        />
      </OpenBin>
      {canManage && isAssigning && (
        <AssignDialog
          householdId={householdId}
          learners={learners.data}
          timeZone={timeZone}
          learnerId={learnerId}
          deckId={deckId}
          onMakeResource={onMakeResource}
          onHelp={setHelped}
          onClose={() => {
            setIsAssigning(false);
            if (isExpected) onSettled?.();
          }}
        />
      )}
      {helped && <LearnerHelp learner={helped} onClose={() => setHelped(undefined)} />}
    </div>
  );
}
