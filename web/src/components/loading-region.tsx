import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

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
