import CloudOff from 'lucide-react/icons/cloud-off';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { joinClasses } from '../../lib/class-names.ts';
import { countOf } from '../../words/counts.ts';
import { useOutboxState } from './outbox/outbox-context.tsx';
import { isSendingStuck } from './outbox/study-outbox.ts';
import styles from './save-status.module.css';

const OFFLINE = 'Offline: answers are kept on this device';
const OFFLINE_UNKEPT = 'Offline: please keep this page open';
const KEPT = '✓ safe on this device';

/**
 * Where the answers are, always in sight while studying. It changes with every answer; read out is only that the connection
 * went. Answers that merely gather on the device are safe there, and nothing is counted down before a child.
 */
export function SaveStatus() {
  const state = useOutboxState();
  const { waitingAnswers, isOffline } = state;
  const isStuck = isSendingStuck(state);
  return (
    <p className={joinClasses(styles.status, isOffline && styles.offline)}>
      <span role="status">
        {isOffline && (
          <span className={styles.part}>
            <CloudOff aria-hidden="true" />
            {state.isLasting ? OFFLINE : OFFLINE_UNKEPT}
          </span>
        )}
      </span>
      {isStuck && (
        <span className={styles.part}>
          {!isOffline && <CloudUpload aria-hidden="true" />}
          {countOf(waitingAnswers, 'answer')} waiting
        </span>
      )}
      {!isOffline && !isStuck && <span className={styles.saved}>{waitingAnswers === 0 ? '✓ saved' : KEPT}</span>}
    </p>
  );
}
