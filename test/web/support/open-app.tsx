import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { App } from '../../../web/src/app/app.tsx';
import { provideDialogElement } from './dialog-element.ts';

// Loading and rendering all screens of a role can exceed the default second on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

/** Gives each test of the file a fresh browser. */
export function startFresh(): void {
  beforeEach(() => {
    window.history.replaceState(null, '', '/');
    window.scrollTo = () => undefined;
    provideDialogElement();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}

/** Opens the whole product at the path and returns a user. */
export function openApp(path = '/') {
  window.history.replaceState(null, '', path);
  render(<App />);
  return userEvent.setup();
}
