import { plural, t } from '@lingui/core/macro';
import { ulid } from 'ulid';
import { ImportRefusal, mediaSeconds, readingSeconds } from '../../../../../shared/import/reading-bounds.ts';
import type { FieldMedia } from '../../../../../shared/import/markup/read-markup.ts';
import { type ImportMessage, joinMessages } from './import-messages.ts';
import type { ImportRequest, ReadImport } from './read-import-file.ts';
import type { MediaRequest, NamedFile } from './read-media.worker.ts';
import type { openPdf } from './scan/open-pdf.ts';
import type { readPicture } from './scan/read-picture.ts';

/** Browser features that an import uses; tests replace them. */
export interface ImportDevices {
  readonly readFile: (request: ImportRequest, signal: AbortSignal) => Promise<ReadImport>;
  /** Waits before a retry. Resolves early when the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Waits until the browser is online. Resolves early when the signal aborts. */
  readonly waitForConnection: (signal: AbortSignal) => Promise<void>;
  /** Opens a package to read its pictures and sounds. */
  readonly openMedia: (file: Blob) => OpenMedia;
  /** Renders the pictures of ready-made decks, which need no file. */
  readonly openDrawings: () => OpenMedia;
  /** Reads the table on a picture. */
  readonly readPicture: typeof readPicture;
  readonly openPdf: typeof openPdf;
  readonly makeId: () => string;
}

/** A source of pictures and sounds that are read by name, a few at a time. */
export interface OpenMedia {
  /** @returns the files that exist. Pictures are scaled to fit a card if the browser can do that off the main thread. */
  readonly read: (media: readonly FieldMedia[]) => Promise<readonly NamedFile[]>;
  readonly close: () => void;
}

export const browserDevices: ImportDevices = {
  readFile: readInWorker,
  wait: waitFor,
  waitForConnection,
  openMedia,
  openDrawings: () => ({
    read: async (media) =>
      await (await import('../library/paint-drawing.ts')).paintDrawings(media.map(({ name }) => name)),
    close: () => undefined,
  }),
  readPicture: async (...wanted) => await (await import('./scan/read-picture.ts')).readPicture(...wanted),
  openPdf: async (file) => await (await import('./scan/open-pdf.ts')).openPdf(file),
  makeId: () => ulid(),
};

/** Reads a file in a worker, so that the page stays responsive. Aborting the signal ends the worker immediately. */
async function readInWorker(request: ImportRequest, signal: AbortSignal): Promise<ReadImport> {
  const worker = new Worker(new URL('read-import-file.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<ReadImport>((resolve, reject) => {
      // The timeout starts with the worker's first message: until then, the browser is still loading the worker's code.
      const watch = makeWatch(readingSeconds, () => reject(new ImportRefusal(sayTooSlow())));
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

function sayTooSlow(): string {
  return t`This file takes longer than ${plural(readingSeconds, { one: '# second', other: '# seconds' })} to read. Please split it into smaller files and import them one by one.`;
}

/** Creates a timeout outside the worker, which may be too busy to report itself. Each `begin` restarts it. */
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

/** Opens a package in one worker, which keeps it open between requests. */
function openMedia(file: Blob): OpenMedia {
  let worker: Worker | undefined;
  const close = () => {
    worker?.terminate();
    worker = undefined;
  };
  return {
    read: async (media) => {
      worker ??= new Worker(new URL('read-media.worker.ts', import.meta.url), { type: 'module' });
      const request: MediaRequest = { file, media };
      const tooLong = new AbortController();
      const watch = makeWatch(mediaSeconds, () => tooLong.abort());
      watch.begin();
      try {
        const failure = t`We couldn’t read the pictures and sounds.`;
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
  /** Error message if the worker fails. */
  readonly failure: string;
  /** Aborts the wait for the answer. */
  readonly signal?: AbortSignal;
}

/** Sends one request to a worker. @throws Error if the answer is empty, which means failure */
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
