import { SecretValue, Validations } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';

type Generation = Pick<Settings, 'stage' | 'originSecret'>;

/** Makes the secret by which a function knows that a call came through CloudFront. */
export function makeOriginSecret(scope: Construct, settings: Generation): SecretValue {
  const secret = new Secret(scope, `OriginSecret${settings.originSecret}`, {
    secretName: nameOf(settings),
    description: 'Sent by CloudFront with every call of the API',
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
  });
  Validations.of(secret).acknowledge({
    id: 'AwsSolutions-SMG4',
    reason:
      'CloudFront and the functions read the secret when they are deployed: rotated in between, every call would be refused. It guards no data, every call still needs its token. infra/README.md says how to change it.',
  });
  return secret.secretValue;
}

/** The same secret from another stack: by its name, because a value that is exported could never change. */
export function findOriginSecret(settings: Generation): SecretValue {
  return SecretValue.secretsManager(nameOf(settings));
}

function nameOf({ stage, originSecret }: Generation): string {
  return `flashspark-${stage}-origin-${originSecret}`;
}
