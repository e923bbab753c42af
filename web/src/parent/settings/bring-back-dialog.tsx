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
import { countOf } from '../../words/counts.ts';
import { formatInstant } from '../../words/dates.ts';
import styles from './settings-tab.module.css';
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
    else setProblem('This is no export of Flashspark. Please choose the ZIP file that was downloaded.');
  }
  function start() {
    if (!chosen) {
      setProblem('Please choose the file first.');
      return;
    }
    send(chosen, {
      onSuccess: () => {
        onClose();
        announce('Your export is back', { isShown: true });
      },
    });
  }
  return (
    <Dialog title="Bring back an export" onClose={onClose}>
      <div className={styles.stack}>
        <Failure error={run.error} title="Failed to bring everything back" />
        <p>
          Learners, decks, quizzes and everything that was studied come back as they were. This works in a household
          that is still empty. People who signed in are not in the file’s reach: invite them again.
        </p>
        <TextField
          label="Export file"
          hint="The ZIP file that you downloaded"
          type="file"
          accept=".zip,.json"
          disabled={run.isPending}
          error={problem}
          onChange={(event) => void choose(event)}
        />
        {chosen && <p role="status">{chosen.text}</p>}
        {(run.isPending || sent > 0) && chosen && (
          <ProgressBar label="Brought back" value={sent} max={chosen.files.length + chosen.parts.length} />
        )}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busyText={run.isPending && 'Bringing back...'} onClick={start}>
            {run.error ? 'Try again' : 'Bring back'}
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
  const missing = ' It lacks pictures or sounds: their cards come back with the words that describe them.';
  return {
    files: [...read.media.values()],
    parts: parts.map((records, at) => ({ importId, records, isLast: at === last })),
    text: `${countOf(count, 'record')} from ${formatInstant(read.file.exportedAt)}.${isComplete ? '' : missing}`,
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
