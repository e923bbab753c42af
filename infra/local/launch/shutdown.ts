/** What has to be undone before this process may end. */
export type Shutdown = {
  /** Adds a step; the last one added runs first. */
  readonly add: (step: () => Promise<void> | void) => void;
  /** Runs all steps and ends the process. Calls after the first change nothing. */
  readonly run: (exitCode: number) => Promise<void>;
};

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const limitMs = 900;

/** Exit code of a run that was to end by itself and did not: that of a shell after Ctrl-C. */
export const interrupted = 130;

/**
 * Ends this process in an orderly way on a signal, and when the launcher that started it is gone.
 *
 * @param interruptedCode Exit code in those cases: 0 where being stopped is the normal end.
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
