import { EmptyState } from '../../components/ui/empty-state.tsx';
import { useHouseholdRole } from '../../features/household/household-role.ts';
import { LearnersTab } from '../../features/learners/components/learners-tab.tsx';
import { SignInCode } from '../../features/members/components/sign-in-code.tsx';
import { isPermitted } from '../../../../shared/permissions.ts';
import type { ConsoleShellProps } from './console-shell.tsx';
import { CreateTab } from './create-tab.tsx';
import { SettingsTab } from './settings-tab.tsx';

/** What the open tab of a console shows. */
export function ConsoleTabs({ place, onPush, onReplace, onDeleted, onSignOut, onSignedOutEverywhere }: ConsoleShellProps) {
  const { householdId, tab } = place;
  const role = useHouseholdRole(householdId);
  switch (tab) {
    case 'learners':
      return (
        <LearnersTab
          householdId={householdId}
          canManage={isPermitted(role, 'manage-learners')}
          onViewProgress={(learnerId) => onPush({ householdId, tab: 'reports', learnerId })}
          renderSignInCode={(learner) => isPermitted(role, 'invite-members') && <SignInCode learner={learner} />}
        />
      );
    case 'create':
      return (
        <CreateTab
          householdId={householdId}
          section={place.section ?? 'decks'}
          canManage={isPermitted(role, 'manage-content')}
          onSelect={(section) => onReplace({ householdId, tab: 'create', section })}
        />
      );
    case 'assignments':
    case 'reports':
      return <EmptyState title="Coming soon..." />;
    case 'settings':
      return (
        <SettingsTab
          householdId={householdId}
          canInvite={isPermitted(role, 'invite-members')}
          onDeleted={onDeleted}
          onSignOut={onSignOut}
          onSignedOutEverywhere={onSignedOutEverywhere}
        />
      );
  }
}
