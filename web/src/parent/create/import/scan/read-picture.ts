import { ImportRefusal } from '../../../../../../shared/import/reading-bounds.ts';
import type { PictureMessage, PictureRequest, ScannedPage } from './read-picture.worker.ts';

const failures = {
  'no-picture':
    'This browser can’t open this picture. iPhone photos (HEIC) open in Safari. Otherwise save it as JPEG or PNG, and try again.',
  'no-models': 'We couldn’t load what reading needs. Check your connection, then try again.',
  broken: 'We couldn’t read this picture. Try a smaller one, or type the words.',
} as const;

/**
 * Reads the table on a picture in a worker, on this device. Aborting the signal ends the worker immediately.
 * @throws ImportRefusal with a message for the user
 */
export async function readPicture(
  request: PictureRequest,
  onProgress: (share: number) => unknown,
  signal: AbortSignal,
): Promise<ScannedPage> {
  const worker = new Worker(new URL('read-picture.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<ScannedPage>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<PictureMessage>) => {
        if ('progress' in data) onProgress(data.progress);
        else if ('page' in data) resolve(data.page);
        else reject(new ImportRefusal(failures[data.failure]));
      });
      worker.addEventListener('error', () => reject(new ImportRefusal(failures.broken)));
      signal.addEventListener('abort', () => reject(new Error('The reading was stopped.')));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}
