import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { baseEnvironment } from '../../../functions/platform/environment.ts';
import { schedules } from '../../../infra/build/handler-files.ts';
import { capacityOf } from '../../../infra/constructs/route-capacity.ts';
import { routes } from '../../../shared/routes/index.ts';
import { makeFakeBuild } from '../support/fake-build.ts';
import { noticeRoutes, synthesizeApi } from '../support/synthesized-api.ts';
import { ofType, type Properties, single } from '../support/template.ts';

const build = makeFakeBuild();
const api = synthesizeApi(build.functionsDirectory, {
  GOOGLE_CLIENT_ID: 'client',
  TOKEN_KEYS: '2,1',
  ORIGIN_SECRETS: '2,1',
});
const { resources, functions } = api;
const routeFunctions = routes.map((route) => ({ ...route, ...api.functionOf(route.id) }));

const resourceOf = (id: string) => id.split('/')[0];

/** Functions that hash a password or sign a token. */
const signInFunctions = [
  'admin/create-user',
  'auth/change-password',
  'auth/delete-account',
  'auth/login',
  'auth/register',
  'auth/request-email-change',
  'auth/reset-password',
  'auth/sign-in-with-google',
  'auth/sign-up-with-google',
  'devices/set-pin',
  'devices/sign-in-on-device',
  'devices/sign-in-with-pin',
  'households/delete-household',
  'learners/delete-learner',
  'passkeys/begin-passkey',
  'passkeys/delete-passkey',
  'passkeys/remove-password',
  'passkeys/sign-in-with-passkey',
];

afterAll(() => rmSync(build.directory, { recursive: true, force: true }));

const arnOf = (logicalId: string) => JSON.stringify({ 'Fn::GetAtt': [logicalId, 'Arn'] });

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
    const integration = ofType(resources, 'AWS::ApiGatewayV2::Integration').find(({ logicalId }) =>
      target.includes(`"${logicalId}"`),
    );
    expect(integration?.properties['IntegrationUri']).toEqual({ 'Fn::GetAtt': [lambda.logicalId, 'Arn'] });
  });

  it.each(routeFunctions)(
    'calls the function of $id in a role of its resource, which may call such functions only',
    (route) => {
      const integration = ofType(resources, 'AWS::ApiGatewayV2::Integration').find(
        ({ properties }) => JSON.stringify(properties['IntegrationUri']) === arnOf(route.lambda.logicalId),
      );
      const credentials = integration?.properties['CredentialsArn'] as { 'Fn::GetAtt': [string] } | undefined;
      // The nested stacks of all API resources use the same logical id for the role, so the route's function must match, too.
      const role = resources.find(
        ({ logicalId, properties }) =>
          logicalId === credentials?.['Fn::GetAtt'][0] && JSON.stringify(properties).includes(route.lambda.logicalId),
      );
      const own = routeFunctions
        .filter(({ id }) => resourceOf(id) === resourceOf(route.id))
        .map(({ lambda }) => arnOf(lambda.logicalId));
      const policies = role?.properties['Policies'] as { PolicyDocument: { Statement: Properties[] } }[] | undefined;
      const [statement, ...others] = (policies ?? []).flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
      expect(others).toEqual([]);
      expect(statement?.['Action']).toBe('lambda:InvokeFunction');
      expect(
        [statement?.['Resource']]
          .flat()
          .map((one) => JSON.stringify(one))
          .toSorted(),
      ).toEqual(own.toSorted());
    },
  );

  it('takes one more stack inside it for one more resource, and there a role and four parts a route', () => {
    const stacks = ofType(resources, 'AWS::CloudFormation::Stack').map(({ logicalId }) => logicalId);
    const resourcesOfContract = [...new Set(routes.map(({ id }) => resourceOf(id)))];
    expect(stacks).toHaveLength(resourcesOfContract.length);
    for (const { id, lambda } of routeFunctions)
      expect(lambda.nestedStackId?.startsWith(`${resourceOf(id)}NestedStack`), id).toBe(true);
    const counts = Map.groupBy(resources, ({ nestedStackId }) => nestedStackId);
    counts.delete(undefined);
    for (const [inside, parts] of counts) {
      const { length } = routeFunctions.filter(({ lambda }) => lambda.nestedStackId === inside);
      expect(parts, inside).toHaveLength(1 + 4 * length);
    }
  });

  it('throttles all calls, and by route what is expensive', () => {
    const { properties } = single(resources, 'AWS::ApiGatewayV2::Stage');
    expect(properties['DefaultRouteSettings']).toEqual({ ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1000 });
    const settings = properties['RouteSettings'] as Record<string, Properties>;
    const expensive = routes
      .filter(({ id }) => capacityOf(id).throttle !== undefined)
      .map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(settings).toSorted()).toEqual(expensive.toSorted());
    expect(settings['POST /api/auth/supa/login']).toEqual({ ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 });
  });

  it('speaks of routes only once they are there', () => {
    const { dependsOn } = single(resources, 'AWS::ApiGatewayV2::Stage');
    // If the route is in a nested stack, the API's stage depends on that stack instead of the route.
    const gatewayRoutes = ofType(resources, 'AWS::ApiGatewayV2::Route').map(
      ({ logicalId, nestedStackId }) => nestedStackId ?? logicalId,
    );
    expect(dependsOn).toEqual(expect.arrayContaining(gatewayRoutes));
  });

  it('logs requests as JSON without anything about the person', () => {
    const { Format } = single(resources, 'AWS::ApiGatewayV2::Stage').properties['AccessLogSettings'] as {
      Format: string;
    };
    expect(JSON.parse(Format)).toHaveProperty('requestId', '$context.requestId');
    expect(Format).not.toMatch(/sourceIp|userAgent|authorizer|identity|\$context\.path/);
  });
});

