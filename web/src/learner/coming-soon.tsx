import Rocket from 'lucide-react/icons/rocket';
import { EmptyState } from '../components/feedback/messages.tsx';

/** A place that is not built yet. */
export function ComingSoon() {
  return <EmptyState icon={<Rocket />} title="Coming soon..." />;
}
