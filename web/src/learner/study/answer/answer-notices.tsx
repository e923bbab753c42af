import CloudOff from 'lucide-react/icons/cloud-off';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import Download from 'lucide-react/icons/download';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { joinClasses } from '../../../lib/class-names.ts';
import { countOf } from '../../../words/counts.ts';
import { useOutbox, useOutboxState } from '../outbox/outbox-context.tsx';
import { isSendingStuck } from '../outbox/study-outbox.ts';
import styles from './answer-notices.module.css';
import { Button } from '../../../components/controls/button.tsx';
import { Banner } from '../../../components/feedback/messages.tsx';

const offline = 'Offline: answers are kept on this device';
const offlineUnkept = 'Offline: please keep this page open';
const kept = '✓ safe on this device';

/**
 * Save status, always visible while studying. Screen readers announce only a lost connection, because the status changes with every answer. The number of
 * waiting answers is shown only if sending is stuck, so that a child sees no countdown.
 * @param hasAnswered whether there is an answer that could be shown as saved.
 */
export function SaveStatus({ hasAnswered = true }: { readonly hasAnswered?: boolean }) {
  const state = useOutboxState();
  const { waitingAnswers, isOffline } = state;
  const isStuck = isSendingStuck(state);
  return (
    <p className={joinClasses(styles.status, isOffline && styles.offline)}>
      <span role="status">
        {isOffline && (
          <span className={styles.part}>
            <CloudOff />
            {state.isLasting ? offline : offlineUnkept}
          </span>
        )}
      </span>
      {isStuck && (
        <span className={styles.part}>
          {!isOffline && <CloudUpload />}
          {countOf(waitingAnswers, 'answer')} waiting
        </span>
      )}
      {state.refused && <span className={styles.part}>{countOf(state.refused.count, 'answer')} not saved yet</span>}
      {hasAnswered && !isOffline && !isStuck && !state.refused && (
        <span className={styles.saved}>{waitingAnswers === 0 ? '✓ saved' : kept}</span>
      )}
    </p>
  );
}

/** Banners for answers that the server rejected and for a browser without storage. */
export function AnswerNotices() {
  const { refused, isLasting, isAtRisk, waitingAnswers } = useOutboxState();
  if (!refused && isLasting) return null;
  return (
    <div className={styles.notices}>
      {!isLasting && (
        <Banner tone="info" action={isAtRisk && !refused && <SaveToFile />}>
          This browser cannot keep answers on this device.{' '}
          {waitingAnswers > 0
            ? 'Please stay on this page until it says “saved”.'
            : 'They are sent one by one as you study.'}
        </Banner>
      )}
      {refused && <RefusedNotice {...refused} />}
    </div>
  );
}

/** Saves the unsent answers to a file, for the case that this page has to be closed. */
function SaveToFile() {
  const outbox = useOutbox();
  const save = async (): Promise<void> => {
    const { saveAnswers } = await import('./save-answers.ts');
    saveAnswers(await outbox.listEntries(), new Date());
  };
  return (
    <Button icon={<Download />} onClick={() => void save()}>
      Save to a file
    </Button>
  );
}

function RefusedNotice({ count, reason }: { readonly count: number; readonly reason: string }) {
  const outbox = useOutbox();
  return (
    <Banner
      tone="error"
      action={
        <>
          <Button icon={<RotateCcw />} onClick={() => void outbox.retryRefused()}>
            Try again
          </Button>
          <SaveToFile />
        </>
      }
      onDismiss={() => void outbox.dismissRefused()}
    >
      {countOf(count, 'answer')} could not be saved. {reason} Everything else is safe.
    </Banner>
  );
}
