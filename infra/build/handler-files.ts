/**
 * Compares the routes with the handler files.
 * @param routeIds `<resource>/<verb>-<noun>` of every route.
 * @param handlerFiles Every file in `functions` that exports a handler: paths from the project's root, with forward slashes.
 * @returns one sentence for each route without a handler, handler without a route, and duplicate route id.
 */
export function compareRoutesWithHandlers(routeIds: readonly string[], handlerFiles: readonly string[]): string[] {
  const expected = new Set(routeIds.map(handlerFileOf));
  const present = new Set(handlerFiles);
  return [
    ...duplicatesIn(routeIds).map(
      (id) => `The route id ${id} is used twice in shared/routes: give one of them another id.`,
    ),
    ...[...new Set(routeIds)]
      .filter((id) => !present.has(handlerFileOf(id)))
      .map(
        (id) =>
          `The route ${id} has no handler: export it from ${handlerFileOf(id)}, or remove the route from shared/routes.`,
      ),
    ...handlerFiles
      .filter((file) => !expected.has(file))
      .map(
        (file) =>
          `The handler ${file} has no route: add a route with the id ${routeIdOf(file)} to shared/routes, or remove the file.`,
      ),
  ];
}

/** Routes without a handler file of their own: route id → id of the route whose handler serves both. */
const sharedHandlers: Readonly<Record<string, string>> = {
  'auth/sign-up-with-google': 'auth/sign-in-with-google',
};

/** @returns the path of a route's handler, from the project's root. */
export function handlerFileOf(routeId: string): string {
  return `functions/${sharedHandlers[routeId] ?? routeId}.ts`;
}

function routeIdOf(file: string): string {
  return file.replace(/^functions\//, '').replace(/\.ts$/, '');
}

function duplicatesIn(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, position) => ids.indexOf(id) !== position))];
}

/** Functions without a route: id → file, from the project's root. */
export const unroutedFunctions = {
  /** Custom resources: run during a deployment of the API stack. */
  'custom-resources/publish-jwks': 'infra/custom-resources/publish-jwks.ts',
  'custom-resources/publish-origin-digests': 'infra/custom-resources/publish-origin-digests.ts',
  /** Scheduled functions, see {@link schedules}. */
  'events/finish-deletions': 'functions/scheduled/finish-deletions.ts',
  'events/fit-memories': 'functions/scheduled/fit-memories.ts',
  'events/forget-unused': 'functions/scheduled/forget-unused.ts',
  'events/send-mails': 'functions/scheduled/send-mails.ts',
  /** Runs when SES reports a bounce or a complaint. */
  'events/note-undeliverable': 'functions/scheduled/note-undeliverable.ts',
} as const;

/**
 * Interval and Lambda timeout of each scheduled function. The local server uses the same intervals. A run stops shortly before its timeout, or when no
 * work is left. Each timeout is at most the interval, so runs of a function never overlap.
 */
export const schedules = {
  'events/finish-deletions': { everyMinutes: 15, timeoutSeconds: 300 },
  'events/fit-memories': { everyMinutes: 60, timeoutSeconds: 300 },
  /** At most once a day, a run starts a new pass over the table. The other runs continue the current pass. */
  'events/forget-unused': { everyMinutes: 60, timeoutSeconds: 300 },
  'events/send-mails': { everyMinutes: 1, timeoutSeconds: 60 },
} as const satisfies Partial<
  Record<keyof typeof unroutedFunctions, { readonly everyMinutes: number; readonly timeoutSeconds: number }>
>;
