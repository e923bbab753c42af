/** Functions without a route: id → file, from the root of the project. */
export const unroutedFunctions = {
  /** While the api stack is deployed. */
  'custom-resources/publish-jwks': 'infra/custom-resources/publish-jwks.ts',
  'custom-resources/publish-origin-digests': 'infra/custom-resources/publish-origin-digests.ts',
  /** By the clock: see functions/scheduled/schedules.ts. */
  'events/finish-deletions': 'functions/scheduled/finish-deletions.ts',
} as const;
