import { useLingui } from '@lingui/react/macro';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import UserPlus from 'virtual:icons/user-plus';
import UsersRound from 'virtual:icons/users-round';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { LearnerToday } from '../../../../shared/schemas/activity.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Button } from '../../components/controls/button.tsx';
import { lazyScreen, usePrefetch } from '../../components/feedback/lazy-screen.tsx';
import { LoadingRegion, Skeleton } from '../../components/feedback/loading.tsx';
import { Banner, EmptyState, ErrorState } from '../../components/feedback/messages.tsx';
import { useAccount } from '../../lib/account/account.tsx';
import type { AssignedPlace, FirstStepPlace } from '../../lib/page/console-place.ts';
import { afterPaint } from '../../lib/page/quiet-page.ts';
import { consentQuery, mustAgree } from '../../queries/consent.ts';
import { learnersQuery } from '../../queries/learners.ts';
import { todayQuery } from '../../queries/reports.ts';
import { ChildCard } from './child-card.tsx';
import type { HardCard } from './hard-cards.ts';
import styles from './learners-tab.module.css';

/** Loaded in separate chunks, because the list of learners renders without them. */
const LearnerDetailsDialog = lazyScreen(
  async () => (await import('./learner-details-dialog.tsx')).LearnerDetailsDialog,
);
const AddLearnerDialog = lazyScreen(async () => (await import('./add-learner-dialog.tsx')).AddLearnerDialog);
const EditLearnerDialog = lazyScreen(async () => (await import('./edit-learner-dialog.tsx')).EditLearnerDialog);

/** Separate chunk, because it includes the card form. */
const HardCardDialog = lazyScreen(async () => (await import('./hard-card.tsx')).HardCardDialog, 'making');
const HomeHints = lazyScreen(
  afterPaint(async () => (await import('./first-checklist.tsx')).HomeHints),
  'hints',
);
/** Separate chunk, because few families are asked again. */
const ConsentBanner = lazyScreen(async () => (await import('./consent-banner.tsx')).ConsentBanner);

const fetchedAhead = [HomeHints, LearnerDetailsDialog, AddLearnerDialog, EditLearnerDialog];

interface LearnersTabProps {
  readonly householdId: string;
  readonly canManage: boolean;
  readonly onViewProgress: (learnerId: string, part?: 'weak-cards') => void;
  readonly canMend: boolean;
  /** Opens the assignment form, with the given learner or deck preselected. Omitted if the user may not assign. */
  readonly onAssign?: (work: AssignedPlace) => void;
  /** Starts a session that a grown-up runs for the learner on this device. */
  readonly onStudyTogether: (learnerId: string) => void;
  /** Opens the place in the console where a first step is done. */
  readonly onOpen: (place: FirstStepPlace) => void;
  /** Renders the controls for creating a code that lets a learner without an account register one. */
  readonly renderSignInCode: (learner: Learner) => ReactNode;
}

