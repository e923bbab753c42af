import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach } from 'vitest';
// Loaded with the test file: the first test would else spend its patience on it.
import '../../../../../web/src/learner/learner-app.tsx';
import { startFresh } from '../../../support/open-app.tsx';

/** Gives each test of the file a device that was never here before: nothing is stored on it. */
export function startWithFreshDevice(): void {
  startFresh();
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });
}
