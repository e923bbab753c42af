import { expect, test } from 'vitest';
import { limits } from '../../../../../shared/limits.ts';
import { openPackage } from '../../../../../shared/import/anki/package-file.ts';
import { collectionBounds } from '../../../../../shared/import/reading-bounds.ts';
import { readImportFile } from '../../../../../web/src/parent/create/import/read-import-file.ts';
import {
  basic,
  buildAnkiPackage,
  openTestDatabase,
  type PackageSpec,
} from '../../../../support/files/build-anki-package.ts';
import { everything, readAnkiPackage } from './read-anki-package.ts';

const readMedia = async (spec: PackageSpec, names: readonly string[]) =>
  openPackage(await buildAnkiPackage(spec)).readMedia(new Set(names));
const formats = ['anki2', 'anki21', 'anki21b'] as const;

const animals: Omit<PackageSpec, 'format'> = {
  noteTypes: [basic],
  notes: [
    {
      type: 'Basic',
      deck: 'Animals',
      fields: ['dog &amp; cat<br>', '<b>Hund</b> und <i>Katze</i>'],
      tags: 'pets easy',
    },
    { type: 'Basic', deck: 'Animals', fields: ['<img src="cow.jpg" alt="a cow">', 'Kuh [sound:kuh.mp3]'] },
    { type: 'Basic', deck: 'Animals', fields: ['horse', ''] },
    { type: 'Basic', deck: 'Animals', fields: ['sheep <img src="lost.png">', 'Schaf'] },
  ],
  media: { 'cow.jpg': Uint8Array.of(1, 2, 3), 'kuh.mp3': Uint8Array.of(4, 5), 'unused.png': Uint8Array.of(6) },
};

test.each(formats)('a package with %s gives its cards with marks, tags, pictures and sounds', async (format) => {
  const content = await readAnkiPackage({ ...animals, format }, everything);
  expect(content.cards).toEqual([
    { front: 'dog & cat', back: '**Hund** und *Katze*', line: 1, tags: ['pets', 'easy'] },
    {
      front: '',
      back: 'Kuh',
      line: 2,
      frontFiles: [{ name: 'cow.jpg', alt: 'a cow' }],
      backFiles: [{ name: 'kuh.mp3' }],
    },
    { front: 'sheep', back: 'Schaf', line: 4, frontFiles: [{ name: 'lost.png' }] },
  ]);
  expect(content).toMatchObject({
    format: 'formatted',
    kind: 'package',
    unit: 'note',
    columnNames: ['Front', 'Back'],
    mediaCount: 2,
    parts: [],
    asks: undefined,
  });
  expect(await readMedia({ ...animals, format }, ['cow.jpg', 'kuh.mp3', 'lost.png'])).toEqual([
    { name: 'cow.jpg', type: 'image/jpeg', bytes: Uint8Array.of(1, 2, 3) },
    { name: 'kuh.mp3', type: 'audio/mpeg', bytes: Uint8Array.of(4, 5) },
  ]);
  expect(content.refused).toMatchObject([{ line: 3, reason: 'The back is missing.' }]);
  expect(content.notes).toMatchObject([{ line: 4, reason: 'A picture or sound isn’t in the file: lost.png' }]);
});

test('a deck that takes plain text only gets plain text, and what would be empty says why', async () => {
  const content = await readAnkiPackage({ ...animals, format: 'anki21b' });
  expect(content.cards.map(({ front, back }) => [front, back])).toEqual([
    ['dog & cat', 'Hund und Katze'],
    ['sheep', 'Schaf'],
  ]);
  expect(content).toMatchObject({ format: 'plain' });
  expect(content.refused[0]?.reason).toBe('The front is a picture or a sound only, and has no text: cow.jpg');
});

