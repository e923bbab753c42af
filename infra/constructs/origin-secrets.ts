import { RemovalPolicy, SecretValue, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { publishWhileDeploying } from './publish-while-deploying.ts';

type Generations = Pick<Settings, 'stage' | 'originSecrets'>;

interface OriginSecretsProps {
  readonly settings: Generations;
  readonly functionsDirectory: string;
  readonly logGroup: LogGroup;
}

/**
 * Secrets that prove to a function that a call came through CloudFront. Functions get only digests: a template may hold at most 60 references to secrets
 * (CloudFormation User Guide, "dynamic references"), and read access to a function's settings must not be enough to send the secret.
 */
export class OriginSecrets extends Construct {
  /** Digests of all accepted secrets, comma-separated. */
  readonly digests: string;
  /**
   * Key for values that must outlive a rotation of the origin secrets: unsubscribe links, invitation and share codes, known browsers, and hashed networks.
   * It is derived from a separate secret that never changes.
   */
  readonly networkKey: string;

  constructor(scope: Construct, id: string, { settings, functionsDirectory, logGroup }: OriginSecretsProps) {
    super(scope, id);
    const secrets = settings.originSecrets.map((name) => this.#makeSecret(settings.stage, name));
    const secretIds = secrets.map(({ secretArn }) => secretArn);
    const keySecret = this.#makeKeySecret();
    const published = publishWhileDeploying(this, {
      functionId: 'custom-resources/publish-origin-digests',
      readerName: 'PublishDigests',
      resourceName: 'Digests',
      resourceType: 'Custom::OriginDigests',
      description: 'At deploy time: hands the digests of the origin secrets to the functions',
      right: new PolicyStatement({
        actions: ['secretsmanager:GetSecretValue'],
        resources: [...secretIds, keySecret.secretArn],
      }),
      properties: { SecretIds: secretIds, KeySecretIds: [keySecret.secretArn] },
      functionsDirectory,
      logGroup,
    });
    this.digests = published.getAttString('Digests');
    this.networkKey = published.getAttString('NetworkKey');
  }

  #makeKeySecret(): Secret {
    const secret = new Secret(this, 'KeySecret', {
      description: 'Of it keys are made that must stay the same for ever, as links in mails do',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN,
    });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'A rotation would end the stop link of every weekly mail that was ever sent, and every invitation: the key of those is the same for ever (infra/runbook.md, "Change the origin secret"; test/functions/scheduled/weekly-mail.test.ts).',
    });
    return secret;
  }

  #makeSecret(stage: string, name: string): Secret {
    const secret = new Secret(this, `Secret${name}`, {
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
}

/** The secret that CloudFront sends, for another stack. Looked up by name, because an exported value can't change while it is in use. */
export function findOriginSecret({ stage, originSecrets: [newest] }: Generations): SecretValue {
  return SecretValue.secretsManager(nameOf(stage, newest));
}

function nameOf(stage: string, name: string): string {
  return `flashspark-${stage}-origin-${name}`;
}
