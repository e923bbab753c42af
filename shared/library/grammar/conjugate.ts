import { type DeckMaker, joinDetails, type LibraryCard } from '../cards.ts';
import { groupCards, mixCards } from '../mix-cards.ts';
import { readLines } from './gaps.ts';

export interface Conjugation {
  readonly language: string;
  /** Levels of verbs, each with its verbs, and the forms of a verb in a tense: one for each person, with ` / ` between two right ones. */
  readonly levels: Readonly<Record<string, readonly string[]>>;
  readonly tenses: Readonly<Record<string, string>>;
  readonly conjugate: (verb: string, tense: string) => readonly string[];
  /** The persons, in the order of the forms, as they stand before a form. */
  readonly persons: (form: string) => readonly string[];
  /** Persons left out by the choice of `who`. */
  readonly skipped?: Readonly<Record<string, readonly number[]>>;
}

/**
 * Reads verbs from a line each, with their forms between ` | `.
 * @returns the verbs of each level, and the forms of a verb
 */
export function readVerbs<Level extends string, Forms>(
  rows: Readonly<Record<Level, string>>,
  readLine: (cells: readonly string[]) => readonly [verb: string, forms: Forms],
) {
  const verbs = new Map<string, Forms>();
  const readVerb = (line: string): string => {
    const [verb, forms] = readLine(line.split(' | '));
    verbs.set(verb, forms);
    return verb;
  };
  const levels = Object.fromEntries(
    Object.entries<string>(rows).map(([level, text]) => [level, readLines(text).map(readVerb)]),
  );
  const find = (verb: string): Forms => {
    const known = verbs.get(verb);
    if (!known) throw new Error(`There is no verb ${verb}.`);
    return known;
  };
  return { levels, find };
}

const levelNames: Readonly<Record<string, string>> = {
  first: 'first ten',
  second: '11 to 20',
  third: '21 to 30',
  fourth: '31 to 40',
};

/** Verbs whose forms come together before the next ones. */
const verbsInGroup = 2;

/** A card for each verb, tense and person, such as `nous … (aller, présent)`. Tenses follow each other, and within each the verbs from most to least useful. */
export function makeConjugation({ language, levels, tenses, conjugate, persons, skipped }: Conjugation): DeckMaker {
  return ({ levels: level = 'first', tenses: chosen = '', who = '' }, words) => {
    const ids = level.split(',');
    const verbs = ids.flatMap((id) => levels[id] ?? []);
    const askPerson = (verb: string, tense: string): LibraryCard[] =>
      conjugate(verb, tense).flatMap((form, at) =>
        skipped?.[who]?.includes(at)
          ? []
          : { front: `${join(persons(form)[at] ?? '')}… (${verb}, ${tenses[tense]})`, back: form },
      );
    const groups = chosen.split(',').flatMap((tense) => {
      const cards = verbs.map((verb) => askPerson(verb, tense));
      return groupCards(cards.flat(), verbsInGroup * (cards[0]?.length ?? 1));
    });
    const isAll = ids.length === Object.keys(levels).length;
    const details = [
      ...(isAll ? [] : ids.map((id) => words.say(levelNames[id] ?? ''))),
      ...chosen.split(',').map((id) => tenses[id] ?? ''),
    ];
    return {
      detail: `: ${joinDetails(words, details)}`,
      answerWay: 'type',
      frontLanguage: language,
      backLanguage: language,
      cards: mixCards(groups),
    };
  };
}

/** A person is followed by a space, but an apostrophe is not. */
function join(person: string): string {
  return person.endsWith('’') ? person : `${person} `;
}
