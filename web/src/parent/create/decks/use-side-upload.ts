import { useRef, useState } from 'react';
import { householdOfId } from '../../../../../shared/ids.ts';
import { storeMedia } from '../../../../../shared/routes/media.ts';
import { callRoute } from '../../../lib/api-client.ts';
import { describeFailure } from '../../../lib/describe-error.ts';
import { isPictureFile, makePicture, takeSound, UnfitFileError } from './make-media.ts';

/** One file on its way to a side of a card. */
export interface SideUpload {
  /** What is going on, or what went wrong. */
  readonly state:
    | { readonly kind: 'idle' }
    | { readonly kind: 'working'; readonly words: string }
    | { readonly kind: 'failed'; readonly sentence: string; readonly canTryAgain: boolean };
  readonly add: (file: Blob) => void;
  readonly cancel: () => void;
  readonly tryAgain: () => void;
}

/**
 * Makes files fit for cards and sends them, one at a time. What was typed is nobody's business here: a file that fails leaves it as it is, and
 * can be tried again. @param inHousehold any id of the household. @param onAdded gets the id under which it can be shown.
 */
export function useSideUpload(inHousehold: string, onAdded: (id: string) => void): SideUpload {
  const [state, setState] = useState<SideUpload['state']>({ kind: 'idle' });
  const current = useRef<{ readonly file: Blob; readonly stop: AbortController }>(undefined);

  async function send(file: Blob): Promise<void> {
    current.current?.stop.abort();
    const stop = new AbortController();
    current.current = { file, stop };
    const say = (next: SideUpload['state']): void => {
      if (!stop.signal.aborted) setState(next);
    };
    try {
      say({ kind: 'working', words: isPictureFile(file) ? 'Making the picture fit...' : 'Looking at the sound...' });
      const body = isPictureFile(file) ? await makePicture(file) : await takeSound(file);
      say({ kind: 'working', words: 'Saving...' });
      const params = { householdId: householdOfId(inHousehold) ?? inHousehold };
      const { id } = await callRoute(storeMedia, { params, body }, { signal: stop.signal, timeoutMs: 60_000 });
      if (stop.signal.aborted) return;
      onAdded(id);
      say({ kind: 'idle' });
    } catch (error) {
      const isUnfit = error instanceof UnfitFileError;
      const sentence = isUnfit ? error.message : describeFailure(error, 'It could not be saved');
      say({ kind: 'failed', sentence, canTryAgain: !isUnfit });
    }
  }

  return {
    state,
    add: (file) => void send(file),
    cancel: () => {
      current.current?.stop.abort();
      setState({ kind: 'idle' });
    },
    tryAgain: () => current.current && void send(current.current.file),
  };
}
