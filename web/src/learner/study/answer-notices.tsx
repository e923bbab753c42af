import { Button } from '../../components/controls/button.tsx';
import { Banner } from '../../components/feedback/messages.tsx';
import { countOf } from '../../words/counts.ts';
import styles from './answer-notices.module.css';
import { useOutbox, useOutboxState } from './outbox/outbox-context.tsx';

/** What a learner has to know of the answers on this device: refused ones, and a browser that keeps nothing. On every screen. */
export function AnswerNotices() {
  const { refused, isLasting, waitingAnswers } = useOutboxState();
  if (!refused && isLasting) return null;
  return (
    <div className={styles.notices}>
      {!isLasting && (
        <Banner tone="info">
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

function RefusedNotice({ count, reason }: { readonly count: number; readonly reason: string }) {
  const outbox = useOutbox();
  return (
    <Banner
      tone="error"
      action={<Button onClick={() => void outbox.retryRefused()}>Try again</Button>}
      onDismiss={() => void outbox.dismissRefused()}
    >
      {countOf(count, 'answer')} could not be saved. {reason} Everything else is safe.
    </Banner>
  );
}
