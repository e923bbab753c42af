import { animals, intro, linesOf, pasted, six, units, type PastedText } from './pasted-texts.ts';

/** Lists from phones, pages and documents. */
const labels: readonly (readonly [string, string])[] = [
  ['Begriff', 'term'],
  ['Hund', 'dog'],
  ['Lösung', 'solution'],
];
const words = Array.from({ length: 20 }, (_, at) => [`Wort${at}`, `word${at}`] as const);

/** Vocabulary whose words look like labels, quotes or marks. */
const lookalikes: readonly PastedText[] = [
  ...[
    [...words, ...labels, ...words.map(([front, back]) => [`${front}x`, back] as const)],
    [
      ['cane', 'dog'],
      ['domanda', 'question'],
      ['risposta', 'answer'],
      ['casa', 'house'],
    ] as const,
    [
      ['domanda', 'question'],
      ['risposta', 'answer'],
      ['casa', 'house'],
    ] as const,
    [...words, ['Frage', 'question'], ['Frage', 'issue'], ['Antwort', 'answer']] as const,
  ].map((cards) => pasted(`labels as ${cards.length} words of a list`, linesOf(cards, ': '), { cards })),
  ...['**dog:** Hund|**cat:** Katze|**cow:** Kuh', '**dog** - **Hund**|**cat** - Katze|**cow** - Kuh'].map((list) =>
    pasted(`bold terms: ${list}`, list.replaceAll('|', '\n')),
  ),
  ...[',', ';', '\t'].map((sign) =>
    pasted(
      `a quotation at the start of a cell, cut by ${JSON.stringify(sign)}`,
      `"Hi" there${sign}hallo\nbye${sign}tschüss\nyes${sign}ja`,
      {
        cards: [
          ['"Hi" there', 'hallo'],
          ['bye', 'tschüss'],
          ['yes', 'ja'],
        ],
      },
    ),
  ),
  pasted('a quote that opens by mistake', `"pig,Schwein\n${linesOf(animals, ',')}`, {
    refused: [[1, 'The quotation mark on this line']],
  }),
  ...["'a' or 'b'|'c' or 'd'", '“a” or “b”|“c” or “d”', '„a“ oder „b“|„c“ oder „d“', '«a» ou «b»|«c» ou «d»'].map(
    (text) => {
      const [front = '', back = ''] = text.split('|');
      return pasted(`two quotations in a cell: ${front}`, `${front};${back}\n${back};${front}`, {
        cards: [
          [front, back],
          [back, front],
        ],
      });
    },
  ),
  pasted('apostrophes in single quotes', "'don't';'nicht'\n'rock 'n' roll';'Musik'", {
    cards: [
      ["don't", 'nicht'],
      ["rock 'n' roll", 'Musik'],
    ],
  }),
];

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
        [1, 'This is a message from the chat app'],
        [5, 'This is a message from the chat app'],
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
  pasted('arrows of emoji and of mathematics', '🐶 dog ➡️ Hund\n🐱 cat ➡️ Katze\n🐮 cow ⇒ Kuh', {
    cards: animals.map(([front, back], at) => [`${['🐶', '🐱', '🐮'][at]} ${front}`, back]),
  }),
  pasted('waves', linesOf(animals, ' ~ ')),
  pasted('dots that lead to the other side', 'dog ........ Hund\ncat ....... Katze\ncow ......... Kuh'),
  pasted('long dashes without spaces', linesOf(animals, '–')),
  pasted('East Asian commas between two scripts', '狗，dog\n猫，cat\n牛、cow', {
    cards: [
      ['狗', 'dog'],
      ['猫', 'cat'],
      ['牛', 'cow'],
    ],
  }),
  pasted('East Asian semicolons', linesOf(animals, '；')),
  pasted('messages of Telegram', animals.map((pair) => `Anna, [12.03.2024 14:05]\n${pair.join(' - ')}`).join('\n\n'), {
    refused: [[1, 'This is a message from the chat app']],
  }),
  pasted('a quoted mail', linesOf(animals, ' = ').replaceAll(/^/gm, '> ')),
  pasted(
    'a mail of a teacher',
    `Liebe Eltern,\n\nbitte üben Sie diese Wörter:\n\n${linesOf(animals, ' - ')}\n\nViele Grüße\nFrau Schmidt`,
    { refused: [[9, 'This comes after the cards.']] },
  ),
  pasted(
    'units between lines with commas',
    `Unit 1\n${linesOf(animals, ',')}\n\nUnit 2\n${linesOf(six.slice(3), ',')}`,
    {
      cards: six,
      tags: units.map(([name]) => [name === 'Animals' ? 'Unit 1' : 'Unit 2']),
      refused: [[1, 'This is a heading. It became a tag']],
      isAsked: false,
    },
  ),
  ...['# Animals|# Colors', 'Animals:|Colors:'].map((names) =>
    pasted(
      `units between lines with semicolons: ${names}`,
      names
        .split('|')
        .map((name, at) => `${name}\n${linesOf(six.slice(3 * at, 3 * at + 3), ';')}`)
        .join('\n'),
      { cards: six, tags: units, isAsked: false },
    ),
  ),
  pasted(
    'units in blocks between lines with commas',
    `${linesOf(animals, ',')}\n\nColors\n${linesOf(six.slice(3), ',')}\n\nMore\nbig,groß`,
    {
      cards: [...six, ['big', 'groß']],
      tags: [undefined, undefined, undefined, ['Colors'], ['Colors'], ['Colors'], ['More']],
    },
  ),
  ...lookalikes,
];
