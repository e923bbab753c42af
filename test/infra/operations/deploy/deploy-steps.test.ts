import { describe, expect, it } from 'vitest';
import { listSteps, runSteps } from '../../../../infra/operations/deploy/deploy-steps.ts';

const steps = listSteps('prod', 'eu-central-1', ['--require-approval', 'never']);

/** Runs all steps; each step whose command contains these words exits with this code. */
async function run(words = 'nothing', code: number | null = 0) {
  const ran: string[] = [];
  const said: string[] = [];
  const npm = async (args: readonly string[]) => {
    const command = args.join(' ');
    ran.push(command);
    return await Promise.resolve(command.includes(words) ? code : 0);
  };
  const failure = await runSteps(steps, { npm, say: (line) => said.push(line) }).then(() => '', String);
  return { ran, said, failure };
}

describe('a deployment', () => {
  it('builds everything, then deploys all stacks of the stage to the region that was looked at', async () => {
    const { ran, said, failure } = await run();
    expect(failure).toBe('');
    expect(ran).toEqual([
      'run build:web',
      'run build:functions',
      'run sbom',
      'exec -- cdk deploy --all --require-approval never -c stage=prod --region eu-central-1',
    ]);
    expect(said[0]).toBe('\nBuilding the web app');
  });

  it('ends with the first step that fails, and says that nothing was deployed', async () => {
    const { ran, failure } = await run('build:functions', 1);
    expect(ran).toHaveLength(2);
    expect(failure).toBe(
      'OperationError: This step failed: "Building the functions". See above. Nothing was deployed.',
    );
  });

  it.each([1, null])('that ends with %s in the middle says which stacks are new and which are not', async (code) => {
    const { failure } = await run('cdk deploy', code);
    expect(failure).toContain(
      'Stacks deployed before the failed one stay updated. CloudFormation rolls back the failed one',
    );
    expect(failure).not.toContain('Nothing was deployed');
  });
});
