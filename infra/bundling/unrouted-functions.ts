/** Functions without a route: id → file, from the root of the project. */
export const unroutedFunctions = {
  /** While the api stack is deployed. */
  'deployment/publish-jwks': 'infra/deployment/publish-jwks.ts',
  'deployment/publish-origin-digests': 'infra/deployment/publish-origin-digests.ts',
  /** By the clock: see functions/scheduled/schedules.ts. */
  'events/finish-deletions': 'functions/scheduled/finish-deletions.ts',
} as const;
