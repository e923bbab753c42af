import { t } from '@lingui/core/macro';
import { ImportRefusal } from '../../../../../../shared/import/reading-bounds.ts';
import type { PictureMessage, PictureRequest, ScannedPage } from './read-picture.worker.ts';

type PictureFailure = Extract<PictureMessage, { readonly failure: string }>['failure'];

/** Words the worker's failure, which comes as a code: workers have no catalogue of sentences. */
function describeFailure(failure: PictureFailure): string {
  switch (failure) {
    case 'no-picture':
      return t`This browser can’t open this picture. iPhone photos (HEIC) open in Safari. Otherwise save it as JPEG or PNG, and try again.`;
    case 'no-models':
      return t`We couldn’t load what reading needs. Check your connection, then try again.`;
    case 'broken':
      return t`We couldn’t read this picture. Try a smaller one, or type the words.`;
  }
}

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
        else reject(new ImportRefusal(describeFailure(data.failure)));
      });
      worker.addEventListener('error', () => reject(new ImportRefusal(describeFailure('broken'))));
      signal.addEventListener('abort', () => reject(new Error('The reading was stopped.')));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}
