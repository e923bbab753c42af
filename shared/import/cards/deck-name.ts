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

function capitalise(word: string): string {
  const [first = ''] = word;
  return first.toUpperCase() + word.slice(first.length);
}
