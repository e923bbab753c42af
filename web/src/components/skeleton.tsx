import styles from './skeleton.module.css';

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
