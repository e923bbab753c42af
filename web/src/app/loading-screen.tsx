import { Spinner } from '../components/feedback/loading.tsx';
import styles from './full-screen.module.css';

/** While the session or a chunk loads. */
export function LoadingScreen() {
  return (
    <main className={styles.screen}>
      <div role="status" className={styles.loading}>
        <Spinner />
        <p>Loading Flashspark...</p>
      </div>
    </main>
  );
}
