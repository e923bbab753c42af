import { expect, it } from 'vitest';
import type { Card } from '../../../../../../shared/schemas/deck.ts';
import {
  arrangeCards,
  type CardView,
  listTags,
  plainView,
} from '../../../../../../web/src/parent/create/decks/cards/card-view.ts';
import { planPaste, readTable } from '../../../../../../web/src/parent/create/decks/cards/table-paste.tsx';
import { makeCard, makeDeck } from '../../support/make-deck.ts';

const deck = makeDeck('Words');
const cards: readonly Card[] = [
  { ...makeCard(deck, 'bird 10', 'Vogel'), tags: ['Animals'] },
  { ...makeCard(deck, 'Bird 2', 'ähnlich'), createdAt: '2026-01-07T09:00:00.000Z' },
  { ...makeCard(deck, 'ant', 'Ameise'), tags: ['animals', 'six legs'] },
  makeCard(deck, 'zoo', 'Zoo'),
];
const known = (at: number, learnerId: string, seen: number, wrong: number) => ({
  cardId: cards[at]?.id ?? '',
  learnerId,
  seen,
  wrong,
});
const knowledge = [
  known(0, 'emma', 20, 3),
  known(1, 'emma', 4, 2),
  { ...known(1, 'emma', 2, 0), reversed: true as const },
  known(2, 'ben', 2, 2),
];
const arranged = (view: Partial<CardView>) =>
  arrangeCards(
    cards,
    { ...plainView, ...view },
    { knowledge, isFlagged: ({ front }) => front === 'zoo', wordsOf: (card, side) => card[side] },
  ).map(({ front }) => front);

it.each([
  ['as the deck has them', {}, ['bird 10', 'Bird 2', 'ant', 'zoo']],
  ['by front, figures as numbers', { sort: 'front' }, ['ant', 'Bird 2', 'bird 10', 'zoo']],
  ['by back, letters with marks beside those without', { sort: 'back' }, ['Bird 2', 'ant', 'bird 10', 'zoo']],
  ['the newest first', { sort: 'newest' }, ['Bird 2', 'bird 10', 'ant', 'zoo']],
  [
    'the most often wrong first, then those with fewer answers',
    { sort: 'hardest' },
    ['bird 10', 'ant', 'Bird 2', 'zoo'],
  ],
  ['the hardest of one child', { sort: 'hardest', learnerId: 'ben' }, ['ant', 'bird 10', 'Bird 2', 'zoo']],
  ['what nobody met', { filter: 'new' }, ['zoo']],
  ['what one child did not meet', { filter: 'new', learnerId: 'ben' }, ['bird 10', 'Bird 2', 'zoo']],
  ['hard: often wrong, over both sides, but not three slips of twenty', { filter: 'hard' }, ['Bird 2', 'ant']],
  ['what was never right', { filter: 'never-right' }, ['ant']],
  ['what is flagged', { filter: 'flagged' }, ['zoo']],
  ['a tag, whatever its case', { filter: 'tag:Animals' }, ['bird 10', 'ant']],
] as const)('lists cards %s', (_, view, fronts) => {
  expect(arranged(view)).toEqual(fronts);
});

it('knows each tag of a deck once', () => {
  expect(listTags(cards)).toEqual(['animals', 'six legs']);
});

it('a paste is a table where spreadsheets and pages wrote one, and text of any other kind stays text', () => {
  expect(readTable('a\tb\r\n"two\nlines"\t"say ""hi"""\r\n\t\r\n', '')).toEqual([
    ['a', 'b'],
    ['two\nlines', 'say "hi"'],
  ]);
  expect(readTable('a\nb', '<table><tr><td>a</td></tr></table>')).toEqual([['a'], ['b']]);
  for (const text of ['a\nb', 'one', '\t', 'one\t\n'])
    expect(readTable(text, '')).toEqual(text === 'one\t\n' ? [['one', '']] : undefined);
});

it('a pasted table lies over the rows from its cell on; the rest is added, but what is no whole card or has no room', () => {
  const table = [
    ['one', 'two, three'],
    ['x', ''],
    ['', 'y'],
  ];
  const plan = planPaste(table, { cards, row: 2, column: 'back', room: 9 });
  expect([...plan.changes]).toEqual([
    [cards[2]?.id, { back: 'one', extra: 'two, three' }],
    [cards[3]?.id, { back: 'x', extra: '' }],
  ]);
  expect([plan.added, plan.left]).toEqual([[], 1]);
  const whole = [
    ['sun', 'Sonne', 'the sun', 'sky; light'],
    ['moon', ''],
    ['star', 'Stern'],
    ['sea', 'Meer'],
  ];
  const added = planPaste(whole, { cards, row: cards.length, column: 'front', room: 2 });
  expect(added).toEqual({
    changes: new Map(),
    added: [
      { front: 'sun', back: 'Sonne', extra: 'the sun', tags: ['sky', 'light'] },
      { front: 'star', back: 'Stern' },
    ],
    left: 2,
  });
});
