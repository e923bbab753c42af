import { ulid } from 'ulid';
import { ImportRefusal, mediaSeconds, readingSeconds } from '../../../../../shared/import/reading-bounds.ts';
import { type ImportMessage, joinMessages } from './import-messages.ts';
import type { ImportRequest, ReadImport } from './read-import-file.ts';
import type { MediaRequest, NamedFile } from './read-media.worker.ts';

/** What an import needs of the browser; tests bring their own. */
export interface ImportDevices {
  readonly readFile: (request: ImportRequest, signal: AbortSignal) => Promise<ReadImport>;
  /** Waits before another try. Ends early, without an error, when the signal fires. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Waits until the browser knows of a connection. Ends early, without an error, when the signal fires. */
  readonly waitForConnection: (signal: AbortSignal) => Promise<void>;
  /** Opens a package for its pictures and sounds. */
  readonly openMedia: (file: Blob) => OpenMedia;
  /** Makes pictures of the drawings of ready decks, which need no file. */
  readonly openDrawings: () => OpenMedia;
  readonly makeId: () => string;
}

/** A package of which pictures and sounds are asked for by their names, some at a time. */
export interface OpenMedia {
  /** Answers those that are there; pictures as they fit on a card where that can be done off the main thread. */
  readonly read: (names: readonly string[]) => Promise<readonly NamedFile[]>;
  readonly close: () => void;
}

export const browserDevices: ImportDevices = {
  readFile: readInWorker,
  wait: waitFor,
  waitForConnection,
  openMedia,
  openDrawings: () => ({
    read: async (names) => await (await import('../library/paint-drawing.ts')).paintDrawings(names),
    close: () => undefined,
  }),
  makeId: () => ulid(),
};

/** Reads a file in a thread of its own, so that the page stays quick. A signal that fires ends the reading at once. */
async function readInWorker(request: ImportRequest, signal: AbortSignal): Promise<ReadImport> {
  const worker = new Worker(new URL('read-import-file.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<ReadImport>((resolve, reject) => {
      // It begins with the first word of the thread: until then the thread itself is fetched.
      const watch = makeWatch(readingSeconds, () => reject(new ImportRefusal(tooSlow)));
      const fail = () => {
        watch.end();
        reject(new Error('The file could not be read.'));
      };
      const take = joinMessages();
      signal.addEventListener('abort', watch.end);
      worker.addEventListener('message', ({ data }: MessageEvent<ImportMessage | undefined>) => {
        watch.begin();
        if (data && 'clock' in data && data.clock === 'stands') watch.end();
        if (!data) fail();
        if (data && 'refusal' in data) reject(new ImportRefusal(data.refusal));
        const read = data && take(data);
        if (!data || 'refusal' in data || read) watch.end();
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

const tooSlow = `This file takes longer than ${readingSeconds} seconds to read. Please split it into smaller files and import them one by one.`;

/** Whoever reads a file may be kept from saying so themselves: from outside it is known when they take too long. Each `begin` begins anew. */
function makeWatch(seconds: number, onTooLong: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => clearTimeout(timer);
  const begin = () => {
    end();
    timer = setTimeout(onTooLong, seconds * 1_000);
  };
  return { begin, end };
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

function waitForConnection(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve());
  });
}

/** One thread keeps the package open as long as it is asked. */
function openMedia(file: Blob): OpenMedia {
  let worker: Worker | undefined;
  const close = () => {
    worker?.terminate();
    worker = undefined;
  };
  return {
    read: async (names) => {
      worker ??= new Worker(new URL('read-media.worker.ts', import.meta.url), { type: 'module' });
      const request: MediaRequest = { file, names };
      const tooLong = new AbortController();
      const watch = makeWatch(mediaSeconds, () => tooLong.abort());
      watch.begin();
      try {
        const failure = 'The pictures and sounds could not be read.';
        return await askWorker<readonly NamedFile[]>(worker, { request, failure, signal: tooLong.signal });
      } finally {
        watch.end();
        if (tooLong.signal.aborted) close();
      }
    },
    close,
  };
}

interface WorkerQuestion {
  readonly request: unknown;
  /** What is said where it cannot be done. */
  readonly failure: string;
  /** Nobody waits for the answer any more once it fires. */
  readonly signal?: AbortSignal;
}

/** Asks a thread for one thing. @throws Error where its answer is empty: that says it could not be done. */
export function askWorker<Answer>(worker: Worker, { request, failure, signal }: WorkerQuestion): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const end = new AbortController();
    const untilEnd = { signal: end.signal };
    const fail = (): void => {
      end.abort();
      reject(new Error(failure));
    };
    const take = ({ data }: MessageEvent<Answer | undefined>): void => {
      if (!data) return fail();
      end.abort();
      resolve(data);
    };
    worker.addEventListener('message', take, untilEnd);
    worker.addEventListener('error', fail, untilEnd);
    signal?.addEventListener('abort', fail, untilEnd);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(request);
  });
}
