import { notice } from '../../../shared/notice.ts';
import { giveConsent, withdrawConsent } from '../../../shared/routes/consent.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { storedFitNotes } from '../../../functions/data/study/fit-note.ts';
import { householdRows } from '../../../functions/data/people/household.ts';
import { findScheduling } from '../../../functions/data/study/scheduling.ts';
import { handler } from '../../../functions/scheduled/fit-memories.ts';
import { fitMemory } from '../../../functions/scheduled/memory-fitter.ts';
import { localPart } from '../../../shared/ids.ts';
import { listCards } from '../../../shared/routes/cards.ts';
import { limits } from '../../../shared/limits.ts';
import { getMe } from '../../../shared/routes/auth.ts';
import { getReportSummary } from '../../../shared/routes/learners.ts';
import { recordReviews, startSession } from '../../../shared/routes/study.ts';
import { familySettings } from '../../../shared/scheduling/fsrs-engine.ts';
import type { OpenSession, Review } from '../../../shared/schemas/study.ts';
import { readNumbers, recount } from '../../support/recount.ts';
import { runAs } from '../../support/role-of-function.ts';
import { answerLike, forgetfulWeights } from '../../support/families/simulated-learner.ts';
import { readHousehold, readSpread } from '../../support/stored-rows.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

describe('weights that are fitted to a log', () => {
  it('foretell the newer answers of a learner better who forgets otherwise than most', async () => {
    const found = await fitMemory(answerLike(forgetfulWeights, 600, 7));
    expect(found?.weights).toHaveLength(familySettings.weights.length);
    expect(found?.logLoss).toBeLessThan((found?.defaultLogLoss ?? 0) - 0.02);
  });

  it('are used for a learner who forgets as most do only where they are better', async () => {
    const found = await fitMemory(answerLike(familySettings.weights, 500, 7));
    expect(found?.weights !== undefined).toBe((found?.logLoss ?? 0) < (found?.defaultLogLoss ?? 0));
    // With so few answers the fit may only be slightly better or worse by chance.
    expect(Math.abs((found?.logLoss ?? 0) - (found?.defaultLogLoss ?? 0))).toBeLessThan(0.03);
  });

  it('are not looked for where nothing can be foretold: all of it on one day', async () => {
    const oneDay = answerLike(forgetfulWeights, 500, 7).map((answer) => ({ ...answer, day: '2026-01-01' }));
    expect(await fitMemory(oneDay)).toBeUndefined();
  });
});

