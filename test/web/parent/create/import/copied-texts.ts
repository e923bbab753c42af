import { animals, intro, linesOf, pasted, six, units, type PastedText } from './pasted-texts.ts';

/** Lists from phones, pages and documents. */
export const copiedTexts: readonly PastedText[] = [
  pasted('a selected page of Quizlet', 'Terms in this set (3)\ndog\nHund\ncat\nKatze\ncow\nKuh\nStudents also studied'),
  pasted('term and definition in blocks of two lines', 'dog\nHund\n\ncat\nKatze\n\ncow\nKuh'),
  pasted('term and definition in turn, in two languages', 'the dog\nder Hund\nthe cat\ndie Katze\nthe cow\ndie Kuh', {
    cards: [
      ['the dog', 'der Hund'],
      ['the cat', 'die Katze'],
      ['the cow', 'die Kuh'],
    ],
  }),
  pasted(
    'terms and long definitions in turn, with empty lines between',
    'cell\n\nthe smallest part of a living thing\n\ntissue\n\na group of cells that do the same work\n\norgan\n\na part of the body that has one job',
    {
      cards: [
        ['cell', 'the smallest part of a living thing'],
        ['tissue', 'a group of cells that do the same work'],
        ['organ', 'a part of the body that has one job'],
      ],
    },
  ),
  pasted(
    'a chat',
    '[12.03.24, 14:05:11] Anna: dog = Hund\n[12.03.24, 14:05:40] Anna: cat = Katze\n[12.03.24, 14:06:02] Ben: cow = Kuh',
  ),
  pasted(
    'a chat of Android, with its own messages',
    '12/03/2024, 14:04 - Messages are end-to-end encrypted.\n12/03/2024, 14:05 - Anna: dog - Hund\n12/03/2024, 14:05 - Anna: cat - Katze\n12/03/2024, 14:06 - Ben: cow - Kuh\n12/03/2024, 14:07 - Anna: <Media omitted>',
    {
      refused: [
        [1, 'This is a message of the chat app'],
        [5, 'This is a message of the chat app'],
      ],
    },
  ),
  pasted(
    'a chat with American times',
    '3/12/24, 2:05 PM - Anna: dog: Hund\n3/12/24, 2:05 PM - Anna: cat: Katze\n3/12/24, 2:06 PM - Anna: cow: Kuh',
  ),
  pasted('non-breaking spaces', linesOf(animals, '\u00A0=\u00A0')),
  pasted('non-breaking spaces around dashes', linesOf(animals, '\u00A0–\u00A0')),
  pasted('full-width spaces', '犬\u3000dog\n猫\u3000cat\n牛\u3000cow', {
    cards: [
      ['犬', 'dog'],
      ['猫', 'cat'],
      ['牛', 'cow'],
    ],
  }),
  pasted('full-width colons', linesOf(animals, '：')),
  pasted('columns by many spaces', 'dog      Hund\ncat      Katze\ncow      Kuh'),
  pasted(
    'columns by many spaces under a header',
    'English     German\ndog         Hund\ncat         Katze\ncow         Kuh',
  ),
  pasted('a class of word in brackets', 'dog (n) Hund\nrun (v) laufen\nbig (adj.) groß', {
    cards: [
      ['dog (n)', 'Hund'],
      ['run (v)', 'laufen'],
      ['big (adj.)', 'groß'],
    ],
  }),
  pasted('pronunciations between', 'dog [dɒɡ] Hund\ncat [kæt] Katze\ncow [kaʊ] Kuh', {
    extras: ['[dɒɡ]', '[kæt]', '[kaʊ]'],
  }),
  pasted('pronunciations beside terms', 'dog /dɒɡ/ - Hund\ncat /kæt/ - Katze\ncow /kaʊ/ - Kuh', {
    extras: ['/dɒɡ/', '/kæt/', '/kaʊ/'],
  }),
  pasted('pictures and words', '🐶 dog\n🐱 cat\n🐮 cow', {
    cards: [
      ['🐶', 'dog'],
      ['🐱', 'cat'],
      ['🐮', 'cow'],
    ],
  }),
  pasted('a definition over two lines', 'dog = ein Tier,\n  das bellt\ncat = ein Tier,\nund es miaut\ncow = ein Tier', {
    cards: [
      ['dog', 'ein Tier,\ndas bellt'],
      ['cat', 'ein Tier,\nund es miaut'],
      ['cow', 'ein Tier'],
    ],
  }),
  pasted('a line without a partner', `Words for Monday:\n\n${linesOf(animals, ' = ')}\nHorse`, {
    refused: [intro, [6, 'This line has only one side.']],
  }),
  pasted('dashes of several lengths', 'dog - Hund\ncat – Katze\ncow — Kuh'),
  pasted('two signs, one a block', `Animals\n${linesOf(animals, ' = ')}\n\nColors\n${linesOf(six.slice(3), ' - ')}`, {
    cards: six,
    tags: units,
  }),
  pasted('units between rows with tabs', `Animals\n${linesOf(animals, '\t')}\nColors\n${linesOf(six.slice(3), '\t')}`, {
    cards: six,
    tags: units,
  }),
];
