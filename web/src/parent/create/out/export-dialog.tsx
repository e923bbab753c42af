import { useMutation, useQueryClient } from '@tanstack/react-query';
import Layers from 'lucide-react/icons/layers';
import Sheet from 'lucide-react/icons/sheet';
import TextFile from 'lucide-react/icons/file-text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { nameFile } from '../../../../../shared/export/file-name.ts';
import type { Deck } from '../../../../../shared/schemas/deck.ts';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { useAnnounce } from '../../../components/feedback/announcer.tsx';
import { ProgressBar } from '../../../components/feedback/loading.tsx';
import { Banner } from '../../../components/feedback/messages.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { describeFailure } from '../../../lib/api/describe-error.ts';
import { downloadFile } from '../../../lib/download-file.ts';
import { useOngoingWork } from '../../../lib/page/unsaved-work.ts';
import { countOf } from '../../../words/counts.ts';
import { type ExportKind, type ExportProgress, makeDeckFile, makeInWorker } from './gather-export.ts';
import styles from './out.module.css';

interface Choice {
  readonly kind: ExportKind;
  readonly name: string;
  readonly hint: string;
  readonly ending: string;
  readonly icon: ReactNode;
}

const choices: readonly Choice[] = [
  {
    kind: 'csv',
    name: 'CSV',
    hint: 'For spreadsheets, and to import here again. Text only.',
    ending: 'csv',
    icon: <Sheet />,
  },
  {
    kind: 'package',
    name: 'Anki package',
    hint: 'For Anki, with pictures, sounds and formatting. Can be imported here, too.',
    ending: 'apkg',
    icon: <Layers />,
  },
  {
    kind: 'text',
    name: 'Anki text',
    hint: 'A text file that Anki imports. No pictures and sounds.',
    ending: 'txt',
    icon: <TextFile />,
  },
  {
    kind: 'tabs',
    name: 'Tab-separated text',
    hint: 'For Quizlet, Memrise and Mnemosyne. One card a line, words only.',
    ending: 'txt',
    icon: <TextFile />,
  },
];

interface ExportDialogProps {
  /** One deck in the chosen format, or several in one Anki package. */
  readonly decks: readonly Deck[];
  readonly onClose: () => void;
}

/** Exports decks to a file. Fetches nothing until a format is chosen. */
export function ExportDialog({ decks, onClose }: ExportDialogProps) {
  const announce = useAnnounce();
  const [first] = decks;
  const isOne = decks.length === 1;
  const name = isOne && first ? first.name : 'Decks';
  const { start, progress, made, ...run } = useExport(decks);
  const handOver = (file: Blob, { ending }: Choice) => {
    downloadFile(`${nameFile(name, 'deck')}.${ending}`, file);
    announce('Your file is ready', { isShown: true });
    onClose();
  };
  const choose = (choice: Choice) =>
    start(choice, { onSuccess: ({ file, missing }) => missing === 0 && handOver(file, choice) });
  const chosen = run.variables;
  return (
    <Dialog title={isOne ? `Export “${name}”` : `Export ${countOf(decks.length, 'deck')}`} onClose={onClose}>
      <div className={styles.stack}>
        {run.error && <Banner tone="error">{describeTrouble(run.error)}</Banner>}
        {made && chosen && made.missing > 0 && !run.isPending ? (
          <MissingMedia
            missing={made.missing}
            onSave={() => handOver(made.file, chosen)}
            onTryAgain={() => choose(chosen)}
          />
        ) : (
          <ul className={styles.choices}>
            {choices
              .filter(({ kind }) => isOne || kind === 'package')
              .map((choice) => (
                <li key={choice.kind}>
                  <ChoiceButton choice={choice} isBusy={run.isPending} onPress={() => choose(choice)} />
                </li>
              ))}
          </ul>
        )}
        {run.isPending && <Progress progress={progress} />}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

/** Creates the file. Closing the dialog cancels it. */
function useExport(decks: readonly Deck[]) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<ExportProgress>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const { mutate, data, ...run } = useMutation({
    mutationFn: async ({ kind }: Choice) => {
      abort.current = new AbortController();
      setProgress(undefined);
      const { signal } = abort.current;
      return await makeDeckFile(kind, decks, { client, makeFile: makeInWorker, signal, onProgress: setProgress });
    },
  });
  useOngoingWork(run.isPending);
  return { start: mutate, made: data, progress, ...run };
}

function describeTrouble(error: Error): string {
  return error instanceof ApiError
    ? describeFailure(error, 'Failed to read the cards')
    : 'The file could not be made. Nothing is lost: please try again.';
}

interface ChoiceButtonProps {
  readonly choice: Choice;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

function ChoiceButton({ choice: { name, hint, icon }, isBusy, onPress }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      className={styles.choice}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) onPress();
      }}
    >
      {icon}
      <span>
        <strong>{name}</strong>
        <span className={styles.hint}>{hint}</span>
      </span>
    </button>
  );
}

function Progress({ progress }: { readonly progress: ExportProgress | undefined }) {
  const isReading = progress !== undefined && progress.done < progress.of;
  return (
    <div>
      <ProgressBar label="Progress" {...(isReading && { value: progress.done, max: progress.of })} />
      <p role="status" className={styles.hint}>
        {isReading
          ? `${progress.done} of ${countOf(progress.of, progress.what, nameSeveral(progress.what))}`
          : 'Making the file...'}
      </p>
    </div>
  );
}

function nameSeveral(what: ExportProgress['what']): string {
  return what === 'deck' ? 'decks' : 'pictures and sounds';
}

interface MissingMediaProps {
  readonly missing: number;
  readonly onSave: () => void;
  readonly onTryAgain: () => void;
}

/** Says that some media are missing, and lets the user save the file anyway or retry. */
function MissingMedia({ missing, onSave, onTryAgain }: MissingMediaProps) {
  const media = missing === 1 ? 'One picture or sound is' : `${missing} pictures and sounds are`;
  return (
    <>
      <Banner tone="info">
        {media} not on this device, and could not be fetched now. With a connection the file becomes whole.
      </Banner>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={onTryAgain}>
          Try again
        </Button>
        <Button onClick={onSave}>Save without them</Button>
      </div>
    </>
  );
}
