import { expect, it } from 'vitest';
import { localPart } from '../../../shared/ids.ts';
import { updateDeck } from '../../../shared/routes/decks.ts';
import { listCardStates } from '../../../shared/routes/reports.ts';
import { startSession } from '../../../shared/routes/study.ts';
import { answer } from '../../support/answer-cards.ts';
import { openCostTable } from '../../support/table/cost-table.ts';
import { readPartition } from '../../support/stored-rows.ts';
import { addChild, makeDeck, makeFamily } from '../../support/test-family.ts';
import { openTestProduct } from '../../support/test-product.ts';
import { writeRows } from '../../support/table/write-items.ts';

it('tells what each child knows of each side that a deck asks, page by page, at 0.5 read units for 4 KB of memories [route-list-card-states]', async () => {
  const product = await openTestProduct({}, { breaksInvariants: 'copies what a child knows of cards' });
  const family = await makeFamily(product);
  const { household, parent, child, learner } = family;
  const ben = await addChild(product, parent, household.id, 'Ben');
  const deck = await makeDeck(product, family, 3);
  const other = await makeDeck(product, family, 1);
  const params = { deckId: deck.id };
  await product.call(updateDeck, parent.token, { params, body: { asks: 'both' } });
  for (const [token, deckId, count] of [
    [child.token, deck.id, 4],
    [child.token, other.id, 1],
    [ben.child.token, deck.id, 1],
  ] as const) {
    const session = await product.call(startSession, token, { params: { deckId }, body: {} });
    await answer(product, token, session, count);
  }
  const read = async (query = {}) => await product.call(listCardStates, parent.token, { params, query });
  const all = await read();
  expect(new Set(all.map(({ learnerId }) => learnerId))).toEqual(new Set([learner.id, ben.learner.id]));
  expect(all.filter(({ learnerId }) => learnerId === ben.learner.id)).toMatchObject([{ seen: 1, wrong: 1 }]);
  const emmas = all.filter(({ learnerId }) => learnerId === learner.id);
  expect(emmas.reduce((sum, { seen, wrong }) => sum + seen * 10 + wrong, 0)).toBe(42);
  expect(all.every(({ cardId }) => cardId.startsWith(deck.id))).toBe(true);

  const pages = [];
  for (let query: Record<string, string> | undefined = { limit: '1' }; query;) {
    const { body, headers } = await product.send(listCardStates, parent.token, { params, query });
    pages.push(...(body as typeof all));
    const cursor = /cursor=([\w-]+)/.exec(headers['link'] ?? '')?.[1];
    query = cursor === undefined ? undefined : { limit: '1', cursor };
  }
  expect(pages).toEqual(all);
  const elsewhere = Buffer.from(`${localPart(learner.id)}#${localPart(other.id)}#${localPart(deck.id)}`);
  for (const cursor of ['zz', elsewhere.toString('base64url')])
    expect((await product.send(listCardStates, parent.token, { params, query: { cursor } })).status).toBe(400);

  const memories = `L#${localPart(learner.id)}#SRS#${localPart(deck.id)}`;
  const [memory] = await readPartition(product, `HH#${household.id}`, memories);
  const copies = Array.from({ length: 900 }, (_, at) => `${memories}~#${String(at).padStart(26, '0')}`);
  await writeRows(
    product.client,
    copies.map((SK) => ({ ...memory, PK: `HH#${household.id}`, SK })),
  );
  const costs = openCostTable(product.client);
  const spent = await costs.costOf('900 memories of two children', async () => void (await read()));
  expect(spent.reads).toBeLessThanOrEqual(60);
  expect(spent.rounds).toBe(4);
  await product.call(updateDeck, parent.token, { params, body: { asks: 'back' } });
  expect(new Set((await read()).map(({ reversed }) => reversed))).toEqual(new Set([true]));
});
