import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localPart } from '../../../shared/ids.ts';
import { deleteCard, importCards } from '../../../shared/routes/cards.ts';
import { createDeck, deleteDeck, updateDeck } from '../../../shared/routes/decks.ts';
import { getPack } from '../../../shared/routes/home.ts';
import { getMedia, storeMedia } from '../../../shared/routes/media.ts';
import {
  completeAttempt,
  createQuiz,
  generateQuiz,
  getQuiz,
  listQuizzes,
  startAttempt,
  updateQuiz,
} from '../../../shared/routes/quizzes.ts';
import { startSession } from '../../../shared/routes/study.ts';
import type { CardSides, Deck } from '../../../shared/schemas/deck.ts';
import type { QuizQuestion } from '../../../shared/schemas/quiz.ts';
import { openKept } from '../../../shared/study/open-kept.ts';
import { deleteDeckPermanently, finishDeletions, removeFromBin } from '../../support/delete-permanently.ts';
import { fileOf } from '../../support/files/sample-media.ts';
import { readPartition } from '../../support/stored-rows.ts';
import { type CostTable, openCostTable } from '../../support/table/cost-table.ts';
import { makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let costs: CostTable;
let family: TestFamily;
beforeAll(async () => {
  product = await openTestProduct();
  product.setNow(startOfTests);
  family = await makeFamily(product);
  costs = openCostTable(product.client);
});
afterAll(() => costs.print());

const animals = ['dog', 'cat', 'horse', 'sheep', 'goat'] as const;
const fillers = /^(?:None of these|Something else|I’m not sure yet|Another answer)/;

async function storePicture(filling: string): Promise<string> {
  const params = { householdId: family.household.id };
  return (await product.call(storeMedia, family.parent.token, { params, body: fileOf('image/webp', filling) })).id;
}

async function addDeck(
  body: { readonly name: string; readonly subject?: string },
  cards: readonly CardSides[],
): Promise<Deck> {
  const { token } = family.parent;
  const deck = await product.call(createDeck, token, { body: { ...body, householdId: family.household.id } });
  const sent = { importId: 'setup', offset: 0, cards: [...cards] };
  await product.call(importCards, token, { params: { deckId: deck.id }, body: sent });
  return deck;
}

/** A deck whose side is a picture, described by the word on the other side. */
async function addPictureDeck(side: 'front' | 'back', name: string): Promise<Deck> {
  const cards = await Promise.all(
    animals.map(async (word): Promise<CardSides> => {
      const media = [{ id: await storePicture(`${name} ${word}`), alt: word }];
      return side === 'front'
        ? { front: '', back: word, frontMedia: media }
        : { front: word, back: '', backMedia: media };
    }),
  );
  return await addDeck({ name }, cards);
}

async function generate({ id: deckId }: Deck, token = family.parent.token) {
  return await product.call(generateQuiz, token, { params: { deckId }, body: {} });
}

async function begin(quizId: string) {
  return await product.call(startAttempt, family.child.token, { params: { quizId }, body: {} });
}

const idsOf = (media: QuizQuestion['questionMedia'] = []) => media.map(({ id }) => id);
const altsOf = ({ questionMedia = [], optionMedia = [] }: Partial<QuizQuestion>) =>
  [...questionMedia, ...optionMedia.flat()].flatMap(({ alt }) => alt ?? []);

describe('a quiz of pictures', () => {
  it('asks with the picture, whose name the child gets with the result and not before', async () => {
    const quiz = await generate(await addPictureDeck('front', 'Animals'));
    expect(quiz).toMatchObject({ questionCount: 5 });
    expect(quiz).not.toHaveProperty('leftOut');
    expect(quiz.questions.map((question) => [question.question, altsOf(question)])).toEqual(
      quiz.questions.map(({ options, correctIndex = 0 }) => ['What goes with this?', [options[correctIndex]]]),
    );
    const { token } = family.child;
    const [listed] = await product.call(listQuizzes, token, {});
    const read = await product.call(getQuiz, token, { params: { quizId: quiz.id } });
    const attempt = await begin(quiz.id);
    for (const questions of [listed?.questions, read.questions, attempt.questions]) {
      expect(questions?.flatMap(altsOf)).toEqual([]);
      expect(questions?.map(({ questionMedia }) => idsOf(questionMedia).length)).toEqual([1, 1, 1, 1, 1]);
      expect(JSON.stringify(questions)).not.toMatch(/correctIndex|explanation|source/);
    }
    const mediaId = attempt.questions?.[0]?.questionMedia?.[0]?.id ?? '';
    expect((await product.send(getMedia, token, { params: { mediaId } })).status).toBe(200);
    const wrong = quiz.questions.map(({ correctIndex }) => (correctIndex === 0 ? 1 : 0));
    const done = await product.call(completeAttempt, token, {
      params: { attemptId: attempt.id },
      body: { answers: wrong },
    });
    expect(done.review?.map((item) => altsOf(item)[0])).toEqual(quiz.questions.map((question) => altsOf(question)[0]));
    const [taken] = done.review?.[0]?.takenFor ?? [];
    expect(taken).toMatchObject({ front: '', now: true, frontMedia: [{ alt: taken?.back }] });
  });

  it('offers pictures where the answers are pictures, and nothing that the child gets tells the right one', async () => {
    const quiz = await generate(await addPictureDeck('back', 'Words'));
    const attempt = await begin(quiz.id);
    for (const { question, options, optionMedia = [] } of attempt.questions ?? []) {
      expect(animals).toContain(question);
      expect(options).toEqual(['Answer 1', 'Answer 2', 'Answer 3', 'Answer 4']);
      expect(new Set(optionMedia.flatMap(idsOf)).size).toBe(4);
    }
    expect(attempt.questions?.flatMap(altsOf)).toEqual([]);
    const right = quiz.questions.map(({ correctIndex = -1, optionMedia }) => optionMedia?.[correctIndex]?.[0]?.alt);
    expect(right).toEqual(quiz.questions.map(({ question }) => question));
  });

  it('leaves cards out of which no fair question can be made, and says how many; with none left it is refused', async () => {
    const picture = async (filling: string) => [{ id: await storePicture(filling) }];
    const words = ['eins', 'zwei', 'drei', 'vier'].map((back, at) => ({ front: `${at + 1}`, back }));
    const shown = { front: 'one hand', back: '', backMedia: await picture('hand') };
    const same = await picture('same');
    const twice = { front: '', back: '', frontMedia: same, backMedia: same };
    const quiz = await generate(await addDeck({ name: 'Mixed' }, [shown, twice, ...words]));
    expect(quiz).toMatchObject({ questionCount: 4, leftOut: 2 });
    const few = [shown, twice, { front: 'two hands', back: '', backMedia: await picture('hands') }];
    const { id: deckId } = await addDeck({ name: 'Few' }, few);
    const refused = await product.send(generateQuiz, family.parent.token, { params: { deckId }, json: {} });
    expect(refused).toMatchObject({ status: 409, body: { code: 'too-few-alike' } });
  });

  it('takes answers of the family’s other decks of the subject before made-up ones, in a bounded read', async () => {
    const number = (at: number) => ({ front: `n${at}`, back: String(at) });
    const [own, others] = [[1, 2, 3].map(number), Array.from({ length: 100 }, (_, at) => number(at + 10))];
    const alone = await addDeck({ name: 'Alone' }, own);
    expect((await generate(alone)).questions.some(({ options }) => options.some((one) => fillers.test(one)))).toBe(
      true,
    );
    for (let at = 0; at < 10; at += 1) await addDeck({ name: `Other ${at}`, subject: 'maths ' }, others);
    const deck = await addDeck({ name: 'Own', subject: 'Maths' }, own);
    const rested = await addDeck({ name: 'Archived', subject: 'Sums' }, others);
    let options: string[] = [];
    const cost = await costs.costOf('a quiz with answers of other decks', async () => {
      options = (await generate(deck)).questions.flatMap((question) => question.options);
    });
    expect(options.filter((one) => fillers.test(one))).toEqual([]);
    expect(options.every((one) => /^\d+$/.test(one))).toBe(true);
    expect(cost.reads).toBeLessThanOrEqual(40);
    const plain = await costs.costOf('a quiz without', async () => await generate(rested));
    expect(plain.reads).toBeLessThanOrEqual(cost.reads);
  });
});

describe('the form of a quiz', () => {
  it('keeps pictures, sources and formats where a question is saved as it was read, moved, reworded, or sent as before', async () => {
    const { token } = family.parent;
    const quiz = await generate(await addPictureDeck('back', 'Form'));
    const params = { quizId: quiz.id };
    const stored = async () =>
      (await readPartition(product, `HH#${family.household.id}`)).find(
        ({ SK }) => SK === `QUIZ#${localPart(quiz.id)}`,
      )?.['questions'];
    const before = (await stored()) as unknown[];
    const save = async (questions: typeof quiz.questions) =>
      (await product.call(updateQuiz, token, { params, body: { questions } })).questions;
    expect(await save(quiz.questions)).toEqual(quiz.questions);
    expect(await stored()).toEqual(before);
    const moved = quiz.questions.toReversed();
    expect((await save(moved)).map((question) => question.optionMedia)).toEqual(moved.map((one) => one.optionMedia));
    expect(await stored()).toEqual(before.toReversed());
    const old = moved.map((question) => ({ ...question, questionMedia: undefined, optionMedia: undefined }));
    await save(old);
    expect(await stored()).toEqual(before.toReversed());
    const reworded = moved.map((question) => ({ ...question, question: `Which is the ${question.question}?` }));
    const [first] = await save(reworded);
    expect(first).toMatchObject({ question: reworded[0]?.question, optionMedia: moved[0]?.optionMedia });
    const [kept] = (await stored()) as { source?: unknown }[];
    expect(kept?.source).toEqual((before.at(-1) as { source?: unknown }).source);
  });

  it('drops the picture with its option, and refuses pictures of another family', async () => {
    const { token } = family.parent;
    const quiz = await generate(await addPictureDeck('back', 'Options'));
    const [question] = quiz.questions;
    if (!question) throw new Error('It has questions.');
    const body = { questions: [{ ...question, options: question.options.with(0, ' '), correctIndex: 1 }] };
    const changed = await product.call(updateQuiz, token, { params: { quizId: quiz.id }, body });
    expect(changed.questions[0]?.optionMedia).toEqual(question.optionMedia?.slice(1));
    const stranger = await makeFamily(product);
    const json = { name: 'Theirs', householdId: stranger.household.id, questions: [question] };
    const refused = await product.send(createQuiz, stranger.parent.token, { json });
    expect(refused).toMatchObject({ status: 400, body: { code: 'unknown-media' } });
  });
});

describe('a quiz whose pictures are gone', () => {
  it('asks the questions that are whole, can still be read, saved and handed in, and an attempt of before keeps its result', async () => {
    const deck = await addPictureDeck('front', 'Gone');
    const quiz = await generate(deck);
    const params = { quizId: quiz.id };
    const { token } = family.parent;
    const { id: cardId } = await product
      .call(startSession, family.child.token, { params: { deckId: deck.id }, body: { mode: 'all' } })
      .then(({ cards }) => cards[0] ?? expect.unreachable());
    await product.call(deleteCard, token, { params: { deckId: deck.id, cardId } });
    await removeFromBin(product, token, cardId);
    product.pass(3 * 24 * 60 * 60);
    await finishDeletions(product);
    const attempt = await begin(quiz.id);
    expect(attempt.questions).toHaveLength(4);
    const answers = (attempt.questions ?? []).map(() => 0);
    const done = await product.call(completeAttempt, family.child.token, {
      params: { attemptId: attempt.id },
      body: { answers },
    });
    expect(done).toMatchObject({ totalQuestions: 4 });
    expect((await product.call(updateQuiz, token, { params, body: { questions: quiz.questions } })).questions).toEqual(
      quiz.questions,
    );
    await deleteDeckPermanently(product, token, deck.id);
    product.pass(3 * 24 * 60 * 60);
    await finishDeletions(product);
    expect((await begin(quiz.id)).questions).toHaveLength(5);
  });
});

describe('a deck of pictures that is chosen from', () => {
  it('comes with pictures to choose, on the server and from a pack alike, and with those of other decks of the subject', async () => {
    family = await makeFamily(product);
    const { token } = family.child;
    const setChoice = async ({ id: deckId }: Deck, subject: string) =>
      await product.call(updateDeck, family.parent.token, {
        params: { deckId },
        body: { answerWay: 'choose', subject },
      });
    const deck = await addPictureDeck('back', 'Choose');
    await setChoice(deck, 'Zoo');
    const small = await addDeck({ name: 'Small' }, [
      { front: 'a pig', back: '', backMedia: [{ id: await storePicture('pig') }] },
    ]);
    await setChoice(small, 'zoo');
    for (const { id: deckId } of [deck, small]) {
      const session = await product.call(startSession, token, { params: { deckId }, body: { mode: 'due' } });
      const pack = await product.call(getPack, token, {});
      const wish = { sessionId: session.id, deckId, mode: 'due', now: product.now() } as const;
      for (const { cards } of [
        session,
        (await openKept(pack, { answers: [], ended: new Set() }, wish)) ?? expect.unreachable(),
      ]) {
        expect(cards.length).toBe(deckId === deck.id ? 5 : 1);
        for (const { backMedia = [], others = [] } of cards) {
          expect(others.map(({ text }) => text)).toEqual(['', '', '']);
          const shown = [backMedia, ...others.map(({ media = [] }) => media)].flatMap(idsOf);
          expect(new Set(shown).size).toBe(4);
        }
      }
    }
    await product.call(deleteDeck, family.parent.token, { params: { deckId: deck.id } });
    const params = { deckId: small.id };
    const left = await product.call(startSession, token, { params, body: { mode: 'due' } });
    expect(left.cards.map(({ others }) => others)).toEqual([undefined]);
  });
});
