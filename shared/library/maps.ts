import type { AskedSide } from '../schemas/deck.ts';
import type { DeckMaker, InFactLanguages, LibraryCard } from './cards.ts';
import { continentsOnMap } from './continents.ts';
import { loadRows } from './facts/fact-texts.ts';
import { readLines } from './grammar/gaps.ts';
import { makeLevels } from './levels.ts';
import type { MapName } from './maps/draw-map.ts';
import { groupCards } from './mix-cards.ts';
import { levelOfState } from './us-states.ts';

/** What a region is called in the language of its country and in English. Several names of one language are separated by a slash. */
interface Region {
  readonly id: string;
  readonly level: string;
  readonly own: string;
  readonly english: string;
  readonly capital: string;
  readonly englishCapital: string;
}

/**
 * Reads regions, a line for each: id, level, own name, English name, capital, capital in English. What is missing at the end is the same in English, and `-`
 * is no capital. Ids are permanent, because drawings are named with them.
 */
function readRegions(text: string): Region[] {
  return readLines(text).map((line) => {
    const [id = '', level = '', own = '', english = '', capital = '', englishCapital = ''] = line.split(' | ');
    return { id, level, own, english: english || own, capital, englishCapital: englishCapital || capital };
  });
}

const german = readRegions(`
by | 1 | Bayern | Bavaria | München | Munich
bw | 1 | Baden-Württemberg |  | Stuttgart
nw | 1 | Nordrhein-Westfalen | North Rhine-Westphalia | Düsseldorf
ni | 1 | Niedersachsen | Lower Saxony | Hannover | Hanover
he | 1 | Hessen | Hesse | Wiesbaden
sn | 1 | Sachsen | Saxony | Dresden
be | 1 | Berlin |  | -
hh | 1 | Hamburg |  | -
sh | 2 | Schleswig-Holstein |  | Kiel
mv | 2 | Mecklenburg-Vorpommern | Mecklenburg-Western Pomerania | Schwerin
bb | 2 | Brandenburg |  | Potsdam
st | 2 | Sachsen-Anhalt | Saxony-Anhalt | Magdeburg
th | 2 | Thüringen | Thuringia | Erfurt
rp | 2 | Rheinland-Pfalz | Rhineland-Palatinate | Mainz
sl | 2 | Saarland |  | Saarbrücken
hb | 2 | Bremen |  | -`);

const french = readRegions(`
idf | 1 | Île-de-France |  | Paris
bre | 1 | Bretagne | Brittany | Rennes
nor | 1 | Normandie | Normandy | Rouen
pac | 1 | Provence-Alpes-Côte d’Azur |  | Marseille
cor | 1 | Corse | Corsica | Ajaccio
naq | 1 | Nouvelle-Aquitaine |  | Bordeaux
occ | 1 | Occitanie | Occitania | Toulouse
hdf | 1 | Hauts-de-France |  | Lille
ges | 2 | Grand Est |  | Strasbourg
ara | 2 | Auvergne-Rhône-Alpes |  | Lyon
pdl | 2 | Pays de la Loire |  | Nantes
cvl | 2 | Centre-Val de Loire |  | Orléans
bfc | 2 | Bourgogne-Franche-Comté |  | Dijon
gp | 2 | Guadeloupe |  | Basse-Terre
mq | 2 | Martinique |  | Fort-de-France
gf | 2 | Guyane | French Guiana | Cayenne
re | 2 | La Réunion | Réunion | Saint-Denis
yt | 2 | Mayotte |  | Mamoudzou`);

const spanish = readRegions(`
an | 1 | Andalucía | Andalusia | Sevilla | Seville
ct | 1 | Cataluña / Catalunya | Catalonia | Barcelona
md | 1 | Madrid |  | Madrid
ga | 1 | Galicia |  | Santiago de Compostela
vc | 1 | Comunidad Valenciana / Comunitat Valenciana | Valencian Community / Valencia | Valencia
cn | 1 | Canarias / Islas Canarias | Canary Islands | Las Palmas de Gran Canaria y Santa Cruz de Tenerife | Las Palmas de Gran Canaria and Santa Cruz de Tenerife
ib | 1 | Islas Baleares / Baleares / Illes Balears | Balearic Islands | Palma
pv | 1 | País Vasco / Euskadi | Basque Country | Vitoria-Gasteiz
ar | 1 | Aragón | Aragon | Zaragoza
cl | 1 | Castilla y León | Castile and León | Valladolid
cm | 2 | Castilla-La Mancha |  | Toledo
ex | 2 | Extremadura |  | Mérida
as | 2 | Asturias |  | Oviedo
cb | 2 | Cantabria |  | Santander
nc | 2 | Navarra / Nafarroa | Navarre | Pamplona
ri | 2 | La Rioja |  | Logroño
mc | 2 | Murcia |  | Murcia
ce | 2 | Ceuta |  | -
ml | 2 | Melilla |  | -`);

const italian = readRegions(`
laz | 1 | Lazio |  | Roma | Rome
lom | 1 | Lombardia | Lombardy | Milano | Milan
tos | 1 | Toscana | Tuscany | Firenze | Florence
sic | 1 | Sicilia | Sicily | Palermo
sar | 1 | Sardegna | Sardinia | Cagliari
ven | 1 | Veneto |  | Venezia | Venice
pie | 1 | Piemonte | Piedmont | Torino | Turin
cam | 1 | Campania |  | Napoli | Naples
pug | 1 | Puglia | Apulia | Bari
lig | 1 | Liguria |  | Genova | Genoa
emi | 2 | Emilia-Romagna |  | Bologna
cal | 2 | Calabria |  | Catanzaro
umb | 2 | Umbria |  | Perugia
abr | 2 | Abruzzo |  | L’Aquila
mar | 2 | Marche |  | Ancona
tre | 2 | Trentino-Alto Adige | Trentino-South Tyrol | Trento
fri | 2 | Friuli-Venezia Giulia |  | Trieste
val | 2 | Valle d’Aosta | Aosta Valley | Aosta
bas | 2 | Basilicata |  | Potenza
mol | 2 | Molise |  | Campobasso`);

