import CloudOff from 'lucide-react/icons/cloud-off';
import { describeError } from '../lib/describe-error.ts';
import { Button } from './button.tsx';
import styles from './error-state.module.css';

interface ErrorStateProps {
  /** The specified words for this place, such as `Failed to load decks`. */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** Something could not be loaded: what, why, and another try. */
export function ErrorState({ title, error, onRetry, isRetrying }: ErrorStateProps) {
  return (
    <div role="alert" className={styles.state}>
      <CloudOff aria-hidden="true" className={styles.icon} />
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{describeError(error)}</p>
      </div>
      <Button onClick={onRetry} busyText={isRetrying && 'Trying again...'}>
        Retry
      </Button>
    </div>
  );
}
