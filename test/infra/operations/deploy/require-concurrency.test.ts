import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it } from 'vitest';
import { requireConcurrency } from '../../../../infra/operations/deploy/check-account.ts';

const lambda = mockClient(LambdaClient);
const client = new LambdaClient({ region: 'eu-central-1' });
let said: string[];

beforeEach(() => {
  lambda.reset();
  said = [];
});

const ask = async (signInConcurrency: number) =>
  await requireConcurrency({ signInConcurrency }, client, (line) => said.push(line));

function allow(ConcurrentExecutions: number): void {
  lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions } });
}

it.each([
  [10, 160],
  [10, 1000],
  [1, 106],
])('lets %i for each of the six sign-in functions pass with a quota of %i', async (concurrency, quota) => {
  allow(quota);
  await expect(ask(concurrency)).resolves.toBeUndefined();
  expect(said).toEqual([]);
});

it.each([
  [10, 159, 160],
  [10, 10, 160],
  [1, 105, 106],
])(
  'refuses %i for each with a quota of %i, which would have to be %i, and says both ways out',
  async (concurrency, quota, needed) => {
    allow(quota);
    const refusal = ask(concurrency);
    await expect(refusal).rejects.toThrow(
      `6 functions, for which the account needs a quota of ${needed} concurrent executions in this region; it has ${quota}.`,
    );
    await expect(refusal).rejects.toThrow(/Service Quotas.*SIGN_IN_CONCURRENCY=0/);
  },
);

it('asks nothing when none are set aside', async () => {
  await ask(0);
  expect(lambda.calls()).toHaveLength(0);
});

it('goes on with a note when the operator may not ask', async () => {
  lambda
    .on(GetAccountSettingsCommand)
    .rejects(Object.assign(new Error('not authorized'), { name: 'AccessDeniedException' }));
  await ask(10);
  expect(said).toEqual([expect.stringContaining('going on without that check')]);
});

it('lets other errors through', async () => {
  lambda.on(GetAccountSettingsCommand).rejects(Object.assign(new Error('expired'), { name: 'ExpiredTokenException' }));
  await expect(ask(10)).rejects.toMatchObject({ name: 'ExpiredTokenException' });
});
