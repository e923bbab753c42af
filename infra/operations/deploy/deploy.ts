/**
 * `npm run deploy -- --stage prod [--switch-table] [--switch-address] [--switch-google]`: checks for likely failures, builds everything, deploys all stacks in
 * order, and verifies the result from outside. Other arguments go to `cdk deploy`, for example `--require-approval never`.
 */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { hasNativeLibrary, machineCodeHint } from '../../build/native-library.ts';
import { projectRoot } from '../../build/project-paths.ts';
import { startNpm } from '../../build/run-process.ts';
import { listMissing, readSettings, type Settings } from '../../settings.ts';
import { OperationError, runOperation } from '../run-operation.ts';
import { listRegions, requireBootstrap } from './check-account.ts';
import { readDeployArguments, type Switches } from './deploy-arguments.ts';
import { listSteps, runSteps } from './deploy-steps.ts';
import { refuseUnsafeChanges } from './refuse-unsafe-changes.ts';
import { readStageOutputs } from './stage-outputs.ts';
import { describeDeployedStage, findAddresses, verifyWithRetries, verifyDeployment } from './verify-deployment.ts';

/** Maximum number of verification attempts and the pause between them, about five minutes in total. */
const looks = { count: 20, pauseMs: 15_000 } as const;

const say = (line: string) => console.log(line);

async function npm(args: readonly string[]): Promise<number | null> {
  const [code] = (await once(startNpm(args, 'inherit'), 'exit')) as [number | null];
  return code;
}

/** Reports known problems before anything is built. */
async function requireReadiness(
  settings: Settings,
  switches: Switches,
  cloudFormation: CloudFormationClient,
): Promise<void> {
  const missing = listMissing(settings);
  if (missing.length > 0)
    throw new OperationError(`${missing.join('\n')}\nSet it in the shell or in infra/settings.ts, then try again.`);
  if (!hasNativeLibrary(projectRoot))
    throw new OperationError(
      `A function needs machine code that npm left out on this machine. Nothing was built. Run once: ${machineCodeHint}`,
    );
  for (const region of listRegions(await cloudFormation.config.region(), settings)) {
    await requireBootstrap(region, new CloudFormationClient({ region }));
  }
  refuseUnsafeChanges(await readStageOutputs(settings.stage, cloudFormation), settings, switches);
}

await runOperation(async () => {
  const { stage: asked, switches, forCdk } = readDeployArguments(process.argv.slice(2));
  const cloudFormation = new CloudFormationClient();
  const region = await cloudFormation.config.region();
  const settings = readSettings(asked, { ...process.env, CDK_DEFAULT_REGION: region });
  const { stage } = settings;
  say(`Deploying the stage ${stage} …`);
  await requireReadiness(settings, switches, cloudFormation);
  await runSteps(listSteps(stage, region, forCdk), { npm, say });
  const addresses = findAddresses(await readStageOutputs(stage, cloudFormation));
  say('\nChecking it from outside');
  await verifyWithRetries(looks.count, {
    look: () => verifyDeployment(addresses),
    pause: () => pause(looks.pauseMs),
    say,
  });
  for (const line of describeDeployedStage(addresses, settings)) say(line);
});
