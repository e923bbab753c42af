import type { PeoplesFile } from './what-people-have.ts';

/** A text as people paste it, with the cards and their tags that it must become. */
export interface PastedText extends Omit<PeoplesFile, 'content'> {
  readonly content: string;
  readonly tags?: readonly (readonly string[] | undefined)[];
  /** Whether the preview asks for a header; any if absent. */
  readonly isAsked?: boolean;
  /** Extras of the cards; by default they have none. */
  readonly extras?: readonly (string | undefined)[];
}

export const animals = [
  ['dog', 'Hund'],
  ['cat', 'Katze'],
  ['cow', 'Kuh'],
] as const;
export const six = [...animals, ['red', 'rot'], ['blue', 'blau'], ['green', 'grün']] as const;
export const linesOf = (cards: readonly (readonly [string, string])[], between: string) =>
  cards.map((sides) => sides.join(between)).join('\n');
export const pasted = (name: string, content: string, more: Partial<PastedText> = {}): PastedText => ({
  name,
  content,
  cards: animals,
  ...more,
});
export const intro = [1, 'This introduces the cards.'] as const;
export const units = [['Animals'], ['Animals'], ['Animals'], ['Colors'], ['Colors'], ['Colors']];
const unitReason = 'This is a heading. It became a tag';