describe('every function', () => {
  it('runs on arm64 and Node 24, for ten seconds at most, and is not traced; jobs go on longer, one in machine code', () => {
    const seconds: Readonly<Record<string, number>> = {
      'events/finish-deletions': 300,
      'events/fit-memories': 300,
      'events/forget-unused': 300,
      'events/send-mails': 60,
    };
    for (const { id, lambda } of functions) {
      expect(lambda.properties, id).toMatchObject({
        Architectures: [id === 'events/fit-memories' ? 'x86_64' : 'arm64'],
        Runtime: 'nodejs24.x',
        Timeout: seconds[id] ?? 10,
      });
      expect(lambda.properties, id).not.toHaveProperty('TracingConfig');
    }
  });

  it('is small, but for those that compute, and those that hash passwords or sign tokens, which have a processor and executions of their own', () => {
    const computing = new Set(['events/fit-memories', 'forecast/get-forecast']);
    const large = functions.filter(({ id, lambda }) => !computing.has(id) && lambda.properties['MemorySize'] !== 512);
    expect(large.map(({ id }) => id).toSorted()).toEqual(signInFunctions);
    for (const { id, lambda } of large)
      expect(lambda.properties, id).toMatchObject({ MemorySize: 1769, ReservedConcurrentExecutions: 10 });
    const reserved = functions.filter(({ lambda }) => 'ReservedConcurrentExecutions' in lambda.properties);
    expect(reserved.map(({ id }) => id).toSorted()).toEqual(signInFunctions);
  });

  it('that runs by the clock is through before it runs again', () => {
    for (const { everyMinutes, timeoutSeconds } of Object.values(schedules))
      expect(timeoutSeconds).toBeLessThanOrEqual(everyMinutes * 60);
  });

  it('writes structured lines to one log that forgets after thirty days', () => {
    const logs = functions.map(
      ({ lambda }) => lambda.properties['LoggingConfig'] as { LogFormat: string; LogGroup: { Ref: string } },
    );
    expect(new Set(logs.map(({ LogFormat }) => LogFormat))).toEqual(new Set(['JSON']));
    const [group, ...others] = new Set(logs.map(({ LogGroup }) => LogGroup.Ref));
    expect(others).toEqual([]);
    for (const log of ofType(resources, 'AWS::Logs::LogGroup')) expect(log.properties['RetentionInDays']).toBe(30);
    expect(ofType(resources, 'AWS::Logs::LogGroup').map(({ logicalId }) => logicalId)).toContain(group);
  });

  it('gets the environment that the functions read', () => {
    for (const { id, variables } of routeFunctions) {
      expect(Object.keys(variables), id).toEqual(
        expect.arrayContaining([...Object.keys(baseEnvironment.shape), 'GOOGLE_CLIENT_ID']),
      );
    }
  });

  it('accepts both secrets of the origin while one takes the place of the other, the newest first', () => {
    const [newest, older, keys] = ofType(resources, 'AWS::SecretsManager::Secret');
    expect([newest?.properties['Name'], older?.properties['Name']]).toEqual([
      'flashspark-prod-origin-2',
      'flashspark-prod-origin-1',
    ]);
    const published = single(resources, 'Custom::OriginDigests');
    expect(published.properties['SecretIds']).toEqual([{ Ref: newest?.logicalId }, { Ref: older?.logicalId }]);
    // Link keys are derived from a separate secret, which is never rotated.
    expect(published.properties['KeySecretIds']).toEqual([{ Ref: keys?.logicalId }]);
    expect([keys?.properties['Name'], keys?.deletionPolicy]).toEqual([undefined, 'Retain']);
    for (const { id, variables } of routeFunctions) {
      expect(variables, id).toMatchObject({
        ORIGIN_DIGESTS: { 'Fn::GetAtt': [published.logicalId, 'Digests'] },
        NETWORK_KEY: { 'Fn::GetAtt': [published.logicalId, 'NetworkKey'] },
      });
    }
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
    const newest = ofType(resources, 'AWS::KMS::Key').find(({ properties }) =>
      String(properties['Description']).endsWith('(2)'),
    );
    expect(api.functionOf('auth/login').variables['SIGNING_KEY_ID']).toEqual({ Ref: newest?.logicalId });
    expect(single(resources, 'Custom::Jwks').properties['KeyIds']).toHaveLength(2);
  });
});

