import type { ReactNode } from 'react';

/** One numbered section of a policy. */
export interface LegalSection {
  /** The anchor: stays the same when the title changes. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}
