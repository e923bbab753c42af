import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { App } from '../../../web/src/app/app.tsx';
import { provideDialogElement } from './dialog-element.ts';

// Loading and rendering all screens of a role can exceed the default second on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

/** Observer stub for a page on which nothing becomes visible or changes its size. */
export class InertObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

export function startFresh(): void {
  beforeEach(() => {
    window.history.replaceState(null, '', '/');
    window.scrollTo = () => undefined;
    provideDialogElement();
    vi.stubGlobal('ResizeObserver', InertObserver);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}

export function openApp(path = '/') {
  window.history.replaceState(null, '', path);
  render(<App />);
  return userEvent.setup();
}
