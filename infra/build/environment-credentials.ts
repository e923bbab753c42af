import { fromEnv } from '@aws-sdk/credential-provider-env';

/**
 * Stands in for the AWS SDK's chain of credential sources in every bundle. Lambda always sets the credentials as
 * environment variables: without the other sources (files, SSO, metadata service) a bundle is smaller and starts faster.
 */
export const defaultProvider = (): ReturnType<typeof fromEnv> => fromEnv();
