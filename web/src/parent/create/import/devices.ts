import { ulid } from 'ulid';
import { ImportRefusal } from '../../../../../shared/import/import-refusal.ts';
import { type ImportMessage, joinMessages } from './import-messages.ts';
import type { ImportRequest, ReadImport } from './read-import-file.ts';

/** What an import needs of the browser; tests bring their own. */
export interface ImportDevices {
  readonly readFile: (request: ImportRequest, signal: AbortSignal) => Promise<ReadImport>;
  /** Waits before another try. Ends early, without an error, when the signal fires. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly makeId: () => string;
}

export const browserDevices: ImportDevices = { readFile: readInWorker, wait: waitFor, makeId: () => ulid() };

/** Reads a file in a thread of its own, so that the page stays quick. A signal that fires ends the reading at once. */
async function readInWorker(request: ImportRequest, signal: AbortSignal): Promise<ReadImport> {
  const worker = new Worker(new URL('read-import-file.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<ReadImport>((resolve, reject) => {
      const fail = () => reject(new Error('The file could not be read.'));
      const take = joinMessages();
      worker.addEventListener('message', ({ data }: MessageEvent<ImportMessage | undefined>) => {
        if (!data) fail();
        if (data && 'refusal' in data) reject(new ImportRefusal(data.refusal));
        const read = data && take(data);
        if (read) resolve(read);
      });
      worker.addEventListener('error', fail);
      signal.addEventListener('abort', () => reject(new Error('The reading was given up.')));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
