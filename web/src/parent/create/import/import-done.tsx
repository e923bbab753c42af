import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { lazyScreen } from '../../../components/feedback/lazy-screen.tsx';
import { Button } from '../../../components/controls/button.tsx';
import { DialogActions } from '../../../components/dialog/dialog.tsx';
import { MascotPlace } from '../../../components/pictures/mascot-place.tsx';
import { joinSentences } from '../../join-sentences.ts';
import { type ReportedRows, RowCounts, RowReport } from './file-rows.tsx';
import type { ImportJob, JobHistory } from './import-job.ts';
import { DiscardButton } from './import-progress.tsx';
import styles from './import.module.css';

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
  const { t } = useLingui();
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
    <div className="stack gap-5 shrinks">
      <div role="status" className={styles.done}>
        <MascotPlace mood="done" size={96} />
        <p className="text-xl heavy">{t`Import Complete!`}</p>
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
            <DiscardButton job={job} onDiscarded={onClose}>{t`Undo`}</DiscardButton>
          ) : (
            <Button onClick={() => setIsUndoing(true)}>{t`Undo`}</Button>
          )}
          <Button variant="primary" onClick={onClose}>{t`Done`}</Button>
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
  return joinSentences([
    t`${learnerName} picks up ${plural(taken, { one: '# card', other: '# cards' })} where Anki left off.`,
    leftOut > 0 &&
      t`${plural(leftOut, { one: '# card stayed as it was', other: '# cards stayed as they were' })}: already answered here, or no longer there.`,
  ]);
}

function describeResult(job: ImportJob): string {
  const { isNewDeck, parts } = job;
  if (!isNewDeck) {
    const name = parts[0]?.name ?? '';
    const { added, changed, removed } = countOutcome(job);
    if (changed + removed === 0) return t`The cards are in “${name}”.`;
    return t`“${name}”: ${plural(added, { one: '# added', other: '# added' })}, ${plural(changed, { one: '# changed', other: '# changed' })}, ${plural(removed, { one: '# removed', other: '# removed' })}.`;
  }
  return parts.length === 1
    ? t`Your deck has been created successfully.`
    : t`Your ${plural({ count: parts.length }, { one: '# deck has', other: '# decks have' })} been created successfully.`;
}
