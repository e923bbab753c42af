import { rmSync } from 'node:fs';
import { App } from 'aws-cdk-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../../infra/settings.ts';
import { ApiStack } from '../../../infra/stacks/api-stack.ts';
import { StorageStack } from '../../../infra/stacks/storage-stack.ts';
import { routes } from '../../../shared/routes/index.ts';
import { makeFakeBuild } from '../support/fake-build.ts';
import { type Properties, type Resource, ofType, resourcesOf, single } from '../support/template.ts';

interface Statement {
  readonly Action: string | string[];
  readonly Resource: unknown;
  readonly Condition?: unknown;
}

const build = makeFakeBuild();
const resources = synthesize();
const functions = ofType(resources, 'AWS::Lambda::Function');
const routeFunctions = routes.map((route) => ({ ...route, lambda: functionOf(route) }));

afterAll(() => rmSync(build.directory, { recursive: true, force: true }));

describe('the gateway', () => {
  it('has exactly the routes of the contract', () => {
    const keys = ofType(resources, 'AWS::ApiGatewayV2::Route').map(({ properties }) => String(properties['RouteKey']));
    expect(keys.toSorted()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).toSorted());
  });

  it.each(routeFunctions)('sends $method $path to the function of its own', ({ method, path, lambda }) => {
    const route = ofType(resources, 'AWS::ApiGatewayV2::Route').find(
      ({ properties }) => properties['RouteKey'] === `${method} ${path}`,
    );
    const target = JSON.stringify(route?.properties['Target']);
    const integration = ofType(resources, 'AWS::ApiGatewayV2::Integration').find(({ logicalId }) => target.includes(`"${logicalId}"`));
    expect(integration?.properties['IntegrationUri']).toEqual({ 'Fn::GetAtt': [lambda.logicalId, 'Arn'] });
  });

  it('throttles, and logs requests without anything about the person', () => {
    const { properties } = single(resources, 'AWS::ApiGatewayV2::Stage');
    expect(properties['DefaultRouteSettings']).toEqual({ ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1000 });
    const { Format } = properties['AccessLogSettings'] as { Format: string };
    expect(Format).toContain('$context.requestId');
    expect(Format).not.toMatch(/sourceIp|userAgent|authorizer|identity|\$context\.path/);
  });
});

describe('every function', () => {
  it('runs on arm64 and Node 24 with its own memory and timeout below the 30 seconds of the gateway', () => {
    for (const { properties } of functions) {
      expect(properties).toMatchObject({ Architectures: ['arm64'], Runtime: 'nodejs24.x', MemorySize: expect.any(Number) });
      expect(properties['Timeout']).toBeLessThanOrEqual(30);
    }
  });

  it('writes to a log group of its own that forgets', () => {
    const groups = functions.map(({ properties }) => (properties['LoggingConfig'] as { LogGroup: { Ref: string } }).LogGroup.Ref);
    expect(new Set(groups).size).toBe(functions.length);
    for (const group of groups) {
      expect(resources.find(({ logicalId }) => logicalId === group)?.properties['RetentionInDays']).toBe(90);
    }
  });

  it('has a role of its own without managed policies or wildcards', () => {
    const roles = functions.map((lambda) => roleOf(lambda).logicalId);
    expect(new Set(roles).size).toBe(functions.length);
    for (const lambda of functions) {
      expect(roleOf(lambda).properties).not.toHaveProperty('ManagedPolicyArns');
      expect(JSON.stringify(statementsOf(lambda))).not.toMatch(/"[a-z]*:?\*"|\/\*"/);
    }
  });

  it('gets the environment that the functions read', () => {
    for (const { lambda } of routeFunctions) {
      const names = Object.keys(variablesOf(lambda));
      expect(names).toEqual(expect.arrayContaining(['TABLE_NAME', 'JWKS', 'TOKEN_ISSUER', 'ORIGIN_SECRET', 'GOOGLE_CLIENT_ID']));
    }
  });
});

describe('the rights', () => {
  const reads = routeFunctions.filter(({ method }) => method === 'GET');

  it.each(reads)('let $method $path read, and write only the use of a session', ({ lambda }) => {
    const [touch, ...others] = statementsOf(lambda).filter(({ Action }) => /dynamodb:(Update|Put|Delete|BatchWrite)/.test(String(Action)));
    expect(others).toEqual([]);
    expect(touch).toMatchObject({
      Action: 'dynamodb:UpdateItem',
      Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['USER#*', 'ACTIVE'] } },
    });
  });

  it('let only the functions that sign people in sign tokens', () => {
    const signers = routeFunctions.filter(({ lambda }) => actionsOf(lambda).includes('kms:Sign'));
    expect(signers.map(({ id }) => id).toSorted()).toEqual([
      'auth/login',
      'auth/register',
      'auth/sign-in-with-google',
      'auth/sign-up-with-google',
    ]);
    expect(routeFunctions.filter(({ lambda }) => 'SIGNING_KEY_ID' in variablesOf(lambda)).map(({ id }) => id).toSorted()).toEqual(
      signers.map(({ id }) => id).toSorted(),
    );
  });

  it('let nobody scan the table', () => {
    expect(functions.flatMap(actionsOf).filter((action) => /Scan|PartiQL|CreateTable|DeleteTable/.test(action))).toEqual([]);
  });
});

