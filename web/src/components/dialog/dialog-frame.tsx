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
  /** Somebody wants out: Escape, the system's back gesture, a press outside. */
  readonly onCloseRequest: () => void;
  /** The browser closed it without asking (it may, at a second back gesture). */
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** The `<dialog>` element itself, modal while rendered. `Dialog` and `ConfirmDialog` are what screens use. */
export function DialogFrame(props: DialogFrameProps) {
  const { size, labelledBy, describedBy, role, onCloseRequest, onClosed, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref);

  function askToClose(event: SyntheticEvent) {
    // React passes a dialog's events on to the dialog around it; only the innermost one is meant.
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
      // Chrome lets a second Escape close a dialog whose `cancel` was refused; a refused key press it respects.
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && askToClose(event)}
      onCancel={(event) => event.target === event.currentTarget && askToClose(event)}
      // The event comes late: by then React's strict mode may have opened the dialog again.
      onClose={(event) => event.target === event.currentTarget && !event.currentTarget.open && onClosed()}
      onPointerDown={(event) => isOutside(event) && askToClose(event)}
    >
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}

/** A press on the backdrop counts as one on the dialog, and so does one on its scroll bar, which must not close it. */
function isOutside(event: PointerEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
}

/** Opens the dialog as a modal, puts the focus on its first field and gives it back at the end. */
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
      // After all dialogs that go together are gone: the inner one would else give the focus to the outer one.
      queueMicrotask(() => opener instanceof HTMLElement && opener.isConnected && opener.focus());
    };
  }, [ref]);
}
