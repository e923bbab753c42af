/** Cleanup steps to run before this process ends. */
export type Shutdown = {
  /** Adds a step. The last one added runs first. */
  readonly add: (step: () => Promise<void> | void) => void;
  /** Runs all steps and ends the process. Only the first call has an effect. */
  readonly run: (exitCode: number) => Promise<void>;
};

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const limitMs = 900;

/** Exit code of an interrupted run, as a shell reports it after Ctrl-C. */
export const interrupted = 130;

/**
 * Cleans up and ends this process on a signal, or when the launcher that started it is gone.
 * @param interruptedCode Exit code in those cases. 0 if being stopped is the normal end.
 */
export function prepareShutdown(interruptedCode = 0): Shutdown {
  const steps: (() => Promise<void> | void)[] = [];
  let running = false;
  const run = async (exitCode: number): Promise<void> => {
    if (running) return;
    running = true;
    setTimeout(() => process.exit(exitCode), limitMs).unref();
    for (const step of steps.toReversed()) await Promise.resolve(step()).catch(reportFailure);
    process.exit(exitCode);
  };
  for (const signal of signals) process.on(signal, () => void run(interruptedCode));
  process.on('disconnect', () => void run(interruptedCode));
  return { add: (step) => void steps.push(step), run };
}

function reportFailure(error: unknown): void {
  console.error(error);
}
