import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFakeBuild } from '../support/fake-build.ts';
import { type Statement, type SynthesizedFunction, synthesizeApi } from '../support/synthesized-api.ts';
import { ofType } from '../support/template.ts';
import { grantedRights } from './granted-rights.ts';

const build = makeFakeBuild();
const { resources, functions } = synthesizeApi(build.functionsDirectory, { TOKEN_KEYS: '2,1', ORIGIN_SECRETS: '2,1' });

afterAll(() => rmSync(build.directory, { recursive: true, force: true }));

describe('the role of a function', () => {
  it.each(functions)('of $id allows what stands in the list, and nothing else', ({ id, statements }) => {
    // Two keys, or two secrets, are one right.
    expect([...new Set(statements.flatMap(rightsOf))].toSorted()).toEqual([...(grantedRights[id] ?? [])].toSorted());
  });

  it('belongs to one function, has no managed policy, and stands in the list', () => {
    expect(new Set(functions.map(({ role }) => role.logicalId)).size).toBe(functions.length);
    for (const { id, role } of functions) expect(role.properties, id).not.toHaveProperty('ManagedPolicyArns');
    expect(Object.keys(grantedRights).toSorted()).toEqual(functions.map(({ id }) => id).toSorted());
    expect(ofType(resources, 'AWS::IAM::Policy')).toEqual([]);
  });

  it('never scans, never allows "*", and reaches "*" with its traces only', () => {
    for (const { id, statements } of functions) {
      const rights = statements.flatMap(rightsOf);
      expect(
        rights.filter((right) => /:(\*|.*Scan|PartiQL|CreateTable|DeleteTable)/.test(right)),
        id,
      ).toEqual([]);
      expect(
        rights.filter((right) => right.endsWith('@*') && !right.startsWith('xray:Put')),
        id,
      ).toEqual([]);
    }
  });

  it('signs tokens only where people sign in, with any key that is accepted: a role changes before its function', () => {
    const signers = functions.filter((one) => one.statements.flatMap(rightsOf).includes('kms:Sign @key'));
    const withKey = functions.filter(({ variables }) => 'SIGNING_KEY_ID' in variables);
    const routes = ['auth/login', 'auth/register', 'auth/sign-in-with-google', 'auth/sign-up-with-google'];
    expect([idsOf(signers), idsOf(withKey)]).toEqual([routes, routes]);
    for (const { logicalId } of ofType(resources, 'AWS::KMS::Key')) {
      for (const { id, statements } of signers) expect(JSON.stringify(statements), id).toContain(logicalId);
    }
  });
});

function idsOf(some: readonly SynthesizedFunction[]): string[] {
  return some.map(({ id }) => id).toSorted();
}

/** `action @resource ?condition` for each pair of action and resource. */
function rightsOf({ Effect, Action, Resource, Condition }: Statement): string[] {
  if (Effect !== 'Allow') throw new Error(`A role of this product only allows: ${Effect}.`);
  const condition = Condition === undefined ? '' : ` ?${describeCondition(Condition)}`;
  return [Action]
    .flat()
    .flatMap((action) => [Resource].flat().map((resource) => `${action} @${describeResource(resource)}${condition}`));
}

/** `{ operator: { key: values } }`: the values. */
function describeCondition(condition: unknown): string {
  const [operators] = Object.entries(condition as Record<string, Record<string, string[]>>);
  expect(operators?.[0]).toBe('ForAllValues:StringLike');
  expect(Object.keys(operators?.[1] ?? {})).toEqual(['dynamodb:LeadingKeys']);
  return Object.values(operators?.[1] ?? {})
    .flat()
    .join(',');
}

/** What a resource is, whatever it will be called. */
function describeResource(resource: unknown): string {
  if (resource === '*') return '*';
  const text = JSON.stringify(resource);
  const [, index] = /"(\/index\/[\w-]+)"/.exec(text) ?? [];
  if (text.includes('Table')) return `table${index ?? ''}`;
  const target = resources.find(({ logicalId }) => text.includes(`"${logicalId}"`));
  return (
    { 'AWS::KMS::Key': 'key', 'AWS::Logs::LogGroup': 'log', 'AWS::SecretsManager::Secret': 'secret' }[
      target?.type ?? ''
    ] ?? text
  );
}
