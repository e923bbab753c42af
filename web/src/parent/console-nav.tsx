import ChartColumn from 'lucide-react/icons/chart-column';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Layers from 'lucide-react/icons/layers';
import Settings from 'lucide-react/icons/settings';
import UsersRound from 'lucide-react/icons/users-round';
import { AppNav, type AppNavItem } from '../components/layout/app-nav.tsx';
import type { ConsoleTab } from '../lib/console-place.ts';

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
export function ConsoleNav({ current, onSelect }: ConsoleNavProps) {
  return <AppNav items={items} current={current} onSelect={onSelect} />;
}
