import { continents, countries, type ICountry } from 'countries-list';
import { type DeckMaker, factLanguages, type LibraryCard, type ShelfWords } from './cards.ts';
import { loadRows } from './facts/fact-texts.ts';
import { mixCards } from './mix-cards.ts';

/** Territories not widely seen as countries. This leaves the UN's 193 members and its observers (Palestine and the Vatican), Kosovo and Taiwan. */
const territories = new Set(
  'AC AI AQ AS AW AX BL BM BQ BV CC CK CW CX EH FK FO GF GG GI GL GP GS GU HK HM IM IO JE KY MF MO MP MQ MS NC NF NU PF PM PN PR RE SH SJ SX TA TC TF TK UM VG VI WF YT'.split(
    ' ',
  ),
);

/** UN region codes of the continents, for which browsers have names. */
const regions: Readonly<Record<string, string>> = { AF: '002', AS: '142', EU: '150', NA: '003', OC: '009', SA: '005' };

/** Corrections: Greenland doesn't make Denmark an American country, and the UN doesn't count East Timor as Oceania. */
const continentsInFull: Readonly<Record<string, readonly string[]>> = { DK: ['EU'], TL: ['AS'] };

/** Continents that some count a country to as well. As an answer either is right; the decks of one continent have the country once. */
const betweenContinents: Readonly<Record<string, readonly string[]>> = { AM: ['EU'], CY: ['AS'] };

/** Countries that most children hear of first. Their cards come before the others. */
const familiar = new Set(
  'AR AT AU BE BR CA CH CL CN CO CU CZ DE DK EG ES ET FI FR GB GH GR ID IE IL IN IS IT JM JP KE KR MA MG MX NG NL NO NZ PE PL PT RU SA SE SN TH TR TZ UA US VE VN ZA'.split(
    ' ',
  ),
);

interface Country extends Pick<ICountry, 'name' | 'capital' | 'currency'> {
  readonly code: string;
  readonly continents: readonly string[];
}

/** @returns the countries of a continent (default: of all), sorted by name; countries on two continents belong to both */
function listCountries(continent?: string): Country[] {
  return Object.entries(countries as Readonly<Record<string, ICountry>>)
    .filter(([code]) => !territories.has(code))
    .map(([code, { name, capital, currency, continent: main, continents: all = [main] }]) => ({
      code,
      name,
      capital,
      currency,
      continents: continentsInFull[code] ?? all,
    }))
    .filter((country) => continent === undefined || country.continents.includes(continent))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** @returns the cells of each country's row by its code: name, capital, and a remark */
async function loadCountries(language: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await loadRows(language, 'places', 'capitals');
  return new Map(rows.map(([code = '', ...cells]) => [code, cells]));
}

/** @returns a function that names countries as the decks of capitals do or, in further languages, as the browser does */
async function openNamer(language: string): Promise<(country: Country) => string> {
  if (factLanguages.includes(language)) {
    const rows = await loadCountries(language);
    return ({ code, name }) => rows.get(code)?.[0] ?? name;
  }
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return ({ code, name }) => leaveRemark(names.of(code) ?? name);
}

/** @returns a browser's name without what it adds in brackets, such as `CFA-Franc (BCEAO)`: a child types or chooses it */
function leaveRemark(name: string): string {
  return name.replace(/\s*[(（][^)）]*[)）]/u, '').trim();
}

/** Makes a card for each country, familiar ones first. Mixed, because names in alphabetical order give the next one away. */
function mixCountries(list: readonly Country[], make: (country: Country) => LibraryCard): LibraryCard[] {
  const [first, others] = [true, false].map((isFamiliar) =>
    list.filter(({ code }) => familiar.has(code) === isFamiliar).map(make),
  );
  return mixCards([first ?? [], others ?? []]);
}

