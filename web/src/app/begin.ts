import { beginFirstCall } from '../lib/first-call.ts';
import { readStoredSession } from '../lib/stored-session.ts';

/** The chunk that draws the first screen of each kind of person. */
const firstScreens = {
  learner: () => import('../learner/learner-app.tsx'),
  parent: () => import('../parent/parent-app.tsx'),
  admin: () => import('../admin/admin-app.tsx'),
} as const;

// All three at once: the answer, the app, and the screens that will be needed.
beginFirstCall();
const role = readStoredSession()?.user.role;
const loadScreens = role ? firstScreens[role] : () => import('../signed-out/signed-out-app.tsx');
// A failure shows when they are drawn.
loadScreens().catch(() => undefined);
void import('./main.tsx');
