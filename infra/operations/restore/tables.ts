import type { Table } from '../../../functions/data/table/table.ts';

export interface Tables {
  /** Table that was in use when people erased and ended things. */
  readonly from: Table;
  /** Restored table, in which some of that exists again. */
  readonly onto: Table;
}
