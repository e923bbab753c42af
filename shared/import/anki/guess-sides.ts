import { rolesOfColumns } from '../text/columns/column-names.ts';

/** A kind of card that the notes of a type have, with the columns of its question, its answer and what else it shows that no kind asks or answers. */
export interface CardKind {
  /** Index of its template, from 0. */
  readonly ord: number;
  readonly name: string;
  readonly front: number;
  readonly back: number;
  readonly extra: readonly number[];
  /** Columns of what else it shows that other kinds ask or answer. */
  readonly beside: readonly number[];
  /** Columns that its question shows. */
  readonly question: readonly number[];
  /** Set if its note type asks the field that is named as the back, so that the back of the card holds the question. */
  readonly isTurned?: true;
}

/** What the templates of a note type say about its sides and its kinds of cards. */
export interface TemplateSides {
  /** Columns of the two sides, as shown by its first card. */
  readonly sides: readonly [front: number, back: number];
  /** Set if the first card's question is the field that is named as the back. */
  readonly asks?: 'back';
  readonly kinds: readonly CardKind[];
}

interface Template {
  readonly name: string;
  readonly question: string;
  readonly answer: string;
}

/** Guesses a note type's sides: the fields that its first card shows as question and answer. Fields named front and back keep those roles. */
export function guessSides(fields: readonly string[], templates: readonly Template[]): TemplateSides {
  const sides = templates.map((template, ord) => ({ ord, name: template.name, ...guessKind(fields, template) }));
  const { front, back } = sides[0] ?? { front: 0, back: 1 };
  const taken = new Set(sides.flatMap((kind) => [kind.front, kind.back]));
  const kinds = sides.map(({ shown, ...kind }) => ({
    ...kind,
    extra: shown.filter((column) => !taken.has(column)),
    beside: shown.filter((column) => taken.has(column) && column !== kind.front && column !== kind.back),
  }));
  const isTurned = fields[front] === 'Back' && fields[back] === 'Front';
  if (!isTurned) return { sides: [front, back], kinds };
  return { sides: [back, front], asks: 'back', kinds: kinds.map((kind) => ({ ...kind, isTurned })) };
}

/** Guesses the fields that a template shows as question and answer. An answer that repeats the question shows something else besides it. */
function guessKind(
  fields: readonly string[],
  { question, answer }: Template,
): Pick<CardKind, 'front' | 'back' | 'question'> & { readonly shown: number[] } {
  // A section that is shown only if a field is filled usually surrounds the whole question of a further card.
  const always = (template: string) =>
    template.replaceAll(/\{\{[#^]([^{}]+)\}\}[^]*?\{\{\/\1\}\}|\{\{hint:[^{}]+\}\}/g, '');
  const shown = (template: string) => [...listFields(always(template), fields), ...listFields(template, fields)];
  // A text with gaps is the question, whatever title stands above it.
  const gaps = /\{\{(?:[\w-]+:)*cloze:[^{}]*\}\}/.exec(question)?.[0] ?? '';
  const front = listFields(gaps, fields)[0] ?? shown(question)[0] ?? 0;
  const isOther = (index: number) => index !== front;
  const inQuestion = new Set(shown(question));
  const answers = shown(answer).filter(isOther);
  const open = answers.filter((index) => !inQuestion.has(index));
  const roles = rolesOfColumns(fields);
  // A reading or an example above the meaning is not the answer.
  const isBeside = (index: number) =>
    roles[index] === 'extra' || roles[index] === 'other' || /reading|kana/i.test(fields[index] ?? '');
  const meaning =
    open[0] !== undefined && isBeside(open[0]) ? open.find((index) => roles[index] === 'back') : undefined;
  const back = meaning ?? open[0] ?? answers[0] ?? [...fields.keys()].find(isOther);
  const all = new Set([...shown(question), ...shown(answer)]);
  return { front, back: back ?? front + 1, shown: [...all].toSorted((a, b) => a - b), question: [...inQuestion] };
}

/** Finds the fields that a template shows, as indexes in order: `{{Front}}`, `{{cloze:Text}}`. */
function listFields(template: string, fields: readonly string[]): number[] {
  const tags = [...template.matchAll(/\{\{([^{}#^/!][^{}]*)\}\}/g)].map(([, tag = '']) =>
    tag.slice(tag.lastIndexOf(':') + 1).trim(),
  );
  return tags.map((name) => fields.indexOf(name)).filter((index) => index !== -1);
}
