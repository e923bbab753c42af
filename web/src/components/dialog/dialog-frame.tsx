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

/** Width in pixels; `beside` for a dialog in the page’s flow, beside what opened it, which stays usable. */
export type DialogSize = 400 | 500 | 600 | 'beside';

/** By default, a dialog is 500 pixels wide. */
const sizeClasses: { readonly [size in DialogSize]?: string | undefined } = {
  400: styles.small,
  600: styles.large,
  beside: styles.beside,
};

interface DialogFrameProps {
  readonly size: DialogSize;
  readonly labelledBy: string;
  readonly describedBy?: string;
  readonly role?: 'dialog' | 'alertdialog';
  /** Called on Escape, the browser’s Back, the system's back gesture, or a press outside. */
  readonly onCloseRequest: () => void;
  /** Called when the browser closed the dialog without asking, as on a second back gesture. */
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** The `<dialog>` element, open while rendered and by default modal. Screens use `Dialog` or `ConfirmDialog` instead. */
export function DialogFrame(props: DialogFrameProps) {
  const { size, labelledBy, describedBy, role, onCloseRequest, onClosed, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  useOpened(ref, size);

  function askToClose(event: SyntheticEvent) {
    // React bubbles the event to an enclosing dialog; only the innermost one should handle it.
    event.stopPropagation();
    event.preventDefault();
    onCloseRequest();
  }

  function noteClosed({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    // The event arrives asynchronously. By then, React's strict mode may have reopened the dialog.
    if (target !== currentTarget || currentTarget.open) return;
    markRoot();
    onClosed();
  }

  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={joinClasses(styles.dialog, 'panel', sizeClasses[size])}
      // Chrome closes a dialog on a second Escape even if `cancel` was prevented, but respects a prevented key press.
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && askToClose(event)}
      onCancel={(event) => event.target === event.currentTarget && askToClose(event)}
      onClose={noteClosed}
      onPointerDown={(event) => isOutside(event) && askToClose(event)}
    >
      <div className={joinClasses(styles.body, 'column gap-5')}>{children}</div>
    </dialog>
  );
}

/** Whether a press is on the backdrop. A press on the dialog's own scroll bar has the same target but must not close it. */
function isOutside(event: PointerEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
}

/** Marks the page's root while a dialog is open: the page behind it does not scroll. */
function markRoot(): void {
  document.documentElement.toggleAttribute('data-dialog', document.querySelector('dialog[open]') !== null);
}

/** Opens the dialog, focuses its first field, and restores the focus when it closes, unless what it led to has taken it. */
function useOpened(ref: { readonly current: HTMLDialogElement | null }, size: DialogSize): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const opener = document.activeElement;
    const find = (selector: string) => dialog.querySelector<HTMLElement>(selector);
    const first =
      find('[data-first-focus]') ?? find(':is(input, textarea, select):not([type="file"], :disabled)') ?? find('h2');
    // The browser's own first focus. Moving it afterwards made opening an eighth longer.
    first?.setAttribute('autofocus', '');
    dialog[size === 'beside' ? 'show' : 'showModal']();
    markRoot();
    // Added only once, however many dialogs open. Older browsers lack `navigation`.
    (window.navigation as Navigation | undefined)?.addEventListener('navigate', answerBack);
    const focus = () => document.activeElement !== first && first?.focus();
    // A dialog that this one replaces gives the focus back in a microtask, too.
    if (size === 'beside') queueMicrotask(focus);
    else focus();
    return () => {
      dialog.close();
      markRoot();
      // Wait until all dialogs that close together are closed. Otherwise, closing the inner one would focus the outer one.
      queueMicrotask(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement && opener.isConnected)
          opener.focus();
      });
    };
  }, [ref, size]);
}

/**
 * Has the browser's Back and Forward ask the innermost dialog to close, as Escape does, instead of taking away the screen under it. A second press in a row
 * leaves all the same: browsers let no page refuse that.
 */
function answerBack(event: NavigateEvent): void {
  const innermost = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (!innermost || event.navigationType !== 'traverse' || !event.userInitiated || !event.cancelable) return;
  event.preventDefault();
  innermost.dispatchEvent(new Event('cancel', { cancelable: true }));
}
