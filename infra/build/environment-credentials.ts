import { fromEnv } from '@aws-sdk/credential-provider-env';

/**
 * Replaces the AWS SDK's chain of credential sources in every bundle. Lambda always sets credentials as environment variables.
 * Without the other sources (files, SSO, metadata service) a bundle is smaller and starts faster.
 */
export const defaultProvider = (): ReturnType<typeof fromEnv> => fromEnv();
