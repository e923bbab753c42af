import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
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
import { formatInstant } from '../words/instants.ts';
import { bringBackAnswers, countAnswers, readAnswersFile } from './bring-back-answers.ts';

/** Brings back answers that a child's device could only save to a file. */
export function BringBackAnswersDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
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
      announce(t`The answers are saved`, { isShown: true });
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
    else setProblem(t`This isn’t an answer file. Choose the one your child’s device saved.`);
  }

  return (
    <Dialog title={t`Bring back answers`} onClose={onClose}>
      <div className="stack gap-4">
        <Failure error={sending.error} title={t`Failed to bring back the answers`} />
        {sending.data !== undefined && sending.data > 0 && (
          <Banner tone="error">
            {t`${plural(
              { count: sending.data },
              {
                one: '# answer couldn’t be saved. The cards or the child may have been deleted. Everything else is saved.',
                other:
                  '# answers couldn’t be saved. The cards or the child may have been deleted. Everything else is saved.',
              },
            )}`}
          </Banner>
        )}
        <p>{t`When a child’s device is full, it saves answers to a file. Choose that file here. Answers we already have aren’t counted twice.`}</p>
        <TextField
          label={t`Answer file`}
          hint={t`Its name starts with “flashspark-answers”`}
          type="file"
          accept=".json"
          disabled={sending.isPending}
          error={problem}
          onChange={(event) => void choose(event)}
        />
        {chosen && <p role="status">{describeFile(chosen)}</p>}
        <DialogActions>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button
            variant="primary"
            busyText={sending.isPending && t`Saving...`}
            onClick={() => (chosen ? sending.mutate(chosen) : setProblem(t`Choose the file first.`))}
          >
            {sending.error ? t`Try again` : t`Save answers`}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

function describeFile(file: AnswersFile): string {
  const day = formatInstant(file.savedAt);
  return t`${plural({ count: countAnswers(file) }, { one: `# answer from ${day}`, other: `# answers from ${day}` })}`;
}
