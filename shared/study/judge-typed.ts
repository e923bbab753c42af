import { splitAlternatives, splitList } from './answer-alternatives.ts';
import { type AnswerPart, markDifference } from './mark-difference.ts';
import { type Letter, readLetters, spellUmlauts } from './typed-letters.ts';

/** `almost`: a typo, a different article, or part of a list. */
export type TypedVerdict = 'right' | 'almost' | 'wrong';

export interface TypedJudgement {
  readonly verdict: TypedVerdict;
  /** The typed text compared with the nearest answer, with differences marked. */
  readonly parts: readonly AnswerPart[];
}

/** Upper bounds for alternatives on a side, and for the items of a typed list. */
const mostAlternatives = 40;
const mostTyped = 12;

/**
 * Judges a typed answer against a card's side. The rules follow Anki's typed answers (`type:nc`, https://docs.ankiweb.net/templates/fields.html) and Quenti's
 * written ones (`packages/core/evaluator.ts`). They are more lenient for children, and stricter where a mistake changes the meaning:
 * - Case, punctuation, spaces and thousands separators are ignored. A missing or different accent counts as right, but is marked.
 * - A leading article may be missing or added (six languages, plus the English `to`). A different one is almost right, because it may be of another gender.
 * - Text in brackets is optional. `/` and `;` separate alternatives; one or several of them are right. `bonito/a` is `bonito` or `bonita`; `1/2` and `km/h`
 *   are not alternatives.
 * - A comma makes a list, not alternatives (*red, white*): any order is right, a part is almost right.
 * - One typo per five letters of a word (an extra, missing or wrong letter, or two neighbors swapped; at most three) is almost right. Words of fewer than five
 *   letters and numbers allow none.
 *
 * The work is bounded for texts of any length.
 */
export function judgeTyped(typed: string, side: string): TypedJudgement {
  if (tidy(typed) === tidy(side)) return { verdict: 'right', parts: [{ kind: 'same', text: side.trim() }] };
  const answers = [side, ...splitAlternatives(side)].slice(0, mostAlternatives).map(readForms);
  const whole = judgeAgainst(readForms(typed), answers);
  const parts = markDifference(whole.typed, whole.answer);
  if (whole.verdict === 'right') return { verdict: 'right', parts };
  const inParts = best([judgeSeveral(typed, answers), ...answers.map((answer) => judgeList(typed, answer))]);
  if (inParts === 'right') return { verdict: 'right', parts: [{ kind: 'same', text: typed.trim() }] };
  return { verdict: best([whole.verdict, inParts]), parts };
}

function tidy(text: string): string {
  return text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toUpperCase().toLowerCase();
}

const order: readonly TypedVerdict[] = ['wrong', 'almost', 'right'];

function best(verdicts: readonly TypedVerdict[]): TypedVerdict {
  return order[Math.max(...verdicts.map((verdict) => order.indexOf(verdict)))] ?? 'wrong';
}

function worst(verdicts: readonly TypedVerdict[]): TypedVerdict {
  return order[Math.min(...verdicts.map((verdict) => order.indexOf(verdict)))] ?? 'wrong';
}

interface Form {
  readonly letters: readonly Letter[];
  /** The leading article that was removed, in lower case. */
  readonly article?: string;
  /** The letters including the article. */
  readonly whole?: readonly Letter[];
}

/** An answer with all its accepted forms. */
interface Forms {
  readonly text: string;
  readonly forms: readonly Form[];
}

const articles = [
  'the an a to', // English
  'el la los las lo un una unos unas', // Spanish
  'le les une des du', // French
  'der die das den dem des ein eine einen einem einer eines', // German
  'il i gli uno', // Italian
  'o os as um uma uns umas', // Portuguese
].join(' ');
const article = new RegExp(`^(?:(${articles.replaceAll(' ', '|')})\\s+|(l|un)['’]\\s*)(?=\\S)`, 'iu');
const englishArticles: ReadonlySet<string> = new Set(['the', 'an', 'a']);

function readForms(text: string): Forms {
  const plain = text.normalize('NFC').trim();
  const texts = new Set([
    plain,
    plain.replaceAll(/\([^()]*\)|\[[^[\]]*\]|（[^（）]*）/g, ' ').trim(),
    leaveOutInside(plain),
  ]);
  const spelled = [...texts].map(spellUmlauts);
  const forms = [...new Set([...texts, ...spelled])].flatMap(formsOf).filter(({ letters }) => letters.length > 0);
  return { text: plain, forms };
}

/** Joins the parts around brackets inside a word: `colo(u)r` without its brackets is one word. */
function leaveOutInside(text: string): string {
  return text.replaceAll(/(?<inside>\p{L})\([^()]*\)/gu, '$<inside>');
}

