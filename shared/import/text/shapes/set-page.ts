import { namesSides } from '../columns/column-names.ts';
import type { Line } from './read-questions.ts';

/** Words of a page with a set of cards (Quizlet and the like) around the cards. */
const setStart = /^(terms in this set|begriffe in diesem|termes de cet ensemble|términos en este)\b.*\(\d+\)$/i;
const setEnd =
  /^(students also|other sets|sets found|related|created by|schüler haben|verwandte|erstellt von|d['’]autres|otros conjuntos)\b/i;
const setWords =
  /^(flashcards|study|save|share|edit|print|export|copy|practice|play|learn|test|match|write|spell|still learning \(\d+\)|not studied \(\d+\)|mastered \(\d+\)|select these \d+|you['’]ve started learning.*|lernen|karteikarten|zuordnen)$/i;

/** A heading that says how many cards follow, in any language. */
const counted = /^\P{N}{3,60}[(（](\d{1,4})[)）]$/u;

/** @returns the index below the first heading with a number, if the numbers of all headings together are those of the cards below */
function findCounted(all: readonly Line[]): number {
  const start = all.findIndex(({ text }) => counted.test(text)) + 1;
  const below = all.slice(Math.max(0, start - 1));
  const stated = below.reduce((sum, { text }) => sum + Number(counted.exec(text)?.[1] ?? 0), 0);
  const others = below.filter(({ text }) => !counted.test(text) && !setWords.test(text)).length;
  return stated > 1 && others === 2 * stated ? start : 0;
}

/** A line that says how many cards there are: `12 terms`, `4 Cards in this Set`. */
const countedWords =
  /^(\d{1,4}) (?:(?:flash)?cards|terms|(?:kartei|lern)?karten|begriffe|cartes|termes|tarjetas|términos|carte|termini|cartões|termos)(?: (?:in|im|dans|en|em) [\p{L} .'’-]{2,30})?$/iu;

/** The cards of a page, if twice as many lines follow as one of its lines says that it has cards. */
function findStated(all: readonly Line[]): readonly Line[] | undefined {
  for (const [at, { text }] of all.entries()) {
    const count = 2 * Number(countedWords.exec(text)?.[1] ?? 0);
    if (count < 4) continue;
    const found = all.findIndex((line, place) => place > at && setEnd.test(line.text));
    const below = all.slice(at + 1, found > 0 ? found : undefined).filter((line) => !setWords.test(line.text));
    const isNamed = namesSides([below.slice(0, 2).map((line) => line.text)]);
    const set = isNamed ? below.slice(2) : below;
    if (set.length === count) return set;
  }
  return undefined;
}

/** @returns the lines of a page with a set of cards that are terms and definitions; undefined if nothing says where they start */
export function findSet(all: readonly Line[]): readonly Line[] | undefined {
  const named = all.findIndex(({ text }) => setStart.test(text)) + 1;
  const start = named || findCounted(all);
  if (start === 0) return findStated(all);
  const found = all.findIndex(({ text }, at) => at > start && setEnd.test(text));
  const end = found > 0 ? found : all.length;
  const isAround = ({ text }: Line) => setWords.test(text) || (named === 0 && counted.test(text));
  const stated = 2 * Number(/\d+(?=\)$)/.exec(all[named - 1]?.text ?? '')?.[0] ?? 0);
  const inside = all.filter((line, at) => at >= start && at < end && !isAround(line));
  // Right below its heading, a page may have a button or two.
  const isMore = named > 0 && stated > 0 && inside.length > stated && inside.length <= stated + 3;
  return isMore ? inside.slice(-stated) : inside;
}
