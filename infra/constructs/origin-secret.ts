import { Fn, SecretValue, Validations } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';

type Generations = Pick<Settings, 'stage' | 'originSecrets'>;

/**
 * Makes the secrets by which a function knows that a call came through CloudFront.
 * @returns all that are accepted, newest first, with commas between.
 */
export function makeOriginSecrets(scope: Construct, { stage, originSecrets }: Generations): string {
  const values = originSecrets.map((name) => makeSecret(scope, stage, name).secretValue.unsafeUnwrap());
  return Fn.join(',', values);
}

/** The secret that CloudFront sends, from another stack: by its name, because a value that is exported could never change. */
export function findOriginSecret({ stage, originSecrets: [newest] }: Generations): SecretValue {
  return SecretValue.secretsManager(nameOf(stage, newest));
}

function makeSecret(scope: Construct, stage: string, name: string): Secret {
  const secret = new Secret(scope, `OriginSecret${name}`, {
    secretName: nameOf(stage, name),
    description: 'Sent by CloudFront with every call of the API',
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
  });
  Validations.of(secret).acknowledge({
    id: 'AwsSolutions-SMG4',
    reason:
      'CloudFront and the functions read the secret when they are deployed, so a rotation in between would shut everybody out. It is rotated by two deployments during which both values are accepted: infra/runbook.md, "Change the origin secret"; test/functions/platform/failures.test.ts.',
  });
  return secret;
}

function nameOf(stage: string, name: string): string {
  return `flashspark-${stage}-origin-${name}`;
}
