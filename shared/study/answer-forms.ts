import type { NumberWords } from './number-words.ts';
import { comparisonKey, type Letter, readLetters, spellUmlauts } from './typed-letters.ts';
import { tidyNumbers } from './typed-numbers.ts';

/** What is known about an answer besides its text. All fields are optional, because decks often have no language. */
export interface AnswerContext {
  /** BCP 47 tag of the answer. */
  readonly language?: string | undefined;
  /** Number words of the answer's language. */
  readonly numbers?: NumberWords | undefined;
  /** Text of the asked side. A card that asks a number (`7` → `siete`) teaches the number word, so figures are not accepted as its answer. */
  readonly question?: string | undefined;
  /** Number words of the asked side's language. */
  readonly questionNumbers?: NumberWords | undefined;
  /** Cache of the texts already read in this context, for use in many comparisons. */
  readonly known?: Map<string, Forms> | undefined;
}

export interface Form {
  readonly letters: readonly Letter[];
  /** The letters as compared: words without accents, separated by spaces. */
  readonly key: string;
  /** The leading article that was removed, in lower case without accents. */
  readonly article?: string;
  /** The letters including the article. */
  readonly whole?: readonly Letter[];
  readonly startsWithArticle?: boolean;
  /** Whether figures were replaced by words. */
  readonly isSpelled?: boolean;
  /** Whether text in brackets was left out. */
  readonly isShortened?: boolean;
}

/** An answer with all its accepted forms. */
export interface Forms {
  readonly text: string;
  readonly forms: readonly Form[];
}

/** Articles that may be missing or added, and the English infinitive's `to`. */
const articlesByLanguage: Readonly<Record<string, string>> = {
  en: 'the an a to',
  es: 'el la los las lo un una unos unas',
  fr: 'le la les un une des du',
  de: 'der die das den dem des ein eine einen einem einer eines',
  it: 'il lo la i gli le un uno una',
  pt: 'o a os as um uma uns umas',
  el: 'ο η το οι τα τον την τη του της τους τις των ένας ενας μία μια ένα ενα έναν εναν',
  nl: 'de het een',
  sv: 'en ett',
  ar: '',
};
/** Languages whose articles are recognized if the answer's language is unknown or has no articles of its own. */
const usualLanguages = ['en', 'es', 'fr', 'de', 'it', 'pt', 'el', 'ar'] as const;
export const englishArticles: ReadonlySet<string> = new Set(['the', 'an', 'a']);

const patterns = new Map<string, RegExp>();

/** Matches a leading article. Arabic `ال` and French and Italian `l’` are written together with the next word. */
function articlePattern(language: string | undefined): RegExp {
  const [own = ''] = language?.toLowerCase().split('-') ?? [];
  const known = articlesByLanguage[own] === undefined ? usualLanguages : [own];
  const key = known.join(' ');
  const words = known.flatMap((one) => articlesByLanguage[one]?.split(' ') ?? []).filter((word) => word !== '');
  const spaced = words.length === 0 ? '' : `(${words.join('|')})\\s+(?=\\S)|`;
  const pattern =
    patterns.get(key) ?? new RegExp(`^(?:${spaced}(l|un)['’]\\s*(?=\\S)|(ال)(?=\\p{Script=Arabic}{3}))`, 'iu');
  patterns.set(key, pattern);
  return pattern;
}

/** @returns the text without a leading article of a usual language, and an English infinitive without `to` */
export function leaveOutArticle(text: string): string {
  return text.slice(findArticle(text, undefined)?.found.length ?? 0);
}

function findArticle(
  text: string,
  language: string | undefined,
): { readonly found: string; readonly article: string } | undefined {
  const [found = '', ...named] = articlePattern(language).exec(text) ?? [];
  // A leading `I ` is the English pronoun; the Italian article is lower case.
  if (found === '' || found.startsWith('I ')) return undefined;
  const article = named.find((one) => one !== undefined) ?? '';
  return { found, article: article.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase() };
}

/** @returns the forms of an answer, or of a typed text */
export function readForms(text: string, context: AnswerContext): Forms {
  const { known } = context;
  // The question is part of the cache key only for texts with figures, because only their forms depend on the question.
  const name = /\p{Nd}/u.test(text) ? `${text}\n${context.question ?? ''}` : text;
  const forms = known?.get(name) ?? makeForms(text, context);
  known?.set(name, forms);
  return forms;
}

function makeForms(text: string, context: AnswerContext): Forms {
  const plain = text.normalize('NFC').trim();
  const ahead = putArticleFirst(plain, context.language);
  const texts = ahead === undefined ? [plain, turnPair(plain), ...writeBrackets(plain)] : [plain, ahead];
  const shortened = ahead === undefined ? leaveOutBrackets(plain) : [];
  const forms = [
    ...writeOut(texts, context),
    ...writeOut(shortened, context).map((form) => ({ ...form, isShortened: true })),
  ];
  return { text: ahead ?? plain, forms: forms.filter(({ key }) => key !== '') };
}

/** The forms of the texts with umlauts, *and* and figures written in each usual spelling. */
function writeOut(texts: readonly string[], context: AnswerContext): Form[] {
  const written = new Set([...texts, ...texts.map(spellUmlauts), ...texts.flatMap((one) => writeAnd(one, context))]);
  const spelled = new Set([...new Set(texts)].flatMap((one) => spellNumbers(one, context)));
  return [
    ...[...written].flatMap((one) => formsOf(one, context)),
    ...[...spelled].flatMap((one) => formsOf(one, context).map((form) => ({ ...form, isSpelled: true }))),
  ];
}

