import type { ReactNode } from 'react';

interface ScrollRegionProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A scroll container that the keyboard can scroll. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- some browsers don't make scroll containers focusable
    <div role="region" aria-label={label} tabIndex={0} className={className}>
      {children}
    </div>
  );
}
