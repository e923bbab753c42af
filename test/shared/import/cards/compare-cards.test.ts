import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareCards, compareWithLibrary } from '../../../../shared/import/cards/compare-cards.ts';
import { toPlainText } from '../../../../shared/rich-text/to-plain-text.ts';

const make = (text: string) =>
  text.split(' ').map((pair) => ({ front: pair.split('=')[0] ?? '', back: pair.split('=')[1] ?? '' }));
const tell = (from: string, to: string, plain?: (side: string) => string) => {
  const { fresh, changed, same, gone } = compareCards(make(from), make(to), plain);
  const write = ({ front, back }: { front: string; back: string }) => `${front}=${back}`;
  return {
    fresh: fresh.map((sides) => write(sides)),
    changed: changed.map(({ card, sides }) => `${write(card)} ${write(sides)}`),
    same: same.map(({ sides }) => write(sides)),
    gone: gone.map((card) => write(card)),
  };
};

test('a card is the same one while one of its sides is', () => {
  expect(tell('a=1 b=2 c=3 d=4', 'b=2 a=9 x=3 e=5')).toEqual({
    fresh: ['e=5'],
    changed: ['a=1 a=9', 'c=3 x=3'],
    same: ['b=2'],
    gone: ['d=4'],
  });
});

test('what agrees with several is none of them, also where the others are as they were', () => {
  expect(tell('a=1 b=1', 'x=1')).toMatchObject({ fresh: ['x=1'], changed: [], gone: ['a=1', 'b=1'] });
  expect(tell('a=1 a=2', 'a=1 a=3')).toMatchObject({ fresh: ['a=3'], changed: [], same: ['a=1'], gone: ['a=2'] });
  expect(tell('a=1 b=1', 'a=1 c=1')).toMatchObject({ fresh: ['c=1'], changed: [], same: ['a=1'], gone: ['b=1'] });
});

test('a card that the deck has twice is in the file, both of them', () => {
  expect(tell('a=1 a=1', 'a=1')).toEqual({ fresh: [], changed: [], same: ['a=1'], gone: [] });
});

test('letters that only are written in another way are the same, small and large ones are not', () => {
  expect(tell('caf\u00e9=1 b=2', 'cafe\u0301=1 B=2')).toMatchObject({
    same: ['cafe\u0301=1'],
    changed: ['b=2 B=2'],
    gone: [],
  });
});

test('marks alone make no other card, but another text', () => {
  expect(tell('**a**=1 b=2', 'a=3 b=2', toPlainText)).toMatchObject({ changed: ['**a**=1 a=3'], gone: [] });
  expect(tell('**a**=1', 'a=1', toPlainText)).toMatchObject({ changed: ['**a**=1 a=1'], same: [] });
});

test('sides without a text tell nothing', () => {
  expect(tell('=1', '=2')).toMatchObject({ changed: [], fresh: ['=2'], gone: ['=1'] });
});

const side = fc.constantFrom('a', 'b', 'c', 'd', '');
const deck = fc.array(fc.record({ front: side, back: side }), { maxLength: 8 });

test('every card is told of once, and a deck that took everything over differs in nothing', () => {
  fc.assert(
    fc.property(deck, deck, (cards, file) => {
      const wanted = [...new Map(file.map((one) => [JSON.stringify(one), one])).values()];
      const { fresh, changed, same, gone } = compareCards(cards, wanted);
      expect(new Set([...fresh, ...changed.map(({ sides }) => sides), ...same.map(({ sides }) => sides)])).toEqual(
        new Set(wanted),
      );
      expect(fresh.length + changed.length + same.length).toBe(wanted.length);
      const edited = changed.map(({ card }) => card);
      expect(new Set([...edited, ...gone]).size).toBe(edited.length + gone.length);
      const after = [
        ...cards
          .filter((card) => !gone.includes(card))
          .map((card) => {
            return changed.find((one) => one.card === card)?.sides ?? card;
          }),
        ...fresh,
      ];
      expect(compareCards(after, wanted)).toMatchObject({ fresh: [], changed: [], gone: [] });
    }),
    { numRuns: 300 },
  );
});

test('cards that show drawings are told apart by their tags, whatever they are called and where they stand', () => {
  const note = (back: string, ...tags: readonly string[]) => ({ front: '', back, tags });
  const wanted = [note('E', 'line 1'), note('F', 'space 1'), note('E', 'space 4'), note('F', 'line 5')];
  const mine = [note('high E', 'space 4'), note('E', 'line 1'), note('F', 'space 1'), note('tune', 'ours')];
  const { fresh, changed, same, gone } = compareWithLibrary(mine, wanted);
  expect(changed).toEqual([{ card: mine[0], sides: wanted[2] }]);
  expect(same.map(({ card }) => card)).toEqual([mine[1], mine[2]]);
  expect([fresh, gone]).toEqual([[wanted[3]], [mine[3]]]);
  // Formatted sides without tags are compared by their readable content.
  expect(compareWithLibrary(make('a=1 b=2'), make('a=1 b=3')).changed).toHaveLength(1);
});