/** Headings, introductions, numbering and fences around a list, as chatbots write them. */
const answers: readonly PastedText[] = [
  ...[' = ', ' - ', ' – ', ': ', ' → '].map((sign) =>
    pasted(
      `a sentence before a list with “${sign}”`,
      `Here are three flashcards for you:\n\n${linesOf(animals, sign)}`,
      {
        refused: [intro],
      },
    ),
  ),
  pasted('a sentence right above the list', `These are the new words for Friday:\n${linesOf(animals, ' = ')}`, {
    refused: [intro],
  }),
  pasted('one heading', `# Animals\n\n${linesOf(animals, ' = ')}`, { refused: [[1, 'This is a heading']] }),
  pasted('one word as a heading', `Animals\n${linesOf(animals, ' - ')}`, { refused: [[1, 'This is a heading']] }),
  pasted(
    'an introduction and an offer at the end',
    `Sure! Here is your list:\n\n${linesOf(animals, ' - ')}\n\nWould you like me to add example sentences?`,
    { refused: [intro, [7, 'This comes after the cards.']] },
  ),
  pasted(
    'an introduction with a comma around lines with commas',
    `Sure, here are your cards:\n\n${linesOf(animals, ',')}\n\nLet me know if you need more, or other topics.`,
    { refused: [intro, [7, 'This comes after the cards.']] },
  ),
  pasted(
    'units as Markdown headings',
    `## Animals\n${linesOf(animals, ' = ')}\n\n## Colors\n${linesOf(six.slice(3), ' = ')}`,
    {
      cards: six,
      tags: units,
      refused: [
        [1, unitReason],
        [6, unitReason],
      ],
    },
  ),
  pasted(
    'units as bold lines, with a title and numbered lines',
    `# Vocabulary\n\n**Animals**\n1. dog - Hund\n2. cat - Katze\n3. cow - Kuh\n\n**Colors**\n1. red - rot\n2. blue - blau\n3. green - grün`,
    {
      cards: six,
      tags: units,
      refused: [
        [1, 'This is a heading'],
        [3, unitReason],
        [8, unitReason],
      ],
    },
  ),
  pasted(
    'units with colons, with bold terms and bullets',
    `Animals:\n- **dog** – Hund\n- **cat** – Katze\n- **cow** – Kuh\n\nColors:\n- **red** – rot\n- **blue** – blau\n- **green** – grün`,
    {
      cards: six,
      tags: units,
      refused: [
        [1, unitReason],
        [6, unitReason],
      ],
    },
  ),
  pasted(
    'units as plain words, with rules between',
    `Unit 1\n${linesOf(animals, ' = ')}\n---\nUnit 2\n${linesOf(six.slice(3), ' = ')}`,
    {
      cards: six,
      tags: [['Unit 1'], ['Unit 1'], ['Unit 1'], ['Unit 2'], ['Unit 2'], ['Unit 2']],
      refused: [
        [1, unitReason],
        [5, 'This is only a line'],
        [6, unitReason],
      ],
    },
  ),
  pasted('numbered with letters', 'Words for today:\n\na) dog = Hund\nb) cat = Katze\nc) cow = Kuh', {
    refused: [intro],
  }),
  pasted(
    'three units without a sentence around',
    [
      animals,
      six.slice(3),
      [
        ['one', 'eins'],
        ['two', 'zwei'],
        ['three', 'drei'],
      ] as const,
    ]
      .map((cards, at) => `${['Animals', 'Colors', 'Numbers'][at]}\n${linesOf(cards, ' – ')}`)
      .join('\n\n'),
    {
      cards: [...six, ['one', 'eins'], ['two', 'zwei'], ['three', 'drei']],
      tags: [...units, ['Numbers'], ['Numbers'], ['Numbers']],
    },
  ),
  pasted(
    'numbered with letters up to f',
    six.map(([front, back], at) => `${'abcdef'[at]}) ${front} - ${back}`).join('\n'),
    { cards: six },
  ),
  pasted('numbered in brackets', '(1) dog - Hund\n(2) cat - Katze\n(3) cow - Kuh'),
  pasted('ticks as bullets', '✅ dog - Hund\n✅ cat - Katze\n✅ cow - Kuh'),
  pasted(
    'fenced JSON',
    `Here is the JSON:\n\n\`\`\`json\n${JSON.stringify(
      animals.map(([front, back]) => ({ front, back })),
      undefined,
      2,
    )}\n\`\`\`\n\nGood luck!`,
    { refused: [intro] },
  ),
  pasted('fenced CSV', `Of course!\n\n\`\`\`csv\nfront,back\n${linesOf(animals, ',')}\n\`\`\`\n`, {
    refused: [intro, [3, 'This marks'], [8, 'This marks']],
  }),
  pasted('a fenced list', `\`\`\`\n${linesOf(animals, ' = ')}\n\`\`\`\nEnjoy!`, {
    refused: [
      [1, 'This marks'],
      [5, 'This marks'],
      [6, 'This comes after the cards.'],
    ],
  }),
  pasted(
    'two fenced lists',
    `Animals\n\`\`\`\n${linesOf(animals, ';')}\n\`\`\`\nColors\n\`\`\`\n${linesOf(six.slice(3), ';')}\n\`\`\``,
    { cards: six },
  ),
  pasted(
    'a German answer',
    `Gerne! Hier sind deine Vokabeln:\n\n${linesOf(animals, ' = ')}\n\nSoll ich noch mehr Wörter ergänzen?`,
    { refused: [intro, [7, 'This comes after the cards.']] },
  ),
];

const capitals = [
  ['What is the capital of France?', 'Paris'],
  ['What is the capital of Italy?', 'Rome'],
] as const;