test.each(formats)(
  'a package with %s: a picture of the question and a sound of the answer alone, in fields of their own, stay on their sides',
  async (format) => {
    const type = {
      name: 'Words',
      fields: ['Word', 'Picture', 'Reading', 'Meaning', 'Audio'],
      templates: [['{{Word}}{{Picture}}', '{{FrontSide}}<hr>{{Reading}}<br>{{Meaning}}{{Audio}}']],
    } as const;
    const fields = ['水', '<img src="cow.jpg">', 'みず', 'water', '[sound:kuh.mp3]'];
    const notes = [{ type: 'Words', deck: 'Words', fields }];
    const content = await readAnkiPackage({ ...animals, format, noteTypes: [type], notes }, everything);
    expect(content.cards).toEqual([
      {
        front: '水',
        back: 'water',
        extra: 'みず',
        line: 1,
        frontFiles: [{ name: 'cow.jpg' }],
        backFiles: [{ name: 'kuh.mp3' }],
      },
    ]);
    expect(content).toMatchObject({ mediaCount: 2, notes: [] });
  },
);

const turned = {
  name: 'Turned',
  fields: ['Front', 'Back', 'Audio', 'Picture', 'Sketch'],
  templates: [['{{Back}}{{Picture}}', '{{FrontSide}}<hr>{{Front}}{{Audio}}']],
} as const;
const ofTurned: Omit<PackageSpec, 'format'> = {
  noteTypes: [turned],
  notes: [
    {
      type: 'Turned',
      deck: 'Turned',
      fields: ['perro', 'dog', '[sound:kuh.mp3]', '<img src="cow.jpg">', '<img src="unused.png">'],
    },
  ],
  media: animals.media ?? {},
};

test.each(formats)(
  'a package with %s: where the field named as the back is asked, a sound of the answer stays with the answer',
  async (format) => {
    const content = await readAnkiPackage({ ...ofTurned, format }, everything);
    const answer = { front: 'perro', frontFiles: [{ name: 'kuh.mp3' }] };
    const question = { back: 'dog', backFiles: [{ name: 'cow.jpg' }] };
    expect(content).toMatchObject({ asks: 'back', cards: [{ ...answer, ...question }], notes: [] });
    const fields = { [content.noteType ?? '']: { frontColumn: 1, backColumn: 0 } };
    expect((await readAnkiPackage({ ...ofTurned, format }, { ...everything, fields })).cards).toMatchObject([
      { front: 'dog', frontFiles: question.backFiles, back: 'perro', backFiles: answer.frontFiles },
    ]);
  },
);

test('a picture in a column that is chosen as an extra is said to be left out', async () => {
  const { noteType = '' } = await readAnkiPackage({ ...ofTurned, format: 'anki21b' });
  const fields = { [noteType]: { extraColumns: [3, 4] } };
  const { notes } = await readAnkiPackage({ ...ofTurned, format: 'anki21b' }, { ...everything, fields });
  expect(notes.map(({ reason }) => reason)).toEqual(['An extra is text only. Left out: unused.png']);
});

const mixed: PackageSpec = {
  format: 'anki21b',
  noteTypes: [
    basic,
    {
      name: 'Basic (and reversed card)',
      fields: ['Front', 'Back'],
      templates: [
        ['{{Front}}', '{{FrontSide}} {{Back}}'],
        ['{{Back}}', '{{FrontSide}} {{Front}}'],
      ],
    },
    {
      name: 'Vocabulary',
      fields: ['Rank', 'Meaning', 'Word', 'Notes'],
      templates: [['{{#Notes}}{{hint:Notes}}{{/Notes}}{{Word}}', '{{FrontSide}}<br>{{Meaning}}']],
    },
    { name: 'Cloze', fields: ['Text', 'Extra'], templates: [['{{cloze:Text}}', '{{cloze:Text}}<br>{{Extra}}']] },
  ],
  notes: [
    { type: 'Basic', deck: 'Mixed', fields: ['one', 'eins'] },
    { type: 'Basic (and reversed card)', deck: 'Mixed::Both', fields: ['two', 'zwei'], cards: [0, 1] },
    { type: 'Vocabulary', deck: 'Mixed::Words', fields: ['17', 'dog', 'perro', ''] },
    { type: 'Cloze', deck: 'Mixed::Gaps', fields: ['{{c1::Paris}} is in {{c2::France::country}}', 'Europe'] },
  ],
};

