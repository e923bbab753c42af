import { readSession } from '../account/stored-session.ts';

/** Target locations of the installed app's shortcuts (`public/manifest.webmanifest`), as defined in `learner/learner-place.ts`. */
const places: ReadonlyMap<string | null, object> = new Map([
  // oxlint-disable-next-line structure/words-in-catalogue -- the entry script has no catalogue, and the session's screen shows its own name
  ['study', { tab: 'study', deck: { id: 'today', name: 'Today' } }],
  ['quiz', { tab: 'quiz' }],
]);

/** Opens the shortcut named in `/?open=study` if a learner is signed in. Adults start on their usual screen. */
export function openShortcut(): void {
  const at = places.get(new URLSearchParams(window.location.search).get('open'));
  const user = readSession()?.user;
  if (!at || user?.role !== 'learner') return;
  // Insert an entry for the home screen first, so that Back leads there.
  window.history.replaceState({ depth: 0 }, '', '/');
  window.history.pushState({ depth: 1, place: { owner: user.id, at } }, '', '/');
}
