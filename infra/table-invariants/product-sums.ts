import type { ProductCounts } from '../../functions/data/operations/product-counts.ts';
import { storedActiveDays } from '../../functions/data/people/active-accounts.ts';
import { countUndeleted, type HouseholdContents } from './household-contents.ts';
import type { StoredRow } from './read-row.ts';
import { type Violation, violation } from './violation.ts';

const kinds = ['users', 'households', 'learners', 'decks'] as const satisfies readonly (keyof ProductCounts)[];

/** Compares the admin counters with the actual rows. Households that are being deleted don't count. */
export class ProductSums {
  readonly #counted: Record<keyof ProductCounts, number> = { users: 0, households: 0, learners: 0, decks: 0 };
  readonly #found: Record<keyof ProductCounts, number> = { users: 0, households: 0, learners: 0, decks: 0 };
  /** Active accounts by day: the counter minus the accounts found. */
  readonly #activeByDay = new Map<string, number>();

  add(stored: StoredRow): void {
    if (stored.kind === 'product-count') this.#counted[stored.item.kind] += stored.item.count;
    if (stored.kind === 'active-day') this.#addActive(stored.place.day, stored.item.accounts);
    if (stored.kind === 'user') {
      this.#found.users += 1;
      if (stored.item.lastActiveDay !== undefined) this.#addActive(stored.item.lastActiveDay, -1);
    }
  }

  #addActive(day: string, accounts: number): void {
    this.#activeByDay.set(day, (this.#activeByDay.get(day) ?? 0) + accounts);
  }

  addHousehold({ household, learners, decks }: HouseholdContents): void {
    if (!household || household.deletingSince !== undefined) return;
    this.#found.households += 1;
    this.#found.learners += countUndeleted(learners);
    this.#found.decks += countUndeleted(decks);
  }

  /** @yields each wrong counter. Call this after all rows of the table were added. */
  *violations(): Generator<Violation> {
    for (const kind of kinds) {
      const counted = this.#counted[kind];
      if (counted !== this.#found[kind])
        yield violation('product-totals', `COUNT#${kind} is ${counted} in all, and there are ${this.#found[kind]}`);
    }
    for (const [day, difference] of this.#activeByDay) {
      if (difference !== 0)
        yield violation(
          'active-accounts',
          `${storedActiveDays.describe({ day })} is off by ${difference} from the accounts last in use that day`,
        );
    }
  }
}
