import type { AnswerContext } from './answer-forms.ts';

/** Whether a word is a mistyped one and not another word. */
export function isTypo(typed: string, word: string, { numbers }: AnswerContext): boolean {
  if (typed === word) return true;
  if (!isWithin(typed, word, slipsIn(word, typed)) || isOtherKana(typed, word)) return false;
  const [own, wanted] = [numbers?.read(typed), numbers?.read(word)];
  return own === undefined || wanted === undefined || own === wanted;
}

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const smallKana = /[ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ]/g;

/** Whether two words with kana differ in length (`おばさん`, `おばあさん`), dakuten (`か`, `が`) or small kana (`よ`, `ょ`). */
function isOtherKana(one: string, other: string): boolean {
  if (!kana.test(one) && !kana.test(other)) return false;
  if (one.length !== other.length) return true;
  return Array.from(one).some((sign, at) => sign !== other[at] && plainKana(sign) === plainKana(other[at] ?? ''));
}

/** The character without dakuten and handakuten, and small kana enlarged: in Unicode, each large kana directly follows its small form. */
function plainKana(sign: string): string {
  const [plain = ''] = sign.normalize('NFD');
  return plain.replace(smallKana, (small) => String.fromCharCode(small.charCodeAt(0) + 1));
}

const lettersToASlip = 5;
const mostSlips = 3;

/** The number of typos allowed in a word: none if it has digits or symbols, as in sums. */
function slipsIn(word: string, typed = ''): number {
  return /[\p{N}\p{S}]/u.test(word + typed)
    ? 0
    : Math.min(mostSlips, Math.floor(Array.from(word).length / lettersToASlip));
}

/** Whether two words differ by at most `slips` typos (Damerau 1964, with equal letters skipped greedily, so that each typo has only four cases). */
export function isWithin(one: string, other: string, slips: number): boolean {
  if (Math.abs(one.length - other.length) > slips) return false;
  const shorter = Math.min(one.length, other.length);
  let at = 0;
  while (at < shorter && one[at] === other[at]) at += 1;
  const [left, right] = [one.slice(at), other.slice(at)];
  if (left === '' || right === '') return left.length + right.length <= slips;
  if (slips === 0) return false;
  const isSwap = left[0] === right[1] && left[1] === right[0];
  return (
    isWithin(left.slice(1), right.slice(1), slips - 1) ||
    isWithin(left.slice(1), right, slips - 1) ||
    isWithin(left, right.slice(1), slips - 1) ||
    (isSwap && isWithin(left.slice(2), right.slice(2), slips - 1))
  );
}
