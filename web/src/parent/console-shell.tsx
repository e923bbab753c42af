import { AppShell } from '../components/layout/app-shell.tsx';
import { ConsoleHeader } from './console-header.tsx';
import { ConsoleNav } from './console-nav.tsx';
import { HouseholdGate } from './household-gate.tsx';
import type { ConsoleProps, ConsoleTab } from '../lib/console-place.ts';
import { useHouseholdGone } from './household-gone.ts';
import { ConsoleTabs } from './console-tabs.tsx';

/** A household's console: its name, the way back to the list, the tabs. Parents and admins see the same one. */
export function ConsoleShell(props: ConsoleProps) {
  const { place, onPush, onReplace, onLeave } = props;
  const { householdId, tab } = place;
  const isGone = useHouseholdGone(householdId);

  /** The tab that is open already returns to its start; this leaves no trace in the history. */
  function selectTab(next: ConsoleTab) {
    const go = next === tab ? onReplace : onPush;
    go({ householdId, tab: next });
  }

  return (
    <AppShell nav={!isGone && <ConsoleNav current={tab} onSelect={selectTab} />} placeKey={`${householdId} ${tab}`}>
      <ConsoleHeader householdId={householdId} onLeave={onLeave} />
      <HouseholdGate householdId={householdId} onLeave={onLeave}>
        <ConsoleTabs key={householdId} {...props} />
      </HouseholdGate>
    </AppShell>
  );
}
