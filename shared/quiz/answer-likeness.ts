/** Scripts whose letters a learner tells apart at a glance. Japanese mixes three, so they count as one with Chinese. */
const scripts: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  /\p{Script=Hangul}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Thai}/u,
];

/** What gives an answer away among others before it is read. */
export type AnswerLook = {
  /** Figures only, figures with words, or words of which script. */
  readonly kind: string;
  readonly startsWithCapital: boolean;
  /** UTF-16 code units. */
  readonly length: number;
};

/** How an answer looks. The text is not empty. */
export function lookOf(answer: string): AnswerLook {
  const firstLetter = /\p{L}/u.exec(answer)?.[0];
  const figures = /\p{Nd}/u.test(answer) ? 'figures' : '';
  const script = firstLetter === undefined ? '' : scripts.findIndex((letters) => letters.test(firstLetter));
  return {
    kind: `${figures}${script}`,
    startsWithCapital: firstLetter !== undefined && /[\p{Lu}\p{Lt}]/u.test(firstLetter),
    length: answer.length,
  };
}

/**
 * How easily two answers are told apart by their look: 0 for the same kind and about the same length. Another kind
 * (a number among words) counts most; then length, in steps of about 1.4 times; then a capital letter.
 */
export function unlikeness(one: AnswerLook, other: AnswerLook): number {
  const kind = one.kind === other.kind ? 0 : 9;
  const capital = one.startsWithCapital === other.startsWithCapital ? 0 : 1;
  const length = Math.floor(Math.abs(2 * Math.log2(one.length / other.length)));
  return kind + Math.min(length, 7) + capital;
}
