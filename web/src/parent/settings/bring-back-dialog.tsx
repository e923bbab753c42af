import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { settleRecords } from '../../../../shared/export/settle-records.ts';
import { cutIntoParts } from '../../../../shared/export/records.ts';
import { Button } from '../../components/controls/button.tsx';
import { TextField } from '../../components/controls/field.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { ProgressBar } from '../../components/feedback/loading.tsx';
import { Failure } from '../../components/feedback/messages.tsx';
import { useOngoingWork } from '../../lib/page/unsaved-work.ts';
import { restoreFile, restorePart, type BroughtPart } from '../../queries/records.ts';
import { formatInstant } from '../../words/instants.ts';
import { readExport } from './zip-export.ts';

interface BringBackDialogProps {
  readonly householdId: string;
  readonly onClose: () => void;
}

interface Chosen {
  /** Pictures and sounds that the cards refer to. They are uploaded first. */
  readonly files: readonly Blob[];
  readonly parts: readonly BroughtPart[];
  readonly text: string;
}

/** Restores an export into this household, which must be empty. Choosing the same file again resumes an interrupted restore. */
export function BringBackDialog({ householdId, onClose }: BringBackDialogProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState<string>();
  const { sent, send, ...run } = useSending(householdId);
  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.currentTarget.files ?? [];
    setChosen(undefined);
    setProblem(undefined);
    if (!file) return;
    const read = await prepare(file);
    if (read) setChosen(read);
    else setProblem(t`This isn’t a Flashspark backup. Choose the ZIP file you downloaded.`);
  }
  function start() {
    if (!chosen) {
      setProblem(t`Choose the file first.`);
      return;
    }
    send(chosen, {
      onSuccess: () => {
        onClose();
        announce(t`Your backup is restored`, { isShown: true });
      },
    });
  }
  return (
    <Dialog title={t`Restore from a backup file`} onClose={onClose}>
      <div className="stack gap-5">
        <Failure error={run.error} title={t`Failed to restore the backup`} />
        <p>{t`Learners, decks, quizzes and study history come back as they were. You need an empty household for this. Sign-ins aren’t in the file, so invite people again.`}</p>
        <TextField
          label={t`Backup file`}
          hint={t`The ZIP file you downloaded`}
          type="file"
          accept=".zip,.json"
          disabled={run.isPending}
          error={problem}
          onChange={(event) => void choose(event)}
        />
        {chosen && <p role="status">{chosen.text}</p>}
        {(run.isPending || sent > 0) && chosen && (
          <ProgressBar
            label={t({ message: 'Restored', comment: 'How much of a backup is restored' })}
            value={sent}
            max={chosen.files.length + chosen.parts.length}
          />
        )}
        <DialogActions>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" busyText={run.isPending && t`Restoring...`} onClick={start}>
            {run.error ? t`Try again` : t`Restore`}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

async function prepare(file: Blob): Promise<Chosen | undefined> {
  const read = await readExport(file);
  if (!read) return undefined;
  const { importId } = read;
  const { records: all } = read.file;
  const parts = cutIntoParts(settleRecords(all, new Set(read.media.keys())));
  const isComplete = all.every((one) => one.kind !== 'media' || read.media.has(one.media));
  const last = parts.length - 1;
  const count = parts.reduce((sum, part) => sum + part.length, 0);
  const day = formatInstant(read.file.exportedAt);
  return {
    files: [...read.media.values()],
    parts: parts.map((records, at) => ({ importId, records, isLast: at === last })),
    text: isComplete
      ? t`${plural(count, { one: '# record', other: '# records' })} from ${day}.`
      : t`${plural(count, { one: '# record', other: '# records' })} from ${day}. Some pictures or sounds are missing. Those cards show their descriptions instead.`,
  };
}

/** Sends the parts of an export one after another. After a failure, resumes with the part that failed. */
function useSending(householdId: string) {
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const {
    mutate: send,
    isPending,
    error,
  } = useMutation({
    mutationFn: async ({ files, parts }: Chosen) => {
      abort.current = new AbortController();
      const { signal } = abort.current;
      const steps = [
        ...files.map((file) => async () => await restoreFile(householdId, file, signal)),
        ...parts.map((part) => async () => await restorePart(householdId, part, signal)),
      ];
      for (const [at, step] of steps.entries()) {
        await step();
        setSent(at + 1);
      }
    },
    // A restore can change any cached data of the household.
    onSettled: () => void client.invalidateQueries(),
  });
  useOngoingWork(isPending);
  return { sent, send, isPending, error };
}
