/** Modules of the page's first script, which runs before React loads. */
const startModules: readonly RegExp[] = [
  /src.app.role-app-loaders\.ts/,
  /src.lib.\w+.(first-call|install-offer|leave-worker|link-code|link-value|shortcut|stored-session|trusted-scripts)\.ts/,
  /src.words.word-wish\.ts/,
  /shared.routes.(auth|home)\.ts/,
  /vite.preload-helper/,
];

/** Modules shared by several first screens, in one file: many small files cost one request each and compress worse. */
const sharedByFirstScreens: readonly RegExp[] = [
  // The icon renderer, and the icons that at least two first screens show.
  /src.components.icon\.ts/,
  /virtual:icons.(flame|chevron-left|circle-check|circle-alert|circle-exclamation-point|info|x|cloud-off|rotate-ccw|chevron-right|lightbulb|users-round|play)$/,
  // API calls, session, navigation and text formatting.
  /src.lib.(?!download-file|server-time|\w+.(app-config|browser-time-zone|call-page|device-name|direction|console-place|family-device|installed-app|keep-focus|leave-account|query-client|server-cache|use-focus-after-deletion|use-is-shown|use-undo-keys|media|lazy-module|kept-draft|app-caches|kept-databases|without-metadata|one-voice|speech)\.)/,
  // Words and their catalogue.
  /src.words.(catalogue|dates|language|locale|sentence-key)\.tsx?/,
  /src.app.(app|crash-boundary|draw-app|full-screen|screens)\.tsx/,
  // The check for unsent answers on this device.
  /src.learner.study.outbox.outbox-place\.ts/,
  /shared.(text-direction|read-message|scheduling.calendar-day)\.ts/,
  // Components of every screen.
  /src.components.(feedback|avatars)[\\/]/,
  /src.components.layout.(app-nav|app-shell|card|logo)\./,
  /src.components.controls.button\./,
  // Routes of the first reads.
  /shared.routes.(learners|decks|assignments)\.ts/,
];

/** The query client and the reads of every signed-in first screen. A file of its own, because the first screen of a visitor does without it. */
const queryModules: readonly RegExp[] = [
  // TanStack Query, without infinite queries and query lists, which only adults' screens use.
  /node_modules.@tanstack.(query-core|react-query)[\\/](?!.*(infiniteQueryObserver|queriesObserver|useQueries|useInfiniteQuery))/,
  /src.lib.api.(query-client|server-cache)\.tsx?/,
  /src.queries.(home|progress-freshness)\.ts/,
  /src.app.signed-in\.tsx/,
];

/** Form validation, in one file that loads with the first form. */
const formModules: readonly RegExp[] = [
  /node_modules.(zod|react-hook-form|@hookform|@standard-schema)[\\/]/,
  /shared.schemas[\\/]/,
  /src.components.controls.contract-form\./,
  /src.words.word-problem\./,
];

/** Modules shared by the learner's Home and the screens behind it. */
const learnerModules =
  /src.learner.(learner-place|home.arrange-work|garden.plant)\.|src.components.pictures.mascot\.|shared.(streaks.badges)\.ts|virtual:icons.(house|award)$/;

/** API calls and cache updates of the first screen of a household, and what it shares with the learner's other screens. */
const firstCallModules: readonly RegExp[] = [
  /virtual:icons.(moon|circle|layers)$/,
  /src.words.join-parts\.ts/,
  /src.lib.device.browser-time-zone\.ts/,
  /shared.time-zone\.ts/,
  /shared.routes.(households|reports|consent)\.ts/,
  /src.queries.(households|learners|reports|consent)\.ts/,
];

/** Those that several of the other screens share. */
const callModules: readonly RegExp[] = [
  /shared.routes.(cards|study|streaks)\.ts/,
  /src.queries.(decks|assignments|study|streaks)\.ts/,
  /src.words.names\.ts/,
  /node_modules.ulid[\\/]/,
  /src.lib.(page.(use-undo-keys|direction)|api.call-page|device.device-name)\.ts/,
];

/** The first screen of the household console. */
const consoleModules: readonly RegExp[] = [
  /src.parent.(console-shell|console-tabs|household-role|parent-app\.module|learners.(learners-tab|child-card|hand-over))\./,
  /src.lib.page.console-place\.ts/,
  /shared.permissions\.ts/,
];

/** The frame of the sign-in and registration screens. */
const signInModules: readonly RegExp[] = [
  /src.signed-out.auth-(layout|frame|form)\./,
  /src.components.controls.page-link\.tsx/,
];

/** Modules shared by studying, background sync and quizzes. */
const studyModules: readonly RegExp[] = [
  /src.learner.(read-aloud.(?!spoken)|study.outbox.|study.answer.answer-(notices|bar|feedback)|study.session.(?!card-by-card|session-(event|screen\.tsx|summary))|home.use-given)/,
  /virtual:icons.(arrow-right|target|cloud-upload|star)$/,
];

