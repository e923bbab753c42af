import { expect, test } from 'vitest';
import type { SourceChoices } from '../../../../../shared/import/parse-source.ts';
import { openPackage } from '../../../../../shared/import/anki/package-file.ts';
import { limits } from '../../../../../shared/limits.ts';
import { buildAnkiPackage, type PackageSpec } from '../../../../support/files/build-anki-package.ts';
import { everything, readAnkiPackage } from './read-anki-package.ts';

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

const read = (choices: SourceChoices = {}, spec = words) => readAnkiPackage(spec, { ...everything, ...choices });

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

test('the meaning under a heard word never pushes its example out, and what a question shows is not repeated under the answer', async () => {
  const withMeaning = (meaning: string) => {
    const fields = ['perro', meaning, '[sound:perro.mp3]', 'El perro ladra.'];
    return read({}, { ...words, notes: words.notes.map((note) => ({ ...note, fields })) });
  };
  const room = limits.cardExtraLength - '\nEl perro ladra.'.length;
  const extraOf = async (length: number) => (await withMeaning('x'.repeat(length))).cards[2]?.extra;
  expect(await extraOf(room)).toHaveLength(limits.cardExtraLength);
  expect(await extraOf(room + 1)).toBe('El perro ladra.');
  const noteTypes = words.noteTypes.map((type) => ({
    ...type,
    templates: [...type.templates.slice(0, 2), ['{{Audio}} ({{Meaning}})', '{{FrontSide}}<hr>{{Word}}'] as const],
  }));
  const { cards } = await read({}, { ...words, noteTypes });
  expect(cards.map(({ extra }) => extra)).toEqual(['El perro ladra.', undefined, undefined]);
});

test.each(['anki2', 'anki21', 'anki21b'] as const)(
  'with %s, a sound is found whose name a Mac wrote with accents apart from their letters',
  async (format) => {
    const name = 'caf\u00E9.mp3';
    const media = { [name.normalize('NFD')]: Uint8Array.of(1) };
    const notes = words.notes.map((note) => ({ ...note, fields: ['café', 'coffee', `[sound:${name}]`, ''] }));
    const spec = { ...words, format, media, notes };
    expect((await read({}, spec)).mediaCount).toBe(1);
    expect(openPackage(await buildAnkiPackage(spec)).readMedia(new Set([name]))).toHaveLength(1);
  },
);

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
