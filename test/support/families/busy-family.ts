import { ulid } from 'ulid';
import { createAssignment } from '../../../shared/routes/assignments.ts';
import { deleteCard, importCards, listCards, updateCard } from '../../../shared/routes/cards.ts';
import { changeCards, takeHistory } from '../../../shared/routes/imports.ts';
import { takeBackReview } from '../../../shared/routes/corrections.ts';
import { updateDeck } from '../../../shared/routes/decks.ts';
import { flagCard } from '../../../shared/routes/flags.ts';
import { createInvitation, updateHousehold } from '../../../shared/routes/households.ts';
import { listLearners, updateLearner } from '../../../shared/routes/learners.ts';
import { completeAttempt, generateQuiz, startAttempt } from '../../../shared/routes/quizzes.ts';
import { completeSession, startMix, startSession } from '../../../shared/routes/study.ts';
import { makeDeck, makePictureCard, signUpAdmin, tapOnDevice, type TestFamily, visitAs } from '../test-family.ts';
import type { TestProduct } from '../test-product.ts';

/** Texts that appear only in the busy family, so that tests can search for them. */
export const busyTexts = { notes: 'Before supper', description: 'Of the whole world', avatar: 'penguin' } as const;

/**
 * Fills a family with data of every kind: a deck studied on three days, a quiz submitted once and then started again, completed and open assignments of the
 * deck and the quiz, a badge, an invitation, a device with a signed-in child, and an admin visit.
 */
export async function fillBusyFamily(product: TestProduct, family: TestFamily): Promise<void> {
  const { child, parent, household, learner } = family;
  const ofHousehold = { householdId: household.id };
  const ofLearner = { ...ofHousehold, learnerId: learner.id };
  await product.call(updateHousehold, parent.token, { params: ofHousehold, body: { guardiansInviteGuardians: true } });
  const look = { textSize: 'large', calm: true } as const;
  const help = {
    avatar: busyTexts.avatar,
    extraTime: 1.5,
    cardsPerDay: 10,
    minutesPerDay: 20,
    newCardsADay: 30,
    pace: 'keen',
    canRead: false,
    language: 'pt-BR',
    look,
  } as const;
  await product.call(updateLearner, parent.token, { params: ofLearner, body: { ...help, restDays: [6, 7] } });
  const deck = await makeDeck(product, family, 3);
  const params = { deckId: deck.id };
  const languages = { frontLanguage: 'es', backLanguage: 'en-GB' };
  await product.call(updateDeck, parent.token, {
    params,
    body: {
      description: busyTexts.description,
      ...languages,
      answerWay: 'type',
      asks: 'both',
      format: 'formatted',
      extraBefore: true,
      subject: 'Geography',
      cover: { colour: 'teal', emoji: '🌍' },
      library: { id: 'times-tables', version: 2, options: 'tables=7' },
    },
  });
  const quiz = await product.call(generateQuiz, parent.token, { params, body: {} });
  const assign = async (type: 'deck' | 'quiz', resourceId: string) =>
    await product.call(createAssignment, parent.token, {
      body: {
        ...ofLearner,
        type,
        resourceId,
        notes: busyTexts.notes,
        dueDate: '2026-02-01',
        untilReady: type === 'deck',
        repeats: 'weekly',
      },
    });
  await assign('deck', deck.id);
  await assign('quiz', quiz.id);
  const start = async () => {
    const body = { mode: 'timed' } as const;
    return await product.call(startAttempt, child.token, { params: { quizId: quiz.id }, body });
  };
  const attempt = await start();
  await product.call(completeAttempt, child.token, { params: { attemptId: attempt.id }, body: { answers: [0] } });
  await start();
  for (let day = 0; day < 3; day += 1) {
    if (day > 0) product.pass(24 * 60 * 60);
    await study(product, family, deck.id, day === 0 ? 'wrong' : 'correct');
  }
  const [card] = await product.call(listCards, child.token, { params });
  const cardPath = { ...params, cardId: card?.id ?? '' };
  const newer = {
    cardId: cardPath.cardId,
    front: 'front by a newer file',
    back: 'back by a newer file',
    extra: 'newer',
  };
  const edits = { importId: 'newer', name: 'newer.csv', changes: [newer], removed: [] };
  await product.call(changeCards, parent.token, { params, body: edits });
  const newCard = {
    importId: 'newer',
    offset: 0,
    cards: [{ front: 'front of a newer file', back: 'learned elsewhere' }],
  };
  await product.call(importCards, parent.token, { params, body: newCard });
  const past = { row: 0, answers: [{ at: product.now().getTime() - 40 * 86_400_000, right: true }] };
  const history = { importId: 'newer', learnerId: learner.id, cards: [past] };
  await product.call(takeHistory, parent.token, { params, body: history });
  await product.call(flagCard, child.token, { params: cardPath, body: {} });
  // The card is corrected, then flagged a second time.
  await product.call(updateCard, parent.token, { params: cardPath, body: { front: card?.front, extra: 'an example' } });
  await product.call(flagCard, child.token, { params: cardPath, body: {} });
  await product.call(updateCard, parent.token, {
    params: cardPath,
    body: { tags: ['week 1'], place: '1' },
  });
  await assign('deck', deck.id);
  const mix = await product.call(startMix, child.token, { body: {} });
  await product.call(completeSession, child.token, {
    params: { sessionId: mix.id },
    body: { cardsStudied: 0, cardsCorrect: 0 },
  });
  await product.call(createInvitation, parent.token, { params: ofHousehold, body: {} });
  await tapOnDevice(product, family, [3, 1, 2]);
  await makePictureCard(product, family, deck.id);
  const { card: deleted } = await makePictureCard(product, family, deck.id);
  await product.call(deleteCard, parent.token, { params: { ...params, cardId: deleted.id } });
  const admin = await signUpAdmin(product);
  await visitAs(product, admin, household.id);
  await product.call(listLearners, admin.token, { params: ofHousehold });
}

/** Answers every card of a practice session once with this rating. If it is `wrong`, takes the newest answer back. */
async function study(
  product: TestProduct,
  { child }: TestFamily,
  deckId: string,
  rating: 'correct' | 'wrong',
): Promise<void> {
  const body = { mode: 'all' } as const;
  const session = await product.call(startSession, child.token, { params: { deckId }, body });
  const answeredAt = product.now().toISOString();
  const reviews = session.cards.map(({ id }) => ({
    id: ulid(product.now().getTime()),
    cardId: id,
    rating,
    answeredAt,
    msTaken: 900,
    ...(rating === 'wrong'
      ? { mode: 'choose' as const, mixedUpWith: session.cards.at(-1)?.id ?? '' }
      : { mode: 'type' as const, helped: true as const }),
  }));
  await product.call(completeSession, child.token, {
    params: { sessionId: session.id },
    body: { cardsStudied: reviews.length, cardsCorrect: 0, reviews },
  });
  // All answers have the same timestamp, so the newest is the one with the highest id.
  const reviewId = reviews
    .map(({ id }) => id)
    .toSorted()
    .at(-1);
  if (reviewId !== undefined && rating === 'wrong') {
    await product.call(takeBackReview, child.token, { params: { sessionId: session.id, reviewId } });
  }
}
