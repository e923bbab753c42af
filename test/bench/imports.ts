import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { householdRows } from '../../functions/data/household.ts';
import { storedCards } from '../../functions/data/card.ts';
import { Table } from '../../functions/data/table/table.ts';
import type { ProcessClient } from '../../infra/local/gateway/call-in-process.ts';
import { localTableName } from '../../infra/local/gateway/create-local-context.ts';
import { localPart } from '../../shared/ids.ts';
import { limits } from '../../shared/limits.ts';
import { notice } from '../../shared/notice.ts';
import { register } from '../../shared/routes/auth.ts';
import { importCards } from '../../shared/routes/cards.ts';
import { createDeck } from '../../shared/routes/decks.ts';
import { createHousehold } from '../../shared/routes/households.ts';
import { meterConsumption } from '../support/consumption.ts';
import type { BenchLine } from './bench-line.ts';

/** Cards of one import, as a browser sends them: five calls. */
const cardCount = 1_000;
/** Imports into a deck of their own, each beside the same rows written raw. */
const rounds = 9;

/**
 * How fast the product imports a file, and what it costs. The floor are the same rows by BatchWrite alone, as many at once, without who
 * calls, without the deck and its counter, and without the note by which a part that was cut off is told from one that is saved.
 */
export async function benchImports(
  { call }: ProcessClient,
  client: DynamoDBDocumentClient,
  clock: () => Date,
): Promise<BenchLine[]> {
  const account = { email: 'import@example.org', password: 'correct horse 42', role: 'parent' as const };
  const { token } = await call(register, undefined, { body: account });
  const household = await call(createHousehold, token, {
    body: { name: 'Import', timeZone: 'UTC', consent: { noticeVersion: notice.version } },
  });
  const makeDeck = async (name: string) => await call(createDeck, token, { body: { name, householdId: household.id } });
  const rows = householdRows(new Table(client, localTableName), household.id);
  const cards = Array.from({ length: cardCount }, (_, row) => ({ front: `front ${row}`, back: `back ${row}` }));

  const importAll = async (deckId: string) => {
    for (let offset = 0; offset < cardCount; offset += limits.cardsPerImportCall) {
      const body = { importId: 'bench', offset, cards: cards.slice(offset, offset + limits.cardsPerImportCall) };
      await call(importCards, token, { params: { deckId }, body });
    }
  };
  const writeAll = async (deckId: string) => {
    const deck = localPart(deckId);
    const createdAt = clock().toISOString();
    for (let offset = 0; offset < cardCount; offset += limits.cardsPerImportCall) {
      const part = cards.slice(offset, offset + limits.cardsPerImportCall).map((sides, index) => ({
        deck,
        card: `${createdAt.replaceAll(/\D/g, '').padEnd(20, '0')}-${String(offset + index).padStart(5, '0')}`,
        ...sides,
        createdAt,
        version: 1,
      }));
      await storedCards.putMany(rows, part, () => true);
    }
  };
  const paces: Record<'product' | 'raw', number[]> = { product: [], raw: [] };
  const timed = async (work: () => Promise<void>) => {
    const begun = performance.now();
    await work();
    return (cardCount * 1_000) / (performance.now() - begun);
  };
  for (let round = 0; round <= rounds; round += 1) {
    const [own, raw] = [await makeDeck(`product ${round}`), await makeDeck(`raw ${round}`)];
    const pace = {
      product: await timed(async () => await importAll(own.id)),
      raw: await timed(async () => await writeAll(raw.id)),
    };
    // The first one warms both up.
    if (round > 0) for (const kind of ['product', 'raw'] as const) paces[kind].push(pace[kind]);
  }
  const metered = await makeDeck('metered');
  const meter = meterConsumption(client);
  await importAll(metered.id);
  const { writes } = meter.take();
  return [
    {
      name: 'import 1,000 cards',
      unit: 'rows/s',
      measured: medianOf(paces.product),
      floor: medianOf(paces.raw),
      goal: 0.75,
      goalOf: 'floor',
      isMoreBetter: true,
    },
    {
      name: 'write units for 1,000 cards',
      unit: 'units',
      measured: writes,
      floor: cardCount,
      goal: 1.1,
      goalOf: 'floor',
    },
  ];
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