test('decks stay apart, each kind of notes has its own fields, and gaps become questions', async () => {
  const content = await readAnkiPackage(mixed);
  expect(content.parts.map(({ name, count }) => [name, count])).toEqual([
    ['Mixed', 1],
    ['Mixed – Both', 1],
    ['Mixed – Words', 1],
    ['Mixed – Gaps', 1],
  ]);
  expect(content.cards.map(({ front, back, deck, extra }) => [deck, front, back, extra])).toEqual([
    ['Mixed', 'one', 'eins', undefined],
    ['Mixed::Both', 'two', 'zwei', undefined],
    ['Mixed::Words', 'perro', 'dog', undefined],
    ['Mixed::Gaps', '[…] is in France', 'Paris', 'Europe'],
    ['Mixed::Gaps', 'Paris is in [country]', 'France', 'Europe'],
  ]);
  expect(content.decks).toEqual([
    { path: 'Mixed', name: 'Mixed' },
    { path: 'Mixed::Both', subject: 'Mixed', name: 'Both', asks: 'both' },
    { path: 'Mixed::Words', subject: 'Mixed', name: 'Words' },
    { path: 'Mixed::Gaps', subject: 'Mixed', name: 'Gaps' },
  ]);
});

test('one deck, and other fields of one kind of notes, can be chosen', async () => {
  const all = await readAnkiPackage(mixed);
  const words = all.noteTypes.find(({ name }) => name === 'Vocabulary');
  const [, , deck] = all.parts;
  const chosen = await readAnkiPackage(mixed, {
    part: deck?.id,
    noteType: words?.id,
    fields: { [words?.id ?? '']: { frontColumn: 1, backColumn: 2 } },
  });
  expect(chosen.cards).toEqual([{ front: 'dog', back: 'perro', line: 3 }]);
  expect(chosen).toMatchObject({ part: deck?.id, columnNames: ['Rank', 'Meaning', 'Word', 'Notes'], noteTypes: [] });
});

test('notes that ask in both directions make a deck that does', async () => {
  const content = await readAnkiPackage({ ...mixed, notes: mixed.notes.slice(1, 2) });
  expect(content.asks).toBe('both');
});

test.each([
  ['no package', Uint8Array.of(0x50, 0x4b, 3, 4, 9, 9), /^This file is damaged/],
  ['a package whose collection is no database', 'broken', /^This file is damaged/],
])('%s is refused in words for a person', async (_, content, words) => {
  const { zipSync, strToU8 } = await import('fflate');
  const bytes =
    typeof content === 'string' ? zipSync({ 'collection.anki21b': strToU8(content), media: strToU8('{}') }) : content;
  await expect(readImportFile({ file: new File([bytes], 'x.apkg'), choices: {} }, openTestDatabase)).rejects.toThrow(
    words,
  );
});

test('a package that says it unpacks to more than a browser holds is not unpacked', async () => {
  const { zipSync } = await import('fflate');
  const bytes = zipSync({ 'collection.anki2': new Uint8Array(10), media: new Uint8Array(2) });
  const view = new DataView(bytes.buffer);
  const central = bytes.findIndex((_, at) => view.getUint32(at, true) === 0x02014b50);
  view.setUint32(central + 24, collectionBounds.unpackedBytes + 1, true);
  await expect(readImportFile({ file: new File([bytes], 'x.apkg'), choices: {} }, openTestDatabase)).rejects.toThrow(
    /unpacks to more than/,
  );
});

