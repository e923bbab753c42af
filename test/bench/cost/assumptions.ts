/** What cannot be counted on one machine: estimates, where no source is named. Change them here, and the table follows. None was measured on AWS. */
export const assumptions = {
  /**
   * Estimated milliseconds that a warm function is billed for: its own work at 512 MB (a token's signature, zod, JSON) and the
   * way to DynamoDB and back, of which calls made at once are counted one by one.
   */
  ownMilliseconds: 10,
  millisecondsPerTableCall: 6,
  /** Estimate: one scrypt at the product's cost on the one processor of 1,769 MB. */
  hashingMilliseconds: 350,
  /**
   * Cold starts: fewer than 1 % of calls, says AWS of functions that are called all the time (as quoted by edgedelta.com, December 2025). A call also starts cold when nobody made it for as long as an idle
   * function is kept: AWS names no number, ten minutes were measured in 2019 (mikhail.io), half of that is taken here. Calls are taken to come at random in the hours in which families are awake.
   * The milliseconds are an estimate.
   */
  coldStartShare: 0.01,
  keptWarmMinutes: 5,
  awakeHoursPerMonth: 30 * 12,
  coldStartMilliseconds: 600,

  /** One line of the gateway's access log: eight short fields, see `infra/constructs/gateway-stage.ts`. */
  accessLogLineBytes: 300,
  /** CloudWatch adds this to each event (CloudWatch Logs quotas, PutLogEvents). */
  logEventOverheadBytes: 26,
  /** What Powertools writes around the fields of a line in the cloud: time, service, trace, sampling rate. */
  logLineFrameBytes: 150,

  /** Header of an answer with all security headers, and of a request with its token, in bytes. */
  answerHeaderBytes: 1_200,
  requestHeaderBytes: 900,
  /** Files that an app opened anew asks for: the page itself, not changed mostly; the others are kept for a year. */
  filesPerOpening: 1,
  bytesPerOpening: 1_500,
  /** Releases a month, after each of which a device fetches all its screens anew: brotli, as built on 2026-11-21. */
  releasesPerMonth: 2,
  filesPerRelease: 35,
  bytesPerRelease: { learner: 130_000, parent: 250_000 },

  /** DynamoDB adds this to each stored item and to each place of it in an index (developer guide, "item sizes"). */
  storedItemOverheadBytes: 100,
} as const;
