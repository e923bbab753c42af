import { expect, it } from 'vitest';
import { localPart } from '../../../shared/ids.ts';
import { createLearner, getReportSummary } from '../../../shared/routes/learners.ts';
import { listSessions, startSession } from '../../../shared/routes/study.ts';
import type { Session } from '../../../shared/schemas/study.ts';
import { answer } from '../../support/answer-cards.ts';
import { readPartition } from '../../support/stored-rows.ts';
import { addChild, makeDeck, makeFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests } from '../../support/test-product.ts';
import { writeRows } from '../../support/table/write-items.ts';

it('counts the sessions that have an answer, also where the totals are older than their count', async () => {
  const product = await openTestProduct();
  const family = await makeFamily(product);
  const deck = await makeDeck(product, family, 3);
  const { token } = family.child;
  const place = { PK: `HH#${family.household.id}`, SK: `L#${localPart(family.learner.id)}#FACTS` };
  const studyOn = async (day: number, answers: number) => {
    product.setNow(new Date(Date.parse(startOfTests) + day * 86_400_000));
    const body = { mode: 'all' } as const;
    const session = await product.call(startSession, token, { params: { deckId: deck.id }, body });
    for (let index = 0; index < answers; index += 1) await answer(product, token, session, 1);
  };
  const counted = async () => {
    const call = { params: { learnerId: family.learner.id } };
    return (await product.call(getReportSummary, token, call)).totalStudySessions;
  };
  expect(await counted()).toBe(0);
  await studyOn(0, 2);
  await studyOn(1, 0);
  expect(await counted()).toBe(1);
  // Simulates a row from before sessions were counted.
  const [before] = await readPartition(product, place.PK, place.SK);
  expect(before).toMatchObject({ sessions: 1 });
  await writeRows(product.client, [{ ...before, sessions: undefined }]);
  expect(await counted()).toBe(1);
  await studyOn(2, 1);
  const [facts] = await readPartition(product, place.PK, place.SK);
  expect(facts).toMatchObject({ sessions: 2, reviews: 3 });
});

it('lists the sessions of several learners newest first, page by page, each once [route-list-sessions, call-long-lists-page-link-header]', async () => {
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
      const page = await product.send(listSessions, family.parent.token, { query });
      found.push(...(page.body as Session[]).map((session) => session.id));
      cursor = /cursor=([\w-]+)[&>]/.exec(page.headers['link'] ?? '')?.[1];
    }
    expect(found, `pages of ${limit}`).toEqual(started);
  }
  expect(await product.call(listSessions, token, {})).toHaveLength(4);
  const ofAda = await product.call(listSessions, family.parent.token, { query: { learnerId: ada.id, limit: 2 } });
  expect(ofAda.map((session) => session.id)).toEqual([started[0], started[3]]);
});

it('marks the answers that a grown-up gave for a learner, and their session, by who calls [side-by-side]', async () => {
  const product = await openTestProduct();
  const family = await makeFamily(product);
  const deck = await makeDeck(product, family, 3);
  const { child, parent, learner } = family;
  const body = { learnerId: learner.id };
  const session = await product.call(startSession, parent.token, { params: { deckId: deck.id }, body });
  expect(session).not.toHaveProperty('sideBySide');
  await answer(product, child.token, session, 1);
  const list = async () => await product.call(listSessions, parent.token, { query: { learnerId: learner.id } });
  expect((await list())[0]).not.toHaveProperty('sideBySide');
  await answer(product, parent.token, session, 1);
  await answer(product, child.token, session, 1);
  expect(await list()).toMatchObject([{ id: session.id, cardsStudied: 3, sideBySide: true }]);
  const log = await readPartition(product, `HH#${family.household.id}`, `L#${localPart(learner.id)}#REV`);
  expect(log.filter(({ sideBySide }) => sideBySide === true)).toHaveLength(1);
  const claimed = { ...body, sideBySide: true };
  const refused = await product.send(startSession, child.token, { params: { deckId: deck.id }, json: claimed });
  expect(refused.status).toBe(400);
});
