import { notice } from '../../../shared/notice.ts';
import { giveConsent, withdrawConsent } from '../../../shared/routes/consent.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { storedFitNotes } from '../../../functions/data/study/fit-note.ts';
import { householdRows } from '../../../functions/data/people/household.ts';
import { findScheduling, type StoredScheduling, storedScheduling } from '../../../functions/data/study/scheduling.ts';
import { handler } from '../../../functions/scheduled/fit-memories.ts';
import { fitMemory } from '../../../functions/scheduled/memory-fitter.ts';
import { localPart } from '../../../shared/ids.ts';
import { listCards } from '../../../shared/routes/cards.ts';
import { limits } from '../../../shared/limits.ts';
import { addDays } from '../../../shared/scheduling/calendar-day.ts';
import { getMe } from '../../../shared/routes/auth.ts';
import { getReportSummary } from '../../../shared/routes/learners.ts';
import { recordReviews, startSession } from '../../../shared/routes/study.ts';
import { familySettings } from '../../../shared/scheduling/fsrs-engine.ts';
import type { OpenSession, Review } from '../../../shared/schemas/study.ts';
import { readNumbers, recount } from '../../support/recount.ts';
import { runAs } from '../../support/role-of-function.ts';
import { answerLike, foretellLater, forgetfulWeights, studyIn } from '../../support/families/simulated-learner.ts';
import { worlds } from '../../support/families/simulated-worlds.ts';
import { readHousehold, readSpread } from '../../support/stored-rows.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

/** Number of children per simulated world, and number of answers that each child has given when the weights are fitted. As many answers follow later. */
const [childrenPerWorld, seen] = [5, 400];

describe('weights that are fitted to a log', () => {
  const ratioOf = (found: Awaited<ReturnType<typeof fitMemory>>) =>
    (found?.logLoss ?? 0) / (found?.defaultLogLoss ?? 0);

  it('predict held-out answers better of a learner who forgets otherwise than most, and are partly the default weights', async () => {
    const found = await fitMemory(answerLike(forgetfulWeights, 600, 7));
    expect(found?.weights).toHaveLength(familySettings.weights.length);
    expect(ratioOf(found)).toBeLessThan(0.99);
    expect(found?.share).toBeCloseTo((found?.judged ?? 0) / ((found?.judged ?? 0) + 1_000), 4);
  });

  it('are not used for a learner who forgets as most do', async () => {
    const found = await fitMemory(answerLike(familySettings.weights, 500, 7));
    expect(found?.judged).toBeGreaterThan(300);
    expect([found?.weights, found?.share]).toEqual([undefined, undefined]);
  });

  it('are not used when they predict less than 1 % better, or better only by chance', async () => {
    const lessThanOne = await fitMemory(studyIn(worlds['ACT-R'], seen, 2));
    expect(ratioOf(lessThanOne)).toBeGreaterThan(0.99);
    expect(ratioOf(lessThanOne)).toBeLessThan(1);
    const byChance = await fitMemory(studyIn(worlds.MCM, seen, 3));
    expect(ratioOf(byChance)).toBeLessThan(0.99);
    expect([lessThanOne?.weights, byChance?.weights]).toEqual([undefined, undefined]);
  });

  it('predict later answers better on average, in worlds of FSRS and of other models, and worse for at most 5 % of children', async () => {
    const gains: number[] = [];
    for (const world of Object.values(worlds))
      for (let child = 1; child <= childrenPerWorld; child += 1) {
        const log = studyIn(world, 2 * seen, child);
        const found = await fitMemory(log.slice(0, seen));
        const { everybodys, own } = foretellLater(log, seen, found?.weights);
        gains.push(everybodys - own);
      }
    expect(gains.filter((gain) => gain > 0).length).toBeGreaterThan(gains.length / 10);
    expect(gains.reduce((sum, gain) => sum + gain, 0)).toBeGreaterThan(0);
    expect(gains.filter((gain) => gain < 0).length).toBeLessThanOrEqual(0.05 * gains.length);
  });

  it('are not looked for where nothing can be predicted: all of it on one day', async () => {
    const oneDay = answerLike(forgetfulWeights, 500, 7).map((answer) => ({ ...answer, day: '2026-01-01' }));
    expect(await fitMemory(oneDay)).toBeUndefined();
  });

  it('stay the default ones for a log that the library itself refuses to evaluate: every interval happened once', async () => {
    const found = await fitMemory(neverTwice);
    expect(found).toEqual({
      judged: neverTwice.length / 2,
      logLoss: found?.defaultLogLoss,
      defaultLogLoss: found?.logLoss,
    });
  });
});

/** Two answers to each of 150 cards. The interval between the two differs from card to card: one day to 150 days. */
const neverTwice = Array.from({ length: 150 }, (_, index) =>
  [0, index + 1].map((days) => {
    const day = addDays('2026-01-01', days);
    return { name: `deck card-${index}`, day, place: `${day} ${index}`, rating: 'correct' as const };
  }),
).flat();

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

  /** Recreates the row that new answers write so that the fitting job checks the learner. */
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

  it('fits again once the log has grown by half, or doubled where the default weights stayed, and at once after a fit of the first release', async () => {
    const { table } = product.context;
    const rows = householdRows(table, family.household.id);
    const before = await findScheduling(rows, localPart(family.learner.id));
    const losses = { logLoss: 0.4, defaultLogLoss: 0.4 };
    const own = { ...losses, weights: [...familySettings.weights] };
    const isFittedAfter = async (fit: Omit<StoredScheduling['fits'][number], 'on' | 'from'>) => {
      const seenBefore = { ...before, fits: [{ on: '2026-01-31', from: '2026-02-01', ...fit }] };
      await table.commit([storedScheduling.replace(rows, { ...seenBefore, learner: localPart(family.learner.id) })]);
      await noteAgain();
      await run();
      expect(await notes()).toEqual([]);
      return (await fits()).length > 1;
    };
    const answers = limits.answersToFit + 1;
    expect(await isFittedAfter({ ...losses, judged: 100, answers: Math.ceil(answers / 2 + 0.5) })).toBe(false);
    expect(await isFittedAfter({ ...losses, judged: 100, answers: Math.floor(answers / 2) })).toBe(true);
    expect(await isFittedAfter({ ...own, judged: 100, answers: Math.ceil(answers / 1.5 + 0.5) })).toBe(false);
    expect(await isFittedAfter({ ...own, judged: 100, answers: Math.floor(answers / 1.5) })).toBe(true);
    expect(await isFittedAfter({ ...own, answers })).toBe(true);
    await table.commit([storedScheduling.replace(rows, { ...before, learner: localPart(family.learner.id) })]);
  });

  it('tries one that it was cut off at a day later, and sets it aside after three times, without alerting anybody', async () => {
    const { table } = product.context;
    const note = { householdId: family.household.id, learner: localPart(family.learner.id), tries: 3 };
    await table.commit([storedFitNotes.replace(table, { ...note, due: product.now().toISOString() })]);
    await run();
    expect(await notes()).toEqual([]);
    expect(await fits()).toHaveLength(1);
  });
});
