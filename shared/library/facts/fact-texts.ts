import type { CardSides } from '../../schemas/deck.ts';

/** The facts of a room in one language, by deck and level: a line each, `question | answer | remark`. ` / ` parts two right answers; most facts have no remark. Of a name, what stands in brackets may be left out: `(Albert) Einstein`. */
export type FactTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type FactRoom =
  | 'body'
  | 'nature'
  | 'physics'
  | 'everyday'
  | 'signs'
  | 'earth'
  | 'history'
  | 'nations'
  | 'culture'
  | 'science'
  | 'words'
  | 'places';

/** Loads the facts of one room in one of `factLanguages`, and no other. */
export async function loadFacts(language: string, room: FactRoom): Promise<FactTexts> {
  const { facts } = (await import(`./${language}/${room}.ts`)) as { readonly facts: FactTexts };
  return facts;
}

/** @returns the cells of each line of a deck's only level */
export async function loadRows(language: string, room: FactRoom, deck: string): Promise<string[][]> {
  const { all = '' } = (await loadFacts(language, room))[deck] ?? {};
  return readFactRows(all);
}

/** @returns the cells of each line */
export function readFactRows(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));
}

/** Cards of `question | answer | remark`. */
export function toFactCards(rows: readonly (readonly string[])[]): CardSides[] {
  return rows.map(([front = '', back = '', extra]) => ({ front, back, ...(extra !== undefined && { extra }) }));
}
