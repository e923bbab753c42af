import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Countdown } from './countdown.tsx';
import styles from './taking-screen.module.css';

interface TakingHeaderProps {
  readonly title: string;
  readonly secondsLeft: number | undefined;
  /** Whether a question to the learner is open. */
  readonly onAsk: (isAsking: boolean) => void;
  readonly onLeave: () => void;
}

/** The way out, where one is, and the time: in sight however long the question. */
export function TakingHeader({ title, secondsLeft, onAsk, onLeave }: TakingHeaderProps) {
  const [isLeaving, setIsLeaving] = useState(false);

  function ask(isAsking: boolean) {
    setIsLeaving(isAsking);
    onAsk(isAsking);
  }

  return (
    <div className={styles.header}>
      <Button variant="quiet" icon={<X aria-hidden="true" />} className={styles.cancel} onClick={() => ask(true)}>
        Cancel
      </Button>
      <h1 className={styles.title}>{title}</h1>
      {secondsLeft !== undefined && <Countdown secondsLeft={secondsLeft} />}
      {isLeaving && (
        <ConfirmDialog
          tone="primary"
          title="Leave the quiz?"
          text={secondsLeft ? 'Your answers are kept and the clock goes on.' : 'Your answers are kept.'}
          confirmText="Leave"
          cancelText="Keep going"
          onConfirm={onLeave}
          onCancel={() => ask(false)}
        />
      )}
    </div>
  );
}
