import { continents, countries, type ICountry } from 'countries-list';
import { type DeckMaker, nameLanguage } from './cards.ts';

/** Territories not widely seen as countries. This leaves the UN's 193 members and its observers (Palestine and the Vatican), Kosovo and Taiwan. */
const territories = new Set(
  'AC AI AQ AS AW AX BL BM BQ BV CC CK CW CX EH FK FO GF GG GI GL GP GS GU HK HM IM IO JE KY MF MO MP MQ MS NC NF NU PF PM PN PR RE SH SJ SX TA TC TF TK UM VG VI WF YT'.split(
    ' ',
  ),
);

/** Full answers for countries whose capital is shared, disputed, or imprecise in the data. */
const capitalsInFull: Readonly<Record<string, string>> = {
  BJ: 'Porto-Novo (seat of government: Cotonou)',
  BO: 'Sucre (seat of government: La Paz)',
  CH: 'Bern (the law names no capital)',
  CI: 'Yamoussoukro (largest city and most offices: Abidjan)',
  CL: 'Santiago (seat of parliament: Valparaíso)',
  EG: 'Cairo (offices are moving to the New Capital)',
  GQ: 'Ciudad de la Paz (since 2026; moving from Malabo)',
  ID: 'Jakarta (moving to Nusantara)',
  IL: 'Jerusalem (disputed; most embassies are in Tel Aviv)',
  KR: 'Seoul (many offices are in Sejong)',
  LK: 'Sri Jayawardenepura Kotte (largest city: Colombo)',
  LY: 'Tripoli (a second government is in Benghazi)',
  ME: 'Podgorica (old royal capital: Cetinje)',
  MN: 'Ulaanbaatar',
  MY: 'Kuala Lumpur (seat of government: Putrajaya)',
  NL: 'Amsterdam (seat of government: The Hague)',
  NR: 'Yaren (no official capital)',
  PS: 'Ramallah (seat of government; East Jerusalem is claimed)',
  SD: 'Khartoum (in the war the government sat in Port Sudan)',
  SM: 'San Marino',
  SZ: 'Mbabane (seat of the king and of parliament: Lobamba)',
  US: 'Washington, D.C.',
  YE: 'Sana’a (disputed; the recognised government sits in Aden)',
  ZA: 'Pretoria, Cape Town and Bloemfontein',
};

/** UN region codes of the continents, for which browsers have names. */
const regions: Readonly<Record<string, string>> = { AF: '002', AS: '142', EU: '150', NA: '003', OC: '009', SA: '005' };

/** Corrections: Greenland doesn't make Denmark an American country, and the UN doesn't count East Timor as Oceania. */
const continentsInFull: Readonly<Record<string, readonly string[]>> = { DK: ['EU'], TL: ['AS'] };

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

/** @returns a function that names countries; in English it uses the data's own names, which are short and don't contain the capital */
function countryNamer(language: string): (country: Country) => string {
  if (language === 'en') return ({ name }) => name;
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return ({ code, name }) => names.of(code) ?? name;
}

function capitalsOf(continent?: string): DeckMaker {
  return () => ({
    frontLanguage: 'en',
    backLanguage: 'en',
    cards: listCountries(continent).map(({ code, name, capital }) => ({
      front: name,
      back: capitalsInFull[code] ?? capital,
    })),
  });
}

function nameContinent(code: string): string {
  return (continents as Readonly<Record<string, string>>)[code] ?? code;
}

function describePart(part: string | undefined, language = 'en'): string {
  const place = part === undefined || part === 'all' ? 'of the world' : `of ${nameContinent(part)}`;
  return language === 'en' ? place : `${place}, in ${nameLanguage(language)}`;
}

function countriesOfPart(part: string | undefined): Country[] {
  return listCountries(part === 'all' ? undefined : part);
}

