import type { ValueOption } from './library-deck.ts';

/** Countries with decks of their own, as the decks' ids have them. */
export const countries: Readonly<Record<string, string>> = {
  US: 'us',
  GB: 'uk',
  DE: 'germany',
  FR: 'france',
  ES: 'spain',
  IT: 'italy',
  BR: 'brazil',
};

/** The country of a reader whose browser names none. */
const homes: Readonly<Record<string, string>> = {
  en: 'us',
  de: 'germany',
  fr: 'france',
  es: 'spain',
  it: 'italy',
  pt: 'brazil',
};

export interface Reader {
  readonly language: string;
  /** Undefined if no deck is about it. */
  readonly country: string | undefined;
}

const speechOf = (tag: string) => tag.toLowerCase().split('-')[0] ?? '';

/** @returns the reader's language and country. Only the first language counts, because many browsers name English after it for everyone. */
export function findReader(readers: readonly string[]): Reader {
  const language = speechOf(readers[0] ?? 'en');
  const regions = readers
    .filter((tag) => speechOf(tag) === language)
    .map((tag) => /-([a-z]{2}|\d{3})\b/i.exec(tag)?.[1]);
  const region = regions.find((one) => one !== undefined)?.toUpperCase();
  return { language, country: region === undefined ? homes[language] : countries[region] };
}

/** What a value of a choice begins with if it belongs to one country, as US units do. */
const ofCountry = /^us(?=-)/;

/** Whether a value belongs to another country than the reader's. */
export function isOthersValue(value: string, readers: readonly string[]): boolean {
  const [own] = ofCountry.exec(value) ?? [];
  return own !== undefined && own !== findReader(readers).country;
}

/** @returns the values of a choice for a reader: those of the own country first, those of another one last */
export function orderValues<Value extends { readonly value: string }>(
  values: readonly Value[],
  readers: readonly string[],
): readonly Value[] {
  const placeOf = ({ value }: Value) => {
    if (isOthersValue(value, readers)) return 2;
    return ofCountry.test(value) ? 0 : 1;
  };
  return values.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** @returns the default value of a choice, which is the reader's own where values belong to countries */
export function pickValue({ values, initial }: ValueOption<'one' | 'many'>, readers: readonly string[]): string {
  const isOfCountries = values.some(({ value }) => ofCountry.test(value));
  return (isOfCountries ? orderValues(values, readers)[0]?.value : undefined) ?? initial;
}
