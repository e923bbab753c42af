import { expect, test } from 'vitest';
import type { LibraryCard } from '../../../shared/library/cards.ts';
import { findLibraryDeck, settleChoices } from '../../../shared/library/catalogue.ts';
import { drawPicture } from '../../../shared/library/drawings.ts';
import { makeLibraryDeck } from '../../../shared/library/make-deck.ts';
import type { Drawing, Mark } from '../../../shared/library/marks.ts';

async function makeCards(id: string, choices: Readonly<Record<string, string>>): Promise<readonly LibraryCard[]> {
  const deck = findLibraryDeck(id);
  if (!deck) throw new Error(`There is no ${id}.`);
  return (await makeLibraryDeck(deck, settleChoices(deck, choices, ['en']))).cards;
}

const nameOf = ({ frontFiles }: LibraryCard): string => frontFiles?.[0]?.name ?? '';
const lookOf = (card: LibraryCard): Drawing => drawPicture(nameOf(card));

/** @returns the coordinates of each line whose mark meets the condition. */
function linesOf({ marks }: Drawing, isSo: (mark: Extract<Mark, { path: string }>) => boolean): number[][] {
  return marks.flatMap((mark) =>
    'path' in mark && mark.width !== undefined && isSo(mark)
      ? mark.path.split('M').flatMap((part) => (part === '' ? [] : [part.split(/[ L]/).map(Number)]))
      : [],
  );
}

/** @returns the direction and length of a clock hand of this width, in degrees clockwise from the top. */
function readHand(drawing: Drawing, width: number): { readonly degrees: number; readonly length: number } {
  const [[fromX = 0, fromY = 0, x = 0, y = 0] = []] = linesOf(
    drawing,
    (mark) => mark.width === width && mark.path.startsWith('M120 120L'),
  );
  const degrees = (Math.atan2(x - fromX, fromY - y) * 180) / Math.PI;
  return { degrees: (Math.round(degrees * 2 + 720) / 2) % 360, length: Math.hypot(x - fromX, y - fromY) };
}

test('the hands of every clock point to the time on the back, the hour hand between its hours, and each number stands in its place', async () => {
  const cards = await makeCards('clock', { times: 'full,half,quarter,five' });
  expect(cards).toHaveLength(144);
  for (const card of cards) {
    const [hour = 0, minute = 0] = card.back.split(':').map(Number);
    const drawing = lookOf(card);
    const [short, long] = [readHand(drawing, 10), readHand(drawing, 5)];
    expect(long.degrees, card.back).toBe(6 * minute);
    expect(short.degrees, card.back).toBe((30 * hour + minute / 2) % 360);
    expect(short.length).toBeLessThan(long.length - 30);
  }
  for (const mark of drawPicture('clock-1-0').marks)
    if ('text' in mark) {
      const turn = (Math.atan2(mark.x - 120, 120 - mark.y) * 180) / Math.PI;
      expect(Math.round(((turn + 360) % 360) / 30) || 12).toBe(Number(mark.text));
    }
});

test('times are said as people say them, in eight languages and in figures', async () => {
  const say = async (answer: string, ...times: readonly string[]) => {
    const cards = await makeCards('clock', { times: 'full,half,quarter,five', answer });
    expect(new Set(cards.map(({ back }) => back)).size).toBe(144);
    return times.map((time) => cards.find((card) => nameOf(card) === `clock-${time}`)?.back);
  };
  const some = ['1-0', '12-30', '3-15', '12-45', '3-25', '3-35', '3-40'];
  expect(await say('en', ...some)).toEqual([
    'one o’clock',
    'half past twelve',
    'quarter past three / quarter after three',
    'quarter to one',
    'twenty-five past three / twenty-five after three',
    'twenty-five to four',
    'twenty to four',
  ]);
  expect(await say('de', ...some)).toEqual([
    'ein Uhr',
    'halb eins',
    'Viertel nach drei',
    'Viertel vor eins',
    'fünf vor halb vier',
    'fünf nach halb vier',
    'zwanzig vor vier / zehn nach halb vier',
  ]);
  expect(await say('fr', ...some)).toEqual([
    'une heure',
    'douze heures et demie',
    'trois heures et quart',
    'une heure moins le quart',
    'trois heures vingt-cinq',
    'quatre heures moins vingt-cinq',
    'quatre heures moins vingt',
  ]);
  expect(await say('es', ...some)).toEqual([
    'la una',
    'las doce y media',
    'las tres y cuarto',
    'la una menos cuarto / cuarto para la una',
    'las tres y veinticinco',
    'las cuatro menos veinticinco / veinticinco para las cuatro',
    'las cuatro menos veinte / veinte para las cuatro',
  ]);
  expect(await say('it', ...some)).toEqual([
    'l’una',
    'le dodici e mezza / le dodici e mezzo',
    'le tre e un quarto',
    'l’una meno un quarto / le dodici e tre quarti',
    'le tre e venticinque',
    'le quattro meno venticinque',
    'le quattro meno venti',
  ]);
  expect(await say('pt', ...some)).toEqual([
    'uma hora',
    'doze e meia',
    'três e quinze',
    'quinze para a uma',
    'três e vinte e cinco',
    'vinte e cinco para as quatro',
    'vinte para as quatro',
  ]);
  expect(await say('ar', ...some)).toEqual([
    'الساعة الواحدة',
    'الساعة الثانية عشرة والنصف',
    'الساعة الثالثة والربع',
    'الساعة الواحدة إلا ربعًا / الساعة الواحدة إلا الربع',
    'الساعة الثالثة والنصف إلا خمس دقائق',
    'الساعة الثالثة والنصف وخمس دقائق',
    'الساعة الرابعة إلا ثلثًا / الساعة الرابعة إلا الثلث',
  ]);
  expect(await say('zh', ...some)).toEqual([
    '一点 / 一点整',
    '十二点半 / 十二点三十分',
    '三点一刻 / 三点十五分',
    '十二点三刻 / 十二点四十五分',
    '三点二十五分',
    '三点三十五分',
    '三点四十分',
  ]);
  expect(await say('24', '1-0', '12-30', '11-55')).toEqual(['13:00', '12:30', '23:55']);
});

