import Layers from 'lucide-react/icons/layers';
import PartyPopper from 'lucide-react/icons/party-popper';
import { Button } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/feedback/messages.tsx';

interface CaughtUpProps {
  readonly nextCard: string;
  readonly onStudyAnyway: () => void;
}

/** Nothing is due: a good moment to stop, and nobody is stopped. */
export function CaughtUp({ nextCard, onStudyAnyway }: CaughtUpProps) {
  return (
    <EmptyState
      icon={<PartyPopper />}
      title="All caught up!"
      text={`Nothing due today. Next card ${nextCard}.`}
      action={
        <Button variant="primary" onClick={onStudyAnyway}>
          Study anyway
        </Button>
      }
    />
  );
}

/** A deck without cards. */
export function NoCards({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <EmptyState
      icon={<Layers />}
      title="No cards to study in this deck."
      action={
        <Button variant="primary" onClick={onLeave}>
          Choose another deck
        </Button>
      }
    />
  );
}
