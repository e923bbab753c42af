import { RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { publishWhileDeploying } from './publish-while-deploying.ts';

interface TokenKeysProps {
  /** Names of the keys, newest first. */
  readonly names: readonly [string, ...string[]];
  readonly functionsDirectory: string;
  readonly logGroup: LogGroup;
}

/** KMS keys that sign session tokens (ES256). Private keys never leave KMS. */
export class TokenKeys extends Construct {
  /** All accepted keys. The first one signs. */
  readonly keys: readonly [Key, ...Key[]];
  /** JSON Web Key Set (RFC 7517) of every accepted key. `kid` is the key's id in KMS. */
  readonly jwks: string;

  constructor(scope: Construct, id: string, { names, functionsDirectory, logGroup }: TokenKeysProps) {
    super(scope, id);
    const [newest, ...older] = names;
    this.keys = [this.#makeKey(newest), ...older.map((name) => this.#makeKey(name))];
    const published = publishWhileDeploying(this, {
      functionId: 'custom-resources/publish-jwks',
      readerName: 'PublishJwks',
      resourceName: 'Jwks',
      resourceType: 'Custom::Jwks',
      description: 'At deploy time: hands the public token keys to the functions',
      right: new PolicyStatement({ actions: ['kms:GetPublicKey'], resources: this.keys.map((key) => key.keyArn) }),
      properties: { KeyIds: this.keys.map((key) => key.keyId) },
      functionsDirectory,
      logGroup,
    });
    this.jwks = published.getAttString('Jwks');
  }

  #makeKey(name: string): Key {
    return new Key(this, `Key${name}`, {
      description: `Flashspark: signs session tokens (${name})`,
      keySpec: KeySpec.ECC_NIST_P256,
      keyUsage: KeyUsage.SIGN_VERIFY,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }
}
