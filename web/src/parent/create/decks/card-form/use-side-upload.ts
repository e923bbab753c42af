import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { limits } from '../../../../../../shared/limits.ts';
import { describeFailure } from '../../../../lib/api/describe-error.ts';
import { saveMedia } from '../../../../queries/cards.ts';
import { describeUnfit } from './describe-unfit.ts';
import { isTakenAsPicture, makePicture, type MeantKind, takeSound, UnfitFileError } from './make-media.ts';

/** Upload queue of one side of a card. */
export interface SideUpload {
  /** State of the upload of the first file in the queue; `idle` if the queue is empty. */
  readonly state:
    | { readonly kind: 'idle' }
    | { readonly kind: 'working'; readonly words: string }
    | { readonly kind: 'failed'; readonly sentence: string; readonly canTryAgain: boolean };
  /** True while a sound for the side is being recorded. */
  readonly isRecording: boolean;
  readonly setRecording: (isRecording: boolean) => void;
  /** True if the last selection exceeded the side's limit. */
  readonly isOverfull: boolean;
  /** Queues as many files as the side has room for. @param meant the chosen kind; undefined for pasted or dropped files. */
  readonly add: (files: readonly Blob[], meant?: MeantKind) => void;
  /** Cancels all uploads and clears messages. */
  readonly cancel: () => void;
  /** Skips the failed file and continues with the next. */
  readonly skip: () => void;
  readonly tryAgain: () => void;
}

interface UploadedSide {
  readonly countMedia: () => number;
  /** Receives the media id of an uploaded file. */
  readonly onAdded: (id: string) => void;
}

interface ChosenFile {
  readonly file: Blob;
  readonly meant: MeantKind | undefined;
}

const idle = { kind: 'idle' } as const;

/**
 * Converts and uploads files one at a time. A failed upload keeps the typed text and can be retried. @param inHousehold the id of any item in the household.
 */
export function useSideUpload(inHousehold: string, side: UploadedSide): SideUpload {
  const [isRecording, setRecording] = useState(false);
  return { ...useQueue(inHousehold, side), isRecording, setRecording };
}

type UploadQueue = Omit<SideUpload, 'isRecording' | 'setRecording'>;

function useQueue(inHousehold: string, { countMedia, onAdded }: UploadedSide): UploadQueue {
  const [state, setState] = useState<SideUpload['state']>(idle);
  const [isOverfull, setOverfull] = useState(false);
  /** Pending files. The first is uploading or has failed. */
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
      // If the first file in the queue can never be accepted, a new file replaces it.
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
  if (error instanceof UnfitFileError)
    return { kind: 'failed', sentence: describeUnfit(error.reason), canTryAgain: false };
  return { kind: 'failed', sentence: describeFailure(error, t`It couldn’t be saved`), canTryAgain: true };
}

async function store(
  inHousehold: string,
  { file, meant }: ChosenFile,
  signal: AbortSignal,
  say: (words: string) => void,
): Promise<string> {
  const isPicture = isTakenAsPicture(file, meant);
  say(isPicture ? t`Resizing the picture...` : t`Checking the sound...`);
  const body = isPicture ? await makePicture(file) : await takeSound(file);
  say(t`Saving...`);
  return await saveMedia(inHousehold, body, signal);
}
