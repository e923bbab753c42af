import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { storedProgress } from '../../../functions/data/study/deck-progress.ts';
import { householdRows } from '../../../functions/data/people/household.ts';
import { earnFurtherBadges } from '../../../functions/study/earn-badges.ts';
import { localPart } from '../../../shared/ids.ts';
import { updateCard } from '../../../shared/routes/cards.ts';
import { clearFlag, flagCard } from '../../../shared/routes/flags.ts';
import { getHome } from '../../../shared/routes/home.ts';
import { listEarnedBadges } from '../../../shared/routes/streaks.ts';
import { completeSession, recordReviews, startSession } from '../../../shared/routes/study.ts';
import type { Rating } from '../../../shared/schemas/study.ts';
import { makeDeck, makeFamily } from '../../support/test-family.ts';
import { openTestProduct } from '../../support/test-product.ts';

test('a child earns a badge for a brave retry and for helping to mend a card once the session is over, once and for good', async () => {
  const product = await openTestProduct();
  const family = await makeFamily(product);
  const { token } = family.child;
  const deck = await makeDeck(product, family, 2);
  const learner = localPart(family.learner.id);
  const rows = householdRows(product.context.table, family.household.id);
  const study = async (...ratings: readonly Rating[]) => {
    const params = { deckId: deck.id };
    const session = await product.call(startSession, token, { params, body: { mode: 'all' } });
    // Picks the same card each time, independent of the session's order.
    const [cardId = ''] = session.cards.map(({ id }) => id).toSorted();
    const reviews = ratings.map((rating) => {
      product.pass(60);
      return { id: ulid(), cardId, rating, answeredAt: product.now().toISOString() };
    });
    const ofSession = { sessionId: session.id };
    const [first, ...rest] = reviews;
    if (first) await product.call(recordReviews, token, { params: ofSession, body: { reviews: [first] } });
    const end = { params: ofSession, body: { cardsStudied: 0, cardsCorrect: 0, reviews: rest } };
    const { earnedBadges = [] } = await product.call(completeSession, token, end);
    const { earnedBadges: again } = await product.call(completeSession, token, end);
    expect(again).toBeUndefined();
    return { cardId, earned: earnedBadges.map(({ badgeId }) => badgeId) };
  };

  const { cardId, earned } = await study('wrong', 'wrong');
  expect(earned).toEqual([]);
  product.pass(24 * 60 * 60);
  // Two earlier wrong answers are not enough for a brave retry.
  expect(await study('correct', 'correct')).toEqual({ cardId, earned: [] });
  // Waits until the card is due. Before that, a wrong practice answer changes nothing.
  product.pass(5 * 24 * 60 * 60);
  expect(await study('wrong')).toEqual({ cardId, earned: [] });

  const flagged = { params: { deckId: deck.id, cardId } };
  await product.call(flagCard, token, { ...flagged, body: {} });
  await product.call(clearFlag, family.parent.token, flagged);
  expect(await earnFurtherBadges(rows, learner, product.now())).toEqual([]);
  await product.call(flagCard, token, { ...flagged, body: {} });
  await product.call(updateCard, family.parent.token, { ...flagged, body: { front: 'mended' } });

  product.pass(24 * 60 * 60);
  expect((await study('correct', 'correct')).earned).toEqual(['retries-1', 'mending-1']);

  const progress = await storedProgress.require(rows, { learner, deck: localPart(deck.id) });
  await rows.commit([storedProgress.save(rows, progress, { ...progress, mastered: 50, correct: 50 })]);
  const known = await Promise.all([1, 2].map(async () => await earnFurtherBadges(rows, learner, product.now())));
  expect(known.flat().map(({ badgeId }) => badgeId)).toEqual(['known-10', 'known-50']);
  await rows.commit([storedProgress.save(rows, { ...progress, version: progress.version + 1 }, progress)]);

  const params = { learnerId: family.learner.id };
  const listed = await product.call(listEarnedBadges, token, { params });
  expect(listed.map(({ badgeId }) => badgeId).toSorted()).toEqual(['known-10', 'known-50', 'mending-1', 'retries-1']);
  expect((await product.call(getHome, token, {})).today?.badges).toBe(4);
});
