import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { callWhenQuiet } from '../lib/page/quiet-page.ts';
import { whenLeaving } from '../lib/account/session.ts';
import { readSession } from '../lib/account/stored-session.ts';
import { App } from './app.tsx';
import { roleApps } from './screens.tsx';

/** Draws the product into the page, in the place of what stood there until now, once it has something to show. */
export async function drawApp(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root to draw into.');
  // React holds back for a while what comes after a fallback: without one, the first screen is there at once. What cannot be had is told by it.
  await roleApps[readSession()?.user.role ?? 'nobody'].prefetch().catch(() => undefined);
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  callWhenQuiet(() => whenLeaving(({ sweep }) => sweep()));
  if (import.meta.env.PROD) callWhenQuiet(() => void keepApp());
}

/** The next start brings what could not be had. */
async function keepApp(): Promise<void> {
  const app = await import('../lib/device/installed-app.ts').catch(() => undefined);
  await app?.keepApp();
}
