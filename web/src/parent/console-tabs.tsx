import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { type HouseholdRole, isPermitted } from '../../../shared/permissions.ts';
import { lazyScreen, usePrefetch } from '../components/feedback/lazy-screen.tsx';
import { Skeleton } from '../components/feedback/loading.tsx';
import type { AssignedPlace, ConsolePlace, ConsoleProps, CreateSection } from '../lib/page/console-place.ts';
import { useAccount } from '../lib/account/account.tsx';
import { householdQuery } from '../queries/households.ts';
import { useHouseholdRole } from './household-role.ts';
import { LearnersTab } from './learners/learners-tab.tsx';
import { localStore } from '../lib/device/web-storage.ts';

/** Loaded in separate chunks, so that the Learners tab loads first. */
const CreateTab = lazyScreen(async () => (await import('./create/create-tab.tsx')).CreateTab, 'making');
const SignInCode = lazyScreen(async () => (await import('./settings/invitations.tsx')).SignInCode, 'settings');
const SettingsTab = lazyScreen(
  async () => (await import('./settings/settings-tab.tsx')).SettingsTab,
  'settings',
  'account',
);
const ReportsTab = lazyScreen(async () => (await import('./reports/reports-tab.tsx')).ReportsTab);
const AssignmentsTab = lazyScreen(async () => (await import('./assign/assignments-tab.tsx')).AssignmentsTab);

const Together = lazyScreen(
  async () => (await import('../together/together.tsx')).Together,
  'together',
  'making',
  'learner',
  'learning',
);

const fetchedAhead = [CreateTab, AssignmentsTab, ReportsTab, SettingsTab, SignInCode];

/** Shows the open tab of a console. Whichever tab is open, the answers of side-by-side study that wait on this device are sent. */
export function ConsoleTabs(props: ConsoleProps) {
  const { tab, learnerId } = props.place;
  usePrefetch(fetchedAhead);
  const isTogether = tab === 'learners' && learnerId !== undefined;
  return (
    <>
      {(isTogether || localStore().getItem('flashspark.together')) && (
        <Suspense fallback={null}>
          <Together {...props} />
        </Suspense>
      )}
      {!isTogether && <OpenTab {...props} />}
    </>
  );
}

function OpenTab({ place, onPush, onReplace, onBack, onDeleted, onSignOut, onSessionOver }: ConsoleProps) {
  const { householdId, tab } = place;
  const role = useHouseholdRole(householdId);
  const onStudyTogether = useStudyTogether(place, role, onPush);
  switch (tab) {
    case 'learners':
      return (
        <LearnersTab
          householdId={householdId}
          canManage={isPermitted(role, 'manage-learners')}
          canMend={isPermitted(role, 'manage-content')}
          onViewProgress={(learnerId, part) =>
            onPush({ householdId, tab: 'reports', learnerId, ...(part && { part }) })
          }
          {...(isPermitted(role, 'assign-work') && {
            onAssign: (work: AssignedPlace) => onPush({ householdId, tab: 'assignments', ...work }),
          })}
          onStudyTogether={(learnerId) => onPush({ householdId, tab, learnerId })}
          onOpen={(next) => onPush({ householdId, ...next })}
          renderSignInCode={(learner) =>
            isPermitted(role, 'invite-members') && (
              <Suspense fallback={null}>
                <SignInCode learner={learner} />
              </Suspense>
            )
          }
        />
      );
    case 'create':
      return (
        <Suspense fallback={<Skeleton height="240px" />}>
          <CreateTab
            householdId={householdId}
            section={place.section ?? 'decks'}
            opens={place.opens}
            onSettled={() => onReplace({ householdId, tab })}
            canManage={isPermitted(role, 'manage-content')}
            onSelect={(section) => (section === 'bin' ? onPush : onReplace)({ householdId, tab: 'create', section })}
            onStudyTogether={onStudyTogether}
            {...(isPermitted(role, 'assign-work') && {
              onGive: (deckId: string) => onPush({ householdId, tab: 'assignments', deckId }),
            })}
          />
        </Suspense>
      );
    case 'assignments':
      return (
        <AssignTab
          place={place}
          canManage={isPermitted(role, 'assign-work')}
          onSettled={() => onReplace({ householdId, tab })}
          onAddLearner={() => onPush({ householdId, tab: 'learners' })}
          onMakeResource={(section) => onPush({ householdId, tab: 'create', section })}
        />
      );
    case 'reports':
      return (
        <ReportTab place={place} role={role} onPush={onPush} onReplace={onReplace} onStudyTogether={onStudyTogether} />
      );
    case 'settings':
      return (
        <Suspense fallback={<Skeleton height="240px" />}>
          <SettingsTab
            householdId={householdId}
            area={place.area}
            onOpen={(area) => onPush({ householdId, tab, area })}
            onBack={() => onBack({ householdId, tab })}
            onDeleted={onDeleted}
            onSignOut={onSignOut}
            onSessionOver={onSessionOver}
          />
        </Suspense>
      );
  }
}

