import { splitAlternatives, splitList } from './answer-alternatives.ts';
import { type AnswerContext, englishArticles, type Form, type Forms, readForms, splitAtWords } from './answer-forms.ts';
import { isListedChoice, leaveOutAsked } from './asked-gap.ts';
import { type AnswerPart, markDifference } from './mark-difference.ts';
import type { Letter } from './typed-letters.ts';
import { isTypo, isWithin } from './typos.ts';

/** `almost`: a typo, a different article, or part of a list. */
type TypedVerdict = 'right' | 'almost' | 'wrong';

export interface TypedJudgement {
  readonly verdict: TypedVerdict;
  /** The typed text compared with the nearest answer, with differences marked. */
  readonly parts: readonly AnswerPart[];
}

/** Maximum number of readings of a card's side: the whole text and its alternatives. `mostTyped` limits the items of a typed list. */
const mostAlternatives = 40;
const mostTyped = 12;

/**
 * Judges a typed answer against a card's side. The rules follow Anki's typed answers (`type:nc`, https://docs.ankiweb.net/templates/fields.html) and Quenti's
 * written ones (`packages/core/evaluator.ts`). They are more lenient for children, and stricter where a mistake changes the meaning:
 * - Case, punctuation, spaces and thousands separators are ignored. A missing or different accent is right, and marked. Hamza counts as an accent; tatweel is
 *   ignored.
 * - A leading article, or the English `to`, may be missing or added. A different article is almost right, because its gender may be wrong.
 * - Text in brackets is optional. `/` and `;` separate alternatives; one or several of them are right, in any order and with any separator. `bonito/a` means
 *   `bonito` or `bonita`, but the slashes in `1/2` and `km/h` don't separate alternatives.
 * - A comma makes a list, not alternatives (*red, white*): any order is right, a part is almost right.
 * - Equal numbers are right in all figures and ways of writing (`7`, `7.0`, `٧`), and in words of the answer's language unless the question names the number.
 * - One typo per five letters of a word (a letter too many, missing or different, or two neighbors swapped; at most three) is almost right. Numbers, and words
 *   of fewer than five letters, allow none. Another number word, kana length, dakuten or small kana is not a typo, because it makes another word.
 * - Where the question lists choices (`its / it’s`), another one of them is wrong. What stands next to the question's gap may be typed again. A question that
 *   asks for a percentage gets it with or without the sign.
 *
 * The work is bounded for texts of any length.
 */
export function judgeTyped(typed: string, side: string, context: AnswerContext = {}): TypedJudgement {
  if (tidy(typed) === tidy(side)) return { verdict: 'right', parts: [{ kind: 'same', text: side.trim() }] };
  const whole = judgeReading(typed, side, context);
  const rest = leaveOutAsked(typed, context.question);
  if (whole.verdict === 'right' || rest === typed) return whole;
  const ofRest = judgeReading(rest, side, context);
  return best([whole.verdict, ofRest.verdict]) === whole.verdict ? whole : ofRest;
}

function judgeReading(typed: string, side: string, context: AnswerContext): TypedJudgement {
  const listed = isListedChoice(typed, side, context.question);
  return listed === undefined ? judgeWords(typed, side, context) : judgeChoice(typed, side, listed);
}

function judgeChoice(typed: string, side: string, isPicked: boolean): TypedJudgement {
  if (isPicked) return { verdict: 'right', parts: [{ kind: 'same', text: side.trim() }] };
  const parts = [
    { kind: 'extra', text: typed.trim() },
    { kind: 'missing', text: side.trim() },
  ] as const;
  return { verdict: 'wrong', parts };
}

function judgeWords(typed: string, side: string, context: AnswerContext): TypedJudgement {
  const answers = readAnswers(side, context);
  const whole = judgeAgainst(readForms(typed, context), answers, context);
  const parts = markDifference(whole.typed, whole.answer);
  if (whole.verdict === 'right') return { verdict: 'right', parts };
  const inParts = judgeParts(typed, answers, context);
  if (inParts === 'right') return { verdict: 'right', parts: [{ kind: 'same', text: typed.trim() }] };
  return { verdict: best([whole.verdict, inParts]), parts };
}

