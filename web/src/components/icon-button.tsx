import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../lib/class-names.ts';
import styles from './icon-button.module.css';

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
      className={joinClasses(styles.button, tone === 'danger' && styles.danger, className)}
    >
      {icon}
    </button>
  );
}