/** Questions and answers, as chatbots and worksheets write them. */
const questions: readonly PastedText[] = [
  pasted(
    'numbered questions with labels in bold',
    `Sure! Here are two flashcards:\n\n${capitals
      .map(([front, back], at) => `${at + 1}. **Q:** ${front}\n   **A:** ${back}`)
      .join('\n')}\n\nWant more?`,
    { cards: capitals, refused: [intro, [8, 'This comes after the cards.']] },
  ),
  pasted(
    'cards under headings, with rules between',
    capitals
      .map(([front, back], at) => `### Flashcard ${at + 1}\n**Front:** ${front}\n**Back:** ${back}\n\n---\n`)
      .join('\n'),
    { cards: capitals },
  ),
  pasted(
    'cards under bold names',
    capitals.map(([front, back], at) => `**Card ${at + 1}**\nFront: ${front}\nBack: ${back}\n`).join('\n'),
    { cards: capitals },
  ),
  pasted(
    'numbered questions, each above its answer',
    capitals.map(([front, back], at) => `${at + 1}. ${front}\n${back}`).join('\n\n'),
    { cards: capitals },
  ),
  pasted(
    'numbered questions with answers as bullets',
    capitals.map(([front, back], at) => `${at + 1}. ${front}\n   - ${back}`).join('\n'),
    { cards: capitals },
  ),
  pasted('numbers in circles', '① dog - Hund\n② cat - Katze\n③ cow - Kuh'),
  pasted('numbers that belong to the terms', '1 Euro = 100 Cent\n2 hours = 120 minutes\n3 weeks = 21 days', {
    cards: [
      ['1 Euro', '100 Cent'],
      ['2 hours', '120 minutes'],
      ['3 weeks', '21 days'],
    ],
  }),
  pasted(
    'words that open and close answers, as vocabulary',
    'sure = sicher\nhere = hier\n\nenjoy = genießen\nwant = wollen',
    {
      cards: [
        ['sure', 'sicher'],
        ['here', 'hier'],
        ['enjoy', 'genießen'],
        ['want', 'wollen'],
      ],
    },
  ),
  pasted(
    'sentences that open and close answers, with commas',
    'Here you are!,Bitte!\nHere it is.,Hier ist es.\n\nEnjoy your meal!,Guten Appetit!',
    {
      cards: [
        ['Here you are!', 'Bitte!'],
        ['Here it is.', 'Hier ist es.'],
        ['Enjoy your meal!', 'Guten Appetit!'],
      ],
    },
  ),
  pasted(
    'terms in bold with the colon inside',
    `Here you go:\n\n${animals.map(([front, back]) => `- **${front}:** ${back}`).join('\n')}`,
    { refused: [intro], isAsked: false },
  ),
  pasted(
    'questions in bold above their answers',
    capitals.map(([front, back], at) => `**Q${at + 1}: ${front}**\nA: ${back}`).join('\n\n'),
    { cards: capitals },
  ),
  ...['Vorderseite: |Rückseite: ', '**Question :** |**Réponse :** ', 'Domanda 1: |Risposta 1: '].map((labels) => {
    const [asks, says] = labels.split('|');
    return pasted(
      `labels in other languages: ${labels}`,
      capitals.map(([front, back], at) => `Karte ${at + 1}\n${asks}${front}\n${says}${back}`).join('\n\n'),
      { cards: capitals },
    );
  }),
  pasted(
    'a table as a database prints it',
    '+------+-------+\n| word | Wort  |\n+------+-------+\n| dog  | Hund  |\n| cat  | Katze |\n| cow  | Kuh   |\n+------+-------+',
  ),
  pasted('a printed table without a header', '+---+---+\n| dog | Hund |\n| cat | Katze |\n| cow | Kuh |\n+---+---+'),
  pasted(
    'a printed table with a line below each row',
    `+---+---+\n${animals.map(([front, back]) => `| ${front} | ${back} |\n+---+---+`).join('\n')}`,
  ),
  pasted(
    'a printed table with a double line below its header',
    `+---+---+\n| a | b |\n+===+===+\n${animals.map(([front, back]) => `| ${front} | ${back} |\n+---+---+`).join('\n')}`,
  ),
  pasted(
    'two printed tables',
    [six.slice(0, 3), six.slice(3)]
      .map(
        (cards) =>
          `+---+---+\n| word | Wort |\n+---+---+\n| ${linesOf(cards, ' | ').replaceAll('\n', ' |\n| ')} |\n+---+---+`,
      )
      .join('\n\n'),
    { cards: six },
  ),
  pasted(
    'answers below their labels',
    capitals.map(([front]) => `Q: ${front}\nA:\n- **One:** x\n- **Two:** y`).join('\n\n'),
    { cards: capitals.map(([front]) => [front, '- **One**: x\n- **Two**: y']) },
  ),
];

export const pastedTexts: readonly PastedText[] = [...answers, ...questions];
