import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { place } from '../../../infra/maps/project.ts';
import { mapSources } from '../../../infra/maps/sources.ts';
import { findLibraryDeck, settleChoices } from '../../../shared/library/catalogue.ts';
import { loadPicture } from '../../../shared/library/drawings.ts';
import { makeLibraryDeck } from '../../../shared/library/make-deck.ts';
import { areaOf, loadMap, type MapTable, type Point, readRings } from '../../../shared/library/maps/draw-map.ts';
import { judgeTyped } from '../../../shared/study/judge-typed.ts';
import { knownPlaces, knownNeighbors } from './map-facts.ts';

const deckOf = {
  world: 'map-continents',
  us: 'map-us-states',
  de: 'map-germany',
  fr: 'map-france',
  es: 'map-spain',
  it: 'map-italy',
  br: 'map-brazil',
};
const counts = { world: 7, us: 51, de: 16, fr: 18, es: 19, it: 20, br: 27 };
const names = Object.keys(counts) as (keyof typeof counts)[];

async function makeDeck(map: keyof typeof counts, language: string, direction = 'front') {
  const deck = findLibraryDeck(deckOf[map]);
  if (!deck) throw new Error(`There is no map ${map}.`);
  const levels = deck.options.find(({ key }) => key === 'levels');
  const all = levels && 'values' in levels ? levels.values.map(({ value }) => value).join(',') : '';
  return await makeLibraryDeck(deck, settleChoices(deck, { levels: all, language, direction }, ['en']));
}

const ownLanguages = { world: 'de', us: 'en', de: 'de', fr: 'fr', es: 'es', it: 'it', br: 'pt' };

/** Whether a point is inside the rings of a region, holes left out. */
function isInside(rings: readonly (readonly Point[])[], [x, y]: Point): boolean {
  let isIn = false;
  for (const ring of rings)
    for (const [at, [fromX, fromY]] of ring.entries()) {
      const [toX, toY] = ring[(at + 1) % ring.length] ?? [fromX, fromY];
      if (fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)) isIn = !isIn;
    }
  return isIn;
}

/** How far a point is from the nearest corner of the rings, in units of the drawing. */
function distanceTo(rings: readonly (readonly Point[])[], [x, y]: Point): number {
  return Math.min(...rings.flat().map(([px, py]) => Math.hypot(px - x, py - y)));
}

const sizeOf = (table: MapTable, region: string) =>
  Math.abs(readRings(table, region).reduce((sum, ring) => sum + areaOf(ring), 0));

function findNeighbors({ regions }: MapTable, region: string): string[] {
  const linesOf = (one: string) => new Set((regions[one] ?? []).flat().map((at) => (at < 0 ? ~at : at)));
  const own = linesOf(region);
  return Object.keys(regions)
    .filter((other) => other !== region && [...linesOf(other)].some((line) => own.has(line)))
    .toSorted((one, other) => (one < other ? -1 : 1));
}

