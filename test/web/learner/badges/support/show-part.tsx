import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { makeQueryClient } from '../../../../../web/src/lib/api/query-client.ts';
import { startFresh } from '../../../support/open-app.tsx';

/** A Friday, in the middle of the study day in nearly every time zone. */
export const now = '2026-11-20T16:00:00.000Z';

export function startOnFriday(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  });
  startFresh();
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Renders a part of a learner's screens. Returns a user, the query cache and functions to close or change the part. */
export function showPart(part: ReactNode) {
  const client = makeQueryClient();
  const inPage = (content: ReactNode) => <QueryClientProvider client={client}>{content}</QueryClientProvider>;
  const { rerender, unmount } = render(inPage(part));
  return { user: userEvent.setup(), client, close: unmount, change: (next: ReactNode) => rerender(inPage(next)) };
}