/** @returns what starts a session with a child on this device; undefined for admins and for those who may not manage learners */
function useStudyTogether({ householdId }: ConsolePlace, role: HouseholdRole, onPush: ConsoleProps['onPush']) {
  const isOfFamily = useAccount().me.role === 'parent';
  if (!isOfFamily || !isPermitted(role, 'manage-learners')) return undefined;
  return (learnerId: string, deckId: string) => onPush({ householdId, tab: 'learners', learnerId, deckId });
}

interface AssignTabProps {
  readonly place: ConsolePlace;
  readonly canManage: boolean;
  readonly onSettled: () => void;
  readonly onAddLearner: () => void;
  readonly onMakeResource: (section: CreateSection) => void;
}

/** Assignments for learners. Due dates are days in the household's time zone. */
function AssignTab({ place, canManage, onSettled, onAddLearner, onMakeResource }: AssignTabProps) {
  const { householdId, learnerId, deckId } = place;
  const timeZone = useQuery(householdQuery(householdId)).data?.timeZone;
  if (timeZone === undefined) return <Skeleton height="240px" />;
  return (
    <Suspense fallback={<Skeleton height="240px" />}>
      <AssignmentsTab
        householdId={householdId}
        timeZone={timeZone}
        canManage={canManage}
        learnerId={learnerId}
        deckId={deckId}
        onSettled={onSettled}
        {...(canManage && { onAddLearner, onMakeResource })}
      />
    </Suspense>
  );
}

interface ReportTabProps extends Pick<ConsoleProps, 'place' | 'onPush' | 'onReplace'> {
  readonly role: HouseholdRole;
  readonly onStudyTogether: ReturnType<typeof useStudyTogether>;
}

/** The reports, with the ways that lead out of them. */
function ReportTab({ place, role, onPush, onReplace, onStudyTogether }: ReportTabProps) {
  const { householdId, learnerId, part } = place;
  const tab = 'reports';
  const canManage = isPermitted(role, 'manage-learners');
  return (
    <Suspense fallback={<Skeleton height="240px" />}>
      <ReportsTab
        householdId={householdId}
        learnerId={learnerId}
        part={part}
        onOpenAssignments={() => onPush({ householdId, tab: 'assignments' })}
        onOpenDecks={() => onPush({ householdId, tab: 'create', section: 'decks' })}
        // The weak cards take the focus when they open, which belongs to the selector here.
        onSelectLearner={(selected) =>
          onReplace({
            householdId,
            tab,
            learnerId: selected,
            ...(part && { part: part === 'weak-cards' ? 'figures' : part }),
          })
        }
        onPart={(selected, next) => onPush({ householdId, tab, learnerId: selected, ...(next && { part: next }) })}
        onStudyTogether={onStudyTogether}
        {...(canManage && { onAddLearner: () => onPush({ householdId, tab: 'learners' }) })}
        {...(isPermitted(role, 'assign-work') && {
          onAssign: (selected: string) => onPush({ householdId, tab: 'assignments', learnerId: selected }),
        })}
      />
    </Suspense>
  );
}