describe('the keys of session tokens', () => {
  it('are made for signing on P-256 and stay when the stack goes', () => {
    const keys = ofType(resources, 'AWS::KMS::Key');
    expect(keys).toHaveLength(2);
    for (const key of keys) {
      expect(key.properties).toMatchObject({ KeySpec: 'ECC_NIST_P256', KeyUsage: 'SIGN_VERIFY' });
      expect(key.deletionPolicy).toBe('Retain');
    }
  });

  it('are all handed to the functions, the newest one signs', () => {
    const newest = ofType(resources, 'AWS::KMS::Key').find(({ properties }) => String(properties['Description']).endsWith('(2)'));
    const login = routeFunctions.find(({ id }) => id === 'auth/login');
    expect(login && variablesOf(login.lambda)['SIGNING_KEY_ID']).toEqual({ Ref: newest?.logicalId });
    expect(single(resources, 'Custom::Jwks').properties['KeyIds']).toHaveLength(2);
  });
});

it('sets executions aside for the sign-in functions only', () => {
  const reserved = routeFunctions.filter(({ lambda }) => 'ReservedConcurrentExecutions' in lambda.properties);
  expect(reserved.map(({ lambda }) => lambda.properties['MemorySize'])).toEqual([1769, 1769, 1769, 1769]);
  expect(reserved.every(({ id }) => id.startsWith('auth/'))).toBe(true);
});

it('sends alarms with the place of their runbook', () => {
  for (const { properties } of ofType(resources, 'AWS::CloudWatch::Alarm')) {
    expect(properties['AlarmDescription']).toContain('infra/README.md');
    expect(properties['AlarmActions']).toHaveLength(1);
  }
});

function synthesize(): Resource[] {
  const app = new App();
  const { table } = new StorageStack(app, 'storage', {});
  const settings = readSettings({ GOOGLE_CLIENT_ID: 'client', TOKEN_KEYS: '2,1' });
  return resourcesOf(new ApiStack(app, 'api', { settings, routes, table, functionsDirectory: build.functionsDirectory }));
}

function functionOf({ method, path }: { method: string; path: string }): Resource {
  const found = functions.find(({ properties }) => properties['Description'] === `${method} ${path}`);
  if (!found) throw new Error(`${method} ${path} has no function.`);
  return found;
}

function roleOf(lambda: Resource): Resource {
  const { 'Fn::GetAtt': [roleId] } = lambda.properties['Role'] as { 'Fn::GetAtt': [string, string] };
  const role = resources.find(({ logicalId }) => logicalId === roleId);
  if (!role) throw new Error(`${lambda.logicalId} has no role.`);
  return role;
}

function statementsOf(lambda: Resource): Statement[] {
  const policies = roleOf(lambda).properties['Policies'] as { PolicyDocument: { Statement: Statement[] } }[];
  return policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
}

function actionsOf(lambda: Resource): string[] {
  return statementsOf(lambda).flatMap(({ Action }) => Action);
}

function variablesOf(lambda: Resource): Properties {
  return (lambda.properties['Environment'] as { Variables: Properties }).Variables;
}
