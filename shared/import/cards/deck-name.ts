import { limits } from '../../limits.ts';

/** Suggests a deck name: the file name without extension, dashes and underscores as spaces, capitalized, cut to {@link limits.nameLength}. */
export function suggestDeckName(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[-_]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  return cutName(words.map(capitalise).join(' '), limits.nameLength);
}

/** The first `length` UTF-16 code units of a name, without a split surrogate pair or a space at the cut. */
export function cutName(name: string, length: number): string {
  const cut = name.slice(0, Math.max(0, length));
  const whole = /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
  return whole.trim();
}

/** A deck's name, and the subject that groups it with others. */
export interface DeckTitle {
  readonly name: string;
  readonly subject?: string;
}

const pathSign = '::';

/** Reads a deck's path in Anki: `Spanish::Verbs::Past` is the deck `Verbs::Past` of the subject Spanish. {@link writeDeckPath} gives the same path again. */
export function readDeckPath(path: string): DeckTitle {
  const [first = '', ...more] = path.split(pathSign);
  return more.length === 0 || first.length > limits.subjectLength
    ? { name: path }
    : { name: more.join(pathSign), subject: first };
}

/** Writes a deck's path in Anki: `Subject::Name`, or only the name. */
export function writeDeckPath({
  name,
  subject,
}: {
  readonly name: string;
  readonly subject?: string | undefined;
}): string {
  return subject ? `${subject}${pathSign}${name}` : name;
}

/** @returns a path without empty names and without spaces around its signs, which in newer packages are others */
export function tidyDeckPath(path: string, sign = pathSign): string {
  return path
    .split(sign)
    .flatMap((part) => part.trim() || [])
    .join(pathSign);
}

/** @returns a deck's path as people read it: `Spanish – Verbs` */
export function showPath(path: string): string {
  return path.replaceAll(pathSign, ' – ');
}

function capitalise(word: string): string {
  const [first = ''] = word;
  return first.toUpperCase() + word.slice(first.length);
}
