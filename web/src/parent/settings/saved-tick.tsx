import type { UseMutationResult } from '@tanstack/react-query';
import { useOptimistic, useTransition } from 'react';
import { Failure } from '../../components/feedback/messages.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import styles from './settings-tab.module.css';

interface SavedTickProps<Call> {
  readonly title: string;
  /** What it means; gives way to "Saving..." until it is saved, and keeps its room. */
  readonly note: string;
  /** What the server has stored. */
  readonly isOn: boolean;
  readonly disabled?: boolean;
  readonly save: Pick<UseMutationResult<unknown, Error, Call>, 'error' | 'mutateAsync'>;
  readonly describeCall: (isOn: boolean) => Call;
}

/**
 * A tick that saves itself. It shows the choice from the tap on: were it to wait for the word of the mutation, which
 * comes a moment later, React would first put it back. When it could not be saved it goes back, and a banner says why.
 */
export function SavedTick<Call>({ title, note, isOn, disabled, save, describeCall }: SavedTickProps<Call>) {
  const [shown, show] = useOptimistic(isOn);
  const [isSaving, start] = useTransition();

  function choose(wish: boolean) {
    if (isSaving) return;
    start(async () => {
      show(wish);
      // The mutation keeps its error, and the banner tells it.
      await save.mutateAsync(describeCall(wish)).catch(() => undefined);
    });
  }

  return (
    <>
      <Failure error={save.error} title="Failed to save this" />
      <label className={styles.choice}>
        <input type="checkbox" checked={shown} disabled={disabled} onChange={({ target }) => choose(target.checked)} />
        <strong>{title}</strong>
        <span className={joinClasses(styles.membersNote, styles.mailNote, styles.inPlace)}>
          <span className={isSaving ? styles.outOfSight : undefined}>{note}</span>
          {isSaving && <span>Saving...</span>}
        </span>
      </label>
    </>
  );
}
