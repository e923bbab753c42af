import type { MouseEvent, ReactNode } from 'react';
import { goToPath, type PagePath } from '../../lib/page/navigation.ts';

interface PageLinkProps {
  readonly to: PagePath;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to a page of the product. A click with a modifier key opens a new tab as usual. */
export function PageLink({ to, className, children }: PageLinkProps) {
  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goToPath(to);
  }
  return (
    <a href={to} className={className} onClick={handleClick}>
      {children}
    </a>
  );
}
