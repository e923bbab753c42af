import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../lib/class-names.ts';
import styles from './button.module.css';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'right' | 'wrong';

interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` once a screen; `right` and `wrong` are the learner's two answers. */
  readonly variant?: ButtonVariant;
  /** A picture before the words. */
  readonly icon?: ReactNode;
  /** What is going on, such as `Creating...`: replaces the words, and further presses do nothing. */
  readonly busyText?: string | false | undefined;
  readonly isWide?: boolean;
}

/** A button with words. Stays focusable while busy, so that the keyboard is not thrown back to the page's start. */
export function Button({
  variant = 'secondary',
  icon,
  busyText,
  isWide,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isBusy = Boolean(busyText);
  return (
    <button
      type="button"
      {...rest}
      className={joinClasses(styles.button, styles[variant], isWide && styles.wide, className)}
      aria-disabled={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    >
      {isBusy ? <Spinner /> : icon}
      <span>{isBusy ? busyText : children}</span>
    </button>
  );
}