const flags: DeckMaker = ({ part, language = 'en' }) => {
  const nameCountry = countryNamer(language);
  return {
    detail: describePart(part, language),
    backLanguage: language,
    answerWay: 'choose',
    cards: countriesOfPart(part).map((country) => ({ front: drawFlag(country.code), back: nameCountry(country) })),
  };
};

/** Writes a country's flag emoji: its two letters as regional indicators. */
function drawFlag(code: string): string {
  return String.fromCodePoint(...Array.from(code, (letter) => 0x1_f1e6 + letter.charCodeAt(0) - 65));
}

const continentOfCountry: DeckMaker = ({ language = 'en' }) => {
  const nameCountry = countryNamer(language);
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const both = new Intl.ListFormat(language);
  return {
    ...(language !== 'en' && { detail: `(${nameLanguage(language)})` }),
    frontLanguage: language,
    backLanguage: language,
    answerWay: 'choose',
    cards: listCountries().map((country) => ({
      front: nameCountry(country),
      back: both.format(
        country.continents.map((continent) => names.of(regions[continent] ?? '') ?? nameContinent(continent)),
      ),
    })),
  };
};

/** Units of account, which don't exist as cash. */
const accountUnits = new Set('BOV CHE CHW CLF COU MXV USN UYI SVC'.split(' '));

const currencies: DeckMaker = ({ part, language = 'en' }) => {
  const nameCountry = countryNamer(language);
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  const both = new Intl.ListFormat(language);
  return {
    detail: describePart(part, language),
    frontLanguage: language,
    backLanguage: language,
    answerWay: 'choose',
    cards: countriesOfPart(part).map((country) => {
      const inUse = country.currency.filter((code) => !accountUnits.has(code)).slice(0, 2);
      return { front: nameCountry(country), back: both.format(inUse.map((code) => names.of(code) ?? code)) };
    }),
  };
};

/** US states by name: name, postal code, capital. */
const states =
  'Alabama,AL,Montgomery|Alaska,AK,Juneau|Arizona,AZ,Phoenix|Arkansas,AR,Little Rock|California,CA,Sacramento|Colorado,CO,Denver|Connecticut,CT,Hartford|Delaware,DE,Dover|Florida,FL,Tallahassee|Georgia,GA,Atlanta|Hawaii,HI,Honolulu|Idaho,ID,Boise|Illinois,IL,Springfield|Indiana,IN,Indianapolis|Iowa,IA,Des Moines|Kansas,KS,Topeka|Kentucky,KY,Frankfort|Louisiana,LA,Baton Rouge|Maine,ME,Augusta|Maryland,MD,Annapolis|Massachusetts,MA,Boston|Michigan,MI,Lansing|Minnesota,MN,Saint Paul|Mississippi,MS,Jackson|Missouri,MO,Jefferson City|Montana,MT,Helena|Nebraska,NE,Lincoln|Nevada,NV,Carson City|New Hampshire,NH,Concord|New Jersey,NJ,Trenton|New Mexico,NM,Santa Fe|New York,NY,Albany|North Carolina,NC,Raleigh|North Dakota,ND,Bismarck|Ohio,OH,Columbus|Oklahoma,OK,Oklahoma City|Oregon,OR,Salem|Pennsylvania,PA,Harrisburg|Rhode Island,RI,Providence|South Carolina,SC,Columbia|South Dakota,SD,Pierre|Tennessee,TN,Nashville|Texas,TX,Austin|Utah,UT,Salt Lake City|Vermont,VT,Montpelier|Virginia,VA,Richmond|Washington,WA,Olympia|West Virginia,WV,Charleston|Wisconsin,WI,Madison|Wyoming,WY,Cheyenne'
    .split('|')
    .map((state) => state.split(','));

const usCapitals: DeckMaker = () => ({
  frontLanguage: 'en-US',
  backLanguage: 'en-US',
  cards: states.map(([front = '', , back = '']) => ({ front, back })),
});

const usCodes: DeckMaker = () => ({
  backLanguage: 'en-US',
  cards: states.map(([back = '', front = '']) => ({ front, back })),
});

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
