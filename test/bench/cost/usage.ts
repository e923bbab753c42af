import type { Consumption } from '../../support/table/consumption.ts';

/** What calls of one kind used, together. */
export interface Usage extends Consumption {
  /** Calls of the API; `calls` are those of the table. */
  readonly apiCalls: number;
  readonly requestBytes: number;
  readonly answerBytes: number;
  readonly logLines: number;
  readonly logBytes: number;
  readonly signatures: number;
  /** Billed of warm calls: memory in GB times seconds. */
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

/** What one family did in a month, and what it used. */
export interface FamilyMonth {
  /** By the route's id, in the order in which the routes were first called. */
  readonly byRoute: ReadonlyMap<string, Usage>;
  readonly total: Usage;
  /** Answers that the month left in the review logs. */
  readonly reviews: number;
  /** Requests for files of the app and their bytes. */
  readonly fileRequests: number;
  readonly fileBytes: number;
  /** Bytes in the table with all copies in indexes, before and after. */
  readonly storedBefore: number;
  readonly storedAfter: number;
}