export function LearnersTab(props: LearnersTabProps) {
  const { t } = useLingui();
  const { householdId, canManage, onOpen, renderSignInCode } = props;
  usePrefetch(fetchedAhead);
  const titleRef = useRef<HTMLHeadingElement>(null);
  // Handing over, studying together and what the home proposes are for the family's grown-ups, not for admins.
  const isOfFamily = useAccount().me.role === 'parent';
  const [learners, today, consent, isWhole] = useChildren(props);
  // The primary button is to agree to what is stored, or the first steps' where nothing can be assigned yet.
  const [isLed, onLead] = useState(false);
  const isAsked = canManage && mustAgree(consent);
  const hints = { householdId, onOpen, isAsked, onLead, onDismissed: () => titleRef.current?.focus() };
  const [isAdding, setIsAdding] = useState(false);
  // Copy of the opened learner, used if someone else deletes the learner, so that an open form stays open.
  const [opened, setOpened] = useState<Learner>();
  const [hard, setHard] = useHardCard(titleRef);
  const open = learners.data?.find(({ id }) => id === opened?.id) ?? opened;
  const next = canManage && isOfFamily && !isAsked ? findNewChild(learners.data, today.data) : undefined;
  const addButton = canManage && (
    <Button
      variant={next || isAsked ? 'secondary' : 'primary'}
      icon={<UserPlus />}
      onClick={() => setIsAdding(true)}
    >{t`Add Learner`}</Button>
  );

  const skeleton = <LearnersSkeleton canManage={canManage} />;

  function renderList() {
    if (!learners.data && learners.isError) return <ErrorState title={t`Failed to load learners`} of={learners} />;
    if (!learners.data || !isWhole) return skeleton;
    if (learners.data.length === 0) {
      return (
        <EmptyState
          title={t`No learners yet`}
          icon={<UsersRound />}
          {...(canManage && { text: t`Add a learner to get started`, action: addButton })}
        />
      );
    }
    const shown = { learners: learners.data, today: today.data, isOfFamily, opened: hard };
    return <ChildCards {...props} {...shown} next={isLed ? undefined : next} onOpen={setOpened} onMend={setHard} />;
  }

  return (
    <div className="stack gap-4">
      <div className="spread gap-2-4 target-high">
        <h2 ref={titleRef} tabIndex={-1}>{t`Learners`}</h2>
        {/* Only with the list, which says whether it is the primary button. */}
        {isWhole && learners.data?.length !== 0 && addButton}
      </div>
      {/* One boundary around both, so that the list doesn't move when the banner comes. */}
      <Suspense fallback={skeleton}>
        {isAsked && <ConsentBanner householdId={householdId} consent={consent} />}
        <TodayFailure today={today} />
        {renderList()}
      </Suspense>
      {canManage && isOfFamily && isWhole && learners.data && today.data && (
        <Suspense fallback={null}>
          <HomeHints {...hints} learners={learners.data} today={today.data} opened={hard} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        {isAdding && (
          <AddLearnerDialog householdId={householdId} taken={learners.data ?? []} onClose={() => setIsAdding(false)} />
        )}
        {hard && <HardCardDialog householdId={householdId} hard={hard} onClose={() => setHard(undefined)} />}
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

/** What the screen shows, together at first, so that nothing moves or turns primary under a tap. Later refetches don't hide the list. */
function useChildren({ householdId, canManage }: Pick<LearnersTabProps, 'householdId' | 'canManage'>) {
  const [learners, today] = [useQuery(learnersQuery(householdId)), useQuery(todayQuery(householdId))];
  const consent = useQuery({ ...consentQuery(householdId), enabled: canManage });
  const [isWhole, setIsWhole] = useState(false);
  const isKnown = !canManage || consent.data !== undefined || consent.failureCount > 0;
  if (learners.data && (today.data || today.failureCount > 0) && isKnown && !isWhole) setIsWhole(true);
  return [learners, today, consent.data, isWhole] as const;
}

/** The frequently missed card that is open. The link that opened it has gone when it closes, so the focus then moves to the title. */
function useHardCard(titleRef: RefObject<HTMLHeadingElement | null>) {
  const [hard, setHard] = useState<HardCard>();
  useEffect(() => {
    const title = titleRef.current;
    if (!hard) return undefined;
    return () => {
      if (document.activeElement === document.body) title?.focus();
    };
  }, [hard, titleRef]);
  return [hard, setHard] as const;
}

interface ChildCardsProps extends Pick<
  LearnersTabProps,
  'canManage' | 'canMend' | 'onViewProgress' | 'onAssign' | 'onStudyTogether'
> {
  readonly learners: readonly Learner[];
  readonly today: readonly LearnerToday[] | undefined;
  /** Id of the child to see to next. */
  readonly next: string | undefined;
  readonly isOfFamily: boolean;
  readonly opened: HardCard | undefined;
  readonly onOpen: (learner: Learner) => void;
  readonly onMend: (card: HardCard) => void;
}

function ChildCards(props: ChildCardsProps) {
  const { learners, today, next, isOfFamily, opened, canManage, canMend, onOpen, onMend } = props;
  const { onViewProgress, onAssign, onStudyTogether } = props;
  return (
    <ul className={styles.grid}>
      {learners.map((learner) => (
        <li key={learner.id}>
          <ChildCard
            learner={learner}
            isNext={learner.id === next}
            today={today?.find(({ learnerId }) => learnerId === learner.id)}
            onOpen={() => onOpen(learner)}
            onViewProgress={(part) => onViewProgress(learner.id, part)}
            onAssign={onAssign && ((deckId) => onAssign({ learnerId: learner.id, ...(deckId && { deckId }) }))}
            opened={opened}
            onMend={canMend ? onMend : undefined}
            onStudyTogether={canManage && isOfFamily ? () => onStudyTogether(learner.id) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

/** @returns the id of the first child who has not studied anything yet, whose card has the screen's primary button */
function findNewChild(learners: readonly Learner[] = [], today: readonly LearnerToday[] = []): string | undefined {
  const isNew = (id: string) => today.some((one) => one.learnerId === id && one.totalCardsStudied === 0);
  return learners.find(({ id }) => isNew(id))?.id;
}

/** Reports that today's data failed to load. The learners still show. */
function TodayFailure({ today }: { readonly today: UseQueryResult<LearnerToday[]> }) {
  const { t } = useLingui();
  if (!today.isError || today.data) return null;
  const retry = (
    <Button busyText={today.isFetching && t`Trying again...`} onClick={() => void today.refetch()}>{t`Retry`}</Button>
  );
  return <Banner tone="error" action={retry}>{t`We couldn’t load the progress.`}</Banner>;
}

function LearnersSkeleton({ canManage }: Pick<LearnersTabProps, 'canManage'>) {
  const { t } = useLingui();
  return (
    <LoadingRegion label={t`Loading learners...`} className={styles.grid}>
      <Skeleton height={canManage ? '350px' : '290px'} count={3} />
    </LoadingRegion>
  );
}

interface LearnerDialogsProps {
  readonly learner: Learner;
  readonly canManage: boolean;
  readonly renderSignInCode: (learner: Learner) => ReactNode;
  readonly onClose: () => void;
}

function LearnerDialogs({ learner, canManage, renderSignInCode, onClose }: LearnerDialogsProps) {
  const [edited, setEdited] = useState<{ readonly part?: 'name' | undefined }>();
  if (edited) {
    // A separate Suspense boundary. Otherwise, loading the form would hide the details dialog, which counts as closing it.
    return (
      <Suspense fallback={null}>
        <EditLearnerDialog learner={learner} start={edited.part} onClose={() => setEdited(undefined)} />
      </Suspense>
    );
  }
  return (
    <LearnerDetailsDialog
      learner={learner}
      canManage={canManage}
      signInCode={renderSignInCode(learner)}
      onEdit={(part) => setEdited({ part })}
      onClose={onClose}
    />
  );
}
