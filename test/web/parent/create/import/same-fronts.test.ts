import { expect, test } from 'vitest';
import type { PackageSpec } from '../../../../support/files/build-anki-package.ts';
import { everything, readAnkiPackage } from './read-anki-package.ts';

test('cards of one note with the same front say which one they ask for, whichever kinds are chosen', async () => {
  const verbs: PackageSpec = {
    format: 'anki21b',
    noteTypes: [
      {
        name: 'Verbs',
        fields: ['Infinitive', 'Past', 'Picture', 'Meaning'],
        templates: [
          ['{{Infinitive}}', '{{Meaning}}'],
          ['Past of {{Infinitive}}?', '{{Past}}'],
          ['{{#Picture}}{{Picture}}{{/Picture}}', '{{Infinitive}}'],
        ],
      },
    ],
    notes: [
      { type: 'Verbs', deck: 'Verbs', fields: ['go', 'went', '<img src="go.png">', 'gehen'], cards: [0, 1, 2] },
      { type: 'Verbs', deck: 'Verbs', fields: ['cut', 'cut', '', 'schneiden'], cards: [0] },
    ],
    media: { 'go.png': Uint8Array.of(1) },
  };
  const { cards, noteType = '' } = await readAnkiPackage(verbs, everything);
  expect(cards.map(({ front, back }) => [front, back])).toEqual([
    ['go\n(Meaning)', 'gehen'],
    ['go\n(Past)', 'went'],
    ['', 'go'],
    ['cut', 'schneiden'],
  ]);
  const past = await readAnkiPackage(verbs, { ...everything, kinds: { [noteType]: [1] } });
  expect(past.cards.map(({ front }) => front)).toEqual(['go\n(Past)']);
});
