import { useLingui } from '@lingui/react/macro';
import Trash2 from 'virtual:icons/trash-2';
import { type ComponentProps, Suspense, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { lazyScreen } from '../feedback/lazy-screen.tsx';
import { SectionCard } from '../layout/card.tsx';

const DeletionDialog = lazyScreen(async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog);

/** Dialog that deletes the signed-in account. Loaded lazily because it is rarely opened. */
export function DeleteAccountDialog(props: ComponentProps<typeof DeletionDialog>) {
  return (
    <Suspense fallback={null}>
      <DeletionDialog {...props} />
    </Suspense>
  );
}

interface DeleteAccountCardProps {
  readonly onSignOut: () => void;
  /** Called after the account was deleted: ends this page's session. */
  readonly onDeleted: () => void;
}

export function DeleteAccountCard({ onSignOut, onDeleted }: DeleteAccountCardProps) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <SectionCard title={t`Delete account`}>
      <p className="note">{t`We’ll show you what gets deleted first.`}</p>
      <Button icon={<Trash2 />} onClick={() => setIsAsking(true)}>{t`Delete my account`}</Button>
      {isAsking && (
        <DeleteAccountDialog onSignOut={onSignOut} onDeleted={onDeleted} onClose={() => setIsAsking(false)} />
      )}
    </SectionCard>
  );
}
