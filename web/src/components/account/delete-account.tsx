import Trash2 from 'lucide-react/icons/trash-2';
import { type ComponentProps, Suspense, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { lazyScreen } from '../feedback/lazy-screen.tsx';
import { SectionCard } from '../layout/card.tsx';
import styles from './account.module.css';

const DeletionDialog = lazyScreen(async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog);

/** Asks before the signed-in account is deleted. In a chunk of its own: hardly anybody ever opens it. */
export function DeleteAccountDialog(props: ComponentProps<typeof DeletionDialog>) {
  return (
    <Suspense fallback={null}>
      <DeletionDialog {...props} />
    </Suspense>
  );
}

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
      <Button icon={<Trash2 />} onClick={() => setIsAsking(true)}>
        Delete my account
      </Button>
      {isAsking && (
        <DeleteAccountDialog onSignOut={onSignOut} onDeleted={onDeleted} onClose={() => setIsAsking(false)} />
      )}
    </SectionCard>
  );
}