/** Whether an option means the same as a card's answer, so that it must not be offered as a wrong one: {@link judgeTyped} would accept one for the other. */
export function isAccepted(option: string, answer: string, context: AnswerContext = {}): boolean {
  return isRight(option, answer, context) || isRight(answer, option, context);
}

function isRight(typed: string, side: string, context: AnswerContext): boolean {
  if (tidy(typed) === tidy(side)) return true;
  const listed = isListedChoice(typed, side, context.question);
  if (listed !== undefined) return listed;
  const answers = readAnswers(side, context);
  return isOneOf(readForms(typed, context), answers) || judgeParts(typed, answers, context) === 'right';
}

/** A percentage is asked for in one of the languages of the ready decks. */
const asksPercentage = /\bpercent|prozent|pourcent|porcent|مئوية|百分/i;

function readAnswers(side: string, context: AnswerContext): Forms[] {
  const isPercentage = side.endsWith('%') && asksPercentage.test(context.question ?? '');
  const sides = isPercentage ? [side, side.slice(0, -1)] : [side];
  return [...sides, ...splitAlternatives(side)].slice(0, mostAlternatives).map((one) => readForms(one, context));
}

/** Judges the typed text as several alternatives and as a list; the better verdict counts. */
function judgeParts(typed: string, answers: readonly Forms[], context: AnswerContext): TypedVerdict {
  return best([judgeSeveral(typed, answers, context), ...answers.map((answer) => judgeList(typed, answer, context))]);
}

/** Whether a text is right without any typo. */
function isOneOf(typed: Forms, answers: readonly Forms[]): boolean {
  return answers.some(({ forms }) => forms.some((form) => typed.forms.some((own) => isSame(own, form))));
}

function isSame(typed: Form, answer: Form): boolean {
  return typed.key === answer.key && isComparable(typed, answer) && !isOtherArticle(typed, answer);
}

function tidy(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toUpperCase().toLowerCase();
}

const order: readonly TypedVerdict[] = ['wrong', 'almost', 'right'];

function best(verdicts: readonly TypedVerdict[]): TypedVerdict {
  return order[Math.max(...verdicts.map((verdict) => order.indexOf(verdict)))] ?? 'wrong';
}

function worst(verdicts: readonly TypedVerdict[]): TypedVerdict {
  return order[Math.min(...verdicts.map((verdict) => order.indexOf(verdict)))] ?? 'wrong';
}

interface Match {
  readonly verdict: TypedVerdict;
  readonly typed: readonly Letter[];
  readonly answer: readonly Letter[];
}

function judgeAgainst(typed: Forms, answers: readonly Forms[], context: AnswerContext): Match {
  let nearest: Match = {
    verdict: 'wrong',
    typed: typed.forms[0]?.letters ?? [],
    answer: answers[0]?.forms[0]?.letters ?? [],
  };
  for (const answer of answers)
    for (const form of answer.forms)
      for (const own of typed.forms) {
        if (!isComparable(own, form)) continue;
        const match = compareForms(own, form, context);
        if (match.verdict === 'right') return match;
        if (isNearer(match, nearest)) nearest = match;
      }
  return nearest;
}

/**
 * Whether two forms may be compared. They may not if both leave out their bracketed text (`bank (river)` is not `bank (money)`), if both have figures spelled
 * out, or if one lacks its article and the other starts with one.
 */
function isComparable(typed: Form, answer: Form): boolean {
  if ((typed.isSpelled && answer.isSpelled) || (typed.isShortened && answer.isShortened)) return false;
  const isArticleTwice =
    (typed.article !== undefined && answer.startsWithArticle) ||
    (answer.article !== undefined && typed.startsWithArticle);
  return !isArticleTwice;
}

