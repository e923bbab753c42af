/** Functions without a route: id → file, from the root of the project. */
export const unroutedFunctions = {
  /** While the api stack is deployed. */
  'deployment/publish-jwks': 'infra/token-keys/publish-jwks.ts',
} as const;
