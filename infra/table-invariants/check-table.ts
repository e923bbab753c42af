import { storedHouseholds } from '../../functions/data/people/household.ts';
import { storedUsers } from '../../functions/data/people/user.ts';
import { checkHousehold } from './check-household.ts';
import { Claims } from './claims.ts';
import { addHouseholdRow, emptyHousehold } from './household-contents.ts';
import { ProductSums } from './product-sums.ts';
import { type KindName, readRow } from './read-row.ts';
import type { Row } from './row.ts';
import { addAccountRow, checkAccount, emptyAccount } from './rules/accounts.ts';
import { checkOneRow } from './rules/one-row.ts';
import { type Violation, violation } from './violation.ts';

/** Row counts and contradictions of a table. */
export interface TableReport {
  /** All rows, including unknown kinds. */
  readonly rows: number;
  readonly rowsByKind: ReadonlyMap<KindName, number>;
  readonly violations: readonly Violation[];
}

/**
 * Checks that the rows of a table are consistent: counters match rows, lookup rows match accounts, totals match the answer log, and
 * no row belongs to something that doesn't exist. Concurrent writes may cause false violations.
 * @param rows The whole table with each partition's rows together, as a Scan returns them. Only one partition is kept in memory,
 *   without texts and with its log summed up, plus claims that await their counterpart.
 */
export async function checkTable(rows: AsyncIterable<Row> | Iterable<Row>): Promise<TableReport> {
  const table = new TableCheck();
  for await (const row of rows) table.add(row);
  return table.finish();
}

class TableCheck {
  readonly #claims = new Claims();
  readonly #sums = new ProductSums();
  readonly #violations: Violation[] = [];
  readonly #rowsByKind = new Map<KindName, number>();
  #rows = 0;
  #household = emptyHousehold('');
  #account = emptyAccount('');
  #partition = '';
  /** Partitions that were read completely. If one appears again, its rows were not returned together. */
  readonly #closed = new Set<string>();

  add(row: Row): void {
    if (row.PK !== this.#partition) this.#open(row.PK);
    this.#rows += 1;
    const stored = readRow(row);
    if ('rule' in stored) {
      this.#violations.push(stored);
      return;
    }
    this.#rowsByKind.set(stored.kind, (this.#rowsByKind.get(stored.kind) ?? 0) + 1);
    this.#violations.push(...checkOneRow(stored));
    this.#claims.add(stored);
    this.#sums.add(stored);
    if (this.#household.id !== '') addHouseholdRow(this.#household, stored);
    if (this.#account.id !== '') addAccountRow(this.#account, stored);
  }

  #open(partition: string): void {
    this.#close();
    if (this.#closed.has(partition))
      this.#violations.push(violation('one-partition', `${partition} was read in pieces: read the table again`));
    this.#partition = partition;
    this.#household = emptyHousehold(storedHouseholds.partitionKey.read(partition)?.['id'] ?? '');
    this.#account = emptyAccount(storedUsers.partitionKey.read(partition)?.['id'] ?? '');
  }

  #close(): void {
    if (this.#household.rowCount > 0) {
      this.#violations.push(...checkHousehold(this.#household));
      this.#sums.addHousehold(this.#household);
      this.#closed.add(this.#partition);
    }
    if (this.#account.id !== '') {
      this.#violations.push(...checkAccount(this.#account));
      this.#closed.add(this.#partition);
    }
  }

  finish(): TableReport {
    this.#open('');
    this.#violations.push(...this.#claims.violations(), ...this.#sums.violations());
    return { rows: this.#rows, rowsByKind: this.#rowsByKind, violations: this.#violations };
  }
}
