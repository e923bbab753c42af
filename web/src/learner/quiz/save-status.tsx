import CloudUpload from 'lucide-react/icons/cloud-upload';
import type { Saving } from './attempt/use-answer-saving.ts';
import styles from './taking-screen.module.css';

/** Where the answers are, always in sight. */
export function SaveStatus({ saving: { isSaved } }: { readonly saving: Saving }) {
  if (isSaved) return <span className={styles.saved}>✓ saved</span>;
  return (
    <span className={styles.waiting}>
      <CloudUpload aria-hidden="true" />
      waiting to save
    </span>
  );
}
