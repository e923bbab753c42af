import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach } from 'vitest';
// Imported here, so that the first test does not time out while loading it.
import '../../../../../web/src/learner/learner-app.tsx';
import { startFresh } from '../../../support/open-app.tsx';

export function startWithFreshDevice(): void {
  startFresh();
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });
}
