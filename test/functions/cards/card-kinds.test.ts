import { beforeAll, beforeEach, expect, it } from 'vitest';
import { ulid } from 'ulid';
import { listBin, restoreEntry } from '../../../shared/routes/bin.ts';
import { deleteCards, importCards, listCards } from '../../../shared/routes/cards.ts';
import { updateDeck } from '../../../shared/routes/decks.ts';
import { getPack } from '../../../shared/routes/home.ts';
import { storeMedia } from '../../../shared/routes/media.ts';
import { generateQuiz, startAttempt } from '../../../shared/routes/quizzes.ts';
import { createShare, takeDeck } from '../../../shared/routes/shares.ts';
import { completeSession, startSession } from '../../../shared/routes/study.ts';
import type { CardSides, Deck } from '../../../shared/schemas/deck.ts';
import { openKept } from '../../../shared/study/open-kept.ts';
import { fileOf } from '../../support/files/sample-media.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
let deck: Deck;
beforeAll(async () => {
  product = await openTestProduct();
});
beforeEach(async () => {
  product.setNow(startOfTests);
  family = await makeFamily(product);
  deck = await makeDeck(product, family, 0);
});

const params = () => ({ deckId: deck.id });
const place = () => ({ householdId: family.household.id });
const cardsOf = async () => await product.call(listCards, family.parent.token, { params: params(), query: {} });

async function addCards(cards: readonly (CardSides & { readonly note?: number })[]) {
  const body = { importId: 'package', offset: 0, cards: [...cards] };
  await product.call(importCards, family.parent.token, { params: params(), body });
  return await cardsOf();
}

const start = async () =>
  await product.call(startSession, family.child.token, { params: params(), body: { mode: 'due' } });

/** Answers the card of a note that the session asks. @returns its name */
async function answerKind(): Promise<string> {
  const { id: sessionId, cards } = await start();
  const card = cards.find(({ note }) => note !== undefined);
  if (!card) throw new Error('The session has no card of a note.');
  const at = product.now();
  const answeredAt = at.toISOString();
  const review = { id: ulid(at.getTime()), cardId: card.id, rating: 'correct', answeredAt } as const;
  const body = { cardsStudied: 1, cardsCorrect: 1, reviews: [review] };
  await product.call(completeSession, family.child.token, { params: { sessionId }, body });
  return card.id;
}

it('kinds of one note that went into the bin are siblings again, whichever parent restores which of them', async () => {
  const kinds = ['capital', 'flag', 'map'].map((kind) => ({ front: `${kind} of Peru`, back: 'Peru', note: 7 }));
  const listed = await addCards([...kinds, { front: 'alone', back: 'b' }]);
  const asked = await answerKind();
  const { token } = family.parent;
  const cardIds = listed.slice(0, 3).map(({ id }) => id);
  const deletion = { id: 'together', left: 3 };
  await product.call(deleteCards, token, { params: params(), body: { cardIds, deletion } });
  expect((await start()).cards.map(({ front }) => front)).toEqual(['alone']);
  const [entry] = await product.call(listBin, token, { params: place() });
  const restore = async (entryId: string) =>
    (await product.send(restoreEntry, token, { params: { ...place(), entryId } })).status;
  // One device takes the deletion back while another restores the answered card alone.
  const statuses = await Promise.all([restore(asked), restore(entry?.deletionId ?? '')]);
  expect(statuses.every((status) => [200, 404, 409].includes(status))).toBe(true);
  await restore(entry?.deletionId ?? '');
  expect(await cardsOf()).toEqual(listed);
  expect(await product.call(listBin, token, { params: place() })).toEqual([]);
  expect((await start()).cards.map(({ front }) => front)).toEqual(['alone']);
  product.pass(24 * 60 * 60);
  expect((await start()).cards.filter(({ note }) => note !== undefined)).toHaveLength(1);
});

it('kinds of one note are siblings in a copy that another family takes', async () => {
  const kinds = ['capital', 'flag'].map((kind) => ({ front: `${kind} of Peru`, back: 'Peru', note: 7 }));
  await addCards([...kinds, { front: 'alone', back: 'b' }]);
  const { code } = await product.call(createShare, family.parent.token, { params: params() });
  const taker = await makeFamily(product);
  const body = { code, householdId: taker.household.id };
  const copy = await product.call(takeDeck, taker.parent.token, { body });
  const copied = await product.call(listCards, taker.parent.token, { params: { deckId: copy.id }, query: {} });
  const [capital, flag, alone] = copied.map(({ note }) => note);
  expect(capital).toEqual(expect.any(String));
  expect([flag, alone]).toEqual([capital, undefined]);
  const { cards } = await product.call(startSession, taker.child.token, {
    params: { deckId: copy.id },
    body: { mode: 'due' },
  });
  expect(cards.filter(({ note }) => note !== undefined)).toHaveLength(1);
});

it('masks of one picture are studied offline on different days, and a quiz offers their labels', async () => {
  const picture = async (filling: string) => [
    {
      id: (
        await product.call(storeMedia, family.parent.token, { params: place(), body: fileOf('image/webp', filling) })
      ).id,
    },
  ];
  const labels = ['aorta', 'vein', 'valve', 'lung', 'atrium'];
  const masks = await Promise.all(
    labels.map(async (back) => ({ front: 'The heart', back, frontMedia: await picture(back), note: 1 })),
  );
  const listed = await addCards(masks);
  const pack = await product.call(getPack, family.child.token, {});
  const wish = {
    sessionId: `${family.learner.id}-${ulid()}`,
    deckId: deck.id,
    mode: 'due',
    now: product.now(),
  } as const;
  const kept = await openKept(pack, { answers: [], ended: new Set() }, wish);
  const session = await start();
  expect(session.cards.map(({ id }) => id)).toEqual([listed[0]?.id]);
  expect(kept?.cards.map(({ id, frontMedia }) => [id, frontMedia])).toEqual([[listed[0]?.id, masks[0]?.frontMedia]]);
  const quiz = await product.call(generateQuiz, family.parent.token, { params: params(), body: {} });
  expect(quiz).toMatchObject({ questionCount: 5 });
  const attempt = await product.call(startAttempt, family.child.token, { params: { quizId: quiz.id }, body: {} });
  for (const { questionMedia = [], options } of attempt.questions ?? []) {
    const asked = masks.find(({ frontMedia }) => frontMedia[0]?.id === questionMedia[0]?.id);
    expect(options).toContain(asked?.back);
    expect(new Set(options).size).toBe(4);
    expect(options.every((option) => labels.includes(option))).toBe(true);
  }
});

it('masks without labels, whose answers are the same picture, make no quiz, as no option would be wrong', async () => {
  const store = async (filling: string) =>
    (await product.call(storeMedia, family.parent.token, { params: place(), body: fileOf('image/webp', filling) })).id;
  const whole = [{ id: await store('whole') }];
  const masks = await Promise.all(
    [1, 2, 3, 4].map(async (mask) => ({
      front: '',
      back: '',
      frontMedia: [{ id: await store(`mask ${mask}`) }],
      backMedia: whole,
      note: 1,
    })),
  );
  await addCards(masks);
  const refused = await product.send(generateQuiz, family.parent.token, { params: params(), json: {} });
  expect(refused).toMatchObject({ status: 409, body: { code: 'too-few-alike' } });
  await product.call(updateDeck, family.parent.token, { params: params(), body: { asks: 'both' } });
  expect((await start()).cards).toHaveLength(1);
});
