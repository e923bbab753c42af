import { useQuery } from '@tanstack/react-query';
import ChartColumn from 'lucide-react/icons/chart-column';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Layers from 'lucide-react/icons/layers';
import Settings from 'lucide-react/icons/settings';
import UsersRound from 'lucide-react/icons/users-round';
import type { ReactNode } from 'react';
import { Button } from '../components/controls/button.tsx';
import { EmptyState, ErrorState } from '../components/feedback/messages.tsx';
import { AppNav, type AppNavItem } from '../components/layout/app-nav.tsx';
import { AppShell } from '../components/layout/app-shell.tsx';
import { useAccount } from '../lib/account/account.tsx';
import { ApiError } from '../lib/api/api-error.ts';
import { joinClasses } from '../lib/class-names.ts';
import type { ConsoleProps, ConsoleTab } from '../lib/page/console-place.ts';
import { usePageTitle } from '../lib/page/page-title.ts';
import { householdQuery } from '../queries/households.ts';
import { ConsoleTabs } from './console-tabs.tsx';
import styles from './parent-app.module.css';

/** A household's console: its name, the way back to the list, the tabs. Parents and admins see the same one. */
export function ConsoleShell(props: ConsoleProps) {
  const { place, onPush, onReplace, onLeave } = props;
  const { householdId, tab, deckId } = place;
  // While somebody studies, the frame steps back: the session has its own way out.
  const isStudying = deckId !== undefined;
  const isGone = useHouseholdGone(householdId);

  /** The tab that is open already returns to its start; this leaves no trace in the history. */
  function selectTab(next: ConsoleTab) {
    const go = next === tab ? onReplace : onPush;
    go({ householdId, tab: next });
  }

  return (
    <AppShell
      nav={!isGone && !isStudying && <ConsoleNav current={tab} onSelect={selectTab} />}
      placeKey={`${householdId} ${tab} ${deckId ?? ''}`}
    >
      {!isStudying && <ConsoleHeader householdId={householdId} onLeave={onLeave} />}
      <HouseholdGate householdId={householdId} onLeave={onLeave}>
        <ConsoleTabs key={householdId} {...props} />
      </HouseholdGate>
    </AppShell>
  );
}

interface ConsoleHeaderProps {
  readonly householdId: string;
  /** Back to the list of households. */
  readonly onLeave: () => void;
}

/** The household's name, known from the account before it is read, and the way to the others: a small one where there are no others. */
function ConsoleHeader({ householdId, onLeave }: ConsoleHeaderProps) {
  const { data, isError } = useQuery(householdQuery(householdId));
  const { households } = useAccount().me;
  const known = households.find(({ id }) => id === householdId);
  const name = data?.name ?? known?.name ?? (isError ? 'Household' : 'Loading...');
  usePageTitle(name);
  return (
    <header className={styles.header}>
      <Button
        variant="quiet"
        className={joinClasses(styles.back, known && households.length === 1 && styles.only)}
        icon={<ChevronLeft />}
        onClick={onLeave}
      >
        All Households
      </Button>
      <h1 className={styles.name}>{name}</h1>
    </header>
  );
}

const items: readonly AppNavItem<ConsoleTab>[] = [
  { id: 'learners', label: 'Learners', icon: <UsersRound /> },
  { id: 'create', label: 'Create', icon: <Layers /> },
  { id: 'assignments', label: 'Assign', icon: <ClipboardCheck /> },
  { id: 'reports', label: 'Reports', icon: <ChartColumn /> },
  { id: 'settings', label: 'Settings', icon: <Settings /> },
];

interface ConsoleNavProps {
  readonly current: ConsoleTab;
  readonly onSelect: (tab: ConsoleTab) => void;
}

/** The tabs of a household's console. */
function ConsoleNav({ current, onSelect }: ConsoleNavProps) {
  return <AppNav items={items} current={current} onSelect={onSelect} />;
}

interface HouseholdGateProps {
  readonly householdId: string;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Shows the console of a household that is there. It may have been deleted, or somebody taken out of it, meanwhile. */
function HouseholdGate({ householdId, onLeave, children }: HouseholdGateProps) {
  const household = useQuery(householdQuery(householdId));
  const isGone = useHouseholdGone(householdId);
  if (isGone) {
    return (
      <EmptyState
        title="This household is not here (any more)"
        text="It was deleted, or you are no longer a member of it."
        action={<Button onClick={onLeave}>See all households</Button>}
      />
    );
  }
  if (household.isError && !household.data) return <ErrorState title="Failed to load household" of={household} />;
  return children;
}

/** Whether a household is not there for the signed-in person: deleted, or not theirs (any more). */
function useHouseholdGone(householdId: string): boolean {
  const { error } = useQuery(householdQuery(householdId));
  return error instanceof ApiError && error.status === 404;
}
