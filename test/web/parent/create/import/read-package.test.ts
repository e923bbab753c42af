import { expect, test } from 'vitest';
import { limits } from '../../../../../shared/limits.ts';
import { readDrawing } from '../../../../../shared/import/anki/occlusion.ts';
import { openPackage } from '../../../../../shared/import/anki/package-file.ts';
import { collectionBounds } from '../../../../../shared/import/reading-bounds.ts';
import type { SourceChoices } from '../../../../../shared/import/parse-source.ts';
import { readImportFile } from '../../../../../web/src/parent/create/import/read-import-file.ts';
import {
  basic,
  buildAnkiPackage,
  openTestDatabase,
  type PackageSpec,
} from '../../../../support/files/build-anki-package.ts';

const read = async (spec: PackageSpec, choices: SourceChoices = {}) =>
  readImportFile({ file: new File([await buildAnkiPackage(spec)], 'deck.apkg'), choices }, openTestDatabase);
const readMedia = async (spec: PackageSpec, names: readonly string[]) =>
  openPackage(await buildAnkiPackage(spec)).readMedia(new Set(names));
const everything = { takes: { formatting: true, media: true } };
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
  const content = await read({ ...animals, format }, everything);
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
  expect(content.notes).toMatchObject([{ line: 4, reason: 'A picture or a sound is not in the file: lost.png' }]);
});

test('a deck that takes plain text only gets plain text, and what would be empty says why', async () => {
  const content = await read({ ...animals, format: 'anki21b' });
  expect(content.cards.map(({ front, back }) => [front, back])).toEqual([
    ['dog & cat', 'Hund und Katze'],
    ['sheep', 'Schaf'],
  ]);
  expect(content).toMatchObject({ format: 'plain' });
  expect(content.refused[0]?.reason).toBe('The front is a picture or a sound only, and has no text: cow.jpg');
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
  const content = await read(mixed);
  expect(content.parts.map(({ name, count }) => [name, count])).toEqual([
    ['Mixed', 1],
    ['Mixed – Both', 1],
    ['Mixed – Words', 1],
    ['Mixed – Gaps', 1],
  ]);
  expect(content.cards.map(({ front, back, deck }) => [deck, front, back])).toEqual([
    ['Mixed', 'one', 'eins'],
    ['Mixed::Both', 'two', 'zwei'],
    ['Mixed::Words', 'perro', 'dog'],
    ['Mixed::Gaps', '[…] is in France', 'Paris\nEurope'],
    ['Mixed::Gaps', 'Paris is in [country]', 'France\nEurope'],
  ]);
  expect(content.decks).toEqual([
    { path: 'Mixed', name: 'Mixed' },
    { path: 'Mixed::Both', subject: 'Mixed', name: 'Both', asks: 'both' },
    { path: 'Mixed::Words', subject: 'Mixed', name: 'Words' },
    { path: 'Mixed::Gaps', subject: 'Mixed', name: 'Gaps' },
  ]);
});

test('one deck, and other fields of one kind of notes, can be chosen', async () => {
  const all = await read(mixed);
  const words = all.noteTypes.find(({ name }) => name === 'Vocabulary');
  const [, , deck] = all.parts;
  const chosen = await read(mixed, {
    part: deck?.id,
    noteType: words?.id,
    fields: { [words?.id ?? '']: { frontColumn: 1, backColumn: 2 } },
  });
  expect(chosen.cards).toEqual([{ front: 'dog', back: 'perro', line: 3 }]);
  expect(chosen).toMatchObject({ part: deck?.id, columnNames: ['Rank', 'Meaning', 'Word', 'Notes'], noteTypes: [] });
});

