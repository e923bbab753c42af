import { Button } from '../components/controls/button.tsx';
import { Logo } from '../components/layout/logo.tsx';
import styles from './full-screen.module.css';

interface CrashScreenProps {
  /** What happened, and what is safe. */
  readonly text: string;
  readonly onTryAgain: () => void;
}

/** What shows when a screen broke. `Go to Home` loads the page anew: nothing of the broken state stays. */
export function CrashScreen({ text, onTryAgain }: CrashScreenProps) {
  return (
    <main className={styles.screen}>
      <div className={styles.message}>
        <Logo />
        <div role="alert">
          <h1>Something went wrong</h1>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.actions}>
          <Button variant="primary" onClick={onTryAgain}>
            Try Again
          </Button>
          <Button onClick={() => window.location.assign('/')}>Go to Home</Button>
        </div>
      </div>
    </main>
  );
}
