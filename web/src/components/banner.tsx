import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { joinClasses } from '../lib/class-names.ts';
import styles from './banner.module.css';
import { IconButton } from './icon-button.tsx';

interface BannerProps {
  /** `error` is read out at once; the others wait for a pause. */
  readonly tone: 'error' | 'success' | 'info';
  readonly children: ReactNode;
  /** A button that helps, such as Retry. */
  readonly action?: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
}

const icons = { error: CircleAlert, success: CircleCheck, info: Info } as const;

/** A sentence across the width of its place. Give it a fresh `key` to have the same sentence read out again. */
export function Banner({ tone, children, action, onDismiss }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={joinClasses(styles.banner, styles[tone])}>
      <Icon aria-hidden="true" className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {action}
      {onDismiss && <IconButton label="Dismiss" icon={<X aria-hidden="true" />} onClick={onDismiss} />}
    </div>
  );
}
