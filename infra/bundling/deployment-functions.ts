/** Functions that run only while a stack is deployed: id → file, from the root of the project. */
export const deploymentFunctions = {
  'deployment/publish-jwks': 'infra/token-keys/publish-jwks.ts',
} as const;
