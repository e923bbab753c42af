import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner } from '../../../components/feedback/messages.tsx';
import { Button } from '../../../components/controls/button.tsx';
import { ConfirmDialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { ToTheBin } from '../../../components/dialog/to-the-bin.tsx';
import { UndoButton } from '../../../components/dialog/undo-button.tsx';
import { useAnnounce } from '../../../components/feedback/announcer.tsx';
import { ProgressBar } from '../../../components/feedback/loading.tsx';
import { describeError, describeFailure } from '../../../lib/api/describe-error.ts';
import { deleteDeckMutation } from '../../../queries/decks.ts';
import { formatNumber } from '../../../words/counts.ts';
import { joinSentences } from '../../join-sentences.ts';
import { countAll, countRemembered, countSaved, type ImportJob, listDeckIds, nameFailure } from './import-job.ts';
import { dropImport } from './kept-imports.ts';
import type { ImportPause } from './run-import.ts';
import { type ImportRun, stoppedImportsKey } from './use-import-run.ts';

interface ImportProgressProps {
  readonly run: Exclude<ImportRun, { readonly status: 'idle' | 'done' }>;
  readonly onStop: () => void;
  readonly onContinue: () => void;
  readonly onClose: () => void;
}

const pauseWords: Readonly<Record<ImportPause, MessageDescriptor>> = {
  busy: msg`Busy right now. The import continues by itself...`,
  offline: msg`You’re offline. The import continues when you’re back online.`,
};

/** Progress of an import. If it ended early, says what is saved and how to continue. */
export function ImportProgress({ run, onStop, onContinue, onClose }: ImportProgressProps) {
  const { t } = useLingui();
  const saved = countSaved(run.job);
  const all = countAll(run.job);
  const isSaving = run.status === 'saving';
  const past = saved === all ? countRemembered(run.job) : undefined;
  return (
    <div className="stack gap-5 shrinks">
      {run.status === 'failed' && <Banner tone="error">{describeEnd(run.error, run.job, saved)}</Banner>}
      {run.status === 'stopped' && <Banner tone="info">{t`The import is stopped.`}</Banner>}
      <div className="stack gap-2">
        <ProgressBar
          label={past ? t`Cards with what was learned` : t`Cards saved`}
          value={past?.done ?? saved}
          max={past?.all ?? all}
        />
        <p className="bold figures">
          {past
            ? t`All cards are saved. What was learned: ${{ done: formatNumber(past.done) }} of ${plural({ all: past.all }, { one: '# card', other: '# cards' })}`
            : t`${{ done: formatNumber(saved) }} of ${plural(all, { one: '# card', other: '# cards' })}`}
        </p>
        {isSaving && <p role="status">{run.pause && t(pauseWords[run.pause])}</p>}
      </div>
      {!isSaving && <p className="muted">{describeSafe(run.job, saved)}</p>}
      {isSaving ? (
        <DialogActions>
          <Button busyText={run.isStopping && t`Stopping...`} onClick={onStop}>{t`Cancel`}</Button>
          <Button variant="primary" busyText={t`Importing...`}>{t`Importing...`}</Button>
        </DialogActions>
      ) : (
        <DialogActions>
          {run.job.isNewDeck && <DiscardButton job={run.job} onDiscarded={onClose} />}
          <Button onClick={onClose}>{t`Close`}</Button>
          <Button variant="primary" onClick={onContinue}>
            {run.status === 'failed' ? t`Try again` : t`Continue`}
          </Button>
        </DialogActions>
      )}
    </div>
  );
}

function describeEnd(error: unknown, { source }: ImportJob, saved: number): string {
  const fallback = saved === 0 ? t`Failed to import any cards` : nameFailure(source);
  return t`${fallback}. ${{ reason: describeError(error) }}`;
}

function describeSafe(job: ImportJob, saved: number): string {
  const decks = job.isNewDeck ? listDeckIds(job).length : 1;
  return joinSentences([
    saved === 0
      ? t`Nothing is in the deck yet.`
      : t`What is saved stays in ${plural(decks, { one: 'the deck', other: 'the decks' })}.`,
    t`You can pick up from here. No card is added twice.`,
    job.isNewDeck && t`Or delete ${plural(decks, { one: 'the deck', other: 'the decks' })}.`,
  ]);
}

interface DiscardButtonProps {
  readonly job: Pick<ImportJob, 'importId'> & { readonly parts: readonly { readonly deckId?: string }[] };
  readonly children?: string;
  readonly onDiscarded: () => void;
}

/** Moves the decks that a new import has created to the bin and forgets the import. */
export function DiscardButton({ job, children, onDiscarded }: DiscardButtonProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const announce = useAnnounce();
  const [isAsking, setIsAsking] = useState(false);
  const deletion = useMutation(deleteDeckMutation);
  const deckIds = listDeckIds(job);
  const count = deckIds.length;

  async function discard() {
    for (const deckId of deckIds) await deletion.mutateAsync(deckId);
    await dropImport(job.importId);
    await client.invalidateQueries({ queryKey: [stoppedImportsKey] });
    const [first, ...more] = deckIds;
    const button = first !== undefined && more.length === 0 && <UndoButton key={first} entryId={first} />;
    if (first !== undefined)
      announce(t`${plural(count, { one: 'Deck deleted', other: 'Decks deleted' })}`, { isShown: true, button });
    onDiscarded();
  }

  return (
    <>
      <Button onClick={() => setIsAsking(true)}>
        {children ?? t`${plural(count, { one: 'Delete deck', other: 'Delete decks' })}`}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t`${plural(count, { one: 'Delete the deck?', other: 'Delete the decks?' })}`}
          text={t`${plural(count, { one: 'Are you sure you want to delete this deck and all its cards?', other: 'Are you sure you want to delete these decks and all their cards?' })}`}
          confirmText={t`Delete`}
          busyText={deletion.isPending && t`Deleting...`}
          error={deletion.error ? describeFailure(deletion.error, t`Failed to delete deck`) : undefined}
          remedy={<ToTheBin error={deletion.error} onLeave={() => setIsAsking(false)} />}
          onConfirm={() => void discard().catch(() => undefined)}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
