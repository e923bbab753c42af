import { useId } from 'react';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import styles from './dialog.module.css';

interface ConfirmDialogProps {
  readonly title: string;
  /** What will happen, in the specified words where there are some. */
  readonly text: string;
  /** The deed as a verb: `Delete`. */
  readonly confirmText: string;
  /** Red only where something is lost by it. */
  readonly tone?: 'danger' | 'primary';
  readonly cancelText?: string;
  /** Such as `Deleting...`, while the deed is being done. */
  readonly busyText?: string | false | undefined;
  /** Why it could not be done. The dialog stays open for another try. */
  readonly error?: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something is lost. The harmless button has the focus. Open as long as it is rendered. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const id = useId();
  return (
    <DialogFrame
      size={400}
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onCloseRequest={props.onCancel}
      onClosed={props.onCancel}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {props.title}
      </h2>
      <p id={`${id}-text`} className={styles.text}>
        {props.text}
      </p>
      {props.error && <Banner tone="error">{props.error}</Banner>}
      <div className={styles.actions}>
        <Button data-first-focus onClick={props.onCancel}>
          {props.cancelText ?? 'Cancel'}
        </Button>
        <Button variant={props.tone ?? 'danger'} busyText={props.busyText} onClick={props.onConfirm}>
          {props.confirmText}
        </Button>
      </div>
    </DialogFrame>
  );
}
