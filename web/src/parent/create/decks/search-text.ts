/** The items whose texts hold what was typed, whatever the case, the width or the way accents are composed. */
export function filterByText<Item>(
  items: readonly Item[],
  query: string,
  textsOf: (item: Item) => readonly (string | undefined)[],
) {
  const wanted = foldText(query.trim());
  if (wanted === '') return items;
  return items.filter((item) => textsOf(item).some((text) => text !== undefined && foldText(text).includes(wanted)));
}

function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Lists longer than this get a search field. */
export const SEARCH_FROM = 9;
