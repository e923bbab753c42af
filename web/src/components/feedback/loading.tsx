import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './loading.module.css';

interface LoadingRegionProps {
  /** The specified words, such as `Loading decks...`. */
  readonly label: string;
  /** Skeletons in the final shape. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A part of the screen that is on its way: says so to a screen reader, and shows the shape to come. */
export function LoadingRegion({ label, children, className }: LoadingRegionProps) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

interface SkeletonProps {
  /** CSS lengths of what will stand here, so that nothing jumps. */
  readonly height: string;
  readonly width?: string;
  readonly count?: number;
}

/**
 * The shape of what is being loaded. Takes its place at once and shows after 200 ms, so that a fast answer never flashes.
 * Say what is loading in words around it: `<LoadingRegion label="Loading decks...">`.
 */
export function Skeleton({ height, width = '100%', count = 1 }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={styles.skeleton} style={{ height, width }} aria-hidden="true" />
  ));
}

/** A small turning ring. Only ever beside a word that says what is going on: it says nothing by itself. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}

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