describe('the job that fits weights', () => {
  let product: TestProduct;
  let family: TestFamily;
  let session: OpenSession;
  let cardIds: readonly string[];
  let sent = 0;
  beforeAll(async () => {
    product = await openTestProduct();
    family = await makeFamily(product);
    const deck = await makeDeck(product, family, 60);
    const params = { deckId: deck.id };
    cardIds = (await product.call(listCards, family.parent.token, { params })).map(({ id }) => id);
    session = await product.call(startSession, family.child.token, { params, body: {} });
    for (let week = 0; week < 7; week += 1) {
      product.pass(7 * 86_400);
      // Accounts without calls for two weeks are signed out.
      for (const { token } of [family.child, family.parent]) await product.call(getMe, token, {});
    }
  });

  /** Answers each card on seven days at growing intervals. Three of four answers are right, whatever the interval. */
  async function answerMore(count: number): Promise<void> {
    const reviews = Array.from({ length: count }, (): Review => {
      const [card, round] = [sent % cardIds.length, Math.floor(sent / cardIds.length)];
      const at = Date.parse(session.startedAt) + round * round * 86_400_000 + sent;
      sent += 1;
      return {
        id: `01KE6P4YM00000000000000${String(sent).padStart(3, '0')}`,
        cardId: cardIds[card] ?? '',
        rating: (card * 7 + round * 3) % 4 === 0 ? 'wrong' : 'correct',
        answeredAt: new Date(at).toISOString(),
      };
    });
    for (let start = 0; start < count; start += limits.reviewsPerCall)
      await product.call(recordReviews, family.child.token, {
        params: { sessionId: session.id },
        body: { reviews: reviews.slice(start, start + limits.reviewsPerCall) },
      });
  }

  const notes = async () => await readSpread(product, 'FITS');
  const fits = async () => {
    const { table } = product.context;
    return (await findScheduling(householdRows(table, family.household.id), localPart(family.learner.id))).fits;
  };
  const run = async () => await runAs('events/fit-memories', async () => await handler.on(product.context)());
  const fitTold = async () => {
    const params = { learnerId: family.learner.id };
    return (await product.call(getReportSummary, family.parent.token, { params })).fit;
  };

  async function whileWithdrawn(act: () => Promise<unknown>): Promise<void> {
    const params = { householdId: family.household.id };
    await product.call(withdrawConsent, family.parent.token, { params });
    await act();
    await product.call(giveConsent, family.parent.token, { params, body: { noticeVersion: notice.version } });
  }

  /** Recreates the row with which new answers schedule the fitting job's check of the learner. */
  async function noteAgain(): Promise<void> {
    const { table } = product.context;
    const place = { householdId: family.household.id, learner: localPart(family.learner.id), tries: 0 };
    await table.commit([storedFitNotes.replace(table, { ...place, due: '2026-01-01T00:00:00.000Z' })]);
  }

  it('does nothing below 400 answers', async () => {
    await answerMore(limits.answersToFit - 1);
    expect(await notes()).toEqual([]);
    await run();
    expect(await fits()).toEqual([]);
    expect(await fitTold()).toBeUndefined();
  });

  it('fits them at 400 answers, for the answers from the next study day on, and passes over a learner who is gone or whose family took its consent back [study-fitted]', async () => {
    const { table } = product.context;
    const gone = { householdId: family.household.id, learner: '01KE6P4YM0ZZZZZZZZZZZZZZZZ', tries: 0 };
    await table.commit([storedFitNotes.replace(table, { ...gone, due: '2026-01-01T00:00:00.000Z' })]);
    await answerMore(1);
    expect(await notes()).toHaveLength(2);
    await whileWithdrawn(run);
    expect([await fits(), await notes()]).toEqual([[], []]);
    await noteAgain();
    await run();
    const [fit] = await fits();
    expect(fit).toMatchObject({ on: '2026-02-23', from: '2026-02-24', answers: limits.answersToFit });
    expect(fit?.logLoss).toBeLessThan(fit?.defaultLogLoss ?? 0);
    expect(await fitTold()).toEqual({ on: '2026-02-23', answers: limits.answersToFit });
    expect(await notes()).toEqual([]);
  });

  it('leaves every memory what its log makes of it, before and after', async () => {
    const isRecounted = async () => {
      const rows = await readHousehold(product, family.household.id);
      const learner = localPart(family.learner.id);
      expect(readNumbers(rows, learner)).toEqual(recount(rows, learner, 'UTC', new Set()));
    };
    await isRecounted();
    product.pass(2 * 86_400);
    const review = { id: '01KE6P4YM00000000000000ZZZ', cardId: cardIds[0] ?? '', rating: 'correct' } as const;
    await product.call(recordReviews, family.child.token, {
      params: { sessionId: session.id },
      body: { reviews: [{ ...review, answeredAt: product.now().toISOString() }] },
    });
    await isRecounted();
  });

  it('tries one that it was cut off at a day later, and gives it up after three times', async () => {
    const { table } = product.context;
    const note = { householdId: family.household.id, learner: localPart(family.learner.id), tries: 3 };
    await table.commit([storedFitNotes.replace(table, { ...note, due: product.now().toISOString() })]);
    await expect(run()).rejects.toThrow('1 learners’ answers could not be fitted.');
    expect(await notes()).toEqual([]);
    expect(await fits()).toHaveLength(1);
  });
});
