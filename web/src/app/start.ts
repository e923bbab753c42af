import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/shapes.css';
import '../styles/opening.css';
import { beginFirstCall } from '../lib/api/first-call.ts';
import { keepInstallOffer } from '../lib/device/install-offer.ts';
import { keepLinkCode } from '../lib/account/link-code.ts';
import { openShortcut } from '../lib/page/shortcut.ts';
import { readSession } from '../lib/account/stored-session.ts';
import { leaveWorker } from '../lib/device/leave-worker.ts';
import { guardScripts } from '../lib/page/trusted-scripts.ts';
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
