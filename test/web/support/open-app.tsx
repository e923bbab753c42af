import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { App } from '../../../web/src/app/app.tsx';
import { provideDialogElement } from './dialog-element.ts';

// A whole role's screens are read and drawn before the first thing is found: a busy machine takes more than the usual second.
configure({ asyncUtilTimeout: 5_000 });

/** Gives each test of the file a browser that was never here before. */
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

/** Opens the whole product at the path and answers a person who uses it. */
export function openApp(path = '/') {
  window.history.replaceState(null, '', path);
  render(<App />);
  return userEvent.setup();
}