describe.each(names)('the map %s', async (name) => {
  const table = await loadMap(name);
  const { frames } = mapSources[name] ?? { frames: [] };
  const framed = frames.slice(1).flatMap(({ regions = [] }) => regions);
  const facts = knownPlaces[name];

  test('has each region once, with a card in each language', async () => {
    expect(Object.keys(table.regions)).toHaveLength(counts[name]);
    for (const language of ['en', ownLanguages[name]]) {
      const { cards } = await makeDeck(name, language);
      const drawn = cards.map(({ frontFiles }) => frontFiles?.[0]?.name.split('-')[2] ?? '');
      expect(new Set(drawn)).toEqual(new Set(Object.keys(table.regions)));
      expect(cards).toHaveLength(counts[name]);
      expect(new Set(cards.map(({ back }) => back)).size).toBe(counts[name]);
    }
  });

  test('has a known place of each region, by longitude and latitude, in it and in no other one', () => {
    expect(new Set(facts.map(({ id }) => id))).toEqual(new Set(Object.keys(table.regions)));
    for (const { id, at } of facts) {
      const frame = frames.findIndex(({ regions }, index) =>
        index === 0 ? !framed.includes(id) : regions?.includes(id),
      );
      const [fit, project] = [table.fits[frame], frames[frame]?.project];
      if (!fit || !project) throw new Error(`${id} is in no frame.`);
      const point = place(project, fit, at);
      const there = Object.keys(table.regions).filter((region) => isInside(readRings(table, region), point));
      // Ports stand on a simplified coast.
      const isBeside = there.length === 0 && distanceTo(readRings(table, id), point) < 4;
      expect(isBeside ? [id] : there, id).toEqual([id]);
    }
  });

  test('shows regions in the proportions of their known areas', () => {
    const measured = facts.filter(({ id, area }) => area > 0 && !framed.includes(id));
    const scales = measured.map(({ id, area }) => sizeOf(table, id) / area);
    const middle = scales.toSorted((one, other) => one - other)[Math.floor(scales.length / 2)] ?? 0;
    for (const [at, { id, area }] of measured.entries()) {
      // Small regions lose or gain more by simplifying, a square unit or two at each corner.
      const allowed = 0.08 + 6 / (area * middle);
      expect(Math.abs((scales[at] ?? 0) / middle - 1), `${id} ${(scales[at] ?? 0) / middle}`).toBeLessThan(allowed);
    }
  });

  test('has borders where regions are neighbors, and nowhere else', () => {
    for (const [region, neighbors] of Object.entries(knownNeighbors[name]))
      expect(findNeighbors(table, region).join(' '), region).toBe(neighbors);
  });

  test('closes every outline, and leaves nothing outside its picture', () => {
    for (const region of Object.keys(table.regions))
      for (const ring of readRings(table, region)) {
        expect(ring.at(0), region).toEqual(ring.at(-1));
        expect(ring.length, region).toBeGreaterThan(3);
        for (const [x, y] of ring) expect([x < 0, y < 0, x > table.width, y > table.height]).not.toContain(true);
      }
  });

  test('is a small file of its own', () => {
    const file = new URL(`../../../shared/library/maps/${name}.json`, import.meta.url);
    expect(readFileSync(file).length).toBeLessThan(16 * 1024);
  });

  test('marks each region so that it is seen: dark, in an outline, and in a ring where it is small', async () => {
    const looks = new Set<string>();
    for (const region of Object.keys(table.regions)) {
      const { marks } = await loadPicture(`map-${name}-${region}`);
      looks.add(JSON.stringify(marks));
      expect(marks[0], region).toEqual({ path: `M0 0H${table.width}V${table.height}H0Z`, ink: '#ffffff' });
      const ring = marks.at(-1);
      const hasRing = ring && 'path' in ring && ring.ink === '#b3261e';
      const [xs, ys] = [0, 1].map((axis) =>
        readRings(table, region).flatMap((one) => one.map((point) => point[axis] ?? 0)),
      );
      const wide = Math.max(...(xs ?? [])) - Math.min(...(xs ?? []));
      const high = Math.max(...(ys ?? [])) - Math.min(...(ys ?? []));
      // A mark of a quarter of an inch on a phone's card, or a ring.
      expect(hasRing || Math.max(wide, high) > 18, region).toBe(true);
    }
    expect(looks.size).toBe(counts[name]);
    expect([...looks].join('')).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('has no answer that is right for another region, takes each of its names, and says none in its description', async () => {
    for (const language of ['en', ownLanguages[name]]) {
      const { cards } = await makeDeck(name, language);
      const alike = cards.flatMap(({ back }) =>
        cards.flatMap((other) =>
          other.back === back
            ? []
            : other.back
                .split(' / ')
                .filter((one) => judgeTyped(one, back, { question: '', language }).verdict !== 'wrong')
                .map((one) => `${one} ~ ${back}`),
        ),
      );
      expect(alike).toEqual([]);
      for (const { back, frontFiles } of cards) {
        for (const one of back.split(' / '))
          expect(judgeTyped(one, back, { question: '', language }).verdict, one).toBe('right');
        for (const one of back.split(' / ')) expect(frontFiles?.[0]?.alt).not.toContain(one);
      }
    }
  });
});

test('a name in English comes with the one of the country, and a capital in the language of the deck', async () => {
  const find = async (map: keyof typeof counts, language: string, id: string) => {
    const { cards } = await makeDeck(map, language);
    return cards.find(({ frontFiles }) => frontFiles?.[0]?.name === `map-${map}-${id}`);
  };
  expect(await find('de', 'en', 'by')).toMatchObject({ back: 'Bavaria / Bayern', extra: 'Capital: Munich' });
  expect(await find('de', 'de', 'by')).toMatchObject({ back: 'Bayern', extra: 'Hauptstadt: München' });
  expect(await find('es', 'es', 'pv')).toMatchObject({
    back: 'País Vasco / Euskadi',
    extra: 'Capital: Vitoria-Gasteiz',
  });
  expect((await find('de', 'de', 'hb'))?.extra).toBeUndefined();
  expect(await find('world', 'fr', 'eu')).toMatchObject({ back: 'Europe' });
});

test('a map is asked both ways if the family wants it, and its name says levels and language', async () => {
  expect(await makeDeck('it', 'en', 'both')).toMatchObject({ name: 'Map of Italy', asks: 'both', answerWay: 'choose' });
  const deck = findLibraryDeck('map-germany');
  if (!deck) throw new Error('There is a map of Germany.');
  const made = await makeLibraryDeck(deck, settleChoices(deck, { levels: '2' }, ['de']));
  expect(made).toMatchObject({ name: 'Map of Germany: level 2, in German', asks: 'front', backLanguage: 'de' });
  expect(made.cards).toHaveLength(8);
});

test('what no map has is refused', async () => {
  await expect(loadPicture('map-de-xx')).rejects.toThrow('The map has no xx.');
  await expect(loadPicture('map-xx-de')).rejects.toThrow('There is no map xx.');
});
