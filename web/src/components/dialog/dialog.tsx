import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useState } from 'react';
import { useUnsavedWork } from '../../lib/page/unsaved-work.ts';
import { Button, IconButton } from '../controls/button.tsx';
import { Banner } from '../feedback/messages.tsx';
import { DialogFrame, type DialogSize } from './dialog-frame.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  /** Widest: 400, 500 or 600 px. */
  readonly size?: DialogSize;
  /** Something was typed that closing would lose: closing then asks first. */
  readonly isDirty?: boolean;
  /** Stop rendering the dialog here. Comes from Escape, the X, a press outside and the `close` that `children` get. */
  readonly onClose: () => void;
  /** A function gets `close`, the way out that asks first: for the Cancel button. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A modal that is open as long as it is rendered. Focus goes to its first field, stays inside and returns to where it
 * was; on a phone it rises from the bottom. Put the buttons in `DialogActions`.
 */
export function Dialog({ title, size = 500, isDirty = false, onClose, children }: DialogProps) {
  const titleId = useId();
  const [isAsking, setIsAsking] = useState(false);
  useUnsavedWork(isDirty);
  const close = () => (isDirty ? setIsAsking(true) : onClose());
  return (
    <DialogFrame size={size} labelledBy={titleId} onCloseRequest={close} onClosed={onClose}>
      <header className={styles.header}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <IconButton label="Close" icon={<X />} onClick={close} />
      </header>
      {typeof children === 'function' ? children(close) : children}
      {isAsking && (
        <ConfirmDialog
          title="Close without saving?"
          text="What you typed here is not saved yet."
          confirmText="Discard"
          cancelText="Keep editing"
          onConfirm={onClose}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </DialogFrame>
  );
}

/** The row of buttons at the end of a dialog: Cancel first, then the one that does it. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

interface ConfirmDialogProps {
  readonly title: string;
  /** What will happen, in the specified words where there are some. */
  readonly text: string;
  /** What is done, as a verb: `Delete`. */
  readonly confirmText: string;
  readonly confirmIcon?: ReactNode;
  /** Red only where something is lost by it. */
  readonly tone?: 'danger' | 'primary';
  readonly cancelText?: string;
  readonly cancelIcon?: ReactNode;
  /** Such as `Deleting...`, while it is being done. */
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
        <Button data-first-focus icon={props.cancelIcon} onClick={props.onCancel}>
          {props.cancelText ?? 'Cancel'}
        </Button>
        <Button
          variant={props.tone ?? 'danger'}
          icon={props.confirmIcon}
          busyText={props.busyText}
          onClick={props.onConfirm}
        >
          {props.confirmText}
        </Button>
      </div>
    </DialogFrame>
  );
}
