/** One figure of the bench, beside what it is compared with. */
export interface BenchLine {
  /** What was measured, such as `open a session on 5,000 cards`. */
  readonly name: string;
  readonly unit: 'ms' | 'KB' | 'calls' | 'rounds' | 'units' | 'nodes' | 'points' | 'times' | 'rows/s' | 'dollars';
  readonly measured: number;
  /** The 95th percentile, where `measured` is the median of many. */
  readonly p95?: number;
  /** The least that it could be on this machine, measured in the same run. */
  readonly floor?: number;
  /** What it should be, in `unit` or, where `goalOf` says so, as a multiple of the floor. */
  readonly goal?: number;
  readonly goalOf?: 'floor';
  /** Where more is better, such as points or rows a second. */
  readonly isMoreBetter?: boolean;
}
