import Award from 'lucide-react/icons/award';
import BookOpen from 'lucide-react/icons/book-open';
import Flame from 'lucide-react/icons/flame';
import House from 'lucide-react/icons/house';
import UserRound from 'lucide-react/icons/user-round';
import { AppNav, type AppNavItem } from '../components/layout/app-nav.tsx';

interface LearnerNavProps {
  readonly tab: string;
  readonly onSelect: (tab: string) => void;
}

const items: readonly AppNavItem<string>[] = [
  { id: 'home', label: 'Home', icon: <House /> },
  { id: 'badges', label: 'Badges', icon: <Award /> },
  { id: 'study', label: 'Study', icon: <BookOpen />, isCentre: true },
  { id: 'streaks', label: 'Streaks', icon: <Flame /> },
  { id: 'profile', label: 'Profile', icon: <UserRound /> },
];

/** The learner's five places, Study in the middle. */
export function LearnerNav({ tab, onSelect }: LearnerNavProps) {
  return <AppNav items={items} current={tab} onSelect={onSelect} />;
}
