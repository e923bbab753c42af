/** Scripts that a learner distinguishes at a glance. Japanese mixes three scripts, including Chinese characters, so it shares one entry with Chinese. */
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

/** Visual features by which one answer would stand out among others before it is read. */
export type AnswerLook = {
  /** Whether the answer is digits only, digits with text, or text, including the text's script. */
  readonly kind: string;
  readonly startsWithCapital: boolean;
  /** Length in UTF-16 code units. */
  readonly length: number;
};

/** The visual features of an answer; those of an empty one, which is a picture or a sound, are all alike. */
export function lookOf(answer: string): AnswerLook {
  const firstLetter = /\p{L}/u.exec(answer)?.[0];
  const figures = /\p{Nd}/u.test(answer) ? 'figures' : '';
  const script = firstLetter === undefined ? '' : scripts.findIndex((letters) => letters.test(firstLetter));
  return {
    kind: `${figures}${script}`,
    startsWithCapital: firstLetter !== undefined && /[\p{Lu}\p{Lt}]/u.test(firstLetter),
    length: Math.max(answer.length, 1),
  };
}

/** Kind of an answer: a number, words in any script, or signs. */
export function kindOf({ kind }: AnswerLook): 'number' | 'words' | 'signs' {
  if (kind === 'figures') return 'number';
  return kind === '' ? 'signs' : 'words';
}

/** Visual distance between two answers. A different kind (a number among words) weighs most, then length (one point per factor of about 1.4), then case. */
export function unlikeness(one: AnswerLook, other: AnswerLook): number {
  const kind = one.kind === other.kind ? 0 : 9;
  const capital = one.startsWithCapital === other.startsWithCapital ? 0 : 1;
  const length = Math.floor(Math.abs(2 * Math.log2(one.length / other.length)));
  return kind + Math.min(length, 7) + capital;
}
