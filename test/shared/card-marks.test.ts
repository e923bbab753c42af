import * as fc from 'fast-check';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { inShownOrder, placePattern, planMove, toTags } from '../../shared/card-marks.ts';
import { cardTags } from '../../shared/schemas/deck.ts';

interface TestCard {
  readonly id: string;
  readonly place?: string;
}

function makeCards(count: number): TestCard[] {
  return Array.from({ length: count }, (_, index) => ({ id: `H-D-${ulid(1_000_000 + index)}` }));
}

function move(cards: readonly TestCard[], from: number, to: number) {
  const placed = planMove(cards, from, to);
  const places = new Map(placed.map(({ id, place }) => [id, place]));
  const next = cards.map((card) => ({ ...card, ...(places.has(card.id) && { place: places.get(card.id) ?? '' }) }));
  return { placed, cards: inShownOrder(next) };
}

const idsOf = (cards: readonly TestCard[]) => cards.map(({ id }) => id);

describe('a card that is moved', () => {
  it('stands where it was moved to, the others stay in their order, and what is added later comes behind all', () => {
    const moves = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), moves, (count, wanted) => {
        let cards: readonly TestCard[] = makeCards(count);
        for (const [from, to] of wanted.map(([one, other]) => [one % count, other % count] as const)) {
          const expected = idsOf(cards.toSpliced(from, 1).toSpliced(to, 0, ...cards.slice(from, from + 1)));
          ({ cards } = move(cards, from, to));
          expect(idsOf(cards)).toEqual(expected);
          expect(cards.every(({ place = '' }) => placePattern.test(place))).toBe(true);
        }
        const added = { id: `H-D-${ulid(2_000_000)}` };
        expect(inShownOrder([added, ...cards]).at(-1)).toBe(added);
      }),
      { numRuns: 60 },
    );
  });

  it('is written alone, but where so many were moved to one spot that no room is left: then some around it are, too', () => {
    let cards: readonly TestCard[] = makeCards(50);
    const written: number[] = [];
    for (let turn = 0; turn < 400; turn += 1) {
      const expected = cards[40]?.id;
      const { placed, ...after } = move(cards, 40, 5);
      cards = after.cards;
      expect(cards[5]?.id).toBe(expected);
      written.push(placed.length);
    }
    expect(written.slice(0, 100).every((count) => count === 1)).toBe(true);
    expect(Math.max(...written)).toBeGreaterThan(1);
    expect(Math.max(...written)).toBeLessThan(20);
  });

  it('finds its place also between two that two devices put on the same one', () => {
    const [first, second, third] = makeCards(3);
    const cards = inShownOrder([{ ...first, place: '5' }, { ...second, place: '5' }, third] as TestCard[]);
    const expected = [cards[1]?.id, cards[0]?.id, cards[2]?.id];
    expect(idsOf(move(cards, 0, 1).cards)).toEqual(expected);
  });
});

describe('tags', () => {
  it('are trimmed, composed, and each there once, whatever its case', () => {
    expect(cardTags.parse([' Verbs', 'verbs', 'Cafe\u0301', 'Café'])).toEqual(['Verbs', 'Café']);
  });

  it.each([
    ['an empty one', [' ']],
    ['one that is too long', ['x'.repeat(41)]],
    ['half a sign', ['\uD800']],
    ['more than ten', Array.from({ length: 11 }, (_, index) => `tag ${index}`)],
  ])('are refused with %s', (_, tags) => {
    expect(cardTags.safeParse(tags).success).toBe(false);
  });

  it('that a file has are made fit: cut, and ten at most', () => {
    const words = ['a', 'A', ' ', `${'x'.repeat(39)}😀`, ...Array.from({ length: 20 }, (_, index) => `t${index}`)];
    const tags = toTags(words);
    expect(cardTags.parse(tags)).toEqual(tags);
    expect(tags).toHaveLength(10);
    expect(tags.slice(0, 3)).toEqual(['a', `${'x'.repeat(39)}\uFFFD`, 't0']);
  });
});
