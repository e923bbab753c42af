import '../styles/typeface.css';
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
import { listWishes, wishEnglish } from '../words/word-wish.ts';
import { loadSignedIn, roleAppLoaders } from './role-app-loaders.ts';

/* Entry script. It is small, so that the first API call, the first screen's code and React load in parallel. */
guardScripts();
keepInstallOffer();
keepLinkCode();
openShortcut();
beginFirstCall();
// A failed load is retried and reported when the app renders.
const { role } = readSession()?.user ?? {};
roleAppLoaders[role ?? 'nobody']().catch(() => undefined);
if (role) loadSignedIn().catch(() => undefined);
const wishes = listWishes();
if (!wishEnglish(wishes))
  import('../words/word-files.ts')
    .then(({ fetchWords }) =>
      fetchWords(wishes, ['everywhere', ...(role === 'learner' ? [] : ['parts' as const]), role ?? 'entrance']),
    )
    .catch(() => undefined);

try {
  const { drawApp } = await import('./draw-app.tsx');
  await drawApp();
} catch (error) {
  document.getElementById('not-opened')?.removeAttribute('hidden');
  await leaveWorker();
  throw error;
}
