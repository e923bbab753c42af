import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { joinClasses } from '../../lib/class-names.ts';
import styles from './dialog.module.css';

export type DialogSize = 400 | 500 | 600;

const sizeClasses = { 400: styles.small, 500: styles.medium, 600: styles.large } as const;

interface DialogFrameProps {
  readonly size: DialogSize;
  readonly labelledBy: string;
  readonly describedBy?: string;
  readonly role?: 'dialog' | 'alertdialog';
  /** Called on Escape, the system's back gesture, or a press outside. */
  readonly onCloseRequest: () => void;
  /** Called when the browser closed the dialog without asking, as on a second back gesture. */
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** The modal `<dialog>` element, open while rendered. Screens use `Dialog` or `ConfirmDialog` instead. */
export function DialogFrame(props: DialogFrameProps) {
  const { size, labelledBy, describedBy, role, onCloseRequest, onClosed, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref);

  function askToClose(event: SyntheticEvent) {
    // React bubbles the event to an enclosing dialog; only the innermost one should handle it.
    event.stopPropagation();
    event.preventDefault();
    onCloseRequest();
  }

  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={joinClasses(styles.dialog, sizeClasses[size])}
      // Chrome closes a dialog on a second Escape even if `cancel` was prevented, but respects a prevented key press.
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && askToClose(event)}
      onCancel={(event) => event.target === event.currentTarget && askToClose(event)}
      // The event arrives asynchronously. By then, React's strict mode may have reopened the dialog.
      onClose={(event) => event.target === event.currentTarget && !event.currentTarget.open && onClosed()}
      onPointerDown={(event) => isOutside(event) && askToClose(event)}
    >
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}

/** Whether a press is on the backdrop. A press on the dialog's own scroll bar has the same target but must not close it. */
function isOutside(event: PointerEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
}

/** Opens the dialog as a modal, focuses its first field, and restores the focus when it closes. */
function useModal(ref: { readonly current: HTMLDialogElement | null }): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const opener = document.activeElement;
    dialog.showModal();
    const find = (selector: string) => dialog.querySelector<HTMLElement>(selector);
    const first = find('[data-first-focus]') ?? find(':is(input, textarea, select):not([type="file"], :disabled)');
    (first ?? find('h2'))?.focus();
    return () => {
      dialog.close();
      // Wait until all dialogs that close together are closed. Otherwise, closing the inner one would focus the outer one.
      queueMicrotask(() => opener instanceof HTMLElement && opener.isConnected && opener.focus());
    };
  }, [ref]);
}