test('notes that ask in both directions make a deck that does', async () => {
  const content = await read({ ...mixed, notes: mixed.notes.slice(1, 2) });
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
    const unasked = await read(spec);
    expect(unasked.log).toEqual({ answers: 87, perCard: limits.historyPerCard, leftOut: 2 });
    expect(unasked.cards.filter((card) => 'history' in card)).toEqual([]);
    const { cards } = await read(spec, { withHistory: true });
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
    const alone = await read({ ...spec, notes: spec.notes.slice(0, 1) }, { withHistory: true });
    expect(alone.cards.map(({ history }) => history)).toEqual([
      [{ at: start + 1, right: false }, right(2), { ...right(3), reversed: true }],
    ]);
    // If the fields are swapped, the history counts for the reversed card. Two fields that Anki never used as question and answer have no history.
    const vocabulary = idOfType(unasked, 'Vocabulary');
    const askedFor = async (frontColumn: number, backColumn: number) =>
      (await read(spec, { withHistory: true, fields: { [vocabulary]: { frontColumn, backColumn } } })).cards.at(-1)
        ?.history?.[0];
    expect(await askedFor(1, 2)).toEqual({ ...right(102), reversed: true });
    expect(await askedFor(0, 1)).toBeUndefined();
  },
);

const geography: PackageSpec = {
  format: 'anki21b',
  noteTypes: [
    {
      name: 'Ultimate Geography',
      fields: ['Country', 'Country info', 'Capital', 'Flag', 'Map'],
      templates: [
        ['{{#Capital}}{{Country}}{{/Capital}}', '{{Country}}<hr>{{Capital}}'],
        ['{{#Capital}}{{Capital}}{{/Capital}}', '{{Capital}}<hr>{{Country}} {{Country info}}'],
        ['{{#Flag}}{{Flag}}{{/Flag}}', '{{Flag}}<hr>{{Country}}'],
        ['{{#Map}}{{Map}}{{/Map}}', '{{Map}}<hr>{{Country}}'],
      ],
    },
  ],
  notes: [
    {
      type: 'Ultimate Geography',
      deck: 'Ultimate Geography',
      fields: ['France', '', 'Paris', '<img src="flag-fr.png">', '<img src="map-fr.png">'],
      cards: [0, 1, 2, 3],
    },
    {
      type: 'Ultimate Geography',
      deck: 'Ultimate Geography',
      fields: ['Alps', '', '', '', '<img src="map-alps.png">'],
      cards: [3],
    },
  ],
  media: { 'flag-fr.png': Uint8Array.of(1), 'map-fr.png': Uint8Array.of(2), 'map-alps.png': Uint8Array.of(3) },
  log: [
    { note: 0, ord: 1, at: start + 1, ease: 3 },
    { note: 0, ord: 3, at: start + 2, ease: 1 },
  ],
};

test.each(formats)(
  'with %s, a note of several kinds gives a card of each that it has, tied together, with its own answers',
  async (format) => {
    const content = await read({ ...geography, format }, { ...everything, withHistory: true });
    const [flag, map, alps] = ['flag-fr.png', 'map-fr.png', 'map-alps.png'].map((name) => ({ frontFiles: [{ name }] }));
    expect(content.cards).toEqual([
      { front: 'France', back: 'Paris', line: 1, note: 1 },
      { front: 'Paris', back: 'France', line: 1, note: 1, history: [{ at: start + 1, right: true }] },
      { front: '', back: 'France', line: 1, note: 1, ...flag },
      { front: '', back: 'France', line: 1, note: 1, ...map, history: [{ at: start + 2, right: false }] },
      { front: '', back: 'Alps', line: 2, ...alps },
    ]);
    expect(content.kinds.map(({ name, fields, count, isTaken }) => [name, ...fields, count, isTaken])).toEqual([
      ['Card 1', 'Country', 'Capital', 1, true],
      ['Card 2', 'Capital', 'Country', 1, true],
      ['Card 3', 'Flag', 'Country', 1, true],
      ['Card 4', 'Map', 'Country', 2, true],
    ]);
    expect(content).toMatchObject({ asks: undefined, decks: [{ name: 'Ultimate Geography' }] });
  },
);

