import { useLingui } from '@lingui/react/macro';
import X from 'virtual:icons/x';
import { type ReactNode, useId, useState } from 'react';
import { useUnsavedWork } from '../../lib/page/unsaved-work.ts';
import { Button, IconButton } from '../controls/button.tsx';
import { Banner } from '../feedback/messages.tsx';
import { DialogFrame, type DialogSize } from './dialog-frame.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly size?: DialogSize;
  /** Focuses the title instead of the first field, so that no on-screen keyboard covers what one came to look at. */
  readonly startsAtTitle?: boolean;
  /** Whether closing would lose input; if so, the dialog asks first. */
  readonly isDirty?: boolean;
  /** Called when the dialog should close: on Escape, the browser’s Back, the X, a press outside, or a call of the `close` function passed to `children`. */
  readonly onClose: () => void;
  /** A render function receives `close`, which asks before losing input. Use it for the Cancel button. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A dialog, open while rendered and modal unless its size is `beside`. It traps the focus, which starts at the first field, and restores it when closed. On a
 * phone, it slides up from the bottom. Put the buttons in `DialogActions`.
 */
export function Dialog({ title, size = 500, startsAtTitle, isDirty = false, onClose, children }: DialogProps) {
  const { t } = useLingui();
  const titleId = useId();
  const [isAsking, setIsAsking] = useState(false);
  useUnsavedWork(isDirty);
  const close = () => (isDirty ? setIsAsking(true) : onClose());
  return (
    <DialogFrame size={size} labelledBy={titleId} onCloseRequest={close} onClosed={onClose}>
      <header className={styles.header}>
        <h2 id={titleId} tabIndex={-1} data-first-focus={startsAtTitle} className={styles.title}>
          {title}
        </h2>
        <IconButton label={t`Close`} icon={<X />} onClick={close} />
      </header>
      {typeof children === 'function' ? children(close) : children}
      {isAsking && <DiscardDialog onDiscard={onClose} onKeep={() => setIsAsking(false)} />}
    </DialogFrame>
  );
}

interface DiscardDialogProps {
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

/** Asks before what was typed is lost. `Dialog` already does this. */
export function DiscardDialog({ onDiscard, onKeep }: DiscardDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      title={t`Close without saving?`}
      text={t`What you typed isn’t saved yet.`}
      confirmText={t`Discard`}
      cancelText={t`Keep editing`}
      onConfirm={onDiscard}
      onCancel={onKeep}
    />
  );
}

/** The row of buttons at the end of a dialog, Cancel first. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  /** A choice that belongs to the question, such as a checkbox. */
  readonly children?: ReactNode;
  /** Label of the confirm button, as a verb: `Delete`. */
  readonly confirmText: string;
  readonly confirmIcon?: ReactNode;
  /** `danger` only if the action destroys something; `secondary` makes the safe button the primary one. */
  readonly tone?: 'danger' | 'primary' | 'secondary';
  readonly cancelText?: string;
  readonly cancelIcon?: ReactNode;
  /** Label while the action runs, such as `Deleting...`. */
  readonly busyText?: string | false | undefined;
  /** Why the action failed. The dialog stays open so that the user can retry. */
  readonly error?: string | undefined;
  /** What helps after this failure, below the reason: a button that leads elsewhere. */
  readonly remedy?: ReactNode;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Confirms a destructive action. Open while rendered; the safe button has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useLingui();
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
      <p id={`${id}-text`} className="muted breaks">
        {props.text}
      </p>
      {props.children}
      {props.error && <Banner tone="error">{props.error}</Banner>}
      {props.error && props.remedy}
      <div className={styles.actions}>
        <Button
          data-first-focus
          variant={props.tone === 'secondary' ? 'primary' : 'secondary'}
          icon={props.cancelIcon}
          onClick={props.onCancel}
        >
          {props.cancelText ?? t`Cancel`}
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
