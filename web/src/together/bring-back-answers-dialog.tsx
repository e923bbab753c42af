import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import type { AnswersFile } from '../../../shared/study/answers-file.ts';
import { Button } from '../components/controls/button.tsx';
import { TextField } from '../components/controls/field.tsx';
import { Dialog, DialogActions } from '../components/dialog/dialog.tsx';
import { useAnnounce } from '../components/feedback/announcer.tsx';
import { Banner, Failure } from '../components/feedback/messages.tsx';
import { useAccount } from '../lib/account/account.tsx';
import { useOngoingWork } from '../lib/page/unsaved-work.ts';
import { countOf } from '../words/counts.ts';
import { formatInstant } from '../words/dates.ts';
import { bringBackAnswers, countAnswers, readAnswersFile } from './bring-back-answers.ts';
import styles from './together.module.css';

/** Brings back answers that a child's device could only save to a file. */
export function BringBackAnswersDialog({ onClose }: { readonly onClose: () => void }) {
  const { me } = useAccount();
  const announce = useAnnounce();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<AnswersFile>();
  const [problem, setProblem] = useState<string>();
  const sending = useMutation({
    mutationFn: async (file: AnswersFile) => await bringBackAnswers(me.id, file),
    onSuccess: (refused) => {
      if (refused > 0) return;
      onClose();
      announce('The answers are saved', { isShown: true });
    },
    onSettled: () => void client.invalidateQueries(),
  });
  useOngoingWork(sending.isPending);

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.currentTarget.files ?? [];
    sending.reset();
    setChosen(undefined);
    setProblem(undefined);
    if (!file) return;
    const read = await readAnswersFile(file);
    if (read) setChosen(read);
    else setProblem('This isn’t a file of answers. Choose the one your child’s device saved.');
  }

  return (
    <Dialog title="Bring back answers" onClose={onClose}>
      <div className={styles.body}>
        <Failure error={sending.error} title="Failed to bring back the answers" />
        {sending.data !== undefined && sending.data > 0 && (
          <Banner tone="error">
            {countOf(sending.data, 'answer')} could not be saved. The cards or the child may have been deleted.
            Everything else is saved.
          </Banner>
        )}
        <p>
          When a child’s device is full, it saves answers to a file. Choose that file here. Answers we already have are
          not counted again.
        </p>
        <TextField
          label="File of answers"
          hint="Its name starts with “flashspark-answers”"
          type="file"
          accept=".json"
          disabled={sending.isPending}
          error={problem}
          onChange={(event) => void choose(event)}
        />
        {chosen && (
          <p role="status">
            {countOf(countAnswers(chosen), 'answer')} from {formatInstant(chosen.savedAt)}
          </p>
        )}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busyText={sending.isPending && 'Saving...'}
            onClick={() => (chosen ? sending.mutate(chosen) : setProblem('Choose the file first.'))}
          >
            {sending.error ? 'Try again' : 'Save answers'}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
