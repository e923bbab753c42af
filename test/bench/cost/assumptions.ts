/** Values that cannot be measured on one machine: estimates unless a source is named. None was measured on AWS. */
export const assumptions = {
  /**
   * Estimated billed milliseconds of a warm function for its own work at 512 MB (token signature, zod, JSON). `millisecondsPerTableCall` adds each DynamoDB
   * round trip; parallel calls are counted one by one.
   */
  ownMilliseconds: 10,
  millisecondsPerTableCall: 6,
  /** Estimate: one scrypt hash at the product's cost, on the one vCPU that a function with 1,769 MB of memory gets. */
  hashingMilliseconds: 350,
  /**
   * Cold starts are under 1 % of calls according to AWS, for functions in constant use (quoted by edgedelta.com, December 2025). A call also starts cold when
   * the function was idle for too long: AWS names no limit; ten minutes were measured in 2019 (mikhail.io), half of that is assumed here. Calls are assumed to
   * arrive at random in the hours in which families are awake. The milliseconds are an estimate.
   */
  coldStartShare: 0.01,
  keptWarmMinutes: 5,
  awakeHoursPerMonth: 30 * 12,
  coldStartMilliseconds: 600,

  /** One line of the gateway's access log: eight short fields, see `infra/constructs/gateway-stage.ts`. */
  accessLogLineBytes: 300,
  /** Overhead that CloudWatch adds to each event (CloudWatch Logs quotas, PutLogEvents). */
  logEventOverheadBytes: 26,
  /** Fields that Powertools adds to each line in the cloud: time, service, trace, sampling rate. */
  logLineFrameBytes: 150,

  /** Header bytes of a response, with all security headers. `requestHeaderBytes` are those of a request with its token. */
  answerHeaderBytes: 1_200,
  requestHeaderBytes: 900,
  /** File requests when the app opens: usually a single one, which confirms that the page is unchanged. All other files are cached for a year. */
  filesPerOpening: 1,
  bytesPerOpening: 1_500,
  /** Releases per month. After each one, a device fetches all its screens again: `filesPerRelease` files, in Brotli sizes as built on 2026-11-21. */
  releasesPerMonth: 2,
  filesPerRelease: 35,
  bytesPerRelease: { learner: 130_000, parent: 250_000 },

  /** Overhead that DynamoDB adds to each stored item and to each index entry (developer guide, "item sizes"). */
  storedItemOverheadBytes: 100,
} as const;