function isNearer(match: Match, than: Match): boolean {
  if (match.verdict !== than.verdict) return order.indexOf(match.verdict) > order.indexOf(than.verdict);
  return match.verdict === 'wrong' && countCommonStart(match) > countCommonStart(than);
}

/** Counts the equal letters at the start of both texts. The answer with the most of them is most likely the intended one. */
function countCommonStart({ typed, answer }: Match): number {
  const other = typed.findIndex(({ key }, at) => key !== answer[at]?.key);
  return other === -1 ? typed.length : other;
}

function compareForms(typed: Form, answer: Form, context: AnswerContext): Match {
  const near = compareWords(typed.key, answer.key, context);
  const verdict = typed.isSpelled && near === 'almost' ? 'wrong' : near;
  if (!isOtherArticle(typed, answer)) return { verdict, typed: typed.letters, answer: answer.letters };
  const whole = { typed: typed.whole ?? [], answer: answer.whole ?? [] };
  return { verdict: verdict === 'right' ? 'almost' : 'wrong', ...whole };
}

function isOtherArticle({ article: typed }: Form, { article: answer }: Form): boolean {
  if (typed === undefined || answer === undefined || typed === answer) return false;
  return !englishArticles.has(typed) || !englishArticles.has(answer);
}

function compareWords(typed: string, answer: string, context: AnswerContext): TypedVerdict {
  if (typed === answer) return answer === '' ? 'wrong' : 'right';
  const [own, wanted] = [typed.split(' '), answer.split(' ')];
  if (own.length === wanted.length)
    return wanted.every((word, at) => isTypo(own[at] ?? '', word, context)) ? 'almost' : 'wrong';
  const [ownJoined, joined] = [own.join(''), wanted.join('')];
  if (/\d/.test(ownJoined + joined)) return 'wrong';
  return isWithin(ownJoined, joined, Math.min(1, Math.floor(joined.length / 10))) ? 'almost' : 'wrong';
}

/** Judges several typed alternatives: the verdict is that of the worst one. */
function judgeSeveral(typed: string, answers: readonly Forms[], context: AnswerContext): TypedVerdict {
  const apart = splitAlternatives(typed);
  const isOneOfSeveral = new Set(answers.map(({ text }) => text)).size > 1;
  const further = isOneOfSeveral ? apart.flatMap((piece) => splitList(piece)) : [];
  const ways = [
    apart,
    further,
    further.flatMap((piece) => splitAtWords(piece, context, ['disjunction', 'conjunction'])),
  ];
  return best(
    ways.map((pieces) => {
      const several = pieces.slice(0, mostTyped).map((one) => readForms(one, context));
      return several.length < 2 ? 'wrong' : worst(several.map((one) => judgeAgainst(one, answers, context).verdict));
    }),
  );
}

/** Judges a list typed in another order or only in part. *And* may stand before the last item. */
function judgeList(typed: string, answer: Forms, context: AnswerContext): TypedVerdict {
  const wanted = splitList(answer.text);
  if (wanted.length < 2) return 'wrong';
  const given = splitAlternatives(typed).flatMap((piece) => splitList(piece));
  const split = (pieces: readonly string[]) => pieces.flatMap((piece) => splitAtWords(piece, context, ['conjunction']));
  return best([
    judgeItems(given, wanted, context),
    judgeItems(split(given), wanted, context),
    judgeItems(split(given), split(wanted), context),
  ]);
}

function judgeItems(given: readonly string[], wanted: readonly string[], context: AnswerContext): TypedVerdict {
  const items = wanted.map((one) => readForms(one, context));
  const named = given
    .slice(0, mostTyped)
    .map((one) => readForms(one, context))
    .map((one) => items.find((item) => isOneOf(one, [item])));
  if (named.length === 0 || named.includes(undefined)) return 'wrong';
  return new Set(named).size === items.length ? 'right' : 'almost';
}