/** @returns `der Hund` for `Hund, der` and `Hund (der)`; undefined for other texts */
function putArticleFirst(text: string, language: string | undefined): string | undefined {
  const [, rest, last] = /^([^,]+?)(?:,\s*|\s+\()(\p{L}+)\)?$/u.exec(text) ?? [];
  if (rest === undefined || last === undefined) return undefined;
  const ahead = `${last} ${rest}`;
  return findArticle(ahead, language)?.found.trim() === last ? ahead : undefined;
}

/** Turns `Washington, George` into `George Washington`. */
function turnPair(text: string): string {
  return text.replace(/^([^,]+),\s+([^,]+)$/, '$2 $1');
}

const brackets = /\([^()]*\)|\[[^[\]]*\]|（[^（）]*）/g;

function leaveOutBrackets(text: string): string[] {
  return /[([（]/.test(text) ? [text.replaceAll(brackets, ' ').trim()] : [];
}

/**
 * Lists the readings of a text with brackets: inside a word (`colo(u)r`), around a short word at the end that belongs to the beginning (`freuen (sich)`), or
 * around the reading of Chinese characters (`漢字（かんじ）`).
 */
function writeBrackets(text: string): string[] {
  if (!/[([（]/.test(text)) return [];
  return [
    text.replaceAll(/(?<inside>\p{L})\([^()]*\)/gu, '$<inside>'),
    text.replace(/^(.*\S)\s+[([（](\p{L}{1,4}['’]?)[)\]）]$/u, '$2 $1').replace(/(?<=^\p{L}+['’]) /u, ''),
    text.replaceAll(/\p{Script=Han}+[([（]([\p{Script=Hiragana}\p{Script=Katakana}ー]+)[)\]）]/gu, '$1'),
  ];
}

function writeAnd(text: string, { language }: AnswerContext): string[] {
  return text.includes('&') ? [text.replaceAll(/\s*&\s*/g, connectingWord(language, 'conjunction'))] : [];
}

type Connection = 'conjunction' | 'disjunction';
const connections = new Map<string, string>();

/** Gets the word between the last two items of a list, with its spaces: ` and `, ` or `. */
function connectingWord(language = 'en', type: Connection): string {
  const name = `${language} ${type}`;
  const known = connections.get(name);
  if (known !== undefined) return known;
  const parts = new Intl.ListFormat(language, { type }).formatToParts(['a', 'b']);
  const word = parts.find((part) => part.type === 'literal')?.value ?? ' ';
  connections.set(name, word);
  return word;
}

/** Splits at *and* or *or* in the answer's language. */
export function splitAtWords(text: string, { language }: AnswerContext, types: readonly Connection[]): string[] {
  const words = types.map((type) => connectingWord(language, type)).filter((word) => /\p{L}/u.test(word));
  if (words.length === 0) return [text];
  const spaced = words.map((word) => `${word.trim()}${word.endsWith(' ') ? '\\s+' : ''}`);
  return text.split(new RegExp(`(?:^|\\s+)(?:${spaced.join('|')})`, 'iu')).filter((piece) => piece.trim() !== '');
}

const mostSpellings = 4;
/** Whole numbers that are not part of a sum, a fraction, a date or a word. */
const wholeNumber = /(?<![\d.,:/^×=\p{Script=Latin}+−–-])(?:0|[1-9]\d{0,8})(?![\d:/^×\p{Script=Latin}]|[.,]\d)/gu;

/** @returns the text with its figures in words, in each usual spelling */
function spellNumbers(text: string, context: AnswerContext): string[] {
  const { numbers, language } = context;
  const tidy = tidyNumbers(text, language);
  if (!numbers || tidy.search(wholeNumber) === -1) return [];
  const asked = askedNumber(context);
  return Array.from({ length: mostSpellings }, (_, at) =>
    tidy.replaceAll(wholeNumber, (figures) => {
      if (figures === asked) return figures;
      const spellings = numbers.spell(figures);
      return spellings[Math.min(at, spellings.length - 1)] ?? figures;
    }),
  ).filter((spelled) => spelled !== tidy);
}

/** The number that the question names, in figures; undefined if its figures name several. */
function askedNumber({ question = '', language, numbers, questionNumbers }: AnswerContext): string | undefined {
  const figures = tidyNumbers(question, language).match(/\d+/g) ?? [];
  if (figures.length > 0) return figures.length === 1 ? figures[0] : undefined;
  return numbers?.read(question) ?? questionNumbers?.read(question);
}

function formsOf(text: string, { language }: AnswerContext): Form[] {
  const whole = toForm(text, language);
  const { found = '', article } = findArticle(text, language) ?? {};
  const rest = text.slice(found.length).trim();
  // In `the the`, the first word is not an article before a noun.
  if (article === undefined || (rest.length > 1 && rest.toLowerCase() === found.trim().toLowerCase())) return [whole];
  return [
    { ...whole, startsWithArticle: true },
    { ...toForm(rest, language), article, whole: whole.letters },
  ];
}

function toForm(text: string, language: string | undefined): Form {
  const letters = readLetters(text, language);
  return { letters, key: comparisonKey(letters) };
}
