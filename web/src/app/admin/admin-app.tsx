import { AppShell } from '../../components/ui/app-shell.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import type { AdminTab } from '../../features/admin/admin-tabs.ts';
import { AdminNav } from '../../features/admin/components/admin-nav.tsx';
import { AdminSettings } from '../../features/admin/components/admin-settings.tsx';
import { AllHouseholds } from '../../features/admin/components/all-households.tsx';
import { useAccount } from '../../lib/account.tsx';
import { useNavigation } from '../../lib/navigation.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { endSession } from '../../lib/session.ts';
import { ConsoleShell } from '../console/console-shell.tsx';
import { type AdminPlace, adminPlaces } from './admin-place.ts';

const households: AdminPlace = { screen: 'dashboard', adminTab: 'households' };

/** The screens of an admin: the dashboard, and the console of any household. */
export function AdminApp() {
  const { signOut } = useAccount();
  const { place, push, replace } = useNavigation(adminPlaces);

  /** The next sign-in starts anew, and not where this one ended. */
  function leave(end: () => void) {
    replace(adminPlaces.home);
    end();
  }

  if (place.screen === 'console') {
    return (
      <ConsoleShell
        place={place}
        onPush={(next) => push({ screen: 'console', ...next })}
        onReplace={(next) => replace({ screen: 'console', ...next })}
        onLeave={() => push(households)}
        onDeleted={() => replace(households)}
        onSignOut={() => leave(signOut)}
        onSignedOutEverywhere={() => leave(() => endSession('signed-out'))}
      />
    );
  }
  const tab = place.adminTab;
  return (
    <AppShell
      title="Admin Dashboard"
      nav={<AdminNav current={tab} onSelect={(next) => next !== tab && push({ screen: 'dashboard', adminTab: next })} />}
      placeKey={tab}
    >
      <AdminTabContent
        tab={tab}
        onOpen={(householdId) => push({ screen: 'console', householdId, tab: 'learners' })}
        onSignOut={() => leave(signOut)}
      />
    </AppShell>
  );
}

interface AdminTabContentProps {
  readonly tab: AdminTab;
  readonly onOpen: (householdId: string) => void;
  readonly onSignOut: () => void;
}

function AdminTabContent({ tab, onOpen, onSignOut }: AdminTabContentProps) {
  usePageTitle('Admin Dashboard');
  switch (tab) {
    case 'households':
      return <AllHouseholds onOpen={onOpen} />;
    case 'settings':
      return <AdminSettings onSignOut={onSignOut} />;
    case 'overview':
    case 'users':
      return <EmptyState title="Coming soon..." />;
  }
}
