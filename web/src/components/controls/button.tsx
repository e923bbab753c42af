import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../../lib/class-names.ts';
import { Spinner } from '../feedback/loading.tsx';
import styles from './button.module.css';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'right' | 'wrong';

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
export function Button(props: ButtonProps) {
  const { variant = 'secondary', icon, busyText, isWide, className, children, onClick, ...rest } = props;
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

/** The way back to where somebody came from, in line with what stands below it. */
export function BackButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button variant="quiet" icon={<ChevronLeft />} className={styles.back} onClick={onPress}>
      Back
    </Button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What it does and to what: `Delete World capitals`. Read out, and shown on hover. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly tone?: 'plain' | 'danger';
}

/** A button that is only a picture, for well-known pictures in tight places. Never in the navigation. */
export function IconButton({ label, icon, tone = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={joinClasses(styles.iconButton, tone === 'danger' && styles.iconDanger, className)}
    >
      {icon}
    </button>
  );
}
