import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { withinTime } from '../../../lib/device/device-time.ts';
import { useOngoingWork, useUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { saveMedia } from '../../../queries/cards.ts';
import { forgetDecks, readDecks, sendImportChunk, sendNewDeck } from '../../../queries/decks.ts';
import { sendCardEdits, sendHistory } from '../../../queries/imports.ts';
import type { ImportDevices } from './devices.ts';
import { countPart, type ImportJob, isDrawn, listDeckIds } from './import-job.ts';
import { bringMedia, type MediaBringer } from './import-media.ts';
import { dropImport, holdImport, keepImport, noteProgress } from './kept-imports.ts';
import { type ImportPause, runImport } from './run-import.ts';

/** Maximum time in milliseconds that an import waits to be stored on the device. After that, it starts without being stored. */
const keepingPatienceMs = 2_000;

/** Yields to the browser for painting and input. */
async function nextTask(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
}

/** State of an import. `stopped` means ended by the user, `failed` by an error; both can be resumed. */
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
  readonly start: (job: ImportJob) => void;
  readonly stop: () => void;
}

/** Query key of a household's interrupted imports on this device. */
export const stoppedImportsKey = 'stopped-imports';

type RunDevices = Pick<ImportDevices, 'wait' | 'waitForConnection' | 'openMedia' | 'openDrawings'>;

/**
 * Runs an import while its screen is mounted. The job is stored on the device until it completes; if that isn't possible, leaving the page asks for
 * confirmation.
 */
export function useImportRun(devices: RunDevices): ImportRunControl {
  const client = useQueryClient();
  const [run, setRun] = useState<ImportRun>({ status: 'idle' });
  const [isKept, setIsKept] = useState(false);
  const controllerRef = useRef<AbortController>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);
  useUnsavedWork(run.status === 'saving' && !isKept);
  useOngoingWork(run.status === 'saving');

  async function save(job: ImportJob): Promise<void> {
    const controller = new AbortController();
    controllerRef.current = controller;
    const release = holdImport(job.importId);
    const end = await saveJob(job, { devices, signal: controller.signal, onKept: setIsKept, onChange: setRun });
    setRun(end);
    // Don't wait for the deletion yet, because browser storage may be slow and refreshing the decks doesn't depend on it.
    const dropping = end.status === 'done' || !hasBegun(end.job) ? dropImport(job.importId) : undefined;
    await forgetDecks(client, listDeckIds(end.job));
    await dropping;
    release();
    await client.invalidateQueries({ queryKey: [stoppedImportsKey] });
  }

  return { run, start: (job) => void save(job), stop: () => controllerRef.current?.abort() };
}

interface RunDialog extends Omit<ImportRunControl, 'start'> {
  readonly onClose: () => void;
}

/** Controls closing an import dialog: while cards are saved, closing first stops the import. */
export function useRunDialog({ run, stop, onClose }: RunDialog) {
  const [key, setKey] = useState(0);

  function close() {
    if (run.status !== 'saving') {
      onClose();
      return;
    }
    stop();
    // Browsers may force a dialog to close. A new key opens a fresh one that shows where the import stopped.
    setKey(key + 1);
  }

  return { key, close };
}

interface SavingTools {
  readonly devices: RunDevices;
  readonly signal: AbortSignal;
  readonly onKept: (isKept: boolean) => void;
  readonly onChange: (run: ImportRun) => void;
}

async function saveJob(start: ImportJob, { devices, signal, onKept, onChange }: SavingTools) {
  let job = start;
  let pause: ImportPause | undefined;
  const keeper = makeKeeper(start, onKept);
  const show = (): void => onChange({ status: 'saving', job, pause, isStopping: signal.aborted });
  show();
  signal.addEventListener('abort', show);
  const media = openJobMedia(start, devices);
  try {
    // Lets the saving screen render before the calls are planned.
    await nextTask();
    await keeper.keep();
    await runImport(job, {
      ...devices,
      calls: {
        createDeck: sendNewDeck,
        sendEdits: sendCardEdits,
        sendChunk: sendImportChunk,
        sendHistory,
        listDecks: readDecks,
      },
      media,
      signal,
      onProgress: (next) => {
        job = next;
        show();
        keeper.note(next);
      },
      onPause: (next) => {
        pause = next;
        show();
      },
    });
    return { status: isAllSaved(job) ? 'done' : 'stopped', job } as const;
  } catch (error) {
    return signal.aborted ? ({ status: 'stopped', job } as const) : ({ status: 'failed', job, error } as const);
  } finally {
    media?.close();
    await keeper.end();
  }
}

/** Stores a running job on the device: the whole job at its start, then only its progress. Once a write fails, no more progress is stored. */
function makeKeeper(start: ImportJob, onKept: (isKept: boolean) => void) {
  let latest = start;
  let isKept = false;
  let isOver = false;
  let noted = Promise.resolve();

  async function noteLatest(): Promise<void> {
    if (isKept && !isOver) isKept = await noteProgress(latest);
  }

  /** Writes run one after another, so that the latest progress is stored last. */
  function note(job: ImportJob): void {
    latest = job;
    noted = noted.then(noteLatest);
  }

  async function keep(): Promise<void> {
    isKept = await keepImport(start);
    if (!isOver) onKept(isKept);
    if (latest !== start) note(latest);
  }

  return {
    /** Resolves when the job is stored, or after {@link keepingPatienceMs}. */
    keep: async () => await withinTime(keep(), keepingPatienceMs).catch(() => onKept(false)),
    note,
    end: async () => {
      await noted;
      isOver = true;
    },
  };
}

/** @returns an uploader for the job's media; undefined if it has none. */
function openJobMedia(job: ImportJob, { openMedia, openDrawings }: RunDevices): MediaBringer | undefined {
  const { file, householdId } = job;
  const save = async (body: Blob) => await saveMedia(householdId, body);
  if (file) return bringMedia(() => openMedia(file), save);
  return isDrawn(job) ? bringMedia(openDrawings, save, true) : undefined;
}

function isAllSaved({ history, parts }: ImportJob): boolean {
  return parts.every(
    (part) =>
      part.saved + (part.edited ?? 0) === countPart(part) && (!history || (part.remembered ?? 0) === part.cards.length),
  );
}

/** Returns true if the server may have received part of the job. */
function hasBegun(job: ImportJob): boolean {
  return job.parts.some(({ deckId, isDeckUncertain = false }) => deckId !== undefined || isDeckUncertain);
}
