import type { Choices } from '../../../shared/library/cards.ts';
import { languageOf, settleChoices, writeChoices } from '../../../shared/library/catalogue.ts';
import { libraryDecks } from '../../../shared/library/decks.ts';
import { listWays } from '../../../shared/library/find-cards.ts';
import type { LibraryDeck } from '../../../shared/library/library-deck.ts';
import { makeLibraryDeck, type MadeDeck } from '../../../shared/library/make-deck.ts';
import { limits } from '../../../shared/limits.ts';
import { generateQuiz, type QuizCard } from '../../../shared/quiz/generate-quiz.ts';
import { openOptionJudge } from '../../../shared/quiz/open-option-judge.ts';
import { shuffleBySeed } from '../../../shared/quiz/seeded-shuffle.ts';
import { splitAlternatives } from '../../../shared/study/answer-alternatives.ts';
import type { Forms } from '../../../shared/study/answer-forms.ts';
import { isDictation } from '../../../shared/study/dictated.ts';
import { judgeTyped } from '../../../shared/study/judge-typed.ts';
import { loadNumberWords } from '../../../shared/study/number-words.ts';

/** A ready deck with the choices that a family can take it with. */
export interface Way {
  readonly deck: LibraryDeck;
  readonly choices: Choices;
}

/** A deck with its cards. */
export interface MadeWay {
  readonly name: string;
  readonly made: Omit<MadeDeck, 'cards' | 'library'>;
  readonly cards: readonly QuizCard[];
}

/** @returns the ways to take the decks whose answers are in a language: default choices and each other value of an option, from each other language. Decks without words count as English. */
export function listWaysIn(language: string, languages: readonly string[]): Way[] {
  return libraryDecks.flatMap((deck) =>
    listLanguages(deck, language, languages).flatMap((chosen) =>
      listWays(deck, [language]).map((way) => ({ deck, choices: { ...way, ...chosen } })),
    ),
  );
}

function listLanguages(deck: LibraryDeck, language: string, languages: readonly string[]): Choices[] {
  const options = deck.options.filter((one) => one.kind === 'language');
  if (options.length === 0) return (languageOf(deck) ?? 'en') === language ? [{}] : [];
  const answers = options.find(({ key }) => key === 'to' || key === 'language');
  if (!answers?.languages.includes(language)) return [];
  const known = options.find(({ key }) => key === 'from')?.languages ?? [];
  const partners = languages.filter((one) => one !== language && known.includes(one));
  return partners.length > 0 ? partners.map((from) => ({ from, to: language })) : [{ [answers.key]: language }];
}

export async function makeWay({ deck, choices }: Way): Promise<MadeWay> {
  const { cards, ...made } = await makeLibraryDeck(deck, settleChoices(deck, choices, ['en']));
  const asked = cards.map(({ front, back, frontFiles }, at) => ({
    id: String(at),
    front,
    back,
    ...(frontFiles && { frontMedia: frontFiles.map(({ name, alt }) => ({ id: name, alt })) }),
  }));
  return { name: `${deck.id}?${writeChoices(choices) ?? ''}`, made, cards: asked };
}

/** @returns a side without its picture, in small letters */
const tidy = (text: string) =>
  text
    .replaceAll(/\p{Extended_Pictographic}\S*/gu, '')
    .trim()
    .toLowerCase();

/** What any deck of the shelf accepts as an answer, by question and languages. It knows synonyms that a single deck doesn't show. */
export class ShelfAnswers {
  readonly #byQuestion = new Map<string, Set<string>>();

  add({ made, cards }: MadeWay): void {
    for (const { front, back } of cards)
      for (const one of splitAlternatives(back)) this.#find(made, front).add(tidy(one));
  }

  isRight(option: string, question: string, made: MadeWay['made']): boolean {
    return splitAlternatives(option).some((one) => this.#find(made, question).has(tidy(one)));
  }

  #find({ frontLanguage = '', backLanguage = '' }: MadeWay['made'], front: string): Set<string> {
    const asked = tidy(front);
    // A picture alone isn't read here.
    if (asked === '') return new Set();
    const key = `${frontLanguage} ${backLanguage} ${asked}`;
    const found = this.#byQuestion.get(key) ?? new Set();
    this.#byQuestion.set(key, found);
    return found;
  }
}

/** @returns the questions of a quiz that offer a second right answer, according to any deck of the shelf */
export async function findUnfair({ name, made, cards }: MadeWay, shelf: ShelfAnswers, seed: string): Promise<string[]> {
  const asked = shuffleBySeed(cards, seed).slice(0, limits.questionsPerQuiz);
  const judge = await openOptionJudge(made);
  const { questions } = generateQuiz(made, cards, seed, { asked, judge });
  return questions.flatMap(({ question, options, correctIndex }) =>
    options
      .filter((option, at) => at !== correctIndex && shelf.isRight(option, question, made))
      .map((option) => `${name}: ${question}: ${options[correctIndex]} ~ ${option}`),
  );
}

/** The cards of a large deck that are typed. */
const mostTyped = 40;

/** @returns own answers that aren't right as a child types them, and answers of other cards that are */
export async function findMisjudged({ name, made, cards }: MadeWay, seed: string): Promise<string[]> {
  const { backLanguage: language, frontLanguage } = made;
  const [numbers, questionNumbers] = await Promise.all([loadNumberWords(language), loadNumberWords(frontLanguage)]);
  const judge = await openOptionJudge(made);
  const known = new Map<string, Forms>();
  const typed = shuffleBySeed(cards, seed).filter((card) => card.back !== '' && !isDictation(card, made));
  return typed.slice(0, mostTyped).flatMap(({ front, back }) => {
    const context = { language, numbers, questionNumbers, question: front, known };
    const isRight = (text: string) => judgeTyped(text, back, context).verdict === 'right';
    const isOther = (one: QuizCard) => one.front !== front && !isAlternative(one.back, back);
    return [
      ...listTyped(back)
        .filter((text) => !isRight(text))
        .map((text) => `${name}: ${front}: ${back} ≠ ${text}`),
      ...cards
        .filter((one) => isOther(one) && judge.isAccepted(one.back, back, front) && isRight(one.back))
        .map((one) => `${name}: ${front}: ${back} = ${one.back} (${one.front})`),
    ];
  });
}

const article = /^(?:the|der|die|das|el|la|los|las|le|les|il|lo|i|gli|o|a|os|as) |^ال/u;

/** Whether a card names all of an answer itself, but for accents and articles, which may be missing: French `ou` and `où`, German `morgen` and `der Morgen`. */
function isAlternative(answer: string, back: string): boolean {
  const bare = (text: string) => tidy(text).replace(article, '').normalize('NFD').replaceAll(/\p{M}/gu, '');
  const own = new Set([back, ...splitAlternatives(back)].map(bare));
  return own.has(bare(answer)) || splitAlternatives(answer).every((one) => own.has(bare(one)));
}

/** @returns an answer as children type it: as it is, one of several, small, and without its last punctuation */
function listTyped(back: string): string[] {
  const ways = [back, ...splitAlternatives(back)].flatMap((one) => [one, one.toLowerCase(), one.replace(/[.!?]$/, '')]);
  return [...new Set(ways)];
}
