/** `npm run check`: everything that must pass before a change is submitted, cheapest first. */
import { captureProcess, startNpm } from '../../infra/build/run-process.ts';
import { interrupted, prepareShutdown } from '../../infra/local/launch/shutdown.ts';

const steps = [
  'lint',
  'types',
  'unused',
  'words:check',
  'test',
  'build:web',
  'build:functions',
  'synth',
  'lint:templates',
  'sbom',
];

const shutdown = prepareShutdown(interrupted);

async function runStep(step: string): Promise<boolean> {
  const began = Date.now();
  const npm = startNpm(['run', step]);
  shutdown.add(() => void npm.kill());
  const { succeeded, output } = await captureProcess(npm);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  if (!succeeded) console.error(output.trimEnd());
  const closing = succeeded && step === 'test' ? `  ${output.trimEnd().split('\n').at(-1)}` : '';
  console.log(`${succeeded ? 'ok    ' : 'FAILED'} ${step.padEnd(16)} ${seconds.padStart(6)} s${closing}`);
  return succeeded;
}

async function runChecks(): Promise<number> {
  for (const step of steps) {
    if (!(await runStep(step))) return 1;
  }
  return 0;
}

await shutdown.run(await runChecks());