/** Reads a musical note: `head` is the center of its oval. */
function readNote(drawing: Drawing): {
  readonly head: number;
  readonly lines: readonly number[];
  readonly stem: readonly number[];
} {
  const head = drawing.marks.find((mark) => 'path' in mark && mark.path.includes('A11 8'));
  const [, from = 0, , , , , , , to = 0] =
    head && 'path' in head ? (head.path.match(/-?[\d.]+/g) ?? []).map(Number) : [];
  const lines = linesOf(drawing, ({ width }) => width === 1.8).map(([, y = 0]) => y);
  const [stem = []] = linesOf(drawing, ({ width }) => width === 2);
  return { head: Math.round(((from + to) / 2) * 100) / 100, lines, stem: [stem[1] ?? 0, stem[3] ?? 0] };
}

/** Sorts notes from low to high; their drawings are named like `note-treble-e4`. */
function sortByPitch(cards: readonly LibraryCard[]): LibraryCard[] {
  const heightOf = (card: LibraryCard) => {
    const pitch = nameOf(card).split('-')[2] ?? '';
    return 7 * Number(pitch.slice(1)) + 'cdefgab'.indexOf(pitch.charAt(0));
  };
  return cards.toSorted((one, other) => heightOf(one) - heightOf(other));
}

test('every note stands on the line or in the space that its name says, with the lines and the stem that it needs', async () => {
  // From the lowest line up. Treble: Every Good Boy Does Fine, FACE; bass: Good Boys Do Fine Always, All Cows Eat Grass.
  for (const [clef, inOrder] of [
    ['treble', 'EFGABCDEF'],
    ['bass', 'GABCDEFGA'],
  ] as const) {
    const cards = sortByPitch(await makeCards('notes', { clef, reach: 'two' }));
    expect(
      cards
        .slice(4, 13)
        .map(({ back }) => back)
        .join(''),
    ).toBe(inOrder);
    for (const [at, card] of cards.entries()) {
      const { head, lines, stem } = readNote(lookOf(card));
      const [low = 0, next = 0] = lines;
      const gap = (low - next) / 2;
      const place = at - 4;
      expect(head, nameOf(card)).toBeCloseTo(low - place * gap, 1);
      const beside = Math.max(0, Math.floor(-place / 2), Math.floor((place - 8) / 2));
      expect(new Set(lines).size, nameOf(card)).toBe(5 + beside);
      if (place % 2 === 0) expect(lines).toContain(Math.round(head));
      expect(Math.sign((stem[1] ?? 0) - head), nameOf(card)).toBe(place < 4 ? -1 : 1);
    }
  }
});

test('notes have the names of their language', async () => {
  const say = async (names: string) =>
    sortByPitch(await makeCards('notes', { clef: 'treble', reach: 'staff', names }))
      .map(({ back }) => back)
      .join(' ');
  expect(await say('german')).toBe('E F G A H C D E F');
  expect(await say('si')).toBe('mi fa sol la si do re mi fa');
  expect(await say('ti')).toBe('mi fa sol la ti do re mi fa');
});

test('no two drawings look the same, all are on white, and their words do not give the answer away', async () => {
  const decks = await Promise.all([
    makeCards('clock', { times: 'full,half,quarter,five' }),
    makeCards('notes', { clef: 'treble', reach: 'two' }),
    makeCards('notes', { clef: 'bass', reach: 'two' }),
  ]);
  const cards = decks.flat();
  const looks = cards.map((card) => JSON.stringify(lookOf(card)));
  expect(new Set(looks).size).toBe(144 + 17 + 17);
  for (const look of looks)
    expect(look).toMatch(/^\{"width":\d+,"height":\d+,"marks":\[\{"path":"M0 0H\d+V\d+H0Z","ink":"#ffffff"\}/);
  expect(looks.join('')).not.toMatch(/NaN|undefined/);
  expect(new Set(cards.map(({ front, frontFiles }) => front + frontFiles?.[0]?.alt))).toEqual(
    new Set(['A clock face', 'A note on a staff']),
  );
  // Cards with the same answer are distinguished by their tags.
  for (const deck of decks)
    expect(new Set(deck.map(({ back, tags }) => `${back} ${tags?.join()}`)).size).toBe(deck.length);
  expect(() => drawPicture('dog')).toThrow('Nothing draws dog.');
});
