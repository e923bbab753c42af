import { limits } from '../../limits.ts';

/**
 * A deck name to start from: the file's name without its extension, with dashes and underscores as spaces, words
 * capitalised, at most {@link limits.nameLength} characters. Empty when nothing of the name is left.
 */
export function suggestDeckName(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[-_]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  return cutName(words.map(capitalise).join(' '), limits.nameLength);
}

/** The first `length` UTF-16 code units of a name, less a half character or a space at the cut. */
export function cutName(name: string, length: number): string {
  const cut = name.slice(0, Math.max(0, length));
  const whole = /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
  return whole.trim();
}

function capitalise(word: string): string {
  const [first = ''] = word;
  return first.toUpperCase() + word.slice(first.length);
}
