import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Banner } from '../../../components/feedback/messages.tsx';
import { formatNumber } from '../../../words/counts.ts';
import { browserDevices, type ImportDevices } from './devices.ts';
import { countEdits } from './card-edits.ts';
import { type ImportJob, listDeckIds } from './import-job.ts';
import { DiscardButton, ImportDone, ImportProgress } from './import-progress.tsx';
import styles from './import.module.css';
import { dropImport, type KeptImport, listStoppedImports, readStoppedImport } from './kept-imports.ts';
import { stoppedImportsKey, useImportRun } from './use-import-run.ts';

interface StoppedImportsProps {
  readonly householdId: string;
  readonly devices?: Omit<ImportDevices, 'readFile'>;
}

/** Imports that a reload, or the person, stopped in the middle: how far each came, and what can be done about it. Nothing at all without any. */
export function StoppedImports({ householdId, devices = browserDevices }: StoppedImportsProps) {
  const client = useQueryClient();
  const [resumed, setResumed] = useState<ImportJob>();
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
        <div key={job.importId} className={styles.stopped}>
          <Banner tone="info">
            <p>{describeStop(job)}</p>
            <div className={styles.stoppedActions}>
              <Button onClick={() => void goOn(job.importId)}>Go on</Button>
              {job.isNewDeck && listDeckIds(job).length > 0 && (
                <DiscardButton job={job} onDiscarded={() => undefined}>
                  Remove what came
                </DiscardButton>
              )}
              <Button variant="quiet" onClick={() => void forget(job.importId)}>
                Leave it so
              </Button>
            </div>
          </Banner>
        </div>
      ))}
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

function describeStop({ source, parts }: KeptImport): string {
  const saved = parts.reduce((sum, { saved: added, edited = 0 }) => sum + added + edited, 0);
  const all = parts.reduce((sum, { count, edits }) => sum + count + (edits ? countEdits(edits) : 0), 0);
  return `Your import of “${source}” stopped at ${formatNumber(saved)} of ${formatNumber(all)} cards.`;
}

interface ResumedImportProps {
  readonly stopped: ImportJob;
  readonly devices: Omit<ImportDevices, 'readFile'>;
  readonly onClose: () => void;
}

/** Goes on where an import stopped. */
function ResumedImport({ stopped, devices, onClose }: ResumedImportProps) {
  const { run, start, stop } = useImportRun(devices);
  const [reopened, setReopened] = useState(0);
  const begin = useEffectEvent(() => start(stopped));
  useEffect(() => begin(), []);

  function handleClose() {
    if (run.status !== 'saving') {
      onClose();
      return;
    }
    stop();
    // A browser may close a dialog without asking: a fresh one then shows where the import stopped.
    setReopened(reopened + 1);
  }

  const job = run.status === 'idle' ? stopped : run.job;
  const cards = { length: job.parts.reduce((sum, part) => sum + part.cards.length, 0) };
  return (
    <Dialog key={reopened} title={`Import “${stopped.source}”`} size={600} onClose={handleClose}>
      {run.status === 'done' && (
        <ImportDone job={job} content={{ cards, refused: [], notes: [], unit: job.unit }} onClose={onClose} />
      )}
      {run.status !== 'done' && run.status !== 'idle' && (
        <ImportProgress run={run} onStop={stop} onContinue={() => start(run.job)} onClose={onClose} />
      )}
    </Dialog>
  );
}
