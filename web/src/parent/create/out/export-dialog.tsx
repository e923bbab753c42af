import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Layers from 'virtual:icons/layers';
import Sheet from 'virtual:icons/sheet';
import TextFile from 'virtual:icons/file-text';
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
import { joinClasses } from '../../../lib/class-names.ts';
import { downloadFile } from '../../../lib/download-file.ts';
import { useOngoingWork } from '../../../lib/page/unsaved-work.ts';
import { type ExportKind, type ExportProgress, makeDeckFile, makeInWorker } from './gather-export.ts';
import styles from './out.module.css';

interface Choice {
  readonly kind: ExportKind;
  readonly name: MessageDescriptor;
  readonly hint: MessageDescriptor;
  readonly ending: string;
  readonly icon: ReactNode;
}

const choices: readonly Choice[] = [
  {
    kind: 'csv',
    name: msg`CSV`,
    hint: msg`For spreadsheets, or to import here again. Text only.`,
    ending: 'csv',
    icon: <Sheet />,
  },
  {
    kind: 'package',
    name: msg`Anki package`,
    hint: msg`For Anki, with pictures, sounds and formatting. You can import it here, too.`,
    ending: 'apkg',
    icon: <Layers />,
  },
  {
    kind: 'text',
    name: msg`Anki text`,
    hint: msg`A text file for Anki. No pictures or sounds.`,
    ending: 'txt',
    icon: <TextFile />,
  },
  {
    kind: 'tabs',
    name: msg`Tab-separated text`,
    hint: msg`For Quizlet, Memrise and Mnemosyne. One card per line, text only.`,
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
  const { t } = useLingui();
  const announce = useAnnounce();
  const [first] = decks;
  const isOne = decks.length === 1;
  const name = isOne && first ? first.name : t`Decks`;
  const { start, progress, made, ...run } = useExport(decks);
  const handOver = (file: Blob, { ending }: Choice) => {
    downloadFile(`${nameFile(name, 'deck')}.${ending}`, file);
    announce(t`Your file is ready`, { isShown: true });
    onClose();
  };
  const choose = (choice: Choice) =>
    start(choice, { onSuccess: ({ file, missing }) => missing === 0 && handOver(file, choice) });
  const chosen = run.variables;
  const title = isOne
    ? t`Export “${name}”`
    : t`Export ${plural({ count: decks.length }, { one: '# deck', other: '# decks' })}`;
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="stack gap-4 shrinks">
        {run.error && <Banner tone="error">{describeTrouble(run.error)}</Banner>}
        {made && chosen && made.missing > 0 && !run.isPending ? (
          <MissingMedia
            missing={made.missing}
            onSave={() => handOver(made.file, chosen)}
            onTryAgain={() => choose(chosen)}
          />
        ) : (
          <ul className="stack gap-3 shrinks">
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
          <Button onClick={onClose}>{t`Cancel`}</Button>
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
    ? describeFailure(error, t`Failed to read the cards`)
    : t`We couldn’t make the file. Nothing is lost. Please try again.`;
}

interface ChoiceButtonProps {
  readonly choice: Choice;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

function ChoiceButton({ choice: { name, hint, icon }, isBusy, onPress }: ChoiceButtonProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={joinClasses(styles.choice, 'row hovers gap-4 box full pad-3-4 text-start')}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) onPress();
      }}
    >
      {icon}
      <span>
        <strong>{t(name)}</strong>
        <span className={joinClasses(styles.hint, 'note')}>{t(hint)}</span>
      </span>
    </button>
  );
}

function Progress({ progress }: { readonly progress: ExportProgress | undefined }) {
  const { t } = useLingui();
  const isReading = progress !== undefined && progress.done < progress.of;
  return (
    <div>
      <ProgressBar label={t`Progress`} {...(isReading && { value: progress.done, max: progress.of })} />
      <p role="status" className={joinClasses(styles.hint, 'note')}>
        {isReading ? describeProgress(progress) : t`Making the file...`}
      </p>
    </div>
  );
}

function describeProgress({ done, of, what }: ExportProgress): string {
  return what === 'deck'
    ? t`${done} of ${plural(of, { one: '# deck', other: '# decks' })}`
    : t`${done} of ${plural(of, { one: '# picture or sound', other: '# pictures and sounds' })}`;
}

interface MissingMediaProps {
  readonly missing: number;
  readonly onSave: () => void;
  readonly onTryAgain: () => void;
}

/** Says that some media are missing, and lets the user save the file anyway or retry. */
function MissingMedia({ missing, onSave, onTryAgain }: MissingMediaProps) {
  const { t } = useLingui();
  return (
    <>
      <Banner tone="info">
        {t`${plural(missing, {
          one: 'One picture or sound isn’t on this device and couldn’t be loaded.',
          other: '# pictures and sounds aren’t on this device and couldn’t be loaded.',
        })} Try again with a connection to get the whole file.`}
      </Banner>
      <div className="wrap gap-3">
        <Button variant="primary" onClick={onTryAgain}>{t`Try again`}</Button>
        <Button onClick={onSave}>{t`Save without them`}</Button>
      </div>
    </>
  );
}
