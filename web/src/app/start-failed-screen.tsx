import { Button } from '../components/controls/button.tsx';
import { Logo } from '../components/layout/logo.tsx';
import { signOut } from '../lib/account.tsx';
import { describeError } from '../lib/describe-error.ts';
import styles from './full-screen.module.css';

interface StartFailedScreenProps {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** The account could not be read: the person stays signed in, since a bad connection is no reason to start over. */
export function StartFailedScreen({ error, isRetrying, onRetry }: StartFailedScreenProps) {
  return (
    <main className={styles.screen}>
      <div className={styles.message}>
        <Logo />
        <div role="alert">
          <h1>We could not open your account</h1>
          <p className={styles.text}>{describeError(error)} Everything you saved is safe.</p>
        </div>
        <div className={styles.actions}>
          <Button variant="primary" onClick={onRetry} busyText={isRetrying && 'Trying again...'}>
            Retry
          </Button>
          <Button variant="quiet" onClick={signOut}>
            Sign Out
          </Button>
        </div>
      </div>
    </main>
  );
}
