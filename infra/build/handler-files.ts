/**
 * Compares the contract with the handlers' files.
 * @param routeIds `<resource>/<verb>-<noun>` of every route.
 * @param handlerFiles Paths from the root of the project, with forward slashes, of every file in `functions` that exports a handler.
 * @returns One sentence for each route without a handler and each handler without a route; empty when all match.
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

/** Routes that the handler of another route answers as well: both are named in its `defineHandler`. */
const sharedHandlers: Readonly<Record<string, string>> = {
  'auth/sign-up-with-google': 'auth/sign-in-with-google',
};

/** Where the handler of a route stands: in the folder of its resource, beside the resource's rules. */
export function handlerFileOf(routeId: string): string {
  return `functions/${sharedHandlers[routeId] ?? routeId}.ts`;
}

function routeIdOf(file: string): string {
  return file.replace(/^functions\//, '').replace(/\.ts$/, '');
}

function duplicatesIn(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, position) => ids.indexOf(id) !== position))];
}

/** Functions without a route: id → file, from the root of the project. */
export const unroutedFunctions = {
  /** While the api stack is deployed. */
  'custom-resources/publish-jwks': 'infra/custom-resources/publish-jwks.ts',
  'custom-resources/publish-origin-digests': 'infra/custom-resources/publish-origin-digests.ts',
  /** By the clock. */
  'events/finish-deletions': 'functions/scheduled/finish-deletions.ts',
  'events/fit-memories': 'functions/scheduled/fit-memories.ts',
  'events/forget-unused': 'functions/scheduled/forget-unused.ts',
  'events/send-mails': 'functions/scheduled/send-mails.ts',
  /** When a mail comes back. */
  'events/note-undeliverable': 'functions/scheduled/note-undeliverable.ts',
} as const;

/**
 * How often the functions run that run by the clock, in the cloud as on one machine, and after how many seconds Lambda ends a run: a run goes on until
 * that is nearly used, or nothing waits. None is still running when the next one begins.
 */
export const schedules = {
  'events/finish-deletions': { everyMinutes: 15, timeoutSeconds: 300 },
  'events/fit-memories': { everyMinutes: 60, timeoutSeconds: 300 },
  /** Once a day a new walk begins; the other runs go on with it. */
  'events/forget-unused': { everyMinutes: 60, timeoutSeconds: 300 },
  'events/send-mails': { everyMinutes: 1, timeoutSeconds: 60 },
} as const satisfies Partial<
  Record<keyof typeof unroutedFunctions, { readonly everyMinutes: number; readonly timeoutSeconds: number }>
>;
