import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** What moves on, such as `Cards studied`. */
  readonly label: string;
  /** 0 to `max`. Left out: something is going on, nobody knows for how long. */
  readonly value?: number;
  readonly max?: number;
}

/** How far something has come. The number belongs in words beside it. */
export function ProgressBar({ label, value, max = 1 }: ProgressBarProps) {
  return <progress className={styles.bar} aria-label={label} value={value} max={max} />;
}
