import { startsAlike } from '../columns/transcription.ts';
import { countWords, share } from '../tidy-rows.ts';

/** The cells of the lines of a list: both sides, and what says how the first one sounds. A line that could not be cut has none. */
export interface CutLines {
  readonly cells: readonly (readonly string[] | undefined)[];
  readonly hasSounds?: boolean;
  /** Whether only a person can tell if the lines were meant to be cut. */
  readonly isUnsure?: boolean;
}

const ownLetter = /(?!\p{Script=Latin})\p{L}/u;
const latinLetter = /\p{Script=Latin}/u;
const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
const han = /\p{Script=Han}/gu;
const toned = /[āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ]/i;
const vowels = /[aeiouüāáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ]+/gi;
/** More words than a side of a list to learn has. */
const longSide = 6;

interface Parts {
  /** Words before the other script begins, and from there on. */
  readonly first: readonly string[];
  readonly second: readonly string[];
  readonly startsLatin: boolean;
}

/** @returns the words of a line up to where its script changes, and behind it; undefined if it changes never or more than once */
function partAtScript(line: string): Parts | undefined {
  const words = line.split(/\s+/);
  const kinds = words.map((word) =>
    ownLetter.test(word) ? (latinLetter.test(word) ? 'both' : 'own') : latinLetter.test(word) ? 'latin' : undefined,
  );
  const at = kinds.findIndex((kind) => kind !== undefined && kind !== kinds[0]);
  const isTwice = kinds.slice(at).some((kind) => kind !== undefined && kind !== kinds[at]);
  if (at < 1 || kinds[0] === undefined || kinds.includes('both') || isTwice) return undefined;
  return { first: words.slice(0, at), second: words.slice(at), startsLatin: kinds[0] === 'latin' };
}

const countVowels = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + (word.match(vowels)?.length ?? 0), 0);

/** @returns how many of the words behind Chinese characters say how these sound: with as many vowels as there are characters, and a tone */
function countSyllables(characters: string, words: readonly string[]): number {
  const most = characters.match(han)?.length ?? 0;
  let count = 0;
  for (const [at, word] of words.entries()) {
    count += word.match(vowels)?.length ?? 0;
    if (count === most && words.slice(0, at + 1).some((one) => toned.test(one))) return at + 1;
    if (count >= most) break;
  }
  const end = words.findIndex((word) => !toned.test(word));
  return end === -1 ? words.length : end;
}

/** Puts what says how the words sound behind both sides: Japanese syllables, tones of Chinese, or letters that start like the word. */
function takeSounds(parts: readonly Parts[]): readonly (readonly string[])[] | undefined {
  const most = (test: (one: Parts) => boolean, least = 0.8) => share(parts.filter(test).length, parts) >= least;
  const join = (words: readonly string[]) => words.join(' ');
  const isSpelled = ({ first }: Parts) =>
    first.length === 2 && /\p{Script=Han}/u.test(first[0] ?? '') && kana.test(first[1] ?? '');
  if (most(isSpelled))
    return parts.map((one) =>
      isSpelled(one) ? [one.first[0] ?? '', join(one.second), one.first[1] ?? ''] : [join(one.first), join(one.second)],
    );
  const countSaid = ({ first, second }: Parts) => countSyllables(first.join(''), second);
  const isSaid = (one: Parts) => {
    const count = countSaid(one);
    return count > 0 && count < one.second.length;
  };
  const isHeard = ({ first: [word = ''], second }: Parts) => second.length > 1 && startsAlike(word, second[0] ?? '');
  const isMeant = ({ first: [word = ''], second }: Parts) => startsAlike(word, second[1] ?? '');
  const isHan = ({ first }: Parts) =>
    /\p{Script=Han}/u.test(first[0] ?? '') && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(first.join(''));
  const isSyllabic = most(isHan) && most(isSaid, 0.9);
  if (!isSyllabic && !(most(isHeard, 1) && !most(isMeant, 0.5))) return undefined;
  return parts.map((one) => {
    const count = isSyllabic ? countSaid(one) : 1;
    const [sound, meaning] = [join(one.second.slice(0, count)), join(one.second.slice(count))];
    return meaning === ''
      ? [join(one.first), join(one.second)]
      : [join(one.first), meaning, ...(sound === '' ? [] : [sound])];
  });
}

/** Puts what says how Chinese words sound behind both sides, where it stands before them: `tea chá 茶`. */
function takeSoundsBefore(parts: readonly Parts[]): readonly (readonly string[])[] | undefined {
  const cells = parts.map(({ first, second }) => {
    const [most, characters] = [second.join('').match(han)?.length ?? 0, second.join(' ')];
    const at = first.findLastIndex((_, place) => countVowels(first.slice(place)) >= most);
    const sounds = at < 1 ? [] : first.slice(at);
    const isSaid = most > 0 && countVowels(sounds) === most && sounds.some((word) => toned.test(word));
    return isSaid ? [first.slice(0, at).join(' '), characters, sounds.join(' ')] : [first.join(' '), characters];
  });
  return share(cells.filter(({ length }) => length > 2).length, cells) >= 0.8 ? cells : undefined;
}

/** Cuts lines where the script changes: `собака dog`, `朋友 péngyou friend`, `犬 いぬ dog`. */
export function cutScripts(lines: readonly string[]): CutLines | undefined {
  const found = lines.map(partAtScript);
  const parts = found.filter((one) => one !== undefined);
  const isEven = parts.every(({ startsLatin }) => startsLatin === parts[0]?.startsLatin);
  if (!isEven || parts.length === 0) return undefined;
  const sounds = parts[0]?.startsLatin === true ? takeSoundsBefore(parts) : takeSounds(parts);
  const cells = sounds ?? parts.map(({ first, second }) => [first.join(' '), second.join(' ')]);
  const isUnsure =
    cells.some((sides) => sides.some((side) => countWords(side) > longSide)) ||
    // Of two words, either may say how the first one sounds.
    (!sounds &&
      parts.every(({ first: [word = ''], second }) => second.length > 1 && startsAlike(word, second[0] ?? '')));
  let next = 0;
  return {
    cells: found.map((one) => (one === undefined ? undefined : cells[next++])),
    hasSounds: sounds !== undefined,
    isUnsure,
  };
}