/** A side of a card with its pictures and sounds. */
const cardModules: readonly RegExp[] = [
  /src.components.card-side.(card-side|formatting)\./,
  /src.lib.(device.media|page.lazy-module)\./,
  /shared.routes.(media|flags)\.ts/,
  /virtual:icons.(check|undo-2|flag|eye|download|cloud-upload|image-off|square|volume-2)$/,
];

/** Small components that many of the other screens share. In one file: as files of their own, each costs a request and its name in every screen that shows it. */
const partModules =
  /src.(components.(dialog.(?!form-)|layout.(disclosure|facts|deck-cover|row|sentences|folding-card)|controls.(menu|tabs|show-more))|lib.page.use-|words.(word-of|instants))/;

const isOneOf =
  (kinds: readonly RegExp[]) =>
  (id: string): boolean =>
    kinds.some((kind) => kind.test(id));

/** The files that shared modules are put into. Higher priorities go first. */
export const chunkGroups = [
  { name: 'start', test: isOneOf(startModules), priority: 4 },
  // A separate file because limits, text folding and card sorting are also needed without forms.
  {
    name: 'limits',
    test: /shared.(bounds|sign-in-bounds|limits|ids|card-marks|languages|quiz.fold-text)\.ts/,
    priority: 3,
  },
  // A separate file because it changes less often than the app: a new release doesn't fetch it again.
  {
    name: 'react',
    test: /node_modules.(react|react-dom|scheduler)[\\/]|rolldown.runtime|react-names:/,
    priority: 3,
  },
  { name: 'base', test: isOneOf(sharedByFirstScreens), priority: 2 },
  { name: 'queries', test: isOneOf(queryModules), priority: 2 },
  { name: 'forms', test: isOneOf(formModules), priority: 1 },
  { name: 'first-calls', test: isOneOf(firstCallModules), priority: 2 },
  { name: 'calls', test: isOneOf(callModules), priority: 1 },
  { name: 'quiz-calls', test: /shared.routes.quizzes|src.queries.quizzes/, priority: 1 },
  { name: 'learner', test: learnerModules, priority: 1 },
  { name: 'console', test: isOneOf(consoleModules) },
  // Used by the first screens of grown-ups and by those behind a child's Home.
  {
    name: 'sentences',
    test: /src.words.(trans|roles|counts)\.tsx?|virtual:icons.(settings|user-plus)$/,
    priority: 1,
  },
  // Small modules that several tabs of the console share: on their own, each would add its file's name to the first screen.
  {
    name: 'field',
    test: /src.components.controls.field\.|src.lib.(api.app-config|device.family-device)\.|virtual:icons.(chevron-down|tablet-smartphone)$/,
    priority: 2,
  },
  { name: 'more-icons', test: /virtual:icons/, minShareCount: 3 },
  { name: 'parts', test: partModules, minShareCount: 2 },
  { name: 'card-side', test: isOneOf(cardModules), priority: 1 },
  { name: 'lists', test: /src.parent.(create.list-section|use-has-room)/, priority: 1 },
  { name: 'entrance', test: isOneOf(signInModules) },
  { name: 'studying', test: isOneOf(studyModules) },
];

/** Files that every page has loaded before it imports a screen. */
const alwaysLoaded = /^assets.(base|react|rolldown-runtime|start)-/;

/** Files that a page has loaded with the first screen that imports others. */
const loadedBefore: readonly (readonly [host: RegExp, loaded: RegExp])[] = [
  [/^assets.learner-app-/, /^assets.(learner|queries)-/],
  [/^assets.(parent-app|console)-/, /^assets.(console|sentences|first-calls|queries)-/],
  [/^assets.signed-out-app-/, /^assets.(entrance|field)-/],
];

/** Screens that rarely open in the first seconds, before others or the rest of the page have fetched what they share: they need one round trip more then. */
const rarelyFirst =
  /^assets.(quiz-area|streaks-screen|badges-screen|garden-screen|reports-tab|assignments-tab|admin-app|console-shell|join-screen|privacy-page|terms-page|offline-study|profile-screen|word-refusal|leave-account|after-opening|installed-app|settings-tab|together|household-dialogs|take-deck-dialog|(learner-details|add-learner|edit-learner|hand-over)-dialog|consent-step|hard-card|invitations)-/;

interface ImportPlace {
  readonly hostId: string;
  readonly hostType: 'html' | 'js';
}

/** Leaves those out of the list of files that a screen needs: the lists of all screens behind a first one are part of its code. */
export function listUnloaded(file: string, needed: string[], { hostId, hostType }: ImportPlace): string[] {
  if (hostType === 'html') return needed;
  if (rarelyFirst.test(file)) return [];
  const loaded = [alwaysLoaded, ...loadedBefore.flatMap(([host, files]) => (host.test(hostId) ? [files] : []))];
  return needed.filter((one) => !loaded.some((files) => files.test(one)));
}
