import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useUnsavedWork } from '../../../lib/unsaved-work.ts';
import type { ImportDevices } from './devices.ts';
import { type ImportJob, listDeckIds } from './import-job.ts';
import { runImport } from './run-import.ts';
import { forgetDecks, readDecks, sendImportChunk, sendNewDeck } from '../../../queries/decks.ts';

/** Lets the browser paint and answer before it goes on. */
async function nextTask(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
}

/** What an import is doing. `stopped` is by the person, `failed` by an error; from both it can go on. */
export type ImportRun =
  | { readonly status: 'idle' }
  | { readonly status: 'saving'; readonly job: ImportJob; readonly isPausing: boolean; readonly isStopping: boolean }
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

/** Saves an import while its screen is there; leaving the page asks first. */
export function useImportRun({ wait }: Pick<ImportDevices, 'wait'>): ImportRunControl {
  const client = useQueryClient();
  const [run, setRun] = useState<ImportRun>({ status: 'idle' });
  const controllerRef = useRef<AbortController>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);
  useUnsavedWork(run.status === 'saving');

  async function save(start: ImportJob, controller: AbortController): Promise<ImportRun> {
    const { signal } = controller;
    let job = start;
    let isPausing = false;
    const show = (): void => setRun({ status: 'saving', job, isPausing, isStopping: signal.aborted });
    show();
    signal.addEventListener('abort', show);
    try {
      // The screen shows that it is saving first: what it takes to plan the calls does not keep it from that.
      await nextTask();
      await runImport(job, {
        calls: { createDeck: sendNewDeck, sendChunk: sendImportChunk, listDecks: readDecks },
        wait,
        signal,
        onProgress: (next) => {
          job = next;
          show();
        },
        onPause: (next) => {
          isPausing = next;
          show();
        },
      });
      return isAllSaved(job) ? { status: 'done', job } : { status: 'stopped', job };
    } catch (error) {
      return signal.aborted ? { status: 'stopped', job } : { status: 'failed', job, error };
    }
  }

  async function saveAndRefresh(job: ImportJob): Promise<void> {
    const controller = new AbortController();
    controllerRef.current = controller;
    const end = await save(job, controller);
    setRun(end);
    await forgetDecks(client, end.status === 'idle' ? [] : listDeckIds(end.job));
  }

  return { run, start: (job) => void saveAndRefresh(job), stop: () => controllerRef.current?.abort() };
}

function isAllSaved(job: ImportJob): boolean {
  return job.parts.every((part) => part.saved === part.cards.length);
}
