import { expect, test } from 'vitest';
import type { SourceChoices } from '../../../../../shared/import/parse-source.ts';
import { readImportFile } from '../../../../../web/src/parent/create/import/read-import-file.ts';
import { buildAnkiPackage, openTestDatabase, type PackageSpec } from '../../../../support/files/build-anki-package.ts';

const words: PackageSpec = {
  format: 'anki21b',
  noteTypes: [
    {
      name: 'Words',
      fields: ['Word', 'Meaning', 'Audio', 'Example'],
      templates: [
        ['{{Word}}', '{{FrontSide}}<hr>{{Meaning}}{{Audio}}<br>{{Example}}'],
        ['{{Meaning}}', '{{FrontSide}}<hr>{{Word}}{{Audio}}'],
        ['{{Audio}}', '{{FrontSide}}<hr>{{Word}}<br>{{Example}}<br>{{Meaning}}'],
      ],
    },
  ],
  notes: [
    {
      type: 'Words',
      deck: 'Words',
      fields: ['perro', 'dog', '[sound:perro.mp3]', 'El perro ladra.'],
      cards: [0, 1, 2],
    },
  ],
  media: { 'perro.mp3': Uint8Array.of(1) },
};

const read = async (choices: SourceChoices = {}, spec = words) =>
  readImportFile(
    {
      file: new File([await buildAnkiPackage(spec)], 'deck.apkg'),
      choices: { takes: { formatting: true, media: true }, ...choices },
    },
    openTestDatabase,
  );

test('a kind keeps what it shows beside its sides, also what another kind asks: the recording with both answers, the meaning under the heard word', async () => {
  const { cards, notes, noteType = '' } = await read();
  const recording = [{ name: 'perro.mp3' }];
  const ofNote = { line: 1, note: 1 };
  expect(cards).toEqual([
    { ...ofNote, front: 'perro', back: 'dog', backFiles: recording, extra: 'El perro ladra.' },
    { ...ofNote, front: 'dog', back: 'perro', backFiles: recording },
    { ...ofNote, front: '', frontFiles: recording, back: 'perro', extra: 'dog\nEl perro ladra.' },
  ]);
  expect(notes).toEqual([]);
  const chosen = await read({ fields: { [noteType]: { extraColumns: [3] } } });
  expect(chosen.cards.map(({ extra, backFiles }) => [extra, backFiles?.length])).toEqual([
    ['El perro ladra.', 1],
    [undefined, 1],
    ['El perro ladra.', undefined],
  ]);
});

test('a text with gaps is asked where a title stands above it, and the title goes under the answer', async () => {
  const question = '<b>{{Title}}</b><br>{{cloze:Text}}';
  const type = {
    name: 'Gaps',
    fields: ['Title', 'Text', 'Extra'],
    templates: [[question, `${question}<br>{{Extra}}`]],
  } as const;
  const fields = ['Capitals', '{{c1::Paris}} is in {{c2::France}}', 'Europe'];
  const notes = [{ type: 'Gaps', deck: 'Gaps', fields, cards: [0, 1] }];
  const log = [{ note: 0, ord: 1, at: Date.UTC(2025, 0, 1), ease: 3 }];
  const { cards } = await read({ withHistory: true }, { format: 'anki21b', noteTypes: [type], notes, log });
  expect(cards.map(({ front, back, extra, history }) => [front, back, extra, history?.length])).toEqual([
    ['[…] is in France', 'Paris', 'Europe\nCapitals', undefined],
    ['Paris is in […]', 'France', 'Europe\nCapitals', 1],
  ]);
});
