import { readSession } from '../account/stored-session.ts';

/** Where the shortcuts of the installed app lead (`public/manifest.webmanifest`), as places of a learner's screens: `learner/learner-place.ts`. */
const places: ReadonlyMap<string | null, object> = new Map([
  ['study', { tab: 'study', deck: { id: 'today', name: 'Today' } }],
  ['quiz', { tab: 'quiz' }],
]);

/** Opens the place that a shortcut named, `/?open=study`, once a learner is signed in. For grown-ups there is no such place: they begin as always. */
export function openShortcut(): void {
  const at = places.get(new URLSearchParams(window.location.search).get('open'));
  const user = readSession()?.user;
  if (!at || user?.role !== 'learner') return;
  // The way back leads home.
  window.history.replaceState({ depth: 0 }, '', '/');
  window.history.pushState({ depth: 1, place: { owner: user.id, at } }, '', '/');
}
