import { useQuery } from '@tanstack/react-query';
import ChartColumn from 'lucide-react/icons/chart-column';
import UserPlus from 'lucide-react/icons/user-plus';
import UsersRound from 'lucide-react/icons/users-round';
import { type ReactNode, Suspense, useState } from 'react';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Avatar } from '../../components/avatars/avatar.tsx';
import { Button } from '../../components/controls/button.tsx';
import { lazyScreen, usePrefetch } from '../../components/feedback/lazy-screen.tsx';
import { LoadingRegion, Skeleton } from '../../components/feedback/loading.tsx';
import { EmptyState, ErrorState } from '../../components/feedback/messages.tsx';
import { Card, CardLink } from '../../components/layout/card.tsx';
import { useAccount } from '../../lib/account.tsx';
import { learnersQuery } from '../../queries/learners.ts';
import { FirstChecklist, useFirstSteps } from './first-checklist.tsx';
import { HandOver } from './hand-over.tsx';
import { LearnerStats } from './learner-stats.tsx';
import styles from './learners-tab.module.css';

/** In chunks of their own: the learners show without these. */
const LearnerDetailsDialog = lazyScreen(
  async () => (await import('./learner-details-dialog.tsx')).LearnerDetailsDialog,
);
const AddLearnerDialog = lazyScreen(async () => (await import('./learner-form-dialogs.tsx')).AddLearnerDialog);
const EditLearnerDialog = lazyScreen(async () => (await import('./learner-form-dialogs.tsx')).EditLearnerDialog);

const fetchedAhead = [LearnerDetailsDialog, AddLearnerDialog, EditLearnerDialog];

interface LearnersTabProps {
  readonly householdId: string;
  /** Whether learners may be added, changed and deleted. */
  readonly canManage: boolean;
  readonly onViewProgress: (learnerId: string) => void;
  /** The grown-up runs a session for the learner, on this device. */
  readonly onStudyTogether: (learnerId: string) => void;
  /** To where a first step of the family is taken. */
  readonly onOpen: (tab: 'create' | 'settings') => void;
  /** The way to a sign-in of the learner's own, for one who has none yet. */
  readonly renderSignInCode: (learner: Learner) => ReactNode;
}

/** The learners of a household. */
export function LearnersTab({
  householdId,
  canManage,
  onViewProgress,
  onStudyTogether,
  onOpen,
  renderSignInCode,
}: LearnersTabProps) {
  usePrefetch(fetchedAhead);
  const learners = useQuery(learnersQuery(householdId));
  const { steps, onAway, isSettled } = useFirstSteps(householdId, learners.data, canManage);
  const [isWhole, setIsWhole] = useState(false);
  // Drawn whole, so that nothing moves under a finger; what is drawn stays.
  if (learners.data && isSettled && !isWhole) setIsWhole(true);
  const [isAdding, setIsAdding] = useState(false);
  // The learner as it was when opened stands in for one that somebody else deleted meanwhile: a form stays open.
  const [opened, setOpened] = useState<Learner>();
  const open = learners.data?.find(({ id }) => id === opened?.id) ?? opened;
  const addButton = canManage && (
    <Button variant="primary" icon={<UserPlus aria-hidden="true" />} onClick={() => setIsAdding(true)}>
      Add Learner
    </Button>
  );

  function renderList() {
    if (!learners.data && learners.isError) return <ErrorState title="Failed to load learners" of={learners} />;
    if (!learners.data || !isWhole) return <LearnersSkeleton canManage={canManage} />;
    if (learners.data.length === 0) {
      return (
        <EmptyState
          title="No learners yet"
          icon={<UsersRound />}
          {...(canManage && { text: 'Add a learner to get started', action: addButton })}
        />
      );
    }
    return (
      <ul className={styles.grid}>
        {learners.data.map((learner) => (
          <li key={learner.id}>
            <LearnerCard
              learner={learner}
              canManage={canManage}
              onOpen={() => setOpened(learner)}
              onViewProgress={() => onViewProgress(learner.id)}
              onStudyTogether={() => onStudyTogether(learner.id)}
            />
          </li>
        ))}
      </ul>
    );
  }

  return (
    <div className={styles.tab}>
      <div className={styles.header}>
        <h2>Learners</h2>
        {learners.data?.length !== 0 && addButton}
      </div>
      {isWhole && steps && <FirstChecklist steps={steps} onOpen={onOpen} onAway={onAway} />}
      {renderList()}
      <Suspense fallback={null}>
        {isAdding && (
          <AddLearnerDialog householdId={householdId} taken={learners.data ?? []} onClose={() => setIsAdding(false)} />
        )}
        {open && (
          <LearnerDialogs
            learner={open}
            canManage={canManage}
            renderSignInCode={renderSignInCode}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}

function LearnersSkeleton({ canManage }: Pick<LearnersTabProps, 'canManage'>) {
  return (
    <LoadingRegion label="Loading learners..." className={styles.grid}>
      <Skeleton height={canManage ? '295px' : '175px'} count={3} />
    </LoadingRegion>
  );
}

interface LearnerDialogsProps {
  readonly learner: Learner;
  readonly canManage: boolean;
  readonly renderSignInCode: (learner: Learner) => ReactNode;
  readonly onClose: () => void;
}

/** One learner up close: the details, and from there the form. */
function LearnerDialogs({ learner, canManage, renderSignInCode, onClose }: LearnerDialogsProps) {
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) {
    // Of its own: while the form is fetched the details would else be hidden, and take that for being closed.
    return (
      <Suspense fallback={null}>
        <EditLearnerDialog learner={learner} onClose={() => setIsEditing(false)} />
      </Suspense>
    );
  }
  return (
    <LearnerDetailsDialog
      learner={learner}
      canManage={canManage}
      signInCode={renderSignInCode(learner)}
      onEdit={() => setIsEditing(true)}
      onClose={onClose}
    />
  );
}

interface LearnerCardProps {
  readonly learner: Learner;
  /** Whether this device may be handed over to the child. */
  readonly canManage: boolean;
  readonly onOpen: () => void;
  readonly onViewProgress: () => void;
  readonly onStudyTogether: () => void;
}

/** A learner at a glance; a press anywhere but on the button opens the details. */
function LearnerCard({ learner, canManage, onOpen, onViewProgress, onStudyTogether }: LearnerCardProps) {
  // An admin looks in from elsewhere, on a device of their own.
  const isParent = useAccount().me.role === 'parent';
  return (
    <Card>
      <div className={styles.card}>
        <div className={styles.person}>
          <Avatar name={learner.avatar} size={56} />
          <div className={styles.texts}>
            <h3 className={styles.name}>
              <CardLink onPress={onOpen}>{learner.name}</CardLink>
            </h3>
            <LearnerStats learnerId={learner.id} isAsked />
          </div>
        </div>
        <Button isWide icon={<ChartColumn aria-hidden="true" />} onClick={onViewProgress}>
          View Progress
        </Button>
        {canManage && isParent && (
          <>
            <Button
              isWide
              aria-label={`Study together with ${learner.name}`}
              icon={<UsersRound aria-hidden="true" />}
              onClick={onStudyTogether}
            >
              Study together
            </Button>
            <HandOver learner={learner} />
          </>
        )}
      </div>
    </Card>
  );
}
