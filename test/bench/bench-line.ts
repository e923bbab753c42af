/** One measured value of the benchmark, with its goal and floor. */
export interface BenchResult {
  /** Name of the measurement, such as `open a session on 5,000 cards`. */
  readonly name: string;
  readonly unit: 'ms' | 'KB' | 'calls' | 'rounds' | 'units' | 'nodes' | 'points' | 'times' | 'rows/s' | '%' | 'dollars';
  readonly measured: number;
  /** 95th percentile, if `measured` is the median of many runs. */
  readonly p95?: number;
  /** Lower bound on this machine, measured in the same run. */
  readonly floor?: number;
  /** Target in `unit`, or a multiple of the floor if `goalOf` is `floor`. */
  readonly goal?: number;
  readonly goalOf?: 'floor';
  readonly isMoreBetter?: boolean;
}
