import type { DeckMaker } from '../cards.ts';
import { type LevelTable, makeLevels, readLevels } from '../levels.ts';
import { groupCards } from '../mix-cards.ts';
import { readRows } from './gaps.ts';

interface VerbForms {
  readonly language: string;
  /** A line for each verb: the infinitive and its forms. */
  readonly levels: LevelTable;
  /** What is asked for each form, in their order, by the value of the option `forms`. */
  readonly forms: readonly (readonly [id: string, asked: string])[];
  /** Says all forms, for the extra. */
  readonly sayAll: (verb: string, said: readonly string[]) => string;
}

/** Each form of a verb is a card of its own. The extra says all of them, as they are learned together. */
export function makeVerbForms({ language, levels, forms, sayAll }: VerbForms): DeckMaker {
  return ({ forms: wanted = '', ...choices }, words) => {
    const askVerb = ([verb = '', ...said]: readonly string[]) =>
      forms.flatMap(([id, asked], at) =>
        wanted.split(',').includes(id)
          ? { front: `${verb} → ${asked}`, back: said[at] ?? '', extra: sayAll(verb, said) }
          : [],
      );
    const make = makeLevels({
      hasColon: true,
      frontLanguage: language,
      backLanguage: language,
      levels: readLevels(levels, (rows) => groupCards(readRows(rows).flatMap(askVerb), groupSize)),
    });
    return make(choices, words);
  };
}

/** Cards that are mixed before the next ones come. */
const groupSize = 10;
