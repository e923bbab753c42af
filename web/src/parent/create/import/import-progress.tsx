import { useMutation, useQueryClient } from '@tanstack/react-query';
import PartyPopper from 'lucide-react/icons/party-popper';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { lazyScreen } from '../../../components/feedback/lazy-screen.tsx';
import { Banner } from '../../../components/feedback/messages.tsx';
import { Button } from '../../../components/controls/button.tsx';
import { ConfirmDialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { ToTheBin } from '../../../components/dialog/to-the-bin.tsx';
import { UndoButton } from '../../../components/dialog/undo-button.tsx';
import { useAnnounce } from '../../../components/feedback/announcer.tsx';
import { ProgressBar } from '../../../components/feedback/loading.tsx';
import { describeError, describeFailure } from '../../../lib/api/describe-error.ts';
import { deleteDeckMutation } from '../../../queries/decks.ts';
import { countOf, formatNumber, nounFor } from '../../../words/counts.ts';
import { type ReportedRows, RowCounts, RowReport } from './file-rows.tsx';
import {
  countAll,
  countRemembered,
  countSaved,
  type ImportJob,
  type JobHistory,
  listDeckIds,
  nameFailure,
} from './import-job.ts';
import styles from './import.module.css';
import { dropImport } from './kept-imports.ts';
import { type ImportRun, stoppedImportsKey } from './use-import-run.ts';

interface ImportProgressProps {
  readonly run: Exclude<ImportRun, { readonly status: 'idle' | 'done' }>;
  readonly onStop: () => void;
  readonly onContinue: () => void;
  readonly onClose: () => void;
}

const pauseWords = {
  busy: 'Busy just now. Going on by itself...',
  offline: 'You are offline. It goes on by itself when the connection is back.',
} as const;

/** Progress of an import. If it ended early, says what is saved and how to continue. */
export function ImportProgress({ run, onStop, onContinue, onClose }: ImportProgressProps) {
  const saved = countSaved(run.job);
  const all = countAll(run.job);
  const isSaving = run.status === 'saving';
  const past = saved === all ? countRemembered(run.job) : undefined;
  return (
    <div className={styles.form}>
      {run.status === 'failed' && <Banner tone="error">{describeEnd(run.error, run.job, saved)}</Banner>}
      {run.status === 'stopped' && <Banner tone="info">The import is stopped.</Banner>}
      <div className={styles.progress}>
        <ProgressBar
          label={past ? 'Cards with what was learned' : 'Cards saved'}
          value={past?.done ?? saved}
          max={past?.all ?? all}
        />
        <p className={styles.progressText}>
          {past ? 'All cards are saved. What was learned: ' : ''}
          {formatNumber(past?.done ?? saved)} of {formatNumber(past?.all ?? all)} cards
        </p>
        {isSaving && <p role="status">{run.pause && pauseWords[run.pause]}</p>}
      </div>
      {!isSaving && <p className={styles.safe}>{describeSafe(run.job, saved)}</p>}
      {isSaving ? (
        <DialogActions>
          <Button busyText={run.isStopping && 'Stopping...'} onClick={onStop}>
            Cancel
          </Button>
          <Button variant="primary" busyText="Importing...">
            Importing...
          </Button>
        </DialogActions>
      ) : (
        <DialogActions>
          {run.job.isNewDeck && <DiscardButton job={run.job} onDiscarded={onClose} />}
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" onClick={onContinue}>
            {run.status === 'failed' ? 'Try again' : 'Continue'}
          </Button>
        </DialogActions>
      )}
    </div>
  );
}

function describeEnd(error: unknown, { source }: ImportJob, saved: number): string {
  return `${saved === 0 ? 'Failed to import any cards' : nameFailure(source)}. ${describeError(error)}`;
}

function describeSafe(job: ImportJob, saved: number): string {
  const place = !job.isNewDeck || listDeckIds(job).length === 1 ? 'the deck' : 'the decks';
  const kept = saved === 0 ? 'Nothing is in the deck yet.' : `What is saved stays in ${place}.`;
  return `${kept} You can go on from here: no card is added twice.${job.isNewDeck ? ` Or delete ${place}.` : ''}`;
}

interface DiscardButtonProps {
  readonly job: Pick<ImportJob, 'importId'> & { readonly parts: readonly { readonly deckId?: string }[] };
  readonly children?: string;
  readonly onDiscarded: () => void;
}

/** Moves the decks that a new import has created to the bin and forgets the import. */
export function DiscardButton({ job, children, onDiscarded }: DiscardButtonProps) {
  const client = useQueryClient();
  const announce = useAnnounce();
  const [isAsking, setIsAsking] = useState(false);
  const deletion = useMutation(deleteDeckMutation);
  const deckIds = listDeckIds(job);
  const noun = nounFor(deckIds.length, 'deck');

  async function discard() {
    for (const deckId of deckIds) await deletion.mutateAsync(deckId);
    await dropImport(job.importId);
    await client.invalidateQueries({ queryKey: [stoppedImportsKey] });
    const [first, ...more] = deckIds;
    const button = first !== undefined && more.length === 0 && <UndoButton key={first} entryId={first} />;
    if (first !== undefined) announce(`${nounFor(deckIds.length, 'Deck')} deleted`, { isShown: true, button });
    onDiscarded();
  }

  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{children ?? `Delete ${noun}`}</Button>
      {isAsking && (
        <ConfirmDialog
          title={`Delete the ${noun}?`}
          text={`Are you sure you want to delete ${nounFor(deckIds.length, 'this deck and all its', 'these decks and all their')} cards?`}
          confirmText="Delete"
          busyText={deletion.isPending && 'Deleting...'}
          error={deletion.error ? describeFailure(deletion.error, 'Failed to delete deck') : undefined}
          remedy={<ToTheBin error={deletion.error} onLeave={() => setIsAsking(false)} />}
          onConfirm={() => void discard().catch(() => undefined)}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

interface ImportDoneProps {
  readonly job: ImportJob;
  /** The content read from the file, with its skipped rows. */
  readonly content: ReportedRows;
  readonly onClose: () => void;
}

/** Loaded in a separate chunk, because undoing is rare. */
export const UndoImportDialog = lazyScreen(async () => (await import('./deck-imports.tsx')).UndoImportDialog);

/** Display time of the success message, in milliseconds, if there is nothing to read. */
const shownForMs = 2_000;

/** Success message. It closes by itself unless skipped rows or edited cards are listed or the user has pointed at or focused its buttons. */
export function ImportDone({ job, content, onClose }: ImportDoneProps) {
  const report = { ...content, notes: [...content.notes, ...job.leftOut] };
  const counts = countOutcome(job);
  const { history } = job;
  const hasReport =
    history !== undefined || report.refused.length + report.notes.length + counts.changed + counts.removed > 0;
  const [isHeld, setIsHeld] = useState(false);
  const [isUndoing, setIsUndoing] = useState(false);
  const staysOpen = hasReport || isHeld || isUndoing;
  const hold = () => setIsHeld(true);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (staysOpen) return undefined;
    const timer = setTimeout(close, shownForMs);
    return () => clearTimeout(timer);
  }, [staysOpen]);

  return (
    <div className={styles.form}>
      <div role="status" className={styles.done}>
        <PartyPopper />
        <p className={styles.doneTitle}>Import Complete!</p>
        <p>{describeResult(job)}</p>
        {history && <p>{describeHistory(history)}</p>}
        <p>
          <RowCounts content={content} />
        </p>
      </div>
      <RowReport content={report} isOpen />
      <div onPointerEnter={hold} onFocus={hold}>
        <DialogActions>
          {job.isNewDeck ? (
            <DiscardButton job={job} onDiscarded={onClose}>
              Undo
            </DiscardButton>
          ) : (
            <Button onClick={() => setIsUndoing(true)}>Undo</Button>
          )}
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </DialogActions>
      </div>
      {isUndoing && (
        <Suspense fallback={null}>
          <UndoImportDialog
            deckId={job.parts[0]?.deckId ?? ''}
            done={{ id: job.importId, name: job.source, ...counts }}
            onUndone={onClose}
            onCancel={() => setIsUndoing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Counts the result of an import into an existing deck. */
function countOutcome({ parts }: ImportJob) {
  const edits = parts.flatMap((part) => part.edits ?? []);
  return {
    added: parts.reduce((sum, { saved }) => sum + saved, 0),
    changed: edits.reduce((sum, { changes }) => sum + changes.length, 0),
    removed: edits.reduce((sum, { removed }) => sum + removed.length, 0),
  };
}

function describeHistory({ learnerName, taken, leftOut }: JobHistory): string {
  const done = `${learnerName} goes on with ${countOf(taken, 'card')} where Anki stopped.`;
  return leftOut === 0
    ? done
    : `${done} ${countOf(leftOut, 'card')} stayed as ${nounFor(leftOut, 'it was', 'they were')}: already answered here, or no longer there.`;
}

function describeResult(job: ImportJob): string {
  const { isNewDeck, parts } = job;
  if (!isNewDeck) {
    const [name] = parts.map((part) => part.name);
    const { added, changed, removed } = countOutcome(job);
    if (changed + removed === 0) return `The cards are in “${name}”.`;
    const words = [
      `${formatNumber(added)} added`,
      `${formatNumber(changed)} changed`,
      `${formatNumber(removed)} removed`,
    ];
    return `“${name}”: ${words.join(', ')}.`;
  }
  return parts.length === 1
    ? 'Your deck has been created successfully.'
    : `Your ${parts.length} decks have been created successfully.`;
}
