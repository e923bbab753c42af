import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useOngoingWork, useUnsavedWork } from '../../../lib/unsaved-work.ts';
import { saveMedia } from '../../../queries/cards.ts';
import { forgetDecks, readDecks, sendImportChunk, sendNewDeck } from '../../../queries/decks.ts';
import type { ImportDevices } from './devices.ts';
import { type ImportJob, listDeckIds } from './import-job.ts';
import { bringMedia } from './import-media.ts';
import { dropImport, holdImport, keepImport, noteProgress } from './kept-imports.ts';
import { type ImportPause, runImport } from './run-import.ts';

/** Lets the browser paint and answer before it goes on. */
async function nextTask(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
}

/** What an import is doing. `stopped` is by the person, `failed` by an error; from both it can go on. */
export type ImportRun =
  | { readonly status: 'idle' }
  | {
      readonly status: 'saving';
      readonly job: ImportJob;
      readonly pause: ImportPause | undefined;
      readonly isStopping: boolean;
    }
  | { readonly status: 'stopped'; readonly job: ImportJob }
  | { readonly status: 'failed'; readonly job: ImportJob; readonly error: unknown }
  | { readonly status: 'done'; readonly job: ImportJob };

interface ImportRunControl {
  readonly run: ImportRun;
  /** Saves a new job, or goes on with one that stopped. */
  readonly start: (job: ImportJob) => void;
  /** Stops before the next call. */
  readonly stop: () => void;
}

/** Of the imports of a household that stopped on this device. */
export const stoppedImportsKey = 'stopped-imports';

/** Saves an import while its screen is there. It is kept on the device until it is through; leaving the page asks first where that cannot be. */
export function useImportRun(
  devices: Pick<ImportDevices, 'wait' | 'waitForConnection' | 'openMedia'>,
): ImportRunControl {
  const client = useQueryClient();
  const [run, setRun] = useState<ImportRun>({ status: 'idle' });
  const [isKept, setIsKept] = useState(false);
  const controllerRef = useRef<AbortController>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);
  useUnsavedWork(run.status === 'saving' && !isKept);
  useOngoingWork(run.status === 'saving');

  async function save(start: ImportJob, controller: AbortController): Promise<ImportRun> {
    const { signal } = controller;
    let job = start;
    let pause: ImportPause | undefined;
    let noted = Promise.resolve();
    const show = (): void => setRun({ status: 'saving', job, pause, isStopping: signal.aborted });
    show();
    signal.addEventListener('abort', show);
    const { file, householdId } = start;
    const media =
      file &&
      bringMedia(
        () => devices.openMedia(file),
        async (body) => await saveMedia(householdId, body),
      );
    try {
      // The screen shows that it is saving first: what it takes to plan the calls does not keep it from that.
      await nextTask();
      const canKeep = await keepImport(start);
      setIsKept(canKeep);
      await runImport(job, {
        ...devices,
        calls: { createDeck: sendNewDeck, sendChunk: sendImportChunk, listDecks: readDecks },
        media,
        signal,
        onProgress: (next) => {
          job = next;
          show();
          if (canKeep) noted = noted.then(async () => await noteProgress(next));
        },
        onPause: (next) => {
          pause = next;
          show();
        },
      });
      return isAllSaved(job) ? { status: 'done', job } : { status: 'stopped', job };
    } catch (error) {
      return signal.aborted ? { status: 'stopped', job } : { status: 'failed', job, error };
    } finally {
      media?.close();
      // One after the other: what is written last is how far it came.
      await noted;
    }
  }

  async function saveAndRefresh(job: ImportJob): Promise<void> {
    const controller = new AbortController();
    controllerRef.current = controller;
    const release = holdImport(job.importId);
    const end = await save(job, controller);
    setRun(end);
    if (end.status === 'done' || !hasBegun(end)) await dropImport(job.importId);
    release();
    await client.invalidateQueries({ queryKey: [stoppedImportsKey] });
    await forgetDecks(client, end.status === 'idle' ? [] : listDeckIds(end.job));
  }

  return { run, start: (job) => void saveAndRefresh(job), stop: () => controllerRef.current?.abort() };
}

function isAllSaved(job: ImportJob): boolean {
  return job.parts.every((part) => part.saved === part.cards.length);
}

/** Something of it may be on the server. */
function hasBegun(run: ImportRun): boolean {
  return run.status !== 'idle' && run.job.parts.some(({ deckId, isDeckUncertain }) => deckId ?? isDeckUncertain);
}