test('only the kinds of cards that are chosen are taken, and none is an error that says so', async () => {
  const { noteType = '' } = await read(geography);
  const maps = await read(geography, { ...everything, kinds: { [noteType]: [3] } });
  expect(maps.cards.map(({ back, note }) => [back, note])).toEqual([
    ['France', undefined],
    ['Alps', undefined],
  ]);
  expect(maps.columns).toMatchObject({ frontColumn: 4, backColumn: 0 });
  const none = await read(geography, { ...everything, kinds: { [noteType]: [] } });
  expect([none.cards, none.error]).toEqual([[], 'Tick at least one kind of card.']);
  const columns = await read(geography, { ...everything, fields: { [noteType]: { frontColumn: 0, backColumn: 2 } } });
  expect(columns.cards.map(({ front }) => front)).toEqual(['France']);
  expect(columns.kinds.filter(({ isTaken }) => isTaken)).toEqual([]);
});

test('where only some notes are reversed, their reverses become cards of their own', async () => {
  const [, pair] = mixed.notes;
  if (!pair) throw new Error('The package has no such note.');
  const notes = ['three', 'four', 'five'].map((word, at) => ({
    ...pair,
    fields: [word, String(at)],
    cards: at === 0 ? [0] : [0, 1],
  }));
  const content = await read({ ...mixed, notes });
  expect(content.asks).toBeUndefined();
  expect(content.cards.map(({ front, back, note }) => [front, back, note])).toEqual([
    ['three', '0', undefined],
    ['four', '1', 2],
    ['1', 'four', 2],
    ['five', '2', 3],
    ['2', 'five', 3],
  ]);
  // A deck that asks both sides asks the reverses anyway.
  expect((await read({ ...mixed, notes }, { asks: 'both' })).cards).toHaveLength(3);
  expect((await read({ ...mixed, notes }, { asks: 'front' })).cards).toHaveLength(5);
});

const heart = { 'heart.jpg': Uint8Array.of(1), 'm1.svg': Uint8Array.of(2), 'm2.svg': Uint8Array.of(3) };
const occlusion: PackageSpec = {
  format: 'anki21b',
  noteTypes: [
    {
      name: 'Bildverdeckung',
      fields: ['Verdeckung', 'Bild', 'Titel', 'Zusatz', 'Kommentare'],
      templates: [['{{cloze:Verdeckung}}{{Bild}}', '{{cloze:Verdeckung}}{{Bild}}']],
    },
    {
      name: 'Image Occlusion Enhanced',
      fields: ['ID (hidden)', 'Header', 'Image', 'Question Mask', 'Footer', 'Remarks', 'Answer Mask'],
      templates: [['{{Header}}{{Image}}{{Question Mask}}', '{{Image}}{{Answer Mask}}']],
    },
  ],
  notes: [
    {
      type: 'Bildverdeckung',
      deck: 'Herz',
      fields: [
        [
          '{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.4:oi=1}}<br>',
          '{{c2::image-occlusion:ellipse:left=.5:top=.5:rx=.1:ry=.2:angle=15:fill=#ff0000:oi=1}}<br>',
          '{{c2::image-occlusion:polygon:points=.6,.1 .9,.1 .75,.4:oi=1}}<br>',
          String.raw`{{c2::image-occlusion:text:text=Aorta\: der Bogen:left=.1:top=.8:scale=1:fs=.08}}<br>`,
          '{{c0::image-occlusion:text:left=.6:top=.1:text=links}}<br>{{c3::image-occlusion:rect:left=12:top=40:width=300:height=9}}',
        ].join(''),
        '<img src="heart.jpg">',
        'Was ist das?',
        '<b>Herz</b>',
        '',
      ],
      cards: [0, 1],
    },
    ...[1, 2].map((mask) => ({
      type: 'Image Occlusion Enhanced',
      deck: 'Herz',
      fields: [
        `f00-ao-${mask}`,
        '',
        '<img src="heart.jpg">',
        `<img src="m${mask}.svg">`,
        '',
        'see p. 3',
        '<img src="a.svg">',
      ],
    })),
    {
      type: 'Bildverdeckung',
      deck: 'Herz',
      fields: ['{{c1::image-occlusion:blob:x=1}}', '<img src="heart.jpg">', '', '', ''],
    },
  ],
  media: heart,
  log: [{ note: 0, ord: 1, at: start, ease: 3 }],
};

