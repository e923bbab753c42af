import { describe, expect, it, test } from 'vitest';
import { settleChoices } from '../../../shared/library/catalogue.ts';
import { libraryDecks } from '../../../shared/library/decks.ts';
import { makeLibraryDeck } from '../../../shared/library/make-deck.ts';
import { limits } from '../../../shared/limits.ts';
import { generateQuiz, type QuizCard } from '../../../shared/quiz/generate-quiz.ts';
import { hideAnswer } from '../../../shared/quiz/hide-answers.ts';
import { openOptionJudge } from '../../../shared/quiz/open-option-judge.ts';
import type { OptionJudge } from '../../../shared/quiz/option-judge.ts';
import { numberQuestions } from '../../../shared/quiz/score-attempt.ts';
import { givesAway } from '../../../shared/quiz/shown-sides.ts';
import { toPlainText } from '../../../shared/rich-text/to-plain-text.ts';
import { type Question, quizInput } from '../../../shared/schemas/quiz.ts';
import { readImportFile } from '../../../web/src/parent/create/import/read-import-file.ts';
import { dressChunk } from '../../../web/src/parent/create/import/import-media.ts';
import { basic, buildAnkiPackage, openTestDatabase, type PackageSpec } from '../../support/files/build-anki-package.ts';
import { sampleOf } from '../../support/files/sample-media.ts';

const fillers = /^(?:None of these|Something else|I’m not sure yet|Another answer \d+)$/;

interface Made {
  readonly cards: readonly QuizCard[];
  readonly elsewhere?: readonly QuizCard[];
  readonly judge: OptionJudge;
}

function leaveOut<T extends object, K extends keyof T>(from: T, key: K): Omit<T, K> {
  const { [key]: _, ...rest } = from;
  return rest;
}

/** Makes a quiz about all cards, with the invariants of any quiz checked. */
function makeQuiz({ cards, elsewhere = [], judge }: Made) {
  const quiz = generateQuiz({ name: 'Any' }, cards, 'seed', {
    asked: cards.slice(0, limits.questionsPerQuiz),
    elsewhere,
    judge,
  });
  const questions = quiz.questions.map((question): Question => leaveOut(question, 'cards'));
  const content = leaveOut(quiz, 'leftOut');
  expect(quizInput.parse(JSON.parse(JSON.stringify({ ...content, questions })))).toEqual({ ...content, questions });
  for (const question of questions) expectFair(question, [...cards, ...elsewhere], judge);
  return quiz;
}

const idsOf = (media: readonly { readonly id: string }[] = []) => media.map(({ id }) => id);

const readPlain = (text: string, { format }: Question) => (format ? toPlainText(text) : text);

/** The card that a question is about: of those with its front, the one with the right answer. */
function findAsked(question: Question, cards: readonly QuizCard[]) {
  const { questionMedia, options, optionMedia, correctIndex } = question;
  const alike = cards.filter(
    ({ front, frontMedia }) =>
      (front === '' || front === readPlain(question.question, question)) &&
      idsOf(frontMedia).join() === idsOf(questionMedia).join(),
  );
  const right = readPlain(options[correctIndex] ?? '', question);
  const isRight = ({ back, backMedia = [] }: QuizCard) =>
    back === '' ? optionMedia?.[correctIndex]?.some(({ id }) => idsOf(backMedia).includes(id)) : back === right;
  return { card: alike.find(isRight), alike };
}

/** A question shows its side, has one right answer and options of one form, and shows no description that tells the answer. */
function expectFair(question: Question, cards: readonly QuizCard[], judge: OptionJudge): void {
  const { card, alike } = findAsked(question, cards);
  if (!card) throw new Error(`No card asks ${JSON.stringify(question)}`);
  expect(idsOf(question.questionMedia)).toEqual(idsOf(card.frontMedia));
  const [open] = numberQuestions([question]).map(hideAnswer);
  const [right = ''] = [question.options[question.correctIndex]];
  const alts = [...(open?.questionMedia ?? []), ...(open?.optionMedia ?? []).flat()].flatMap(({ alt }) => alt ?? []);
  expect(alts.filter((alt) => givesAway(alt, right))).toEqual([]);
  for (const one of card.frontMedia ?? [])
    expect(question.options).not.toContain(one.alt === right ? undefined : one.alt);

  const media = question.options.map((_, at) => idsOf(question.optionMedia?.[at]));
  expect(new Set(media.map(({ length }) => length > 0)).size).toBe(1);
  expect(new Set(question.options.map((option, at) => [option, ...(media[at] ?? [])].join(' '))).size).toBe(4);
  const wrong = [0, 1, 2, 3].filter((at) => at !== question.correctIndex);
  for (const { back, backMedia } of alike)
    for (const at of wrong) {
      const isSameMedia = (media[at] ?? []).some((id) => idsOf(backMedia).includes(id));
      const isAccepted =
        back !== '' && judge.isAccepted(readPlain(question.options[at] ?? '', question), back, card.front);
      expect([question.question, question.options[at], isSameMedia || isAccepted]).toEqual([
        question.question,
        question.options[at],
        false,
      ]);
    }
}

