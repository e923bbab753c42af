import type { StageName } from '../../stacks/stage-names.ts';
import { OperationError } from '../run-operation.ts';

/** A deployment step, run by npm. */
export interface Step {
  readonly title: string;
  readonly args: readonly string[];
  /** Sentence that tells the operator what is deployed if this step fails. */
  readonly whenItFails: string;
}

export interface StepEffects {
  /** @returns the exit code, or `null` if npm was interrupted. */
  readonly npm: (args: readonly string[]) => Promise<number | null>;
  readonly say: (line: string) => void;
}

const nothingDeployed = 'Nothing was deployed.';

const partlyDeployed =
  'Stacks deployed before the failed one stay updated. CloudFormation rolls back the failed one. Later stacks didn’t change. ' +
  'Old and new pages and functions work together. Fix the error above and deploy again, or see infra/runbook.md, "Roll back".';

/**
 * @param region Region that was checked. The CDK might derive a different one from the shell's settings.
 * @param forCdk Extra arguments for `cdk deploy`.
 * @returns the steps of a deployment, in order.
 */
export function listSteps(stage: StageName, region: string, forCdk: readonly string[]): Step[] {
  const target = ['-c', `stage=${stage}`, '--region', region];
  return [
    { title: 'Building the web app', args: ['run', 'build:web'], whenItFails: nothingDeployed },
    { title: 'Building the functions', args: ['run', 'build:functions'], whenItFails: nothingDeployed },
    {
      title: 'Writing the software bill of materials (dist/sbom.json)',
      args: ['run', 'sbom'],
      whenItFails: nothingDeployed,
    },
    {
      title: 'Deploying: data, functions, pages, alarms',
      args: ['exec', '--', 'cdk', 'deploy', '--all', ...forCdk, ...target],
      whenItFails: partlyDeployed,
    },
  ];
}

/** @throws {OperationError} naming the first failed step and what is deployed now. */
export async function runSteps(steps: readonly Step[], { npm, say }: StepEffects): Promise<void> {
  for (const { title, args, whenItFails } of steps) {
    say(`\n${title}`);
    const code = await npm(args);
    if (code !== 0) throw new OperationError(`This step failed: "${title}". See above. ${whenItFails}`);
  }
}
