import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import ChartColumn from 'virtual:icons/chart-column';
import ChevronLeft from 'virtual:icons/chevron-left';
import ClipboardCheck from 'virtual:icons/clipboard-check';
import Layers from 'virtual:icons/layers';
import Settings from 'virtual:icons/settings';
import UsersRound from 'virtual:icons/users-round';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Button } from '../components/controls/button.tsx';
import { EmptyState, ErrorState } from '../components/feedback/messages.tsx';
import { AppNav, type AppNavItem } from '../components/layout/app-nav.tsx';
import { AppShell } from '../components/layout/app-shell.tsx';
import { useAccount } from '../lib/account/account.tsx';
import { ApiError } from '../lib/api/api-error.ts';
import { joinClasses } from '../lib/class-names.ts';
import type { ConsoleProps, ConsoleTab } from '../lib/page/console-place.ts';
import { usePageTitle } from '../lib/page/page-title.ts';
import { hasUnsavedWork, subscribeToPageIdle } from '../lib/page/unsaved-work.ts';
import { householdQuery } from '../queries/households.ts';
import { ConsoleTabs } from './console-tabs.tsx';
import styles from './parent-app.module.css';

/** A household's console: header, tabs and content. Parents and admins share it. */
export function ConsoleShell(props: ConsoleProps) {
  const { place, notice, onPush, onReplace, onLeave } = props;
  const { householdId, tab, deckId } = place;
  // A study session has its own exit button, so the header and tabs are hidden.
  const isStudying = tab === 'learners' && deckId !== undefined;
  const isGone = useHouseholdGone(householdId);

  /** Selecting the current tab resets it without adding a history entry. */
  function selectTab(next: ConsoleTab) {
    const go = next === tab ? onReplace : onPush;
    go({ householdId, tab: next });
  }

  return (
    <AppShell
      nav={!isGone && !isStudying && <ConsoleNav current={tab} onSelect={selectTab} />}
      placeKey={`${householdId} ${tab} ${isStudying ? deckId : ''}`}
    >
      {!isStudying && <ConsoleHeader householdId={householdId} onLeave={onLeave} />}
      {notice}
      <HouseholdGate householdId={householdId} onLeave={onLeave}>
        <ConsoleTabs key={householdId} {...props} />
      </HouseholdGate>
    </AppShell>
  );
}

interface ConsoleHeaderProps {
  readonly householdId: string;
  readonly onLeave: () => void;
}

/**
 * Shows the household's name (from the account until the household is loaded) and a link to all households. The link is smaller on phones if the account has
 * only one.
 */
function ConsoleHeader({ householdId, onLeave }: ConsoleHeaderProps) {
  const { t } = useLingui();
  const { data, isError } = useQuery(householdQuery(householdId));
  const { households } = useAccount().me;
  const known = households.find(({ id }) => id === householdId);
  const name = data?.name ?? known?.name ?? (isError ? t`Household` : t`Loading...`);
  usePageTitle(name);
  return (
    <header className={joinClasses(styles.header, 'row-wrap gap-0-4 apart')}>
      <Button
        variant="quiet"
        className={joinClasses(styles.back, known && households.length === 1 && styles.only)}
        icon={<ChevronLeft />}
        onClick={onLeave}
      >{t`All Households`}</Button>
      <h1 className={joinClasses(styles.name, 'shrinks one-line text-l')}>{name}</h1>
    </header>
  );
}

const items: readonly (Omit<AppNavItem<ConsoleTab>, 'label'> & { readonly label: MessageDescriptor })[] = [
  { id: 'learners', label: msg`Learners`, icon: <UsersRound /> },
  { id: 'create', label: msg`Create`, icon: <Layers /> },
  { id: 'assignments', label: msg`Assign`, icon: <ClipboardCheck /> },
  { id: 'reports', label: msg`Reports`, icon: <ChartColumn /> },
  { id: 'settings', label: msg`Settings`, icon: <Settings /> },
];

interface ConsoleNavProps {
  readonly current: ConsoleTab;
  readonly onSelect: (tab: ConsoleTab) => void;
}

function ConsoleNav({ current, onSelect }: ConsoleNavProps) {
  const { t } = useLingui();
  const named = items.map(({ label, ...item }) => ({ ...item, label: t(label) }));
  return <AppNav items={named} current={current} onSelect={onSelect} />;
}

interface HouseholdGateProps {
  readonly householdId: string;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Shows the console if the household exists. It may have been deleted, or the person removed from it, in the meantime. */
function HouseholdGate({ householdId, onLeave, children }: HouseholdGateProps) {
  const { t } = useLingui();
  const household = useQuery(householdQuery(householdId));
  const isGone = useHouseholdGone(householdId);
  if (isGone) {
    return (
      <EmptyState
        title={t`We couldn’t find this household`}
        text={t`It was deleted, or you’re no longer a member.`}
        action={<Button onClick={onLeave}>{t`See all households`}</Button>}
      />
    );
  }
  if (household.isError && !household.data) return <ErrorState title={t`Failed to load household`} of={household} />;
  return children;
}

/** Returns true if the household was deleted or the signed-in person has no access to it, once no form would lose what is typed. */
function useHouseholdGone(householdId: string): boolean {
  const { error } = useQuery(householdQuery(householdId));
  const isTyped = useSyncExternalStore(subscribeToPageIdle, hasUnsavedWork);
  return error instanceof ApiError && error.status === 404 && !isTyped;
}