function listFillers({ questions }: { readonly questions: readonly Question[] }): string[] {
  return questions.flatMap(({ options }) => options.filter((option) => fillers.test(option)));
}

/** The number of different answers that a learner could tell apart. */
function countAnswers(cards: readonly QuizCard[]): number {
  return new Set(cards.map(({ back, backMedia }) => (back === '' ? idsOf(backMedia).join() : back.toLowerCase()))).size;
}

async function readReadyDeck(deck: (typeof libraryDecks)[number], choices = {}): Promise<Made> {
  const made = await makeLibraryDeck(deck, settleChoices(deck, choices, ['en-US']));
  const cards = made.cards.map(({ front, back, frontFiles }, at) => ({
    id: `${deck.id} ${at}`,
    front,
    back,
    ...(frontFiles && { frontMedia: frontFiles.map(({ name, alt }) => ({ id: name, alt })) }),
  }));
  return { cards, judge: await openOptionJudge(made) };
}

describe('a quiz of a ready deck', () => {
  test.each(libraryDecks)(
    '$id is fair, shows its drawings, and has no made-up answers where there are four',
    async (deck) => {
      const made = await readReadyDeck(deck);
      const sameSubject = libraryDecks.filter(({ id, subject }) => id !== deck.id && subject === deck.subject);
      const elsewhere = (await Promise.all(sameSubject.map(async (one) => await readReadyDeck(one)))).flatMap(
        ({ cards }) => cards.slice(0, 12),
      );
      for (const cards of [made.cards, made.cards.slice(0, 3)]) {
        const quiz = makeQuiz({ ...made, cards, elsewhere });
        expect(quiz.leftOut, deck.id).toBeUndefined();
        expect(countAnswers([...cards, ...elsewhere])).toBeGreaterThan(3);
        expect(listFillers(quiz), deck.id).toEqual([]);
      }
    },
    60_000,
  );

  it('of clock faces in words shows each clock and asks for no description', async () => {
    const clock = libraryDecks.find(({ id }) => id === 'clock');
    if (!clock) throw new Error('This deck stays.');
    for (const answer of ['digits', '24', 'en', 'de', 'fr', 'es']) {
      const quiz = makeQuiz(await readReadyDeck(clock, { answer, times: 'full,half,quarter,five' }));
      expect(quiz.questions.length).toBeGreaterThan(90);
      expect(quiz.questions.every(({ questionMedia }) => questionMedia?.length === 1)).toBe(true);
      expect(JSON.stringify(quiz.questions.map(({ question, options }) => [question, options]))).not.toContain(
        'clock face',
      );
    }
  });
});

/** Reads a package of pictures as an import does: a picture without a description is described by its file's name. */
async function readPackage(spec: Omit<PackageSpec, 'format' | 'noteTypes'>): Promise<QuizCard[]> {
  const bytes = await buildAnkiPackage({ ...spec, noteTypes: [basic], format: 'anki21b' });
  const takes = { formatting: true, media: true };
  const content = readImportFile({ file: new File([bytes], 'pictures.apkg'), choices: { takes } }, openTestDatabase);
  const { cards, format } = await content;
  const names = Object.keys(spec.media ?? {});
  const outcomes = new Map(names.map((name, at) => [name, { id: `media-${at}`, bytes: 1 }]));
  const { runs } = dressChunk({ offset: 0, cards }, outcomes);
  return runs
    .flatMap((run) => run.cards)
    .map((card, at) => ({
      ...card,
      id: `card ${at}`,
      ...(format === 'formatted' && { marked: { front: card.front, back: card.back } }),
      front: card.front === '' ? '' : toPlainText(card.front),
      back: card.back === '' ? '' : toPlainText(card.back),
    }));
}

const animals = ['dog', 'cat', 'horse', 'sheep', 'goat'];
const files = Object.fromEntries(animals.map((name) => [`${name}.png`, sampleOf('image/png', name)]));
const sounds = Object.fromEntries(animals.map((name) => [`${name}.mp3`, sampleOf('audio/mpeg', name)]));
const noteOf = (front: string, back: string) => ({ type: 'Basic', deck: 'Animals', fields: [front, back] });

