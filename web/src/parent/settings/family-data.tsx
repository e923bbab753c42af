import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Download from 'virtual:icons/download';
import Upload from 'virtual:icons/upload';
import { type ComponentProps, Suspense, useState } from 'react';
import { isPermitted } from '../../../../shared/permissions.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Button } from '../../components/controls/button.tsx';
import { lazyScreen } from '../../components/feedback/lazy-screen.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { householdQuery } from '../../queries/households.ts';
import { useHouseholdRole } from '../household-role.ts';

const LazyExport = lazyScreen(async () => (await import('./export-dialog.tsx')).ExportDialog, 'settings');
const LazyBringBack = lazyScreen(async () => (await import('./bring-back-dialog.tsx')).BringBackDialog, 'settings');

/** The export dialog, lazy-loaded because it is rarely needed. */
export function ExportDialog(props: ComponentProps<typeof LazyExport>) {
  return (
    <Suspense fallback={null}>
      <LazyExport {...props} />
    </Suspense>
  );
}

const LazyBringBackAnswers = lazyScreen(
  async () => (await import('../../together/bring-back-answers-dialog.tsx')).BringBackAnswersDialog,
  'together',
  'learner',
);

interface OfferExportProps {
  readonly householdId: string;
  readonly onExport: () => void;
}

/** Offers an export before a permanent deletion. */
export function OfferExport({ householdId, onExport }: OfferExportProps) {
  const { t } = useLingui();
  const role = useHouseholdRole(householdId);
  if (!isPermitted(role, 'carry-data')) return null;
  return <Button className="self-start" icon={<Download />} onClick={onExport}>{t`Download everything first`}</Button>;
}

export function DownloadLearner({ learner: { id, householdId, name } }: { readonly learner: Learner }) {
  const { t } = useLingui();
  const role = useHouseholdRole(householdId);
  const [isOpen, setIsOpen] = useState(false);
  if (!isPermitted(role, 'carry-data')) return null;
  return (
    <>
      <Button
        className="self-start"
        icon={<Download />}
        onClick={() => setIsOpen(true)}
      >{t`Download everything`}</Button>
      {isOpen && <ExportDialog householdId={householdId} learnerId={id} name={name} onClose={() => setIsOpen(false)} />}
    </>
  );
}

export function FamilyDataCard({ householdId }: { readonly householdId: string }) {
  const { t } = useLingui();
  const household = useQuery(householdQuery(householdId)).data;
  const role = useHouseholdRole(householdId);
  const [open, setOpen] = useState<'export' | 'bring-back' | 'answers'>();
  if (!household || !isPermitted(role, 'carry-data')) return null;
  const close = () => setOpen(undefined);
  return (
    <SectionCard title={t`Your family’s data`}>
      <Button
        className="self-start"
        icon={<Download />}
        onClick={() => setOpen('export')}
      >{t`Download everything`}</Button>
      <Button
        className="self-start"
        variant="quiet"
        icon={<Upload />}
        onClick={() => setOpen('bring-back')}
      >{t`Restore from a backup file`}</Button>
      <Button
        className="self-start"
        variant="quiet"
        icon={<Upload />}
        onClick={() => setOpen('answers')}
      >{t`Bring back answers`}</Button>
      {open === 'export' && <ExportDialog householdId={householdId} name={household.name} onClose={close} />}
      {open === 'bring-back' && (
        <Suspense fallback={null}>
          <LazyBringBack householdId={householdId} onClose={close} />
        </Suspense>
      )}
      {open === 'answers' && (
        <Suspense fallback={null}>
          <LazyBringBackAnswers onClose={close} />
        </Suspense>
      )}
    </SectionCard>
  );
}
