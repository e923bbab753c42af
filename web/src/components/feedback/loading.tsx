import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './loading.module.css';

interface LoadingRegionProps {
  /** Text for screen readers, such as `Loading decks...`. */
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A loading part of the screen: announced to screen readers, with skeletons in place of the content. */
export function LoadingRegion({ label, children, className }: LoadingRegionProps) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

interface SkeletonProps {
  /** CSS size of the content, so that the layout doesn't shift. */
  readonly height: string;
  readonly width?: string;
  readonly count?: number;
}

/**
 * A placeholder for loading content. It takes its space immediately and becomes visible after 200 ms, so that a fast response never flashes.
 * Wrap it in a label: `<LoadingRegion label="Loading decks...">`.
 */
export function Skeleton({ height, width = '100%', count = 1 }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={styles.skeleton} style={{ height, width }} aria-hidden="true" />
  ));
}

/** A small spinner, hidden from screen readers. Always put a text next to it. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}

interface ProgressBarProps {
  /** What the bar measures, such as `Cards studied`. */
  readonly label: string;
  /** 0 to `max`; omitted if the progress is unknown. */
  readonly value?: number;
  readonly max?: number;
}

/** A progress bar. Show the number as text next to it. */
export function ProgressBar({ label, value, max = 1 }: ProgressBarProps) {
  return <progress className={styles.bar} aria-label={label} value={value} max={max} />;
}