it.each([
  ['goes on with cut-off deletions every quarter of an hour', 'events/finish-deletions', 'rate(15 minutes)'],
  ['sends the mails that wait every minute', 'events/send-mails', 'rate(1 minute)'],
])('%s', (_, id, rate) => {
  const target = [{ Arn: { 'Fn::GetAtt': [api.functionOf(id).lambda.logicalId, 'Arn'] } }];
  const rules = ofType(resources, 'AWS::Events::Rule').map(({ properties }) => properties);
  expect(rules).toContainEqual(
    expect.objectContaining({ ScheduleExpression: rate, Targets: [expect.objectContaining(target[0] ?? {})] }),
  );
  for (const { properties } of ofType(resources, 'AWS::Lambda::EventInvokeConfig'))
    expect(properties).toMatchObject({ MaximumRetryAttempts: 0 });
});

it('asks Amazon SES to confirm the address that families write to', () => {
  expect(ofType(resources, 'AWS::SES::EmailIdentity')).toEqual([]);
  const withSender = synthesizeApi(build.functionsDirectory, { MAIL_SENDER: 'hello@example.com' }, {}, noticeRoutes);
  expect(single(withSender.resources, 'AWS::SES::EmailIdentity').properties).toMatchObject({
    EmailIdentity: 'hello@example.com',
  });
});

it('says nowhere that its operator is the parent unless they did, and nothing of mails where it sends none', () => {
  for (const { id, variables } of routeFunctions) {
    expect(Object.keys(variables), id).not.toContain('FAMILY_ONLY');
    expect(Object.keys(variables), id).not.toContain('MAIL_FROM');
  }
  const familyOnly = synthesizeApi(build.functionsDirectory, { FAMILY_ONLY: 'yes' }, {}, noticeRoutes);
  // Emails quote the privacy notice as it was shown.
  for (const id of [...noticeRoutes.map(({ id: route }) => route), 'events/send-mails'])
    expect(familyOnly.functionOf(id).variables, id).toMatchObject({ FAMILY_ONLY: 'yes' });
});

it('has no address to send from without a domain, and says so', () => {
  expect(api.functionOf('events/send-mails').variables).not.toHaveProperty('MAIL_FROM');
  expect(api.outputs['MailFrom']).toEqual({ Value: 'nobody: without DOMAIN_NAME this stage sends no mails' });
});

it('works on the restored table once one has taken the place of the first', () => {
  const restored = synthesizeApi(build.functionsDirectory, { RESTORED_TABLE: 'flashspark-prod-restored' });
  for (const { id } of routes) {
    const { variables, statements } = restored.functionOf(id);
    expect(variables['TABLE_NAME'], id).toBe('flashspark-prod-restored');
    expect(JSON.stringify(statements), id).toContain('table/flashspark-prod-restored');
    // The media bucket is still the original one: it contains the files that a restored table refers to, at least as older versions.
    expect(JSON.stringify(statements).replaceAll(/"Fn::ImportValue":"storage-media-arn"/g, ''), id).not.toContain(
      'Fn::ImportValue',
    );
  }
});

it('tells operators which table and which generations are in use', () => {
  expect(Object.keys(api.outputs)).toEqual(
    expect.arrayContaining(['TableName', 'RestoredTable', 'TokenKeys', 'OriginSecrets', 'ApiAddress']),
  );
  expect(api.outputs).toMatchObject({
    RestoredTable: { Value: 'none' },
    TokenKeys: { Value: '2,1' },
    OriginSecrets: { Value: '2,1' },
  });
});
