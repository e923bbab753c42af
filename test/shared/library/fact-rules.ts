import type { FactTexts } from '../../../shared/library/facts/fact-texts.ts';
import { givesAway } from '../../../shared/quiz/shown-sides.ts';
import { type Forms, readForms } from '../../../shared/study/answer-forms.ts';
import { judgeTyped } from '../../../shared/study/judge-typed.ts';

/** Decks whose first column is a key or an international word, so that it is the same in every language. */
const keyed = new Set(['road-signs-us', 'road-signs-europe', 'elements', 'music-words', 'capitals', 'us-states']);
/** Decks whose answers are persons. What their family name doesn’t need stands in brackets, and may be left out. */
export const people = new Set(
  'inventors composers painters books-authors space history-us history-uk history-germany history-france history-spain history-italy history-brazil'.split(
    ' ',
  ),
);

/** Leaves out what is in brackets, such as first names. */
function shortenName(answer: string): string {
  return answer.replaceAll(/\s*\([^()]+\)\s*/g, ' ').trim();
}

/** Decks whose answers are often derived from what is asked: `chat`, `chaton`. */
const derived = new Set(['young-animals']);
/** Decks that sort things: equal answers stay equal. */
const sorted = new Set(['animal-groups', 'food-groups', 'five-senses', 'planets', 'landmarks', 'city-landmarks']);

export interface Fact {
  readonly key?: string;
  readonly front: string;
  readonly back: string;
  readonly extra?: string;
}

/** Reads one line; a sign's question is what it looks like. */
export function readFact(deck: string, line: string): Fact {
  const cells = line.trim().split(' | ');
  const [first = '', second = '', third = ''] = cells;
  if (deck.startsWith('road-signs')) return { key: first, front: third, back: second };
  if (deck === 'capitals' || deck === 'us-states') return { key: first, front: second, back: third };
  return { ...(keyed.has(deck) && { key: first }), front: first, back: second, extra: third };
}

export function linesOf(text: string): string[] {
  return text.trim().split('\n');
}

const numbersIn = (text: string) =>
  [...text.replaceAll(/(?<=\d)[.,\s\u{a0}\u{202f}](?=\d{3}(?!\d))/gu, '').matchAll(/\d+/g)].map(Number);

/** @returns what is wrong with a room's facts in a language; `language` is that of the answers */
export function findFaults(language: string, facts: FactTexts, english: FactTexts): string[] {
  const faults: string[] = [];
  const unlike = (one: readonly string[], other: readonly string[]) => one.join(' ') !== other.join(' ');
  if (unlike(Object.keys(facts), Object.keys(english))) faults.push(`The decks are ${Object.keys(facts).join(' ')}.`);
  for (const [deck, levels] of Object.entries(english)) {
    const own = facts[deck] ?? {};
    if (unlike(Object.keys(own), Object.keys(levels)))
      faults.push(`${deck}: the levels are ${Object.keys(own).join(' ')}.`);
    for (const [level, text] of Object.entries(levels)) {
      const [lines, wanted] = [linesOf(own[level] ?? ''), linesOf(text)];
      if (lines.length !== wanted.length) faults.push(`${deck} ${level}: ${lines.length} lines, not ${wanted.length}.`);
      for (const [at, line] of lines.entries())
        faults.push(
          ...faultsOf(language, deck, line, wanted[at] ?? '').map((fault) => `${deck} ${level}: ${line}: ${fault}`),
        );
      faults.push(...findMerged(deck, lines, wanted).map((fault) => `${deck} ${level}: ${fault}`));
    }
    const all = Object.values(own)
      .flatMap(linesOf)
      .map((line) => readFact(deck, line));
    const fronts = all.map(({ key = '', front }) => (deck.startsWith('road') ? front : key + front));
    for (const front of new Set(fronts.filter((one, at) => fronts.indexOf(one) !== at)))
      faults.push(`${deck}: asks twice: ${front}`);
  }
  return faults;
}

