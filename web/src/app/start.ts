import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/opening.css';
import { beginFirstCall } from '../lib/first-call.ts';
import { keepInstallOffer } from '../lib/install-offer.ts';
import { keepLinkCode } from '../lib/link-code.ts';
import { openShortcut } from '../lib/shortcut.ts';
import { readSession } from '../lib/stored-session.ts';
import { leaveWorker } from '../lib/leave-worker.ts';
import { guardScripts } from '../lib/trusted-scripts.ts';
import { roleAppLoaders } from './role-app-loaders.ts';

/*
 * The page's script, small enough to be there before anything else: what the first screen needs of the server, its code and React itself are then
 * fetched beside each other instead of one after the other.
 */
guardScripts();
keepInstallOffer();
keepLinkCode();
openShortcut();
beginFirstCall();
// What cannot be had now is asked for again when it is drawn, and told there.
roleAppLoaders[readSession()?.user.role ?? 'nobody']().catch(() => undefined);

try {
  const { drawApp } = await import('./draw-app.tsx');
  await drawApp();
} catch (error) {
  document.getElementById('not-opened')?.removeAttribute('hidden');
  await leaveWorker();
  throw error;
}
