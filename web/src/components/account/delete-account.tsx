import Trash2 from 'lucide-react/icons/trash-2';
import { Suspense, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { lazyScreen } from '../feedback/lazy-screen.tsx';
import { SectionCard } from '../layout/card.tsx';
import styles from './account.module.css';

/** In a chunk of its own: hardly anybody ever opens it. */
export const DeleteAccountDialog = lazyScreen(
  async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
);

interface DeleteAccountCardProps {
  readonly onSignOut: () => void;
  /** The account is gone: the session of this page has to go as well. */
  readonly onDeleted: () => void;
}

/** The end of one's own account. */
export function DeleteAccountCard({ onSignOut, onDeleted }: DeleteAccountCardProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <SectionCard title="Delete account">
      <p className={styles.note}>
        Ends your account. You see first what goes with it, and nothing happens before you confirm it.
      </p>
      <Button icon={<Trash2 aria-hidden="true" />} onClick={() => setIsAsking(true)}>
        Delete my account
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <DeleteAccountDialog onSignOut={onSignOut} onDeleted={onDeleted} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </SectionCard>
  );
}