function faultsOf(language: string, deck: string, line: string, english: string): string[] {
  const [own, wanted] = [readFact(deck, line), readFact(deck, english)];
  const { front, back, extra = '' } = own;
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string) => void (isRight || faults.push(fault));
  const columns = (text: string) => text.split('|').length;
  const most =
    deck === 'capitals' ? 4 : keyed.has(deck) && deck !== 'elements' && deck !== 'music-words' ? columns(english) : 3;
  const least = deck === 'capitals' || deck === 'us-states' || deck.startsWith('road-signs') ? 3 : 2;
  check(
    columns(line) >= least && columns(line) <= most && line.split(' | ').length === columns(line),
    'has too few or too many columns',
  );
  check(own.key === wanted.key, `begins with ${own.key}, not ${wanted.key}`);
  check(front.length <= (language === 'zh' ? 50 : 130), 'the question is too long');
  check(language !== 'en' || front.split(' ').length <= 16, 'the question is too long');
  check(back.length > 0 && back.length <= (language === 'en' ? 40 : 50), 'the answer is too long');
  check(
    !/['"`\\_=()（）]|--|\s{2}|\$\{|[٠-٩]/u.test(front + (people.has(deck) ? back.replaceAll(/[()]/g, '') : back)) &&
      !/['"`\\]|--|\s{2}|[٠-٩]/u.test(extra),
    'has a sign that it may not have',
  );
  check(line === line.trim() && line.split(' | ').every((cell) => cell === cell.trim()), 'has a space too many');
  check(
    numbersIn(back.split(' / ')[0] ?? '').join() === numbersIn(wanted.back.split(' / ')[0] ?? '').join(),
    'the answer’s number differs',
  );
  const years = (text: string) =>
    numbersIn(text)
      .filter((one) => one > 99)
      .toSorted((one, other) => one - other)
      .join();
  check(years(front) === years(wanted.front), 'a year in the question differs');
  check(!/\d BC/.test(wanted.back) || /\p{L}/u.test(back), 'lacks “before Christ”');
  if (deck.startsWith('road-signs')) check(!givesAway(front, back), 'the description tells the meaning');
  else if (!keyed.has(deck) && !derived.has(deck))
    check(!back.split(' / ').some((one) => isTold(front, one)), 'the question tells the answer');
  for (const one of back.split(' / ').flatMap((name) => [name, name.replaceAll(/[()]/g, ''), shortenName(name)]))
    check(judgeTyped(one, back, { question: front, language }).verdict === 'right', `“${one}” would not be right`);
  return faults;
}

/** Whether all words of an answer are in the question. */
function isTold(front: string, answer: string): boolean {
  if (/\p{Script=Han}/u.test(answer)) return front.includes(answer);
  const asked = front.replaceAll('-', ' ');
  return answer
    .split(/[ -]/)
    .every((word) => (word.length < 3 ? asked.split(' ').includes(word) : givesAway(asked, word)));
}

/** Different answers in English must not become one, and where things are sorted, equal ones stay equal. */
function findMerged(deck: string, lines: readonly string[], wanted: readonly string[]): string[] {
  const pairs = lines.map((line, at) => [readFact(deck, line).back, readFact(deck, wanted[at] ?? '').back] as const);
  return pairs.flatMap(([own, english], at) =>
    pairs.slice(0, at).flatMap(([other, otherEnglish]) => {
      if (own === other && english !== otherEnglish) return [`${own} answers both “${english}” and “${otherEnglish}”`];
      return sorted.has(deck) && english === otherEnglish && own !== other
        ? [`“${english}” is ${own} and ${other}`]
        : [];
    }),
  );
}

/** @returns pairs of answers of one deck that the judge takes for each other: `right` are unfair, `almost` are one typo apart */
export function findAlike(language: string, facts: FactTexts) {
  const pairs: Record<'right' | 'almost', string[]> = { right: [], almost: [] };
  for (const [deck, levels] of Object.entries(facts)) {
    const all = Object.values(levels)
      .flatMap(linesOf)
      .map((line) => readFact(deck, line));
    const answers = [...new Map(all.map((fact) => [fact.back, fact])).values()];
    const known = new Map<string, Forms>();
    const spellings = new Map(answers.map(({ back }) => [back, spellingOf(readForms(back, { language, known }))]));
    for (const { back, front } of answers)
      for (const other of answers) {
        // Two numbers are never taken for each other, so only words are compared.
        if (other.back === back || !/\p{L}/u.test(other.back)) continue;
        if (!isNear(spellings.get(other.back), spellings.get(back))) continue;
        // A family name alone must not be right for someone else of that name.
        for (const typed of new Set([other.back, ...other.back.split(' / ').map(shortenName)])) {
          const { verdict } = judgeTyped(typed, back, { question: front, language, known });
          if (verdict === 'right' || (verdict === 'almost' && typed === other.back))
            pairs[verdict].push(`${other.back} ~ ${back}`);
        }
      }
  }
  return pairs;
}

interface Spelling {
  /** Each word's letters in pairs, and how many of them are left after the most typos that the judge forgives. */
  readonly words: readonly { readonly pairs: readonly string[]; readonly least: number }[];
  readonly all: ReadonlySet<string>;
}

function spellingOf({ forms }: Forms): Spelling {
  const words = new Set(forms.flatMap(({ key }) => key.split(' ')));
  return {
    words: [...words].map((word) => {
      const pairs = pairLetters(word);
      // A typo in each five letters; two swapped ones change three pairs.
      return { pairs, least: Math.max(1, pairs.length - 3 * Math.min(3, Math.floor(Array.from(word).length / 5))) };
    }),
    all: new Set(forms.flatMap(({ key }) => [...Array.from(key), ...pairLetters(key.replaceAll(' ', ''))])),
  };
}

function pairLetters(word: string): string[] {
  const letters = Array.from(word);
  return letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}

/** Whether a word of the answer is in the other one, but for typos. Without one, the judge, which takes longer, can't take it for the answer. */
function isNear(typed: Spelling | undefined, answer: Spelling | undefined): boolean {
  return (answer?.words ?? []).some(({ pairs, least }) => pairs.filter((pair) => typed?.all.has(pair)).length >= least);
}

/** @returns questions that two decks answer differently */
export function findContradictions(rooms: readonly FactTexts[]): string[] {
  const facts = rooms
    .flatMap((room) => Object.entries(room))
    .filter(([deck]) => !keyed.has(deck))
    .flatMap(([deck, levels]) =>
      Object.values(levels)
        .flatMap(linesOf)
        .map((line) => readFact(deck, line)),
    );
  return [...Map.groupBy(facts, ({ front }) => front)].flatMap(([front, same]) =>
    same
      .filter(({ back }) => !back.includes(same[0]?.back ?? '') && same[0]?.back.includes(back) === false)
      .map(({ back }) => `${front} ${same[0]?.back} ~ ${back}`),
  );
}
