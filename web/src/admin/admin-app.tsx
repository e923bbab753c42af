import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import House from 'virtual:icons/house';
import LayoutDashboard from 'virtual:icons/layout-dashboard';
import Settings from 'virtual:icons/settings';
import UsersRound from 'virtual:icons/users-round';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import type { OpenVisit } from '../../../shared/schemas/visit.ts';
import type { ConsoleProps } from '../lib/page/console-place.ts';
import { AppNav, type AppNavItem } from '../components/layout/app-nav.tsx';
import { AppShell } from '../components/layout/app-shell.tsx';
import { HouseholdsTab } from './households-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { UsersTab } from './users-tab.tsx';
import { useAccount } from '../lib/account/account.tsx';
import { Banner } from '../components/feedback/messages.tsx';
import { useNavigation } from '../lib/page/navigation.ts';
import { usePageTitle } from '../lib/page/page-title.ts';
import { endSession, type SessionEnd } from '../lib/account/session.ts';
import { householdQuery } from '../queries/households.ts';
import { formatTime } from '../words/instants.ts';
import { ReasonAsker } from './reason-asker.tsx';
import { type AdminPlace, adminPlaces, type AdminTab } from './admin-place.ts';
import { SettingsTab } from './settings-tab.tsx';

const households: AdminPlace = { screen: 'dashboard', adminTab: 'households' };

const navItems: readonly (Omit<AppNavItem<AdminTab>, 'label'> & { readonly label: MessageDescriptor })[] = [
  { id: 'overview', label: msg`Overview`, icon: <LayoutDashboard /> },
  { id: 'households', label: msg`Households`, icon: <House /> },
  { id: 'users', label: msg`Users`, icon: <UsersRound /> },
  { id: 'settings', label: msg`Settings`, icon: <Settings /> },
];

interface AdminAppProps {
  readonly Console: ComponentType<ConsoleProps>;
}

/** Admin screens plus the dialog that asks for a reason before a family's data is shown. */
export function AdminApp(props: AdminAppProps) {
  const [visits, setVisits] = useState<Visits>({});
  return (
    <>
      <AdminScreens {...props} visits={visits} />
      <ReasonAsker onOpened={(householdId, visit) => setVisits((known) => ({ ...known, [householdId]: visit }))} />
    </>
  );
}

/** The visits that were opened on this page, by household. */
type Visits = Readonly<Record<string, OpenVisit>>;

function AdminScreens({ Console, visits }: AdminAppProps & { readonly visits: Visits }) {
  const { t } = useLingui();
  const { signOut } = useAccount();
  const { place, push, replace, back } = useNavigation(adminPlaces);

  /** Resets the navigation first, so that the next sign-in starts at Home. */
  function leave(end: () => void) {
    replace(adminPlaces.home);
    end();
  }

  if (place.screen === 'console') {
    return (
      <Console
        place={place}
        notice={<VisitNotice householdId={place.householdId} visit={visits[place.householdId]} />}
        onPush={(next) => push({ screen: 'console', ...next })}
        onReplace={(next) => replace({ screen: 'console', ...next })}
        onBack={(fallback) => back({ screen: 'console', ...fallback })}
        onLeave={() => push(households)}
        onDeleted={() => replace(households)}
        onSignOut={() => leave(signOut)}
        onSessionOver={(end) => leave(() => endSession(end))}
      />
    );
  }
  const tab = place.adminTab;
  return (
    <AppShell
      title={t`Admin Dashboard`}
      nav={
        <AppNav
          items={navItems.map(({ label, ...item }) => ({ ...item, label: t(label) }))}
          current={tab}
          onSelect={(next) => next !== tab && push({ screen: 'dashboard', adminTab: next })}
        />
      }
      placeKey={tab}
    >
      <AdminTabContent
        tab={tab}
        search={place.search ?? ''}
        onSearch={(search) => replace({ screen: 'dashboard', adminTab: tab, search })}
        onOpen={(householdId) => {
          push({ screen: 'console', householdId, tab: 'learners' });
          // The console has a shell of its own, which would begin where the list was scrolled to.
          window.scrollTo(0, 0);
        }}
        onSignOut={() => leave(signOut)}
        onSessionOver={(end) => leave(() => endSession(end))}
      />
    </AppShell>
  );
}

interface VisitNoticeProps {
  readonly householdId: string;
  /** Absent after a reload, and while no reason was asked for. */
  readonly visit: OpenVisit | undefined;
}

/** Reminds an admin whose family this is not that they are a visitor, why, and until when. */
function VisitNotice({ householdId, visit }: VisitNoticeProps) {
  const { t } = useLingui();
  const { me } = useAccount();
  const household = useQuery(householdQuery(householdId));
  if (!household.data || household.data.ownerId === me.id) return null;
  return (
    <div className="below-4">
      <Banner tone="info">
        {visit
          ? t`You’re here as an admin until ${{ time: formatTime(visit.endsAt) }}. Your reason: ${{ reason: visit.reason }}`
          : t`You’re here as an admin.`}
      </Banner>
    </div>
  );
}

interface AdminTabContentProps {
  readonly tab: AdminTab;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onOpen: (householdId: string) => void;
  readonly onSignOut: () => void;
  readonly onSessionOver: (end: SessionEnd) => void;
}

function AdminTabContent({ tab, search, onSearch, onOpen, onSignOut, onSessionOver }: AdminTabContentProps) {
  const { t } = useLingui();
  usePageTitle(t`Admin Dashboard`);
  switch (tab) {
    case 'overview':
      return <OverviewTab onOpen={onOpen} />;
    case 'households':
      return <HouseholdsTab search={search} onSearch={onSearch} onOpen={onOpen} />;
    case 'users':
      return <UsersTab search={search} onSearch={onSearch} onOpen={onOpen} />;
    case 'settings':
      return <SettingsTab onSignOut={onSignOut} onSessionOver={onSessionOver} />;
  }
}
