/** Cleanup steps that `run-after-file.ts` runs at the end of the current test file. */
export const afterFile: (() => Promise<void> | void)[] = [];
