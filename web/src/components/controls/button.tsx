import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'virtual:icons/chevron-left';
import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../../lib/class-names.ts';
import { Spinner } from '../feedback/loading.tsx';
import styles from './button.module.css';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'right' | 'wrong';

interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` at most once per screen; `right` and `wrong` are the learner's two answers. */
  readonly variant?: ButtonVariant;
  readonly icon?: ReactNode;
  /** Text while the action runs, such as `Creating...`. It replaces the label and disables presses. */
  readonly busyText?: string | false | undefined;
  readonly isWide?: boolean;
}

/** A button with text. It stays focusable while busy so that the keyboard focus is not lost. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', icon, busyText, isWide, className, children, onClick, ...rest } = props;
  const isBusy = Boolean(busyText);
  return (
    <button
      type="button"
      {...rest}
      className={joinClasses(
        styles.button,
        'icon-picture',
        styles[variant],
        // An icon would stand apart from lines that are shorter than their box.
        !icon && !isBusy && 'balanced',
        isWide && 'full',
        className,
      )}
      aria-disabled={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    >
      {isBusy ? <Spinner /> : icon}
      <span>{isBusy ? busyText : children}</span>
    </button>
  );
}

export function BackButton({ onPress }: { readonly onPress: () => void }) {
  const { t } = useLingui();
  return <Button variant="quiet" icon={<ChevronLeft />} className={styles.back} onClick={onPress}>{t`Back`}</Button>;
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Action and object: `Delete World capitals`. Read by screen readers and shown on hover. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly tone?: 'plain' | 'danger';
}

/** An icon-only button, for well-known icons in tight places. Never use it in the navigation. */
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
