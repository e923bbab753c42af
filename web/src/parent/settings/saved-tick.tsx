import { useLingui } from '@lingui/react/macro';
import type { UseMutationResult } from '@tanstack/react-query';
import { useOptimistic, useTransition } from 'react';
import { Failure } from '../../components/feedback/messages.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import styles from './settings-tab.module.css';

interface SavedTickProps<Call> {
  readonly title: string;
  /** Explanation below the title. While saving, "Saving..." replaces it without a layout shift. */
  readonly note: string;
  readonly isOn: boolean;
  readonly disabled?: boolean;
  readonly save: Pick<UseMutationResult<unknown, Error, Call>, 'error' | 'mutateAsync'>;
  readonly describeCall: (isOn: boolean) => Call;
}

/**
 * Checkbox that saves itself. `useOptimistic` shows the choice right away: the mutation's state updates a moment later,
 * and React would first revert the checkbox. If saving fails, it reverts and a banner says why.
 */
export function SavedTick<Call>({ title, note, isOn, disabled, save, describeCall }: SavedTickProps<Call>) {
  const { t } = useLingui();
  const [shown, show] = useOptimistic(isOn);
  const [isSaving, start] = useTransition();

  function choose(wish: boolean) {
    if (isSaving) return;
    start(async () => {
      show(wish);
      // The error stays in the mutation and is shown in the banner.
      await save.mutateAsync(describeCall(wish)).catch(() => undefined);
    });
  }

  return (
    <>
      <Failure error={save.error} title={t`Failed to save this`} />
      <label className="chosen described outlined target pad-3-4">
        <input type="checkbox" checked={shown} disabled={disabled} onChange={({ target }) => choose(target.checked)} />
        <strong>{title}</strong>
        <span className={joinClasses('note block shrinks breaks', styles.inPlace)}>
          <span className={isSaving ? styles.outOfSight : undefined}>{note}</span>
          {isSaving && <span>{t`Saving...`}</span>}
        </span>
      </label>
    </>
  );
}
