import House from 'lucide-react/icons/house';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Settings from 'lucide-react/icons/settings';
import UsersRound from 'lucide-react/icons/users-round';
import { AppNav, type AppNavItem } from '../components/layout/app-nav.tsx';
import type { AdminTab } from './admin-tabs.ts';

const items: readonly AppNavItem<AdminTab>[] = [
  { id: 'overview', label: 'Overview', icon: <LayoutDashboard /> },
  { id: 'households', label: 'Households', icon: <House /> },
  { id: 'users', label: 'Users', icon: <UsersRound /> },
  { id: 'settings', label: 'Settings', icon: <Settings /> },
];

interface AdminNavProps {
  readonly current: AdminTab;
  readonly onSelect: (tab: AdminTab) => void;
}

/** The tabs of the admin dashboard. */
export function AdminNav({ current, onSelect }: AdminNavProps) {
  return <AppNav items={items} current={current} onSelect={onSelect} />;
}
