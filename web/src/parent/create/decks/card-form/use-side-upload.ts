import { useRef, useState } from 'react';
import { limits } from '../../../../../../shared/limits.ts';
import { describeFailure } from '../../../../lib/api/describe-error.ts';
import { saveMedia } from '../../../../queries/cards.ts';
import { isTakenAsPicture, makePicture, type MeantKind, takeSound, UnfitFileError } from './make-media.ts';

/** The files on their way to a side of a card. */
export interface SideUpload {
  /** What is going on with the first one, or what went wrong. */
  readonly state:
    | { readonly kind: 'idle' }
    | { readonly kind: 'working'; readonly words: string }
    | { readonly kind: 'failed'; readonly sentence: string; readonly canTryAgain: boolean };
  /** Not all that was chosen last fits on the side. */
  readonly isOverfull: boolean;
  /** Takes as many as fit on the side, one after the other. @param meant by whoever chose them; nothing where they were pasted or dropped. */
  readonly add: (files: readonly Blob[], meant?: MeantKind) => void;
  /** Lets go of all of them, and of what was said. */
  readonly cancel: () => void;
  /** Lets go of the one that failed, and goes on with the next. */
  readonly skip: () => void;
  readonly tryAgain: () => void;
}

interface UploadedSide {
  /** How many pictures and sounds it has. */
  readonly countMedia: () => number;
  /** Gets the id under which a file can be shown. */
  readonly onAdded: (id: string) => void;
}

interface ChosenFile {
  readonly file: Blob;
  readonly meant: MeantKind | undefined;
}

const idle = { kind: 'idle' } as const;

/**
 * Makes files fit for cards and sends them, one at a time. What was typed is nobody's business here: a file that fails leaves it as it is, and
 * can be tried again. @param inHousehold any id of the household.
 */
export function useSideUpload(inHousehold: string, { countMedia, onAdded }: UploadedSide): SideUpload {
  const [state, setState] = useState<SideUpload['state']>(idle);
  const [isOverfull, setOverfull] = useState(false);
  /** The first one is on its way, or failed. */
  const files = useRef<readonly ChosenFile[]>([]);
  const stop = useRef<AbortController>(undefined);

  async function sendFirst(): Promise<void> {
    const [chosen] = files.current;
    if (!chosen) return;
    stop.current = new AbortController();
    const { signal } = stop.current;
    const say = (next: SideUpload['state']): unknown => signal.aborted || setState(next);
    try {
      const id = await store(inHousehold, chosen, signal, (words) => say({ kind: 'working', words }));
      if (signal.aborted) return;
      onAdded(id);
      goOn();
    } catch (error) {
      say(describeUpload(error));
    }
  }

  function goOn(): void {
    files.current = files.current.slice(1);
    if (files.current.length === 0) setState(idle);
    else void sendFirst();
  }

  return {
    state,
    isOverfull,
    add: (chosen, meant) => {
      // Another one stands for one that can never be taken.
      if (state.kind === 'failed' && !state.canTryAgain) files.current = files.current.slice(1);
      const taken = chosen.slice(0, Math.max(0, limits.mediaPerSide - countMedia() - files.current.length));
      setOverfull(taken.length < chosen.length);
      files.current = [...files.current, ...taken.map((file) => ({ file, meant }))];
      if (state.kind !== 'working') void sendFirst();
    },
    cancel: () => {
      stop.current?.abort();
      files.current = [];
      setState(idle);
      setOverfull(false);
    },
    skip: goOn,
    tryAgain: () => void sendFirst(),
  };
}

function describeUpload(error: unknown): SideUpload['state'] {
  if (error instanceof UnfitFileError) return { kind: 'failed', sentence: error.message, canTryAgain: false };
  return { kind: 'failed', sentence: describeFailure(error, 'It could not be saved'), canTryAgain: true };
}

async function store(
  inHousehold: string,
  { file, meant }: ChosenFile,
  signal: AbortSignal,
  say: (words: string) => void,
): Promise<string> {
  const isPicture = isTakenAsPicture(file, meant);
  say(isPicture ? 'Making the picture fit...' : 'Looking at the sound...');
  const body = isPicture ? await makePicture(file) : await takeSound(file);
  say('Saving...');
  return await saveMedia(inHousehold, body, signal);
}