describe('a quiz of a package of pictures', async () => {
  const judge = await openOptionJudge({});

  it('that asks pictures named after their answers shows each picture without its name', async () => {
    const notes = animals.map((name) => noteOf(`<img src="${name}.png">`, name));
    const cards = await readPackage({ notes, media: files });
    expect(cards.map(({ frontMedia }) => frontMedia?.[0]?.alt)).toEqual(animals);
    const { questions, leftOut } = makeQuiz({ cards, judge });
    expect([questions.length, leftOut, listFillers({ questions })]).toEqual([5, undefined, []]);
    const open = numberQuestions(questions).map(hideAnswer);
    expect(
      open.map(({ question, questionMedia }) => [question, idsOf(questionMedia).length, questionMedia?.[0]?.alt]),
    ).toEqual(animals.map(() => ['What goes with this?', 1, undefined]));
    expect(questions.some(({ explanation }) => explanation !== undefined)).toBe(false);
  });

  it('that asks for pictures offers four pictures, and describes none of them before the answer', async () => {
    const notes = animals.map((name) => noteOf(name, `<img src="${name}.png">`));
    const cards = await readPackage({ notes, media: files });
    const { questions, leftOut } = makeQuiz({ cards, judge });
    expect([questions.length, leftOut]).toEqual([5, undefined]);
    const [open] = numberQuestions(questions).map(hideAnswer);
    expect(open?.options).toEqual(['Answer 1', 'Answer 2', 'Answer 3', 'Answer 4']);
    expect(open?.optionMedia?.map((media) => [media.length, media[0]?.alt])).toEqual(
      [0, 1, 2, 3].map(() => [1, undefined]),
    );
  });

  it('with sounds, formulas, texts and the asked picture on the back makes what is fair, and counts the rest', async () => {
    const notes = [
      ...animals.map((name) => noteOf(`<img src="${name}.png">`, `${name} [sound:${name}.mp3]<img src="${name}.png">`)),
      noteOf('<img src="dog.png" alt="It barks">', '<img src="dog.png">'),
      noteOf('Which sound?', '[sound:cat.mp3]'),
      noteOf('\\(\\frac{1}{2}\\)', 'one half'),
    ];
    const cards = await readPackage({ notes, media: { ...files, ...sounds } });
    const { questions, leftOut } = makeQuiz({ cards, judge });
    expect([questions.length, leftOut, listFillers({ questions })]).toEqual([6, 2, []]);
    const [first] = questions;
    // The picture on the back is the asked one, so only the sound stands beside the words.
    expect(first?.optionMedia?.map((media) => media.length)).toEqual([1, 1, 1, 1]);
    const formula = questions.find(({ question }) => question.includes('frac'));
    expect(formula).toMatchObject({ format: 'formatted', explanation: '“one half” goes with “1/2”.' });
  });
});

describe('answers of other decks of the subject', () => {
  const card = (id: string, front: string, back: string): QuizCard => ({ id, front, back });
  const own = [card('1', 'a', 'eins'), card('2', 'b', 'zwei'), card('3', 'c', '7')];
  const elsewhere = ['drei', 'vier', '8', '9', '10'].map((back, at) => card(`e${at}`, `e${at}`, back));

  it('come before made-up ones, of the same kind before the deck’s own of another kind, and name no card', async () => {
    const judge = await openOptionJudge({});
    const { questions } = makeQuiz({ cards: own, elsewhere, judge });
    const [first, , third] = questions;
    expect(first?.options.toSorted()).toEqual(['drei', 'eins', 'vier', 'zwei']);
    expect(third?.options.toSorted()).toEqual(['10', '7', '8', '9']);
    expect(first?.cards.filter((id) => id !== '').toSorted()).toEqual(['1', '2']);
    expect(listFillers({ questions: makeQuiz({ cards: own, judge }).questions })).not.toEqual([]);
  });

  it('are written as marks in a formatted question, so that they show as they are', async () => {
    const judge = await openOptionJudge({});
    const marked = { ...card('1', 'half', '1/2'), marked: { front: 'half', back: '$\\frac{1}{2}$' } };
    const plain = ['*x*', '$5$', '1. a'].map((back, at) => card(`p${at}`, `p${at}`, back));
    const [first] = makeQuiz({ cards: [marked, ...plain], judge }).questions;
    expect(first?.format).toBe('formatted');
    expect(first?.options.map(toPlainText).toSorted()).toEqual(['$5$', '*x*', '1. a', '1/2']);
  });
});
