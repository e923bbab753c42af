import type { Consumption } from '../../support/table/consumption.ts';

/** Total resource usage of a kind of call. */
export interface Usage extends Consumption {
  /** Number of API calls; `calls` counts those to the table. */
  readonly apiCalls: number;
  readonly requestBytes: number;
  readonly answerBytes: number;
  readonly logLines: number;
  readonly logBytes: number;
  readonly signatures: number;
  /** Billed memory in GB times seconds, of warm calls only. */
  readonly gigabyteSeconds: number;
}

export const noUsage: Usage = {
  apiCalls: 0,
  calls: 0,
  reads: 0,
  writes: 0,
  indexWrites: 0,
  requestBytes: 0,
  answerBytes: 0,
  logLines: 0,
  logBytes: 0,
  signatures: 0,
  gigabyteSeconds: 0,
};

export function addUsage(a: Usage, b: Usage): Usage {
  const names = Object.keys(noUsage) as (keyof Usage)[];
  return Object.fromEntries(names.map((name) => [name, a[name] + b[name]])) as unknown as Usage;
}

/** What one family did in a month, and the resources it used. */
export interface FamilyMonth {
  /** Usage by route id, in the order of first calls. */
  readonly byRoute: ReadonlyMap<string, Usage>;
  readonly total: Usage;
  /** Answers that the month added to the review logs. */
  readonly reviews: number;
  /** Number of requests for the app's static files; `fileBytes` is their size. */
  readonly fileRequests: number;
  readonly fileBytes: number;
  /** Bytes in the table before the month, with all index copies. `storedAfter` is the same after the month. */
  readonly storedBefore: number;
  readonly storedAfter: number;
}
