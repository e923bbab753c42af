import { hash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import release from './package.json' with { type: 'json' };
import { lightRoutes } from './web/build/light-routes.ts';
import { listChunkModules } from './web/build/list-chunk-modules.ts';
import { macros } from './web/build/macros.ts';
import { pictureWords } from './web/build/picture-words.ts';
import { preloadApp } from './web/build/preload-app.ts';
import { reactNames } from './web/build/react-names.ts';
import { serviceWorker } from './web/build/service-worker.ts';
import { typeface } from './web/build/typeface.ts';
import { words } from './web/build/words.ts';

/** In development, `vite` proxies the browser's same-origin API calls to this URL. */
const apiOrigin = process.env['API_ORIGIN'] ?? 'http://localhost:3000';

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
  // TanStack Query, without infinite queries and query lists, which only adults' screens use.
  /node_modules.@tanstack.(query-core|react-query)[\\/](?!.*(infiniteQueryObserver|queriesObserver|useQueries|useInfiniteQuery))/,
  // The icon renderer, and the icons that at least two first screens show.
  /lucide-react.dist.esm.(?!icons)/,
  /lucide-react.dist.esm.icons.(flame|chevron-left|circle-check|circle-alert|circle-exclamation-point|info|x|cloud-off|rotate-ccw|chevron-right|lightbulb|users-round|play|tablet-smartphone)\.m?js/,
  // API calls, session, navigation and text formatting.
  /src.lib.(?!download-file|server-time|\w+.(browser-time-zone|call-page|device-name|direction|console-place|installed-app|leave-account|use-focus-after-deletion|use-undo-keys|media|lazy-module|kept-draft|app-caches|kept-databases|without-metadata|one-voice|speech))/,
  // Words and their catalogue.
  /src.words.(catalogue|dates|language|locale|sentence-key)\.tsx?/,
  /src.app.(app|crash-boundary|draw-app|full-screen|screens)\.tsx/,
  // The check for unsent answers on this device.
  /src.learner.study.outbox.outbox-place\.ts/,
  /shared.(text-direction|read-message|scheduling.calendar-day)\.ts/,
  /src.queries.(home|progress-freshness)\.ts/,
  // Components of every screen.
  /src.components.(feedback|avatars)[\\/]/,
  /src.components.layout.(app-nav|app-shell|card|logo)\./,
  /src.components.controls.button\./,
  // Routes of the first reads.
  /shared.routes.(learners|decks|assignments)\.ts/,
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
  /src.learner.(learner-place|home.arrange-work|garden.plant)\.|src.components.pictures.mascot\.|shared.(streaks.badges)\.ts|lucide-react.dist.esm.icons.(house|award)\./;

/** API calls and cache updates of the first screen of a household, and what it shares with the learner's other screens. */
const firstCallModules: readonly RegExp[] = [
  /lucide-react.dist.esm.icons.(moon|circle|layers)\./,
  /src.words.join-parts\.ts/,
  /src.lib.device.browser-time-zone\.ts/,
  /shared.time-zone\.ts/,
  /shared.routes.(households|reports|consent)\.ts/,
  /src.queries.(households|learners|reports)\.ts/,
];

/** Those that several of the other screens share. */
const callModules: readonly RegExp[] = [
  /shared.routes.(cards|study|streaks)\.ts/,
  /src.queries.(decks|assignments|study|streaks|own-account)\.ts/,
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
  /src.queries.auth\.ts/,
];

/** Modules shared by studying, background sync and quizzes. */
const studyModules: readonly RegExp[] = [
  /src.learner.(read-aloud.(?!spoken)|study.outbox.|study.answer.answer-(notices|bar|feedback)|study.session.(?!card-by-card|session-(event|screen\.tsx|summary))|home.use-given)/,
  /lucide-react.dist.esm.icons.(arrow-right|target|cloud-upload|star)\./,
];

/** A side of a card with its pictures and sounds. */
const cardModules: readonly RegExp[] = [
  /src.components.card-side.(card-side|formatting)\./,
  /src.lib.(device.media|page.lazy-module)\./,
  /shared.routes.(media|flags)\.ts/,
  /lucide-react.dist.esm.icons.(check|undo-2|flag|eye|download|cloud-upload|image-off|square|volume-2)\./,
];

/** Small components that many of the other screens share. In one file: as files of their own, each costs a request and its name in every screen that shows it. */
const partModules =
  /src.(components.(dialog.(?!form-)|layout.(disclosure|facts|deck-cover|row|sentences|folding-card)|controls.(menu|tabs|show-more))|lib.page.use-|words.(word-of|instants))/;

const root = fileURLToPath(new URL('web', import.meta.url));

/**
 * Names a CSS class in the build: a hash of the file, then the class name, which compresses best. Unlike Vite's default, it has no line number, so moving
 * a rule doesn't change any JavaScript.
 */
const nameClass = (name: string, file: string): string =>
  `_${hash('sha256', relative(root, file).replaceAll('\\', '/'), 'base64url').slice(0, 4)}${name}`;

/**
 * Names an asset in the build. Models of languages are packed already: as `.gz` they would count as the compressed copy of another file, which the local server
 * writes and the upload leaves out.
 */
const nameAsset = ({ names }: { readonly names: readonly string[] }): string =>
  names.some((name) => name.endsWith('.gz')) ? 'assets/[name]-[hash:6].bin' : 'assets/[name]-[hash:6][extname]';

/** Files that every page has loaded before it imports a screen. */
const alwaysLoaded = /^assets.(base|react|rolldown-runtime|start)-/;

/** Files that a page has loaded with the first screen that imports others. */
const loadedBefore: readonly (readonly [host: RegExp, loaded: RegExp])[] = [
  [/^assets.learner-app-/, /^assets.learner-/],
  [/^assets.(parent-app|console)-/, /^assets.(console|sentences|first-calls)-/],
  [/^assets.signed-out-app-/, /^assets.(entrance|field)-/],
];

/** Screens that rarely open in the first seconds, before others or the rest of the page have fetched what they share: they need one round trip more then. */
const rarelyFirst =
  /^assets.(admin-app|console-shell|join-screen|privacy-page|terms-page|offline-study|profile-screen|word-refusal|leave-account|installed-app|settings-tab|together|household-dialogs|take-deck-dialog|(learner-details|add-learner|edit-learner|hand-over)-dialog|consent-step|hard-card|invitations)-/;

interface ImportPlace {
  readonly hostId: string;
  readonly hostType: 'html' | 'js';
}

/** Leaves those out of the list of files that a screen needs: the lists of all screens behind a first one are part of its code. */
function listUnloaded(file: string, needed: string[], { hostId, hostType }: ImportPlace): string[] {
  if (hostType === 'html') return needed;
  if (rarelyFirst.test(file)) return [];
  const loaded = [alwaysLoaded, ...loadedBefore.flatMap(([host, files]) => (host.test(hostId) ? [files] : []))];
  return needed.filter((one) => !loaded.some((files) => files.test(one)));
}

const isOneOf =
  (kinds: readonly RegExp[]) =>
  (id: string): boolean =>
    kinds.some((kind) => kind.test(id));

export default defineConfig({
  root,
  define: {
    releaseVersion: JSON.stringify(release.version),
  },
  plugins: [
    macros(),
    words({ pseudo: process.env['FLASHSPARK_PSEUDO_WORDS'] === 'yes' }),
    react(),
    reactNames(),
    lightRoutes(),
    pictureWords(),
    preloadApp(),
    typeface(),
    listChunkModules(),
    serviceWorker(),
  ],
  // An object at once: an export for each key makes the words of `meanings` a third larger.
  json: { namedExports: false },
  css: { modules: { generateScopedName: nameClass } },
  // Only ES module workers can load code for a single file type as a separate chunk.
  worker: { format: 'es', rolldownOptions: { output: { assetFileNames: nameAsset } } },
  server: { proxy: { '/api': apiOrigin, '/config.json': apiOrigin, '/mailbox': apiOrigin } },
  build: {
    outDir: fileURLToPath(new URL('dist/web', import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    // Browsers without module preload fetch a little later; the polyfill would cost every other browser.
    modulePreload: { polyfill: false, resolveDependencies: listUnloaded },
    // Never inline pictures: the CSP forbids data: URLs, and files can be cached.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Seven characters, the fewest that Rolldown allows here, and six for assets: the first screens' modules name some 230 other files, and hashes don't compress.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: nameAsset,
        codeSplitting: {
          groups: [
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
            { name: 'forms', test: isOneOf(formModules), priority: 1 },
            { name: 'first-calls', test: isOneOf(firstCallModules), priority: 2 },
            { name: 'calls', test: isOneOf(callModules), priority: 1 },
            { name: 'quiz-calls', test: /shared.routes.quizzes|src.queries.quizzes/, priority: 1 },
            { name: 'learner', test: learnerModules, priority: 1 },
            { name: 'console', test: isOneOf(consoleModules) },
            // Used by the first screens of grown-ups and by those behind a child's Home.
            {
              name: 'sentences',
              test: /src.words.(trans|roles|counts)\.tsx?|lucide-react.dist.esm.icons.(settings|user-plus)\./,
              priority: 1,
            },
            // Small modules that several tabs of the console share: on their own, each would add its file's name to the first screen.
            {
              name: 'field',
              test: /src.components.controls.field\.|src.queries.app-config\.|lucide-react.dist.esm.icons.chevron-down\./,
              priority: 1,
            },
            { name: 'more-icons', test: /lucide-react.dist.esm.icons/, minShareCount: 3 },
            { name: 'parts', test: partModules, minShareCount: 2 },
            { name: 'card-side', test: isOneOf(cardModules), priority: 1 },
            { name: 'lists', test: /src.parent.(create.list-section|use-has-room)/, priority: 1 },
            { name: 'entrance', test: isOneOf(signInModules) },
            { name: 'studying', test: isOneOf(studyModules) },
          ],
        },
      },
    },
  },
});