const brazilian = readRegions(`
sp | 1 | São Paulo |  | São Paulo
rj | 1 | Rio de Janeiro |  | Rio de Janeiro
mg | 1 | Minas Gerais |  | Belo Horizonte
ba | 1 | Bahia |  | Salvador
rs | 1 | Rio Grande do Sul |  | Porto Alegre
am | 1 | Amazonas |  | Manaus
pa | 1 | Pará |  | Belém
pr | 1 | Paraná |  | Curitiba
pe | 1 | Pernambuco |  | Recife
ce | 1 | Ceará |  | Fortaleza
df | 2 | Distrito Federal | Federal District | Brasília
sc | 2 | Santa Catarina |  | Florianópolis
go | 2 | Goiás |  | Goiânia
mt | 2 | Mato Grosso |  | Cuiabá
ms | 2 | Mato Grosso do Sul |  | Campo Grande
ma | 2 | Maranhão |  | São Luís
es | 2 | Espírito Santo |  | Vitória
to | 2 | Tocantins |  | Palmas
rn | 2 | Rio Grande do Norte |  | Natal
ac | 3 | Acre |  | Rio Branco
al | 3 | Alagoas |  | Maceió
ap | 3 | Amapá |  | Macapá
pb | 3 | Paraíba |  | João Pessoa
pi | 3 | Piauí |  | Teresina
ro | 3 | Rondônia |  | Porto Velho
rr | 3 | Roraima |  | Boa Vista
se | 3 | Sergipe |  | Aracaju`);

/** The capital's district, which is no state. */
const districts: Readonly<Record<string, string>> = {
  en: 'District of Columbia / DC',
  de: 'District of Columbia / DC',
  fr: 'District de Columbia / DC',
  es: 'Distrito de Columbia / DC',
  it: 'Distretto di Columbia / DC',
  pt: 'Distrito de Colúmbia / DC',
  ar: 'مقاطعة كولومبيا',
  zh: '哥伦比亚特区',
} satisfies InFactLanguages;

async function american(language: string): Promise<readonly Region[]> {
  const district = ['DC', districts[language] ?? '', '-'];
  return [...(await loadRows(language, 'places', 'us-states')), district].map(
    ([code = '', name = '', capital = '']) => {
      const level = levelOfState(code);
      return { id: code.toLowerCase(), level, own: name, english: name, capital, englishCapital: capital };
    },
  );
}

/** What comes before a capital, in the languages of the decks. */
const capitalWords: Readonly<Record<string, string>> = {
  de: 'Hauptstadt: ',
  fr: 'Chef-lieu : ',
  es: 'Capital: ',
  it: 'Capoluogo: ',
  pt: 'Capital: ',
  en: 'Capital: ',
  ar: 'العاصمة: ',
  zh: '首府：',
} satisfies InFactLanguages;

/** A state of the US has a capital where a French or Italian region has a chief town. */
const stateCapitalWords: Readonly<Record<string, string>> = { fr: 'Capitale : ', it: 'Capitale: ' };

/** Cards that are mixed with each other. */
const groupSize = 10;

interface Atlas {
  readonly map: MapName;
  readonly regions: readonly Region[] | ((language: string) => Promise<readonly Region[]>);
  /** Says what the picture shows. It must not name the region. */
  readonly alt: string;
}

/** Makes a deck that marks regions on a blank map. English names come with those of the country, because either is right. */
function makeAtlas({ map, regions, alt }: Atlas): DeckMaker {
  return async (choices, words) => {
    const { language = 'en', direction = 'front' } = choices;
    const capitalWord = (map === 'us' && stateCapitalWords[language]) || (capitalWords[language] ?? '');
    const makeCard = ({ id, own, english, capital, englishCapital }: Region): LibraryCard => {
      const isEnglish = language === 'en';
      const city = isEnglish ? englishCapital : capital;
      return {
        front: '',
        back: isEnglish ? [...new Set([...english.split(' / '), ...own.split(' / ')])].join(' / ') : own,
        frontFiles: [{ name: `map-${map}-${id}`, alt }],
        ...(city !== '-' && { extra: capitalWord + city }),
      };
    };
    const levels = Object.fromEntries(
      [...Map.groupBy(typeof regions === 'function' ? await regions(language) : regions, ({ level }) => level)].map(
        ([level, own]) => [level, { detail: `level ${level}`, groups: () => groupCards(own.map(makeCard), groupSize) }],
      ),
    );
    const made = await makeLevels({ levels, hasColon: true, answerWay: 'choose', backLanguage: language })(
      choices,
      words,
    );
    return { ...made, asks: direction as AskedSide };
  };
}

export const makers = {
  'map-continents': continentsOnMap,
  'map-us-states': makeAtlas({ map: 'us', regions: american, alt: 'A map of the United States with one part marked' }),
  'map-germany': makeAtlas({ map: 'de', regions: german, alt: 'A map of Germany with one state marked' }),
  'map-france': makeAtlas({ map: 'fr', regions: french, alt: 'A map of France with one region marked' }),
  'map-spain': makeAtlas({ map: 'es', regions: spanish, alt: 'A map of Spain with one part marked' }),
  'map-italy': makeAtlas({ map: 'it', regions: italian, alt: 'A map of Italy with one region marked' }),
  'map-brazil': makeAtlas({ map: 'br', regions: brazilian, alt: 'A map of Brazil with one part marked' }),
};
