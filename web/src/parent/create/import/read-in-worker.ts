import type { ImportRequest, ReadImport } from './read-import-file.ts';

/** Reads a file in a thread of its own, so that the page stays quick. A signal that fires ends the reading at once. */
export async function readInWorker(request: ImportRequest, signal: AbortSignal): Promise<ReadImport> {
  const worker = new Worker(new URL('read-import-file.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<ReadImport>((resolve, reject) => {
      const fail = () => reject(new Error('The file could not be read.'));
      worker.addEventListener('message', ({ data }: MessageEvent<ReadImport | undefined>) =>
        data ? resolve(data) : fail(),
      );
      worker.addEventListener('error', fail);
      signal.addEventListener('abort', () => reject(new Error('The reading was given up.')));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}
