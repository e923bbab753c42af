import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { withinTime } from '../lib/device/device-time.ts';
import { callWhenQuiet } from '../lib/page/quiet-page.ts';
import { runSignOutCleanup } from '../lib/account/session.ts';
import { readSession } from '../lib/account/stored-session.ts';
import { openOwnLanguage } from '../words/language.ts';
import { App } from './app.tsx';
import { roleApps, SignedIn } from './screens.tsx';

/** How long the first screen waits for the words of its language. */
const longestWaitMs = 2_500;

/** Renders the app into `#root`, replacing the static opening screen. */
export async function drawApp(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('No #root');
  // Load the app before rendering it: React delays content that follows a Suspense fallback. The app itself reports a failed load.
  const role = readSession()?.user.role;
  await Promise.allSettled([
    ...(role ? [SignedIn.prefetch(), roleApps[role].prefetch()] : [roleApps.nobody.prefetch()]),
    // Words that come later than this replace the English ones on the drawn page.
    withinTime(openOwnLanguage(), longestWaitMs),
  ]);
  // As a transition, the first render is cut into short tasks, between which a slow phone answers presses.
  startTransition(() =>
    createRoot(container).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  callWhenQuiet(() => runSignOutCleanup(({ sweep }) => sweep()));
  callWhenQuiet(() => void startLater());
}

/** Failures are ignored, because the next start tries again. */
async function startLater(): Promise<void> {
  const later = await import('./after-opening.ts').catch(() => undefined);
  later?.startAfterOpening();
}
