import { continents, countries, type ICountry } from 'countries-list';
import type { AnswerWay, SideLanguages } from '../schemas/deck.ts';
import {
  type Choices,
  type DeckMaker,
  factLanguages,
  joinDetails,
  type LibraryCard,
  type ShelfWords,
} from './cards.ts';
import { loadRows } from './facts/fact-texts.ts';
import { makeLevels } from './levels.ts';
import { levelOfState } from './us-states.ts';

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

/** Countries that most children hear of first, four of each continent or more. They are a level of their own. */
const familiar = new Set(
  'AF AR AT AU BE BR BS CA CH CL CM CN CO CU CZ DE DK DO DZ EG ES ET FI FJ FR GB GH GR GT HT ID IE IL IN IQ IS IT JM JP KE KR MA MG MX NG NL NO NP NZ PA PE PG PH PK PL PT RU SA SD SE SG SN TH TN TR TZ UA US VE VN ZA ZW'.split(
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

interface CountryCards extends SideLanguages {
  readonly list: readonly Country[];
  readonly makeCard: (country: Country) => LibraryCard;
  readonly hasColon?: true;
  readonly answerWay: AnswerWay;
}

/** Makes the chosen levels of a deck of countries; decks without the choice have all. Mixed, because names in alphabetical order give the next one away. */
async function makeCountries(
  { list, makeCard, ...made }: CountryCards,
  { levels: chosen }: Choices,
  words: ShelfWords,
) {
  const groupsOf = (isFamiliar: boolean) => () => [
    list.filter(({ code }) => familiar.has(code) === isFamiliar).map(makeCard),
  ];
  const levels = {
    known: { detail: 'well-known countries', groups: groupsOf(true) },
    others: { detail: 'the other countries', groups: groupsOf(false) },
  };
  return await makeLevels({ levels, ...made })({ levels: chosen ?? Object.keys(levels).join(',') }, words);
}

/** Makes a deck of capitals. Those that are shared, disputed or moving have a remark. */
function capitalsOf(continent?: string): DeckMaker {
  return async (choices, words) => {
    const { language = 'en' } = choices;
    const rows = await loadCountries(language);
    const makeCard = ({ code, name, capital }: Country): LibraryCard => {
      const [front = name, back = capital, extra] = rows.get(code) ?? [];
      return { front, back, ...(extra !== undefined && { extra }) };
    };
    const sides = { frontLanguage: language, backLanguage: language };
    const list = listCountries(continent);
    return await makeCountries({ list, makeCard, hasColon: true, answerWay: 'flip', ...sides }, choices, words);
  };
}

function nameContinent(code: string): string {
  return (continents as Readonly<Record<string, string>>)[code] ?? code;
}

/** Makes a deck of the countries of a part of the world, with the part in its name. */
async function makePart(cards: Omit<CountryCards, 'list'>, choices: Choices, words: ShelfWords) {
  const { part = 'all' } = choices;
  const list = listCountries(part === 'all' ? undefined : part);
  const { detail, ...made } = await makeCountries({ list, ...cards }, choices, words);
  const ofPart = words.say(part === 'all' ? 'of the world' : `of ${nameContinent(part)}`);
  return { ...made, detail: joinDetails(words, [ofPart, detail ?? []].flat()) };
}

const flags: DeckMaker = async (choices, words) => {
  const { language = 'en' } = choices;
  const nameCountry = await openNamer(language);
  const makeCard = (country: Country) => ({ front: drawFlag(country.code), back: nameCountry(country) });
  return await makePart({ makeCard, answerWay: 'choose', backLanguage: language }, choices, words);
};

/** Writes a country's flag emoji: its two letters as regional indicators. */
function drawFlag(code: string): string {
  return String.fromCodePoint(...Array.from(code, (letter) => 0x1_f1e6 + letter.charCodeAt(0) - 65));
}

const continentOfCountry: DeckMaker = async (choices, words) => {
  const { language = 'en' } = choices;
  const nameCountry = await openNamer(language);
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const makeCard = (country: Country) => ({
    front: nameCountry(country),
    back: [...country.continents, ...(betweenContinents[country.code] ?? [])]
      .map((continent) => names.of(regions[continent] ?? '') ?? nameContinent(continent))
      .join(' / '),
  });
  const sides = { frontLanguage: language, backLanguage: language };
  const cards = { list: listCountries(), makeCard, answerWay: 'choose', ...sides } as const;
  const { detail, ...made } = await makeCountries(cards, choices, words);
  // The deck's name is a question, which no colon follows.
  return { ...made, ...(detail !== undefined && { detail: words.say('({language})', { language: detail }) }) };
};

/** Units of account, which don't exist as cash. */
const accountUnits = new Set('BOV CHE CHW CLF COU MXV USN UYI SVC'.split(' '));

const currencies: DeckMaker = async (choices, words) => {
  const { language = 'en' } = choices;
  const nameCountry = await openNamer(language);
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  const makeCard = (country: Country) => {
    const inUse = country.currency.filter((code) => !accountUnits.has(code)).slice(0, 2);
    return {
      front: nameCountry(country),
      back: inUse.map((code) => leaveRemark(names.of(code) ?? code)).join(' / '),
    };
  };
  const sides = { frontLanguage: language, backLanguage: language };
  return await makePart({ makeCard, answerWay: 'choose', ...sides }, choices, words);
};

/** Makes a deck of the US states, on the levels of their map. @param side the cell of a state's row that is asked; the next one is the answer */
function statesOf(side: 0 | 1, isNamed: boolean): DeckMaker {
  return async ({ language = 'en', levels: chosen = '1,2,3' }, words) => {
    const tag = language === 'en' ? 'en-US' : language;
    const states = await loadRows(language, 'places', 'us-states');
    const levels = Object.fromEntries(
      ['1', '2', '3'].map((level) => {
        const own = states.filter(([code = '']) => levelOfState(code) === level);
        const cards = own.map((cells) => ({ front: cells[side] ?? '', back: cells[side + 1] ?? '' }));
        return [level, { detail: `level ${level}`, groups: () => [cards] }];
      }),
    );
    const sides = { ...(isNamed && { frontLanguage: tag }), backLanguage: tag };
    return await makeLevels({ levels, hasColon: true, answerWay: 'flip', ...sides })({ levels: chosen }, words);
  };
}

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
  'us-capitals': statesOf(1, true),
  'us-codes': statesOf(0, false),
};