test('notes that hide parts of a picture give a card for each mask, in the shapes of Anki or in a drawing of the add-on', async () => {
  const { cards, refused, mediaCount } = await read(occlusion, { ...everything, withHistory: true });
  const rect = { kind: 'rect', left: 0.1, top: 0.2, width: 0.3, height: 0.4 };
  const ellipse = { kind: 'ellipse', left: 0.5, top: 0.5, width: 0.2, height: 0.4, angle: 15 };
  const polygon = {
    kind: 'polygon',
    points: [
      [0.6, 0.1],
      [0.9, 0.1],
      [0.75, 0.4],
    ],
  };
  const left = { kind: 'text', left: 0.6, top: 0.1, text: 'links', size: 0.055, isAsked: false };
  const mask = (name: string, shapes: readonly object[], drawing?: string) => [
    { name: `heart.jpg (mask ${name})`, cover: { picture: 'heart.jpg', shapes, ...(drawing && { drawing }) } },
  ];
  const whole = [{ name: 'heart.jpg' }];
  const asked = (...shapes: readonly object[]) => shapes.map((shape) => ({ ...shape, isAsked: true }));
  const others = (...shapes: readonly object[]) => shapes.map((shape) => ({ ...shape, isAsked: false }));
  expect(cards).toEqual([
    {
      ...{ line: 1, note: 1, front: 'Was ist das?', back: '**Herz**', backFiles: whole },
      frontFiles: mask('1 of note 1', [...asked(rect), ...others(ellipse, polygon), left]),
    },
    {
      ...{ line: 1, note: 1, front: 'Was ist das?', back: 'Aorta: der Bogen\n**Herz**' },
      frontFiles: mask('2 of note 1', [...others(rect), ...asked(ellipse, polygon), left]),
      history: [{ at: start, right: true }],
    },
    { line: 2, note: 2, front: '', back: 'see p. 3', frontFiles: mask('of note 2', [], 'm1.svg'), backFiles: whole },
    { line: 3, note: 2, front: '', back: 'see p. 3', frontFiles: mask('of note 3', [], 'm2.svg'), backFiles: whole },
  ]);
  expect(refused).toMatchObject([{ line: 4, reason: 'The masks on its picture could not be read.' }]);
  expect(mediaCount).toBe(5);
  const { 'm1.svg': _, ...others2 } = heart;
  const lost = await read({ ...occlusion, media: others2 }, everything);
  expect(lost.refused.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'The front is a picture or a sound only, and has no text: heart.jpg, m1.svg'],
    [4, 'The masks on its picture could not be read.'],
  ]);
});

test('the drawing of a mask is read as shapes', () => {
  const svg = `<svg width="200" height="100"><g><title>Masks</title>
    <rect x="20" y="10" width="100" height="50" class="qshape"/><circle cx="100" cy="50" r="10"/>
    <polygon points="0,0 20,0 20,10"/><path d="M0 0L9 9" transform="rotate(9)"/><rect x="9000" y="0" width="1" height="1"/></g></svg>`;
  expect(readDrawing(svg)).toEqual([
    { kind: 'rect', left: 0.1, top: 0.1, width: 0.5, height: 0.5, isAsked: true },
    { kind: 'ellipse', left: 0.45, top: 0.4, width: 0.1, height: 0.2, isAsked: false },
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [0.1, 0],
        [0.1, 0.1],
      ],
      isAsked: false,
    },
    { kind: 'path', path: 'M0 0L9 9', width: 200, height: 100, isAsked: false },
  ]);
  expect([readDrawing('<svg><rect/></svg>'), readDrawing('no drawing')]).toEqual([[], []]);
});

test('a package of more than 10,000 notes is read whole', async () => {
  const notes = Array.from({ length: limits.importRows + 268 }, (_, at) => ({
    type: 'Basic',
    deck: `Deck ${at % 3}`,
    fields: [`q${at}`, `a${at}`],
  }));
  const content = await read({ format: 'anki21', noteTypes: [basic], notes });
  expect([content.cards.length, content.refused]).toEqual([10_268, []]);
});

function idOfType({ noteTypes }: Awaited<ReturnType<typeof read>>, name: string): string {
  return noteTypes.find((one) => one.name === name)?.id ?? '';
}
