import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { findRunningStack } from '../../../infra/local/database/running-stack.ts';
import { localTableName, openLocalClient } from '../../../infra/local/gateway/create-local-context.ts';
import { scanTable } from '../../../infra/operations/admin/table-report.ts';
import { checkTable } from '../../../infra/table-invariants/check-table.ts';
import type { Row } from '../../support/stored-rows.ts';
import { makeRandom, type SeededRandom } from '../running/make-random.ts';
import {
  findDatabases,
  killNode,
  type ProductProcess,
  startProduct,
  timeUntilGone,
} from '../running/product-process.ts';
import { Connection } from './connection.ts';
import { FamilyClient } from './family-client.ts';

interface KillRun {
  readonly kills: number;
  readonly seed: number;
  readonly families?: number;
  /** Sequence of kills; random by default. */
  readonly kinds?: readonly KillKind[];
  readonly say?: (line: string) => void;
}

/** `starting` kills Node, then kills it again while it restarts. */
type KillKind = 'node' | 'database' | 'starting';

interface KillReport {
  readonly kills: Readonly<Record<KillKind, number>>;
  readonly answered: number;
  readonly reviews: number;
  readonly cards: number;
  /** Longest time in ms for which Java outlived its parent. */
  readonly longestOrphanMs: number;
  readonly faults: readonly string[];
}

/** Maximum answered calls before a kill, maximum random delays in ms, and maximum time in ms for which Java may outlive its parent: usually a few hundred, more where the machine is busy. */
const [mostCalls, longestStartMs, longestWithoutMs, orphanLimitMs] = [60, 4_000, 300, 10_000];

/** Lets families use the running product, and kills and restarts it repeatedly on the same data. */
export async function runKills(settings: KillRun): Promise<KillReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'flashspark-kill-'));
  try {
    const report = await killAndCompare(dataDir, settings);
    await rm(dataDir, { recursive: true });
    return report;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\nThe data is left in ${dataDir}.`, {
      cause: error,
    });
  }
}

async function killAndCompare(
  dataDir: string,
  { kills, seed, kinds = [], families = 3, say = () => undefined }: KillRun,
): Promise<KillReport> {
  const run = new Killing(dataDir, makeRandom(seed), families);
  const living = run.clients.map(async (client) => await client.run());
  const failed = Promise.all(living);
  failed.catch(() => run.connection.close());
  await run.startAndCompare();
  for (let kill = 1; kill <= kills; kill += 1) {
    const begun = performance.now();
    const step = run.killOnce(kinds[kill - 1]).then(async (what) => {
      await run.startAndCompare();
      return what;
    });
    const what = await Promise.race([step, failed]);
    say(`${kill} of ${kills}: ${String(what)}, ${Math.round(performance.now() - begun)} ms`);
  }
  run.connection.isOver = true;
  await failed;
  return await run.finish();
}

/** Reads rows until they are consistent: the product continues deletions on its own, and a read during a write can look inconsistent. */
async function readSettled(client: DynamoDBDocumentClient) {
  for (let look = 1; ; look += 1) {
    const rows: Row[] = [];
    for await (const row of scanTable(client, localTableName)) rows.push(row);
    const { violations } = await checkTable(rows);
    if (violations.length === 0 || look === looks) return { rows, violations };
  }
}

const looks = 3;

class Killing {
  readonly connection = new Connection();
  readonly clients: readonly FamilyClient[];
  readonly #dataDir: string;
  readonly #random: SeededRandom;
  readonly #kills: Record<KillKind, number> = { node: 0, database: 0, starting: 0 };
  readonly #faults: string[] = [];
  #longestOrphanMs = 0;
  #product: ProductProcess | undefined;

  constructor(dataDir: string, random: SeededRandom, families: number) {
    this.#dataDir = dataDir;
    this.#random = random;
    this.clients = Array.from(
      { length: families },
      (_, index) => new FamilyClient(this.connection, `family${index}`, makeRandom(random.below(2 ** 31))),
    );
  }

  /** Starts the product and compares the stored rows with the families' records before they continue. */
  async startAndCompare(): Promise<void> {
    this.#product = startProduct(this.#dataDir);
    const url = await this.#product.ready;
    if (url === undefined) throw new Error(`The product did not start. ${this.#product.output()}`);
    await this.#compare();
    this.connection.open(url);
  }

  async #compare(): Promise<void> {
    const place = await findRunningStack({ dataDir: this.#dataDir });
    if (!place) throw new Error('The product left no note of where it runs.');
    const client = openLocalClient(place);
    const { rows, violations } = await readSettled(client);
    client.destroy();
    this.#faults.push(...violations.map(({ sentence }) => sentence));
    for (const { books, householdId } of this.clients)
      this.#faults.push(...books.compare(rows.filter(({ PK }) => PK === `HH#${householdId}`)));
    if (this.#faults.length > 0) throw new Error(`Killed, and then:\n${this.#faults.slice(0, 20).join('\n')}`);
  }

  /** Lets the families work, then kills a process. @returns a description of the kill. */
  async killOnce(wanted?: KillKind): Promise<string> {
    const kind = wanted ?? this.#random.pick<KillKind>(['node', 'node', 'database', 'starting']) ?? 'node';
    const calls = 1 + this.#random.below(mostCalls);
    await this.connection.answers(calls);
    if (kind === 'database') {
      for (const id of await findDatabases(this.#dataDir)) process.kill(id, 'SIGKILL');
      this.connection.doubtLatest();
      await pause(this.#random.below(longestWithoutMs));
    }
    await this.#killProduct();
    if (kind === 'starting') await this.#killWhileStarting();
    this.#kills[kind] += 1;
    return `${kind}, ${calls} calls after the start`;
  }

  async #killWhileStarting(): Promise<void> {
    this.#product = startProduct(this.#dataDir);
    await Promise.race([pause(this.#random.below(longestStartMs)), this.#product.ready]);
    await this.#killProduct();
  }

  async #killProduct(): Promise<void> {
    if (!this.#product) return;
    this.connection.close();
    await killNode(this.#product);
    const outlived = await timeUntilGone(this.#dataDir, orphanLimitMs);
    if (outlived === undefined) throw new Error(`Java still runs ${orphanLimitMs} ms after its parent was killed.`);
    this.#longestOrphanMs = Math.max(this.#longestOrphanMs, outlived);
    await this.connection.waitUntilIdle();
  }

  async finish(): Promise<KillReport> {
    await this.#compare();
    await this.#killProduct();
    const books = this.clients.map((client) => client.books);
    return {
      kills: this.#kills,
      answered: this.connection.answered,
      reviews: books.reduce((sum, { reviews }) => sum + reviews.size, 0),
      cards: books.reduce(
        (sum, { decks }) => sum + [...decks.values()].reduce((all, { cards }) => all + cards.size, 0),
        0,
      ),
      longestOrphanMs: this.#longestOrphanMs,
      faults: this.#faults,
    };
  }
}
