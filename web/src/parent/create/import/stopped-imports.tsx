import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Banner } from '../../../components/feedback/messages.tsx';
import { formatNumber } from '../../../words/counts.ts';
import { joinSentences } from '../../join-sentences.ts';
import { browserDevices, type ImportDevices } from './devices.ts';
import { countSaved, type ImportJob, listDeckIds } from './import-job.ts';
import { ImportDone, UndoImportDialog } from './import-done.tsx';
import { DiscardButton, ImportProgress } from './import-progress.tsx';
import { dropImport, type KeptImport, listStoppedImports, readStoppedImport } from './kept-imports.ts';
import { stoppedImportsKey, useImportRun, useRunDialog } from './use-import-run.ts';

interface StoppedImportsProps {
  readonly householdId: string;
  readonly devices?: Omit<ImportDevices, 'readFile'>;
}

/** Lists imports interrupted by a reload or the user, with progress and actions. Renders nothing if there are none. */
export function StoppedImports({ householdId, devices = browserDevices }: StoppedImportsProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [resumed, setResumed] = useState<ImportJob>();
  const [undoing, setUndoing] = useState<KeptImport>();
  const { data = [] } = useQuery({
    queryKey: [stoppedImportsKey, householdId],
    queryFn: async () => await listStoppedImports(householdId),
    staleTime: 0,
    retry: false,
  });
  const refresh = async () => await client.invalidateQueries({ queryKey: [stoppedImportsKey] });

  async function forget(importId: string) {
    await dropImport(importId);
    await refresh();
  }

  async function goOn(importId: string) {
    const job = await readStoppedImport(importId);
    if (job) setResumed(job);
    else await refresh();
  }

  return (
    <>
      {data.map((job) => (
        <div key={job.importId} className="below-4">
          <Banner tone="info">
            <p>{describeStop(job)}</p>
            <div className="wrap gap-2 above-3">
              <Button onClick={() => void goOn(job.importId)}>{t`Continue`}</Button>
              {job.isNewDeck && listDeckIds(job).length > 0 && (
                <DiscardButton job={job} onDiscarded={() => undefined}>{t`Remove imported cards`}</DiscardButton>
              )}
              {!job.isNewDeck && countSaved(job) > 0 && (
                <Button onClick={() => setUndoing(job)}>{t`Remove imported cards`}</Button>
              )}
              <Button variant="quiet" onClick={() => void forget(job.importId)}>{t`Leave it as is`}</Button>
            </div>
          </Banner>
        </div>
      ))}
      {undoing && (
        <Suspense fallback={null}>
          <UndoImportDialog
            deckId={listDeckIds(undoing)[0] ?? ''}
            done={describeDone(undoing)}
            onUndone={() => {
              setUndoing(undefined);
              void forget(undoing.importId);
            }}
            onCancel={() => setUndoing(undefined)}
          />
        </Suspense>
      )}
      {resumed && (
        <ResumedImport
          key={resumed.importId}
          stopped={resumed}
          devices={devices}
          onClose={() => {
            setResumed(undefined);
            void refresh();
          }}
        />
      )}
    </>
  );
}

function describeStop(job: KeptImport): string {
  const all = job.parts.reduce((sum, { count }) => sum + count, 0);
  const saved = countSaved(job);
  const isLearning = job.history !== undefined && saved === all;
  return joinSentences([
    t`Your import of “${{ name: job.source }}” stopped at ${{ done: formatNumber(saved) }} of ${plural(all, { one: '# card', other: '# cards' })}.`,
    isLearning && t`Some of what was learned in Anki is still missing.`,
  ]);
}

/**
 * Counts what an import into an existing deck has done so far. `edited` counts changes first, then removals, because all changes are made before any removal.
 */
function describeDone({ importId, source, parts: [part] }: KeptImport) {
  const { saved: added = 0, edited = 0, changes = 0 } = part ?? {};
  return {
    id: importId,
    name: source,
    added,
    changed: Math.min(edited, changes),
    removed: Math.max(0, edited - changes),
  };
}

interface ResumedImportProps {
  readonly stopped: ImportJob;
  readonly devices: Omit<ImportDevices, 'readFile'>;
  readonly onClose: () => void;
}

function ResumedImport({ stopped, devices, onClose }: ResumedImportProps) {
  const { t } = useLingui();
  const { run, start, stop } = useImportRun(devices);
  const dialog = useRunDialog({ run, stop, onClose });
  const begin = useEffectEvent(() => start(stopped));
  useEffect(() => begin(), []);

  const job = run.status === 'idle' ? stopped : run.job;
  const cards = { length: job.parts.reduce((sum, part) => sum + part.cards.length, 0) };
  return (
    <Dialog key={dialog.key} title={t`Import “${{ name: stopped.source }}”`} size={600} onClose={dialog.close}>
      {run.status === 'done' && (
        <ImportDone job={job} content={{ cards, refused: [], notes: [], unit: job.unit }} onClose={onClose} />
      )}
      {run.status !== 'done' && run.status !== 'idle' && (
        <ImportProgress run={run} onStop={stop} onContinue={() => start(run.job)} onClose={onClose} />
      )}
    </Dialog>
  );
}