const start = Date.UTC(2025, 0, 1);
const learned: Omit<PackageSpec, 'format'> = {
  noteTypes: mixed.noteTypes,
  notes: [
    { type: 'Basic (and reversed card)', deck: 'A', fields: ['one', 'eins'], cards: [0, 1] },
    { type: 'Cloze', deck: 'A', fields: ['{{c1::Rome}} is in {{c2::Italy}}', ''], cards: [0, 1] },
    { type: 'Basic', deck: 'A', fields: ['two', 'zwei'] },
    { type: 'Vocabulary', deck: 'A', fields: ['3', 'three', 'drei', ''] },
  ],
  log: [
    { note: 0, at: start + 1, ease: 1, type: 0 },
    { note: 0, at: start + 2, ease: 3 },
    { note: 0, ord: 1, at: start + 3, ease: 2 },
    { note: 1, ord: 1, at: start + 4, ease: 4 },
    // In order: an answer before the reset, the reset itself, a preview, and the only answer that counts.
    { note: 2, at: start + 5, ease: 1 },
    { note: 2, at: start + 6, ease: 0, type: 4, factor: 0 },
    { note: 2, at: start + 7, ease: 1, type: 3, factor: 0 },
    { note: 2, at: start + 8, ease: 3 },
    ...Array.from({ length: limits.historyPerCard + 2 }, (_, place) => ({ note: 3, at: start + 100 + place, ease: 3 })),
  ],
};

test.each(['anki2', 'anki21b'] as const)(
  'a package with %s hands out what was learned when it is asked for: by direction and gap, the newest, nothing from before a reset',
  async (format) => {
    const spec: PackageSpec = { ...learned, format };
    const unasked = await readAnkiPackage(spec);
    expect(unasked.log).toEqual({ answers: 87, perCard: limits.historyPerCard, leftOut: 2 });
    expect(unasked.cards.filter((card) => 'history' in card)).toEqual([]);
    const { cards } = await readAnkiPackage(spec, { withHistory: true });
    const right = (place: number) => ({ at: start + place, right: true });
    expect(cards.slice(0, 4).map(({ front, history }) => [front, history])).toEqual([
      ['one', [{ at: start + 1, right: false }, right(2)]],
      ['eins', [right(3)]],
      ['[…] is in Italy', undefined],
      ['Rome is in […]', [right(4)]],
    ]);
    expect(cards[4]?.history).toEqual([right(8)]);
    expect(cards[5]?.history).toHaveLength(limits.historyPerCard);
    expect(cards[5]?.history?.[0]).toEqual({ ...right(102) });
    const alone = await readAnkiPackage({ ...spec, notes: spec.notes.slice(0, 1) }, { withHistory: true });
    expect(alone.cards.map(({ history }) => history)).toEqual([
      [{ at: start + 1, right: false }, right(2), { ...right(3), reversed: true }],
    ]);
    // If the fields are swapped, the history counts for the reversed card. Two fields that Anki never used as question and answer have no history.
    const vocabulary = idOfType(unasked, 'Vocabulary');
    const askedFor = async (frontColumn: number, backColumn: number) =>
      (
        await readAnkiPackage(spec, { withHistory: true, fields: { [vocabulary]: { frontColumn, backColumn } } })
      ).cards.at(-1)?.history?.[0];
    expect(await askedFor(1, 2)).toEqual({ ...right(102), reversed: true });
    expect(await askedFor(0, 1)).toBeUndefined();
  },
);

test('a package of more than 10,000 notes is read whole', async () => {
  const notes = Array.from({ length: limits.importRows + 268 }, (_, at) => ({
    type: 'Basic',
    deck: `Deck ${at % 3}`,
    fields: [`q${at}`, `a${at}`],
  }));
  const content = await readAnkiPackage({ format: 'anki21', noteTypes: [basic], notes });
  expect([content.cards.length, content.refused]).toEqual([10_268, []]);
});

function idOfType({ noteTypes }: Awaited<ReturnType<typeof readAnkiPackage>>, name: string): string {
  return noteTypes.find((one) => one.name === name)?.id ?? '';
}
