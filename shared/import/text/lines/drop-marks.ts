import { isFilled, longestPair } from './drop-stamps.ts';

/** Removes the marks of highlighted words in a note: `misst den ==Luftdruck==`. Signs of programs have spaces around them. */
export function dropHighlights(lines: string[]): void {
  for (const [at, line] of lines.entries())
    if (line.length < longestPair) lines[at] = line.replaceAll(/==(?=\p{L})([^=]+)(?<=[\p{L}\p{N}.)])==/gu, '$1');
}

const boldStart = /^\s*(?:\S{1,3}\s+)?\*\*[^*]+\*\*/;
/** Italics around a remark in brackets, or around words without a label. */
const italics = /(?<=\s)\*(\([^*()]+\)|[^*\s:：][^*:：]*)(?<!\s)\*(?=[\s:：,.;!?]|$)/g;

/** Removes italics behind bold terms, if most lines start with one. Labelled examples keep theirs. */
export function dropItalics(lines: string[]): void {
  const bold = lines.filter((line) => line.length < longestPair && boldStart.test(line));
  if (bold.length < 3 || bold.length < lines.filter(isFilled).length / 3) return;
  for (const [at, line] of lines.entries()) if (bold.includes(line)) lines[at] = line.replaceAll(italics, '$1');
}
