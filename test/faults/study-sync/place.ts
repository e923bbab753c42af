import { Table } from '../../../functions/data/table/table.ts';
import { localTableName } from '../../../infra/local/gateway/create-local-context.ts';
import { login } from '../../../shared/routes/auth.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import type { SignedIn } from '../../../shared/schemas/user.ts';
import { readPartition, type Row } from '../../support/stored-rows.ts';
import { takeSnapshot } from '../../support/table/table-snapshot.ts';
import { makeDeck, makeFamily, password, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';
import { openMemoryTable } from '../twin/memory-client.ts';
import { deviceCount } from './steps.ts';

/** A time zone with daylight saving time, west of the server's: the study day differs from the server's day. */
export const timeZone = 'America/New_York';

/** A family in its initial state, signed in on all devices, with its server. */
export interface Family extends TestFamily {
  readonly product: TestProduct;
  readonly deck: Deck;
  /** The learner's sign-in sessions, one per device. */
  readonly sessions: readonly SignedIn[];
  /** The parent's sign-in on a device of the learner. */
  readonly visitor: SignedIn;
  readonly readRows: () => Promise<readonly Row[]>;
}

/** Environment in which worlds run one after the other. */
export interface TestEnvironment {
  /** Restores the initial state. @returns the family. */
  readonly begin: () => Promise<Family>;
}

const cards = 4;

/** Opens an in-memory environment: the real handlers with an in-memory replacement of the table. */
export async function openMemoryPlace(): Promise<TestEnvironment> {
  const memory = openMemoryTable();
  const product = await openTestProduct({ table: new Table(memory.client, localTableName) });
  rememberTokens(product);
  const family = await settleIn(product);
  const readRows = async () => memory.rows(`HH#${family.household.id}`) as Row[];
  const restore = memory.keep();
  return {
    begin: async () => {
      restore();
      return atStart({ ...family, readRows });
    },
  };
}

export async function openStoredPlace(): Promise<TestEnvironment> {
  const product = await openTestProduct();
  const family = await settleIn(product);
  const readRows = async () => await readPartition(product, `HH#${family.household.id}`);
  const restore = await takeSnapshot(product.client);
  return {
    begin: async () => {
      await restore();
      return atStart({ ...family, readRows });
    },
  };
}

function atStart(family: Family): Family {
  family.product.setNow(startOfTests);
  return family;
}

/** Caches verified tokens: signatures have their own tests, and verifying them would take half of the run time. */
function rememberTokens({ context }: TestProduct): void {
  const { tokens } = context;
  const known = new Map<string, ReturnType<typeof tokens>>();
  const remember: typeof tokens = (token, now) => {
    const claims = known.get(token) ?? tokens(token, now);
    known.set(token, claims);
    return claims;
  };
  Object.assign(context, { tokens: remember });
}

async function settleIn(product: TestProduct): Promise<Omit<Family, 'readRows'>> {
  const family = await makeFamily(product, timeZone);
  const deck = await makeDeck(product, family, cards);
  const body = { email: family.child.user.email, password };
  const sessions: SignedIn[] = [];
  for (let device = 0; device < deviceCount; device += 1) sessions.push(await product.call(login, undefined, { body }));
  const visitor = await product.call(login, undefined, { body: { email: family.parent.user.email, password } });
  return { ...family, product, deck, sessions, visitor };
}