function formsOf(text: string): Form[] {
  const whole = readLetters(text);
  const [found = '', word, elided] = article.exec(text) ?? [];
  // A leading `I ` is the English pronoun; the Italian article is lower case.
  if (found === '' || found.startsWith('I ')) return [{ letters: whole }];
  return [
    { letters: whole },
    { letters: readLetters(text.slice(found.length)), article: (word ?? elided ?? '').toLowerCase(), whole },
  ];
}

interface Match {
  readonly verdict: TypedVerdict;
  readonly typed: readonly Letter[];
  readonly answer: readonly Letter[];
}

function judgeAgainst(typed: Forms, answers: readonly Forms[]): Match {
  let nearest: Match = {
    verdict: 'wrong',
    typed: typed.forms[0]?.letters ?? [],
    answer: answers[0]?.forms[0]?.letters ?? [],
  };
  for (const answer of answers)
    for (const form of answer.forms)
      for (const own of typed.forms) {
        const match = compareForms(own, form);
        if (match.verdict === 'right') return match;
        if (isNearer(match, nearest)) nearest = match;
      }
  return nearest;
}

function isNearer(match: Match, than: Match): boolean {
  if (match.verdict !== than.verdict) return order.indexOf(match.verdict) > order.indexOf(than.verdict);
  return match.verdict === 'wrong' && countCommonStart(match) > countCommonStart(than);
}

/** The number of equal letters at the start. The answer with the most is most likely what was meant. */
function countCommonStart({ typed, answer }: Match): number {
  const other = typed.findIndex(({ key }, at) => key !== answer[at]?.key);
  return other === -1 ? typed.length : other;
}

function compareForms(typed: Form, answer: Form): Match {
  const verdict = compareLetters(typed.letters, answer.letters);
  const isOtherArticle =
    typed.article !== undefined && answer.article !== undefined && typed.article !== answer.article;
  if (!isOtherArticle || (englishArticles.has(typed.article) && englishArticles.has(answer.article)))
    return { verdict, typed: typed.letters, answer: answer.letters };
  const whole = { typed: typed.whole ?? [], answer: answer.whole ?? [] };
  return { verdict: verdict === 'right' ? 'almost' : 'wrong', ...whole };
}

function compareLetters(typed: readonly Letter[], answer: readonly Letter[]): TypedVerdict {
  const [own, wanted] = [wordsOf(typed), wordsOf(answer)];
  if (own.join(' ') === wanted.join(' ')) return wanted.length > 0 ? 'right' : 'wrong';
  if (own.length === wanted.length)
    return wanted.every((word, at) => isWithin(own[at] ?? '', word, slipsIn(word, own[at]))) ? 'almost' : 'wrong';
  const [ownJoined, joined] = [own.join(''), wanted.join('')];
  if (/\d/.test(ownJoined + joined)) return 'wrong';
  return isWithin(ownJoined, joined, Math.min(1, Math.floor(joined.length / 10))) ? 'almost' : 'wrong';
}

function wordsOf(letters: readonly Letter[]): string[] {
  const text = letters.map(({ key }) => key).join('');
  return text === '' ? [] : text.split(' ');
}

const lettersToASlip = 5;
const mostSlips = 3;

/** The number of typos allowed. None in words with digits or symbols, such as sums. */
function slipsIn(word: string, typed = ''): number {
  return /[\p{N}\p{S}]/u.test(word + typed)
    ? 0
    : Math.min(mostSlips, Math.floor(Array.from(word).length / lettersToASlip));
}

/** Whether two words differ by at most `slips` typos (Damerau 1964, with equal letters skipped greedily, so that each typo has only four cases). */
function isWithin(one: string, other: string, slips: number): boolean {
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

/** Judges several typed alternatives; the worst of them decides. */
function judgeSeveral(typed: string, answers: readonly Forms[]): TypedVerdict {
  const several = splitAlternatives(typed).slice(0, mostTyped);
  return several.length < 2 ? 'wrong' : worst(several.map((one) => judgeAgainst(readForms(one), answers).verdict));
}

/** Judges a list typed in another order or only in part. */
function judgeList(typed: string, answer: Forms): TypedVerdict {
  const wanted = splitList(answer.text).map(readForms);
  if (wanted.length < 2) return 'wrong';
  const given = splitList(typed).slice(0, mostTyped).map(readForms);
  const named = given.map((one) => wanted.find((item) => judgeAgainst(one, [item]).verdict === 'right'));
  if (named.length === 0 || named.includes(undefined)) return 'wrong';
  return new Set(named).size === wanted.length ? 'right' : 'almost';
}
