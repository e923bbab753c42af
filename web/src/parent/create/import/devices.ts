import { ulid } from 'ulid';
import type { ImportRequest, ReadImport } from './read-import-file.ts';
import { readInWorker } from './read-in-worker.ts';

/** What an import needs of the browser; tests bring their own. */
export interface ImportDevices {
  readonly readFile: (request: ImportRequest, signal: AbortSignal) => Promise<ReadImport>;
  /** Waits before another try. Ends early, without an error, when the signal fires. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly makeId: () => string;
}

export const browserDevices: ImportDevices = { readFile: readInWorker, wait: waitFor, makeId: () => ulid() };

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
