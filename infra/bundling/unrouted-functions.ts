/** Functions without a route: id → file, from the root of the project. */
export const unroutedFunctions = {
  /** While the api stack is deployed. */
  'custom-resources/publish-jwks': 'infra/custom-resources/publish-jwks.ts',
  'custom-resources/publish-origin-digests': 'infra/custom-resources/publish-origin-digests.ts',
  /** By the clock. */
  'events/finish-deletions': 'functions/scheduled/finish-deletions.ts',
} as const;

/** Minutes between two runs of the functions that run by the clock, by their id: in the cloud as on one machine. */
export const schedules = {
  'events/finish-deletions': { everyMinutes: 15 },
} as const satisfies Partial<Record<keyof typeof unroutedFunctions, { readonly everyMinutes: number }>>;
