import PartyPopper from 'lucide-react/icons/party-popper';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { DialogActions } from '../../../components/dialog/dialog.tsx';
import { countOf } from '../../../words/counts.ts';
import { countAll, type ImportJob, type ImportTarget } from './import-job.ts';
import type { ReadImport } from './read-import-file.ts';
import styles from './import.module.css';
import { RowRemarks } from './row-remarks.tsx';

interface ImportDoneProps {
  readonly target: ImportTarget;
  readonly job: ImportJob;
  readonly content: ReadImport;
  readonly onClose: () => void;
}

/** How long the good news stands when there is nothing to read. */
const SHOWN_FOR_MS = 2_000;

/** The import is complete. Closes by itself, unless rows were left out: those wait to be read. */
export function ImportDone({ target, job, content: { refused, notes }, onClose }: ImportDoneProps) {
  const hasReport = refused.length + notes.length > 0;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (hasReport) return undefined;
    const timer = setTimeout(close, SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [hasReport]);

  return (
    <div className={styles.form}>
      <div role="status" className={styles.done}>
        <PartyPopper aria-hidden="true" />
        <p className={styles.doneTitle}>Import Complete!</p>
        <p>{describeResult(target, job)}</p>
        <p className={styles.count}>
          {countOf(countAll(job), 'card')}
          {refused.length > 0 && `, ${countOf(refused.length, 'row')} left out`}
        </p>
      </div>
      <RowRemarks title={`${countOf(refused.length, 'row')} left out`} remarks={refused} isOpen />
      <RowRemarks title={`${countOf(notes.length, 'row')} with extra text`} remarks={notes} />
      {hasReport && (
        <DialogActions>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </DialogActions>
      )}
    </div>
  );
}

function describeResult(target: ImportTarget, { parts }: ImportJob): string {
  if (target.kind === 'deck') return `The cards are in “${target.deck.name}”.`;
  return parts.length === 1
    ? 'Your deck has been created successfully.'
    : `Your ${countOf(parts.length, 'deck')} have been created successfully.`;
}
