import { expect, test } from 'vitest';
import { basic, type PackageSpec } from '../../../../support/files/build-anki-package.ts';
import { everything, readAnkiPackage } from './read-anki-package.ts';

const formats = ['anki2', 'anki21', 'anki21b'] as const;
const start = Date.UTC(2025, 0, 1);

const geography: PackageSpec = {
  format: 'anki21b',
  noteTypes: [
    {
      name: 'Ultimate Geography',
      fields: ['Country', 'Country info', 'Capital', 'Flag', 'Map', 'Rank'],
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
      fields: ['France', 'Overseas: <i>Réunion</i>', 'Paris', '<img src="flag-fr.png">', '<img src="map-fr.png">', '7'],
      cards: [0, 1, 2, 3],
    },
    {
      type: 'Ultimate Geography',
      deck: 'Ultimate Geography',
      fields: ['Alps', '', '', '', '<img src="map-alps.png">', '9'],
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
    const content = await readAnkiPackage({ ...geography, format }, { ...everything, withHistory: true });
    const [flag, map, alps] = ['flag-fr.png', 'map-fr.png', 'map-alps.png'].map((name) => ({ frontFiles: [{ name }] }));
    expect(content.cards).toEqual([
      { front: 'France', back: 'Paris', line: 1, note: 1 },
      {
        front: 'Paris',
        back: 'France',
        extra: 'Overseas: *Réunion*',
        line: 1,
        note: 1,
        history: [{ at: start + 1, right: true }],
      },
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
    // What no kind asks or answers goes under the answers that show it. The preview says so, and what no card shows.
    expect([content.columns.extraColumns, content.unusedColumns]).toEqual([[1], [5]]);
    const fields = { [content.noteType ?? '']: { extraColumns: [1, 5] } };
    const { cards } = await readAnkiPackage({ ...geography, format }, { ...everything, fields });
    expect(cards.map(({ extra }) => extra)).toEqual(['7', 'Overseas: *Réunion*\n7', '7', '7', '9']);
  },
);

test('only the kinds of cards that are chosen are taken, and none is an error that says so', async () => {
  const { noteType = '' } = await readAnkiPackage(geography);
  const maps = await readAnkiPackage(geography, { ...everything, kinds: { [noteType]: [3] } });
  expect(maps.cards.map(({ back, note }) => [back, note])).toEqual([
    ['France', undefined],
    ['Alps', undefined],
  ]);
  expect(maps.columns).toMatchObject({ frontColumn: 4, backColumn: 0 });
  const none = await readAnkiPackage(geography, { ...everything, kinds: { [noteType]: [] } });
  expect([none.cards, none.error]).toEqual([[], 'Check at least one kind of card.']);
  const columns = await readAnkiPackage(geography, {
    ...everything,
    fields: { [noteType]: { frontColumn: 0, backColumn: 2 } },
  });
  expect(columns.cards.map(({ front }) => front)).toEqual(['France']);
  expect(columns.kinds.filter(({ isTaken }) => isTaken)).toEqual([]);
});

const pairs: Omit<PackageSpec, 'notes'> = {
  format: 'anki21b',
  noteTypes: [
    {
      name: 'Pair',
      fields: ['Front', 'Back'],
      templates: [
        ['{{Front}}', '{{FrontSide}} {{Back}}'],
        ['{{#Back}}{{Back}}{{/Back}}', '{{FrontSide}} {{Front}}'],
      ],
    },
  ],
};

test('an apostrophe before a suffix stays, as no spreadsheet wrote it', async () => {
  const notes = [
    { type: 'Basic', deck: 'Endings', fields: ["'-s", 'genitive'] },
    { type: 'Basic', deck: 'Endings', fields: ['-s', 'plural'] },
  ];
  const { cards } = await readAnkiPackage({ format: 'anki21', noteTypes: [basic], notes });
  expect(cards.map(({ front }) => front)).toEqual(["'-s", '-s']);
});

test('where only some notes are reversed, their reverses become cards of their own', async () => {
  const notes = ['three', 'four', 'five'].map((word, at) => ({
    type: 'Pair',
    deck: 'Pairs',
    fields: [word, String(at)],
    cards: at === 0 ? [0] : [0, 1],
  }));
  const content = await readAnkiPackage({ ...pairs, notes });
  expect(content.asks).toBeUndefined();
  expect(content.cards.map(({ front, back, note }) => [front, back, note])).toEqual([
    ['three', '0', undefined],
    ['four', '1', 2],
    ['1', 'four', 2],
    ['five', '2', 3],
    ['2', 'five', 3],
  ]);
  // A deck that asks both sides asks the reverses anyway.
  expect((await readAnkiPackage({ ...pairs, notes }, { asks: 'both' })).cards).toHaveLength(3);
  expect((await readAnkiPackage({ ...pairs, notes }, { asks: 'front' })).cards).toHaveLength(5);
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
          '{{c2::image-occlusion:ellipse:left=.5:top=.5:rx=.1:ry=.2:angle=1250:fill=#ff0000:oi=1}}<br>',
          '{{c2::image-occlusion:polygon:left=.6:top=.1:points=.6,.1 .9,.1 .75,.4:oi=1}}<br>',
          String.raw`{{c2::image-occlusion:text:text=Aorta\: der Bogen:left=.1:top=.8:scale=1:fs=.08}}<br>`,
          '{{c0::image-occlusion:text:left=.6:top=.1:text=links}}',
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
  log: [
    { note: 0, ord: 1, at: start, ease: 3 },
    { note: 2, ord: 0, at: start + 1, ease: 1 },
  ],
};

test('notes that hide parts of a picture give a card for each mask, in the shapes of Anki or in a drawing of the add-on', async () => {
  const { cards, refused, mediaCount } = await readAnkiPackage(occlusion, { ...everything, withHistory: true });
  const rect = { kind: 'rect', left: 0.1, top: 0.2, width: 0.3, height: 0.4 };
  const ellipse = {
    kind: 'ellipse',
    left: 0.5,
    top: 0.5,
    width: 0.2,
    height: 0.4,
    turn: { angle: 45, x: 0.5, y: 0.5 },
  };
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
  const ofFirst = { line: 1, note: 1, front: 'Was ist das?' };
  const asked = (...shapes: readonly object[]) => shapes.map((shape) => ({ ...shape, isAsked: true }));
  const others = (...shapes: readonly object[]) => shapes.map((shape) => ({ ...shape, isAsked: false }));
  expect(cards).toEqual([
    {
      ...ofFirst,
      back: '',
      extra: '**Herz**',
      backFiles: whole,
      frontFiles: mask('1 of note 1', [...asked(rect), ...others(ellipse, polygon), left]),
    },
    {
      ...ofFirst,
      back: 'Aorta: der Bogen',
      extra: '**Herz**',
      frontFiles: mask('2 of note 1', [...others(rect), ...asked(ellipse, polygon), left]),
      history: [{ at: start, right: true }],
    },
    {
      line: 2,
      note: 2,
      front: '',
      back: '',
      extra: 'see p. 3',
      frontFiles: mask('of note 2', [], 'm1.svg'),
      backFiles: whole,
    },
    {
      line: 3,
      note: 2,
      front: '',
      back: '',
      extra: 'see p. 3',
      frontFiles: mask('of note 3', [], 'm2.svg'),
      backFiles: whole,
      history: [{ at: start + 1, right: false }],
    },
  ]);
  expect(refused).toMatchObject([{ line: 4, reason: 'We couldn’t read mask 1 on its picture.' }]);
  expect(mediaCount).toBe(5);
  const { 'm1.svg': _, ...others2 } = heart;
  const lost = await readAnkiPackage({ ...occlusion, media: others2 }, everything);
  expect(lost.refused.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'The front is missing its picture or masks: heart.jpg, m1.svg'],
    [4, 'We couldn’t read mask 1 on its picture.'],
  ]);
  const { 'heart.jpg': __, ...drawings } = heart;
  const { cards: none } = await readAnkiPackage({ ...occlusion, media: drawings }, everything);
  expect(none).toEqual([]);
});

test('a mask that cannot be read gives no card, and with all masks hidden none of its note', async () => {
  const [type] = occlusion.noteTypes;
  const field = (more: string) =>
    [1, 2]
      .map((at) => `{{c${at}::image-occlusion:rect:left=.${at}:top=0:width=${at}00:height=.1${more}}}`)
      .join('<br>');
  const notes = ['', ':oi=1'].map((more) => ({
    type: 'Bildverdeckung',
    deck: 'Herz',
    fields: [field(more).replace('width=100', 'width=.1'), '<img src="heart.jpg">', 'Was?', '', ''],
    cards: [0, 1],
  }));
  const { cards, refused } = await readAnkiPackage(
    { ...occlusion, noteTypes: type ? [type] : [], notes, log: [] },
    everything,
  );
  expect(cards.map(({ line, frontFiles }) => [line, frontFiles?.[0]?.name])).toEqual([
    [1, 'heart.jpg (mask 1 of note 1)'],
  ]);
  expect(refused.map(({ line, reason }) => [line, reason])).toEqual([
    [1, 'We couldn’t read mask 2 on its picture.'],
    [2, 'We couldn’t read the masks on its picture.'],
  ]);
});
