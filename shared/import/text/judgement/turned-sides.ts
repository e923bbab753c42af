import type { CardText } from '../../cards/card-text.ts';
import { guessLanguage } from '../../cards/side-languages.ts';
import { isSmall } from '../tidy-rows.ts';

interface Sided {
  readonly cards: readonly CardText[];
  readonly fronts: readonly string[];
  readonly backs: readonly string[];
}

/** Whether what is rare in a list that was read well is no exception: a third of the cards, or two and a tenth of them. */
export const areMany = (found: number, all: number): boolean =>
  found > 0 && (found * 3 >= all || (found > 1 && found * 10 >= all));

const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Thai}|\p{Script=Devanagari}/u,
];
/** Symbols and names that languages write alike, as π or WiFi. */
const ofAnyScript = /^(?:\p{L}|\S*\p{Lu}\S*\p{Lu}\S*)$/u;
const scriptOf = (text: string): number | undefined => {
  if (ofAnyScript.test(text)) return undefined;
  const found = scripts.flatMap((script, at) => (script.test(text) ? [at] : []));
  return found.length === 1 ? found[0] : undefined;
};

/** Sides that show a language, and those that show how words are written. */
const shown = { language: 25, letters: 3 };

/** Whether only fronts start with a capital up to some card, and only backs from there on, as where a German list is turned around. */
function areCapitalsTurned(cards: Sided['cards']): boolean {
  const ways = cards.map(({ front, back }) => Number(isSmall(back)) - Number(isSmall(front)));
  const turn = ways.findIndex((way) => way !== ways[0]);
  return (
    turn >= shown.letters &&
    ways.length - turn >= shown.letters &&
    ways[0] !== 0 &&
    ways.every((way, at) => way === (at < turn ? ways[0] : -(ways[0] ?? 0)))
  );
}

/** Whether some cards have the scripts of the others on the other side, or those of the second half the languages. */
export function areTurned({ cards, fronts, backs }: Sided): boolean {
  const half = Math.min(shown.language, Math.floor(fronts.length / 2));
  const [asked, answered] = [fronts, backs].map((sides) =>
    [sides.slice(0, half), sides.slice(-half)].map(guessLanguage),
  );
  const isKnown = asked?.[0] !== undefined && asked[1] !== undefined && asked[0] !== asked[1];
  if (isKnown && asked[0] === answered?.[1] && asked[1] === answered?.[0]) return true;
  if (areCapitalsTurned(cards)) return true;
  const ways = cards.flatMap(({ front, back }) => {
    const [one, other] = [scriptOf(front), scriptOf(back)];
    return one === undefined || other === undefined || one === other ? [] : [one];
  });
  const turned = ways.filter((way) => way === 1).length;
  return areMany(Math.min(turned, ways.length - turned), ways.length) && ways.length > 2;
}
