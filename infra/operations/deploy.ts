/**
 * `npm run deploy -- --stage prod`: builds everything, deploys all stacks in their order, and looks at the result from outside.
 * What follows is handed to `cdk deploy`, for example `--require-approval never`.
 */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { startNpm } from '../local/start-npm.ts';
import { projectRoot } from '../project-paths.ts';
import { listMissing, readSettings, type StageName } from '../settings.ts';
import { nameStage } from '../stage-names.ts';
import { readDeployArguments } from './deploy-arguments.ts';
import { requireBootstrap } from './require-bootstrap.ts';
import { OperationError, runOperation } from './run-operation.ts';
import { type StageAddresses, verifyDeployment } from './verify-deployment.ts';

const outputsFile = join(projectRoot, 'dist/stack-outputs.json');

/** A distribution that is new needs some minutes until its name is known everywhere. */
const looks = { count: 20, pauseMs: 15_000 } as const;

async function runNpm(title: string, args: readonly string[]): Promise<void> {
  console.log(`\n${title}`);
  const [code] = (await once(startNpm(args, 'inherit'), 'exit')) as [number | null];
  if (code !== 0) throw new OperationError(`${title} failed; see above. What was deployed before is untouched, or was taken back by CloudFormation.`);
}

async function readAddresses(stage: StageName): Promise<StageAddresses> {
  const { stacks } = nameStage(stage);
  const outputs = JSON.parse(await readFile(outputsFile, 'utf8')) as Record<string, Record<string, string>>;
  const site = outputs[stacks.web]?.['Address'];
  const api = outputs[stacks.api]?.['ApiAddress'];
  if (site === undefined || api === undefined) throw new OperationError(`The stacks of ${stage} told no address: look at them in CloudFormation.`);
  return { site, api };
}

async function lookUntilRight(addresses: StageAddresses): Promise<void> {
  let faults: string[] = [];
  for (let look = 1; look <= looks.count; look += 1) {
    faults = await verifyDeployment(addresses);
    if (faults.length === 0) return;
    console.log(`${faults[0]} Looking again (${look} of ${looks.count}) …`);
    await pause(looks.pauseMs);
  }
  throw new OperationError(`Deployed, but not right:\n${faults.join('\n')}\nRoll back? See infra/runbook.md, "Roll back".`);
}

async function deploy(): Promise<void> {
  const { stage: asked, forCdk } = readDeployArguments(process.argv.slice(2));
  const settings = readSettings(asked, process.env);
  const { stage } = settings;
  const missing = listMissing(settings);
  if (missing.length > 0) throw new OperationError(`${missing.join('\n')}\nSet it in the shell or in infra/settings.ts, then try again.`);
  console.log(`Deploying the stage ${stage} …`);
  await requireBootstrap(new CloudFormationClient({}));
  await runNpm('Building the web app', ['run', 'build:web']);
  await runNpm('Building the functions', ['run', 'build:functions']);
  await runNpm('Writing down what is inside (dist/sbom.json)', ['run', 'sbom']);
  await runNpm('Deploying: data, functions, pages, alarms', [
    'exec', '--', 'cdk', 'deploy', '--all', '-c', `stage=${stage}`, '--outputs-file', outputsFile, ...forCdk,
  ]);
  const addresses = await readAddresses(stage);
  console.log('\nLooking at it from outside');
  await lookUntilRight(addresses);
  console.log(`\nFlashspark (${stage}) is at ${addresses.site}`);
  console.log(`The first admin: npm run admin:create -- --stage ${stage} --email you@example.org`);
}

await runOperation(deploy);
