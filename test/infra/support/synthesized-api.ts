import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { unroutedFunctions } from '../../../infra/build/handler-files.ts';
import { readSettings, type Settings } from '../../../infra/settings.ts';
import { ApiStack } from '../../../infra/stacks/api-stack.ts';
import { StorageStack } from '../../../infra/stacks/storage-stack.ts';
import { getNotice, giveConsent } from '../../../shared/routes/consent.ts';
import type { Route } from '../../../shared/routes/define-route.ts';
import { createHousehold } from '../../../shared/routes/households.ts';
import { routes } from '../../../shared/routes/index.ts';
import { ofType, type Properties, type Resource, resourcesWithin } from './template.ts';

export interface Statement {
  readonly Effect: string;
  readonly Action: string | string[];
  readonly Resource: unknown;
  readonly Condition?: unknown;
}

export interface SynthesizedFunction {
  /** Id of the route, or of a function without a route. */
  readonly id: string;
  readonly lambda: Resource;
  readonly role: Resource;
  readonly statements: readonly Statement[];
  readonly variables: Properties;
}

/** Routes whose functions write the privacy notice into mails. */
export const noticeRoutes: readonly Route[] = [getNotice, giveConsent, createHousehold];

export interface SynthesizedApi {
  readonly resources: readonly Resource[];
  readonly functions: readonly SynthesizedFunction[];
  readonly outputs: Readonly<Record<string, Properties>>;
  /** @throws Error when no function has this id. */
  readonly functionOf: (id: string) => SynthesizedFunction;
}

/**
 * Synthesizes the API stack of prod.
 * @param settingsOverrides overrides of the settings, as an account may need them.
 * @param some routes of the stack. Fewer take less time.
 */
export function synthesizeApi(
  functionsDirectory: string,
  environment: Record<string, string>,
  settingsOverrides: Partial<Settings> = {},
  some: readonly Route[] = routes,
): SynthesizedApi {
  const app = new App();
  const settings = { ...readSettings('prod', environment), ...settingsOverrides };
  const { table, media: mediaBucket } = new StorageStack(app, 'storage', { settings });
  const stack = new ApiStack(app, 'api', { settings, routes: some, table, mediaBucket, functionsDirectory });
  const resources = resourcesWithin(stack);
  const { Outputs: outputs } = Template.fromStack(stack).toJSON() as { Outputs: Record<string, Properties> };
  const functions = ofType(resources, 'AWS::Lambda::Function').map((lambda) => describeFunction(resources, lambda));
  const functionOf = (id: string): SynthesizedFunction => {
    const found = functions.find((one) => one.id === id);
    if (!found) throw new Error(`${id} has no function.`);
    return found;
  };
  return { resources, functions, outputs, functionOf };
}

/** Function ids by construct name. Logical ids start with the construct name, without `/` and `-`. */
const idByConstruct = new Map([
  ...routes.map(({ id }): [string, string] => [id.replaceAll(/[/-]/g, ''), id]),
  ...Object.keys(unroutedFunctions).map((id): [string, string] => [constructOfUnrouted(id), id]),
]);

function constructOfUnrouted(id: string): string {
  return (
    {
      'custom-resources/publish-jwks': 'TokenKeysPublishJwks',
      'custom-resources/publish-origin-digests': 'OriginSecretsPublishDigests',
      'events/finish-deletions': 'FinishDeletions',
      'events/fit-memories': 'FitMemories',
      'events/forget-unused': 'ForgetUnused',
      'events/send-mails': 'MailsSend',
      'events/note-undeliverable': 'MailsPostOfficeNoteUndeliverable',
    }[id] ?? id
  );
}

function describeFunction(resources: readonly Resource[], lambda: Resource): SynthesizedFunction {
  const [construct = ''] = lambda.logicalId.split(/(?:Handler)?Function/);
  const id = idByConstruct.get(construct);
  if (id === undefined) throw new Error(`${lambda.logicalId} belongs to no route and no other function.`);
  const role = roleOf(resources, lambda);
  const policies = role.properties['Policies'] as { PolicyDocument: { Statement: Statement[] } }[];
  return {
    id,
    lambda,
    role,
    statements: policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement),
    variables: ((lambda.properties['Environment'] ?? { Variables: {} }) as { Variables: Properties }).Variables,
  };
}

function roleOf(resources: readonly Resource[], lambda: Resource): Resource {
  const {
    'Fn::GetAtt': [roleId],
  } = lambda.properties['Role'] as { 'Fn::GetAtt': [string, string] };
  const role = resources.find(({ logicalId }) => logicalId === roleId);
  if (!role) throw new Error(`${lambda.logicalId} has no role.`);
  return role;
}