test('a card whose picture stays is the same one with other words on both sides, and the only one with it', () => {
  const cards = ['🐕 Hund', '🐕 Welpe', '🐈 Katze', 'Kuh'].map((front) => ({ front, back: `old ${front}` }));
  const wanted = ['🐕 der Hund', '🐈 die Katze', '🐄 die Kuh'].map((front) => ({ front, back: `new ${front}` }));
  const { fresh, changed, same, gone } = compareWithLibrary(cards, wanted);
  expect(changed).toEqual([{ card: cards[2], sides: wanted[1] }]);
  expect([fresh, same, gone]).toEqual([[wanted[0], wanted[2]], [], [cards[0], cards[1], cards[3]]]);
});

test('a card that got a second right answer on both sides is the same one, and the only one with its first answers', () => {
  const write = (front: string, back: string) => ({ front, back });
  const cards = [write('der Freund', 'el amigo'), write('der Hund', 'el perro'), write('das Boot', 'el bote')];
  const wanted = [
    write('der Freund / die Freundin', 'el amigo / la amiga'),
    write('der Hund / die Hündin', 'la perra / el perro'),
    write('das Boot / der Kahn', 'el bote / la barca'),
    write('das Boot / das Schiff', 'el bote / el barco'),
  ];
  const { fresh, changed, same, gone } = compareWithLibrary(cards, wanted);
  expect(changed).toEqual([{ card: cards[0], sides: wanted[0] }]);
  expect([fresh, same, gone]).toEqual([wanted.slice(1), [], cards.slice(1)]);
});

test('an extra that the family wrote is no difference from the library, and a missing one is', () => {
  const wanted = [{ front: 'Bolivia', back: 'Sucre', extra: 'The government sits in La Paz.' }];
  const ours = [{ front: 'Bolivia', back: 'Sucre', extra: 'Grandpa lives there.' }];
  expect(compareWithLibrary(ours, wanted)).toMatchObject({ changed: [], same: [{ card: ours[0] }] });
  expect(compareWithLibrary(make('Bolivia=Sucre'), wanted).changed).toHaveLength(1);
});

const masksOf = (picture: string, count: number, extra?: string) =>
  Array.from({ length: count }, (_, mask) => ({
    front: 'Heart',
    back: '',
    frontFiles: [{ name: `${picture} (mask ${mask})`, cover: {} }],
    ...(extra !== undefined && { extra }),
  }));
const asStored = (createdAt: string, cards: readonly { front: string; back: string; extra?: string }[]) =>
  cards.map(({ front, back, extra }, at) => ({ id: `${createdAt} ${at}`, front, back, extra, createdAt }));

test('masks of a picture are the same only if all of them are there, and are new otherwise', () => {
  const first = masksOf('heart.jpg', 3, 'see p. 3');
  const stored = asStored('2026-01-05', first);
  const again = compareCards(stored, first);
  expect([again.fresh, again.changed, again.gone]).toEqual([[], [], []]);
  expect(new Set(again.same.map(({ card }) => card))).toEqual(new Set(stored));
  const second = masksOf('lungs.jpg', 5, 'see p. 9');
  expect(compareCards(stored, second)).toEqual({ fresh: second, changed: [], same: [], gone: stored });
  // Each package is met again among the cards of both.
  const both = [...stored, ...asStored('2026-02-06', second)];
  for (const file of [first, second, [...first, ...second]])
    expect(compareCards(both, file)).toMatchObject({ fresh: [], changed: [], gone: [] });
});

test('a mask with another label does not write it over the one of another mask', () => {
  const [mask] = masksOf('heart.jpg', 1);
  const wanted = [{ ...mask, front: 'Heart', back: 'aorta' }];
  expect(compareCards(make('Heart=valve'), wanted)).toMatchObject({ fresh: wanted, changed: [] });
});

test('of cards with pictures instead of words, each meets one card, and none gets the extra of another', () => {
  const stored = asStored('2026-01-05', [
    { front: '', back: '', extra: 'one' },
    { front: '', back: 'dog' },
  ]);
  const file = [
    { front: '', back: '', extra: 'two' },
    { front: '', back: '', extra: 'three' },
    { front: '', back: 'dog', extra: 'four' },
  ];
  const { fresh, changed, same } = compareCards(stored, file);
  expect([fresh, changed, same.map(({ card }) => card)]).toEqual([[file[1]], [], stored]);
});
