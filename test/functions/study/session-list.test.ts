import { expect, it } from 'vitest';
import { createLearner } from '../../../shared/routes/learners.ts';
import { listSessions, startSession } from '../../../shared/routes/study.ts';
import type { Session } from '../../../shared/schemas/study.ts';
import { proves } from '../../specification/proves.ts';
import { addChild, makeDeck, makeFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests } from '../../support/test-product.ts';

it('lists the sessions of several learners newest first, page by page, each once', async () => {
  proves('route-list-sessions', 'call-long-lists-page-link-header');
  const product = await openTestProduct();
  const family = await makeFamily(product);
  const deck = await makeDeck(product, family, 25);
  const { token } = family.child;
  const { child } = await addChild(product, family.parent, family.household.id, 'Ben');
  const ada = await product.call(createLearner, family.parent.token, {
    params: { householdId: family.household.id },
    body: { name: 'Ada' },
  });
  const started: string[] = [];
  for (let day = 0; day < 4; day += 1) {
    for (const [index, who] of [token, child.token, family.parent.token].entries()) {
      product.setNow(new Date(Date.parse(startOfTests) + day * 86_400_000 + index * 60_000));
      const body = index === 2 ? { learnerId: ada.id } : {};
      started.unshift((await product.call(startSession, who, { params: { deckId: deck.id }, body })).id);
    }
  }
  for (const limit of [1, 3, 5, 12, 100]) {
    const found: string[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const query = { limit: String(limit), ...(cursor !== '' && { cursor }) };
      const answer = await product.send(listSessions, family.parent.token, { query });
      found.push(...(answer.body as Session[]).map((session) => session.id));
      cursor = /cursor=([\w-]+)[&>]/.exec(answer.headers['link'] ?? '')?.[1];
    }
    expect(found, `pages of ${limit}`).toEqual(started);
  }
  expect(await product.call(listSessions, token, {})).toHaveLength(4);
  const ofAda = await product.call(listSessions, family.parent.token, { query: { learnerId: ada.id, limit: 2 } });
  expect(ofAda.map((session) => session.id)).toEqual([started[0], started[3]]);
});
