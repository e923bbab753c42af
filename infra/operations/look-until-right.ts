import { OperationError } from './run-operation.ts';

export interface LookEffects {
  /** @returns a sentence for each thing that is not as it should be. */
  readonly look: () => Promise<readonly string[]>;
  readonly pause: () => Promise<unknown>;
  readonly say: (line: string) => void;
}

/**
 * Looks until nothing is wrong: a distribution that is new needs some minutes until its name is known everywhere.
 * @param looks how often at most.
 * @throws OperationError with what is wrong at the last look.
 */
export async function lookUntilRight(looks: number, { look, pause, say }: LookEffects): Promise<void> {
  let faults = await look();
  for (let done = 1; faults.length > 0 && done < looks; done += 1) {
    say(`${faults[0]} Looking again (${done} of ${looks}) …`);
    await pause();
    faults = await look();
  }
  if (faults.length === 0) return;
  throw new OperationError(
    `Everything is deployed, but not right:\n${faults.join('\n')}\nRoll back? See infra/runbook.md, "Roll back".`,
  );
}
