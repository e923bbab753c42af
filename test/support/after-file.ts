/** Steps for the end of the running test file: `run-after-file.ts` takes them. */
export const afterFile: (() => Promise<void>)[] = [];
