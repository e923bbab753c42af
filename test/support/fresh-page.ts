import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

// The page stays from one file to the next, with what it keeps and what libraries leave in it.
beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);
