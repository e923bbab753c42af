import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, vi } from 'vitest';
import { AnnouncerProvider } from '../../../web/src/components/feedback/announcer.tsx';
import { makeQueryClient } from '../../../web/src/lib/api/query-client.ts';
import { InertObserver, startFresh } from './open-app.tsx';

/** Gives each test of the file a fresh browser, with stubs for what jsdom lacks. */
export function startFreshFeature(): void {
  startFresh();
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => undefined;
    HTMLElement.prototype.hidePopover = () => undefined;
    vi.stubGlobal('IntersectionObserver', InertObserver);
  });
}

/** Renders a part of the product with the providers of every screen. Returns the view, the query cache and a user. */
export function renderFeature(children: ReactNode) {
  const client = makeQueryClient();
  const view = render(
    <QueryClientProvider client={client}>
      <AnnouncerProvider>{children}</AnnouncerProvider>
    </QueryClientProvider>,
  );
  return { ...view, client, user: userEvent.setup() };
}