/** Makes a deck of capitals. Those that are shared, disputed or moving have a remark. */
function capitalsOf(continent?: string): DeckMaker {
  return async ({ language = 'en' }) => {
    const rows = await loadCountries(language);
    return {
      frontLanguage: language,
      backLanguage: language,
      cards: mixCountries(listCountries(continent), ({ code, name, capital }) => {
        const [front = name, back = capital, extra] = rows.get(code) ?? [];
        return { front, back, ...(extra !== undefined && { extra }) };
      }),
    };
  };
}

function nameContinent(code: string): string {
  return (continents as Readonly<Record<string, string>>)[code] ?? code;
}

function describePart({ say }: ShelfWords, part: string | undefined): string {
  return say(part === undefined || part === 'all' ? 'of the world' : `of ${nameContinent(part)}`);
}

function countriesOfPart(part: string | undefined): Country[] {
  return listCountries(part === 'all' ? undefined : part);
}

const flags: DeckMaker = async ({ part, language = 'en' }, words) => {
  const nameCountry = await openNamer(language);
  return {
    detail: describePart(words, part),
    backLanguage: language,
    answerWay: 'choose',
    cards: mixCountries(countriesOfPart(part), (country) => ({
      front: drawFlag(country.code),
      back: nameCountry(country),
    })),
  };
};

/** Writes a country's flag emoji: its two letters as regional indicators. */
function drawFlag(code: string): string {
  return String.fromCodePoint(...Array.from(code, (letter) => 0x1_f1e6 + letter.charCodeAt(0) - 65));
}

const continentOfCountry: DeckMaker = async ({ language = 'en' }) => {
  const nameCountry = await openNamer(language);
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return {
    frontLanguage: language,
    backLanguage: language,
    answerWay: 'choose',
    cards: mixCountries(listCountries(), (country) => ({
      front: nameCountry(country),
      back: [...country.continents, ...(betweenContinents[country.code] ?? [])]
        .map((continent) => names.of(regions[continent] ?? '') ?? nameContinent(continent))
        .join(' / '),
    })),
  };
};

/** Units of account, which don't exist as cash. */
const accountUnits = new Set('BOV CHE CHW CLF COU MXV USN UYI SVC'.split(' '));

const currencies: DeckMaker = async ({ part, language = 'en' }, words) => {
  const nameCountry = await openNamer(language);
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return {
    detail: describePart(words, part),
    frontLanguage: language,
    backLanguage: language,
    answerWay: 'choose',
    cards: mixCountries(countriesOfPart(part), (country) => {
      const inUse = country.currency.filter((code) => !accountUnits.has(code)).slice(0, 2);
      return {
        front: nameCountry(country),
        back: inUse.map((code) => leaveRemark(names.of(code) ?? code)).join(' / '),
      };
    }),
  };
};

const usCapitals: DeckMaker = async ({ language = 'en' }) => {
  const side = language === 'en' ? 'en-US' : language;
  const states = await loadRows(language, 'places', 'us-states');
  const cards = mixCards([states.map(([, front = '', back = '']) => ({ front, back }))]);
  return { frontLanguage: side, backLanguage: side, cards };
};

const usCodes: DeckMaker = async ({ language = 'en' }) => {
  const states = await loadRows(language, 'places', 'us-states');
  const cards = mixCards([states.map(([front = '', back = '']) => ({ front, back }))]);
  return { backLanguage: language === 'en' ? 'en-US' : language, cards };
};

export const makers = {
  'capitals-world': capitalsOf(),
  'capitals-africa': capitalsOf('AF'),
  'capitals-asia': capitalsOf('AS'),
  'capitals-europe': capitalsOf('EU'),
  'capitals-north-america': capitalsOf('NA'),
  'capitals-oceania': capitalsOf('OC'),
  'capitals-south-america': capitalsOf('SA'),
  flags,
  continents: continentOfCountry,
  currencies,
  'us-capitals': usCapitals,
  'us-codes': usCodes,
};
