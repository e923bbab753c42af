import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import CloudOff from 'virtual:icons/cloud-off';
import CloudUpload from 'virtual:icons/cloud-upload';
import Download from 'virtual:icons/download';
import RotateCcw from 'virtual:icons/rotate-ccw';
import { useLayoutEffect } from 'react';
import { joinClasses } from '../../../lib/class-names.ts';
import { dot } from '../../../words/join-parts.ts';
import { useOutbox, useOutboxState } from '../outbox/outbox-context.tsx';
import { isSendingStuck } from '../outbox/study-outbox.ts';
import styles from './answer-notices.module.css';
import { Button } from '../../../components/controls/button.tsx';
import { offlineSaid } from '../../../components/layout/app-shell.tsx';
import { Banner } from '../../../components/feedback/messages.tsx';

function countSaid(by: 1 | -1): void {
  offlineSaid.times += by;
  window.dispatchEvent(new Event('offline-said'));
}

/** Hides the shell's mark while a part of the screen itself says that there is no connection. */
export function useSaysOffline(isSaid: boolean): void {
  useLayoutEffect(() => {
    if (!isSaid) return undefined;
    countSaid(1);
    return () => countSaid(-1);
  }, [isSaid]);
}

/**
 * Save status, always visible while studying. Screen readers announce only a lost connection, because the status changes with every answer. The number of
 * waiting answers is shown only if sending is stuck, so that a child sees no countdown.
 * @param hasAnswered whether there is an answer that could be shown as saved.
 */
export function SaveStatus({ hasAnswered = true }: { readonly hasAnswered?: boolean }) {
  const { t } = useLingui();
  const state = useOutboxState();
  const { waitingAnswers, isOffline } = state;
  const isStuck = isSendingStuck(state);
  useSaysOffline(isOffline);
  return (
    <p
      className={joinClasses(
        styles.status,
        isOffline && joinClasses(styles.offline, 'tint-spark mid medium text-xs rounded'),
      )}
    >
      <span role="status">
        {isOffline && (
          <span className="inline icon-m gap-2">
            <CloudOff />
            {state.isLasting ? t`Offline: kept on this device` : t`Offline: please keep this page open`}
          </span>
        )}
      </span>
      {isStuck && (
        <span className={joinClasses('inline icon-m gap-2', styles.count)}>
          {!isOffline && <CloudUpload />}
          {t`${plural(waitingAnswers, { one: '# answer waiting', other: '# answers waiting' })}`}
        </span>
      )}
      {state.refused && (
        <span className="inline icon-m gap-2">{t`${plural({ count: state.refused.count }, { one: '# answer not saved yet', other: '# answers not saved yet' })}`}</span>
      )}
      {hasAnswered && !isOffline && !isStuck && !state.refused && (
        <span className="medium in-right">{waitingAnswers === 0 ? t`✓ saved` : t`✓ safe on this device`}</span>
      )}
    </p>
  );
}

/** The mark at the foot of the list of decks while offline or while answers wait. Nothing moves for it. */
export function WaitingMark() {
  const { t } = useLingui();
  const state = useOutboxState();
  const { waitingAnswers, isOffline } = state;
  const isStuck = isSendingStuck(state);
  useSaysOffline(isOffline);
  return (
    <div role="status" className={styles.foot}>
      {(isOffline || isStuck) && (
        <p className={'chip figures tint-spark text-xs'}>
          {isOffline ? <CloudOff /> : <CloudUpload />}
          <span>
            {isOffline && t`Offline`}
            {isOffline && isStuck && dot}
            {isStuck && (
              <span>{t`${plural(waitingAnswers, { one: '# answer waiting', other: '# answers waiting' })}`}</span>
            )}
          </span>
        </p>
      )}
    </div>
  );
}

/** Banners for answers that the server rejected and for a browser without storage. */
export function AnswerNotices() {
  const { t } = useLingui();
  const { refused, isLasting, isAtRisk, waitingAnswers } = useOutboxState();
  if (!refused && isLasting) return null;
  return (
    <div className="stack gap-3 below-4">
      {!isLasting && (
        <Banner tone="info" action={isAtRisk && !refused && <SaveToFile />}>
          {waitingAnswers > 0
            ? t`This browser can’t keep answers. Stay on this page until it says “saved”.`
            : t`This browser can’t keep answers. They’re sent as you study.`}
        </Banner>
      )}
      {refused && <RefusedNotice {...refused} />}
    </div>
  );
}

/** Saves the unsent answers to a file, for the case that this page has to be closed. */
function SaveToFile() {
  const { t } = useLingui();
  const outbox = useOutbox();
  const save = async (): Promise<void> => {
    const { saveAnswers } = await import('./save-answers.ts');
    saveAnswers(await outbox.listEntries(), new Date());
  };
  return <Button icon={<Download />} onClick={() => void save()}>{t`Save to a file`}</Button>;
}

function RefusedNotice({ count, reason }: { readonly count: number; readonly reason: string }) {
  const { t } = useLingui();
  const outbox = useOutbox();
  return (
    <Banner
      tone="error"
      action={
        <>
          <Button icon={<RotateCcw />} onClick={() => void outbox.retryRefused()}>{t`Try again`}</Button>
          <SaveToFile />
        </>
      }
      onDismiss={() => void outbox.dismissRefused()}
    >
      {t`${plural(count, {
        one: `# answer couldn’t be saved. ${reason} Everything else is safe.`,
        other: `# answers couldn’t be saved. ${reason} Everything else is safe.`,
      })}`}
    </Banner>
  );
}
