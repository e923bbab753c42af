import { hash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import release from './package.json' with { type: 'json' };
import { lightRoutes } from './web/build/light-routes.ts';
import { listChunkModules } from './web/build/list-chunk-modules.ts';
import { pictureWords } from './web/build/picture-words.ts';
import { serviceWorker } from './web/build/service-worker.ts';

/** Where `vite` (hot reload) sends the calls that the browser makes to its own origin. */
const apiOrigin = process.env['API_ORIGIN'] ?? 'http://localhost:3000';

/** What the page's script needs, before React is there. */
const ofTheStart: readonly RegExp[] = [
  /src.app.role-app-loaders\.ts/,
  /src.lib.\w+.(first-call|install-offer|leave-worker|link-code|link-value|shortcut|stored-session|trusted-scripts)\.ts/,
  /shared.routes.(auth|home)\.ts/,
  /vite.preload-helper/,
];

/** What more than one first screen needs, in one file: many small ones each cost a request, and pack worse. */
const sharedByFirstScreens: readonly RegExp[] = [
  // Draws everything.
  /node_modules.(react|react-dom|scheduler)[\\/]/,
  // Reads everything. Lists of queries and endless ones are for grown-ups' screens, which bring them.
  /node_modules.@tanstack.(query-core|react-query)[\\/](?!.*(infiniteQueryObserver|queriesObserver|useQueries|useInfiniteQuery))/,
  // Draws icons, not the icons themselves, and those that two first screens show.
  /lucide-react.dist.esm.(?!icons)/,
  /lucide-react.dist.esm.icons.(flame|chevron-left|circle-check|circle-alert|circle-exclamation-point|info|x|cloud-off|rotate-ccw)\.m?js/,
  // Calls, session, navigation and words of the product.
  /src.lib.(?!download-file|\w+.(console-place|installed-app|leave-account|use-focus-after-deletion|use-undo-keys|media|load-part|kept-draft|without-metadata|one-voice))/,
  /src.words.(counts|dates|locale)\.ts/,
  // The frame of it all.
  /src.app.(app|crash-boundary|full-screen|screens)\.tsx/,
  // Whose answers wait on this device.
  /src.learner.study.outbox.outbox-place\.ts/,
  // The study day that it is here.
  /shared.(time-zone|scheduling.calendar-day)\.ts/,
  /src.queries.(home|progress-freshness)\.ts/,
  // What every screen stands in.
  /src.components.(feedback|avatars)[\\/]/,
  /src.components.layout.(app-nav|app-shell|card|logo)\./,
  /src.components.controls.button\./,
  // Addresses of what is read first.
  /shared.routes.(learners|decks|assignments)\.ts/,
];

/** What checks a form, in one file that comes with the first form. */
const ofForms: readonly RegExp[] = [
  /node_modules.(zod|react-hook-form|@hookform|@standard-schema)[\\/]/,
  /shared.schemas[\\/]/,
  /src.components.controls.contract-form\./,
];

/** Icons of first screens that other screens show, too. */
const firstIcons =
  /lucide-react.dist.esm.icons.(award|house|chevron-right|lightbulb|check|party-popper|layers|users-round|user-plus|play|settings|tablet-smartphone)\./;

/** What a learner's Home has in common with the screens behind it. */
const ofLearners = /src.learner.learner-place\.ts|shared.(streaks.badges|scheduling.today-portion)\.ts/;

/** What several screens call, and what they do with the answers. */
const ofCalls: readonly RegExp[] = [
  /shared.routes.(households|reports|cards|devices|study|streaks|consent)\.ts/,
  /src.queries.(households|learners|decks|reports|devices|assignments|study|streaks)\.ts/,
];

/** The first screen of a console. */
const ofTheConsole: readonly RegExp[] = [
  /src.parent.(console-shell|console-tabs|household-role|parent-app\.module|learners.(learners-tab|child-card|hand-over))\./,
  /src.lib.page.console-place\.ts/,
  /shared.permissions\.ts/,
  /src.words.names\.ts/,
];

/** The frame of signing in and registering. */
const ofTheEntrance: readonly RegExp[] = [
  /src.signed-out.auth-(layout|frame|form)\./,
  /src.components.controls.page-link\.tsx/,
  /src.queries.(app-config|auth)\.ts/,
];

/** What studying and what goes on behind the screens have in common, and what studying has in common with quizzes. */
const ofStudying: readonly RegExp[] = [
  /src.learner.(read-aloud.(?!spoken)|study.outbox.|study.answer.answer-(notices|bar))/,
  /shared.errors\.ts/,
  /lucide-react.dist.esm.icons.(target|cloud-upload|star)\./,
];

const root = fileURLToPath(new URL('web', import.meta.url));

/**
 * The name of a class in the build: the file's hash before the class, which packs best. Unlike in Vite's own names there is no line number, so moving a
 * rule changes no JavaScript.
 */
const nameClass = (name: string, file: string): string =>
  `_${hash('sha256', relative(root, file).replaceAll('\\', '/'), 'base64url').slice(0, 4)}${name}`;

const isOneOf =
  (kinds: readonly RegExp[]) =>
  (id: string): boolean =>
    kinds.some((kind) => kind.test(id));

export default defineConfig({
  root,
  define: { releaseVersion: JSON.stringify(release.version) },
  plugins: [react(), lightRoutes(), pictureWords(), listChunkModules(), serviceWorker()],
  css: { modules: { generateScopedName: nameClass } },
  // What the thread that reads files needs for one kind only is a file of its own, which needs modules.
  worker: { format: 'es' },
  server: { proxy: { '/api': apiOrigin, '/config.json': apiOrigin, '/mailbox': apiOrigin } },
  build: {
    outDir: fileURLToPath(new URL('dist/web', import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    // Browsers that do not know it fetch a little later: nobody pays for the others.
    modulePreload: { polyfill: false },
    // Pictures stay files of their own: the content security policy allows no data: addresses, and files are cached.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', test: isOneOf(ofTheStart), priority: 4 },
            // A file of their own: not everything that knows a limit, folds a text or sorts cards has a form.
            {
              name: 'limits',
              test: /shared.(bounds|sign-in-bounds|limits|ids|card-marks|quiz.fold-text)\.ts/,
              priority: 3,
            },
            { name: 'base', test: isOneOf(sharedByFirstScreens), priority: 2 },
            { name: 'forms', test: isOneOf(ofForms), priority: 1 },
            { name: 'icons', test: firstIcons, priority: 1 },
            { name: 'calls', test: isOneOf(ofCalls), priority: 1 },
            { name: 'quiz-calls', test: /shared.routes.quizzes|src.queries.quizzes/, priority: 1 },
            { name: 'learner', test: ofLearners, priority: 1 },
            { name: 'console', test: isOneOf(ofTheConsole) },
            { name: 'entrance', test: isOneOf(ofTheEntrance) },
            { name: 'studying', test: isOneOf(ofStudying) },
          ],
        },
      },
    },
  },
});
