import type { SourceChoices } from '../../../../../shared/import/parse-source.ts';
import { encodeText } from '../../../../support/files/encode-text.ts';

/** A real-world file and the expected result of importing it. */
export interface PeoplesFile {
  readonly name: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
  /** Choices in the preview; absent if the file is read correctly without any. */
  readonly choices?: SourceChoices;
  readonly languages?: readonly string[];
  readonly cards?: readonly (readonly [front: string, back: string])[];
  /** Line of each refused row, with the start of the reason. */
  readonly refused?: readonly (readonly [line: number, reason: string])[];
  /** Start of the error message if the whole file is refused. */
  readonly sentence?: string;
}

const animals = [
  ['dog', 'Hund'],
  ['cat', 'Katze'],
  ['cow', 'Kuh'],
] as const;
const lines = (between: string, end = '\n') => animals.map((sides) => sides.join(between)).join(end);
const headed = (header: string, between = ';') => [header, lines(between)].join('\n');
const headers = [
  'Forside;Bagside',
  'Spørgsmål;Svar',
  'Otázka;Odpověď',
  'Slovíčko;Překlad',
  'Ερώτηση;Απάντηση',
  'Λέξη;Μετάφραση',
  'प्रश्न;उत्तर',
  'शब्द;अर्थ',
  'Kérdés;Válasz',
  'Szó;Jelentés',
  'Kysymys;Vastaus',
  'Sana;Käännös',
  'Питання;Відповідь',
  'Слово;Переклад',
  'Từ;Nghĩa',
  'السؤال;الجواب',
  'الكلمة;الترجمة',
  'Deutsch;Englisch',
  'anglais;français',
  'Español;Inglés',
  'Tiếng Anh;Tiếng Việt',
  'Suomi;Englanti',
  'Ελληνικά;Αγγλικά',
  '日本語;英語',
] as const;
const text = (name: string, content: string, more: Partial<PeoplesFile> = {}): PeoplesFile => ({
  name,
  content,
  cards: animals,
  ...more,
});

const dialects: readonly PeoplesFile[] = [
  ...[',', ';', '\t', '|'].flatMap((sign) =>
    ['\n', '\r\n', '\r'].map((end) =>
      text(`lines cut by ${JSON.stringify(sign)}, ended by ${JSON.stringify(end)}`, lines(sign, end)),
    ),
  ),
  ...headers.map((header) => text(`a header: ${header}`, headed(header))),
  ...[' - ', ' – ', ' — ', ' = ', ': ', ' -> ', ' => ', ' → ', '::', ' :: '].map((sign) =>
    text(`pairs: dog${sign}Hund`, lines(sign)),
  ),
  text('one pair', 'dog - Hund', { cards: [['dog', 'Hund']] }),
  text('pairs with commas in them', 'dog, the - Hund, der\ncat - Katze', {
    cards: [
      ['dog, the', 'Hund, der'],
      ['cat', 'Katze'],
    ],
  }),
  text('a word with a dash', 'well-known - bekannt\nself-made - selbst gemacht', {
    cards: [
      ['well-known', 'bekannt'],
      ['self-made', 'selbst gemacht'],
    ],
  }),
  text('Quizlet: comma and semicolon', lines(',', ';')),
  text('Quizlet: tab and empty line', 'dog\tHund\nder\n\ncat\tKatze\ndie\n\ncow\tKuh\ndie', {
    cards: [
      ['dog', 'Hund\nder'],
      ['cat', 'Katze\ndie'],
      ['cow', 'Kuh\ndie'],
    ],
  }),
  text('Quizlet: two signs of one’s own', lines('::', '|||')),
  text('Quizlet: two signs that nobody guesses', lines('~', '###'), {
    choices: { delimiter: '~', rowSeparator: '###' },
  }),
  text(
    'a Markdown table',
    '# Animals\n\n| Term | Definition |\n|------|:----------:|\n| dog | Hund |\n| cat | Katze |\n| cow | Kuh |\n',
    { refused: [[1, 'This is a comment']] },
  ),
  text('a Markdown table without outer bars', 'English | German\n--- | ---\ndog | Hund\ncat | Katze\ncow | Kuh'),
  text('a Markdown list', '- **dog**: Hund\n- **cat**: Katze\n- **cow**: Kuh\n'),
  text('a numbered list', '1. dog - Hund\n2. cat - Katze\n3. cow - Kuh'),
  text('questions and answers in turn', 'Q: dog\nA: Hund\n\nQ: cat\nA: Katze\n\nQ: cow\nA: Kuh\n'),
  text(
    'questions and answers in turn, numbered and bold',
    '**Question 1:** dog\n**Answer:** Hund\n**Question 2:** cat\n**Answer:** Katze\n**Question 3:** cow\n**Answer:** Kuh',
  ),
  text('NotebookLM: no header, TeX', '"What is $x^2$ for $x=3$?",9\n"Fill in: 2 + _____ = 5","3"\n', {
    cards: [
      ['What is $x^2$ for $x=3$?', '9'],
      ['Fill in: 2 + _____ = 5', '3'],
    ],
  }),
  text('JSON: a list of objects', JSON.stringify(animals.map(([term, definition], id) => ({ id, term, definition })))),
  text('JSON: a list of lists', JSON.stringify(animals)),
  text(
    'JSON: a list inside',
    JSON.stringify({ title: 'Animals', cards: animals.map(([front, back]) => ({ front, back, tags: ['a'] })) }),
  ),
  text('JSON: one object', JSON.stringify(Object.fromEntries(animals))),
  text(
    'JSON: notes of a tool around Anki, with more files than notes',
    JSON.stringify({
      __type__: 'Deck',
      media_files: ['a.png', 'b.png', 'c.png', 'd.png'],
      notes: animals.map((fields, at) => ({ __type__: 'Note', fields, guid: `g${at}`, tags: ['a'] })),
    }),
  ),
  text('JSON: a line for each card', animals.map(([front, back]) => JSON.stringify({ front, back })).join('\n')),
];

const troubles: readonly PeoplesFile[] = [
  text('HTML in cells', 'front,back\ndog<br>cat,<b>Hund</b> &amp; Katze\n"<div>cow</div><div>calf</div>",Kuh&nbsp;\n', {
    cards: [
      ['dog\ncat', 'Hund & Katze'],
      ['cow\ncalf', 'Kuh'],
    ],
  }),
  text('a deck about HTML', 'tag,meaning\n<b>,bold\n<br>,line break\n&amp;,ampersand\n', {
    cards: [
      ['<b>', 'bold'],
      ['<br>', 'line break'],
      ['&amp;', 'ampersand'],
    ],
  }),
  text('HTML that was kept, as chosen', 'front,back\na<br>b,c\n', {
    choices: { hasMarkup: false },
    cards: [['a<br>b', 'c']],
  }),
  text('gaps', 'Text\tExtra\nThe dog is a {{c1::Hund}}.\tnice\n{{c1::cat}} and {{c2::cow::animal}}\t\n', {
    choices: { hasHeader: true },
    cards: [
      ['The dog is a […].', 'Hund'],
      ['[…] and cow', 'cat'],
      ['cat and [animal]', 'cow'],
    ],
  }),
  text(
    'Anki: unknown lines before known ones',
    `#name:Animals\n#generator:something\n#separator:tab\n#html:true\n${lines('\t')}`,
  ),
  text(
    'Anki: sounds and pictures that are not there',
    '#separator:tab\n#html:true\ndog [sound:dog.mp3]\tHund\ncat\tKatze <img src="cat.jpg">\ncow\tKuh\n',
  ),
  text('a comment as the first line', `# from my teacher\n${lines(',')}`, { refused: [[1, 'This is a comment']] }),
  text('a comment in the middle', 'dog,Hund\n# and now\ncat,Katze\ncow,Kuh', { refused: [[2, 'This is a comment']] }),
  text('a title above a header', 'Animals\n\nEnglish;German\ndog;Hund\ncat;Katze\ncow;Kuh\n', {
    refused: [[1, 'This looks like a title']],
  }),
  text('rules between rows', 'front,back\n---,---\ndog,Hund\n----\ncat,Katze\n===,===\ncow,Kuh\n', {
    refused: [
      [2, 'This is only a line'],
      [4, 'This is only a line'],
      [6, 'This is only a line'],
    ],
  }),
  text('a nearly empty second column', 'dog,,Hund\ncat,wild,Katze\ncow,,Kuh\npig,pink,Schwein\n', {
    cards: [...animals, ['pig', 'Schwein']],
  }),
  text(
    'a second column that is empty now and then',
    `word;note;word 2\n${['dog;a;Hund', 'cat;b;Katze', 'cow;;Kuh'].join('\n')}`,
    { choices: { hasHeader: true } },
  ),
  text('an ending in apostrophes', "ending,use\n'-ed',past\n'-ing',now\n", {
    choices: { hasHeader: true },
    cards: [
      ["'-ed'", 'past'],
      ["'-ing'", 'now'],
    ],
  }),
  text('HTML in a file that looks like an export, to be read as chosen', 'front,back\r\na<br>b,c\r\n', {
    choices: { hasMarkup: true },
    cards: [['a\nb', 'c']],
  }),
  text('cells in single quotes', "'front','back'\n'dog','Hund'\n'cat','Katze'\n'cow','Kuh'"),
  text('cells in curly quotes', '“dog”,“Hund”\n“cat”,“Katze”\n“cow”,“Kuh”'),
  text('quotes after backslashes', 'front,back\n"say \\"hi\\"","grüßen"\n"C:\\dir\\","a folder"\n', {
    cards: [
      ['say "hi"', 'grüßen'],
      ['C:\\dir\\', 'a folder'],
    ],
  }),
  text('columns of a vocabulary app', 'Learnable,Meaning,Part of Speech\ndog,Hund,noun\ncat,Katze,noun\ncow,Kuh,noun'),
  text('suffixes with an apostrophe of a spreadsheet', "'-s;Plural\n'-ed;Past\n's;is", {
    cards: [
      ['-s', 'Plural'],
      ['-ed', 'Past'],
      ["'s", 'is'],
    ],
  }),
  text('dashes without spaces, to be chosen', 'hola-hello\nperro-dog', {
    choices: { delimiter: '-' },
    cards: [
      ['hola', 'hello'],
      ['perro', 'dog'],
    ],
  }),
  text('a formula that was made safe', "front,back\n'=1+1,'-2\n", { cards: [['=1+1', '-2']] }),
  text('sides of nothing that shows', 'front,back\ndog,\u200B\u00AD\n\0,Katze\ncow,Kuh\n', {
    cards: [['cow', 'Kuh']],
    refused: [
      [2, 'The back is missing.'],
      [3, 'The front is missing.'],
    ],
  }),
  text('empty columns at the end', 'dog,Hund,,,\ncat,Katze,,,\ncow,Kuh,,,'),
  text('an id in the first column', 'id,front,back\n1,dog,Hund\n2,cat,Katze\n3,cow,Kuh'),
  text('a header that nobody knows', 'Xyzzy,Plugh\ndog,Hund\ncat,Katze\ncow,Kuh', { choices: { hasHeader: true } }),
  text('columns the other way round', 'back,front\nHund,dog\nKatze,cat\nKuh,cow'),
  text('columns to be chosen', 'n1,dog,x,Hund\nn7,cat,y,Katze\nn3,cow,z,Kuh', {
    choices: { frontColumn: 1, backColumn: 3 },
  }),
  text('a list of languages', 'German,Deutsch\nFrench,Französisch\nSpanish,Spanisch', {
    cards: [
      ['German', 'Deutsch'],
      ['French', 'Französisch'],
      ['Spanish', 'Spanisch'],
    ],
  }),
  text('a row twice, and one without a back', `${lines(',')}\ncow,Kuh\npig,`, {
    refused: [
      [4, 'The same card is already on line 3.'],
      [5, 'The back is missing.'],
    ],
  }),
];

const old: readonly PeoplesFile[] = (
  [
    ['windows-1250', 'żółw;Schildkröte\nświnia;Schwein\nłabędź;Schwan', []],
    ['windows-1251', 'собака;Hund\nкошка;Katze\nвода;Wasser', []],
    ['windows-1253', 'σκύλος;dog\nγάτα;cat\nνερό;water', []],
    ['windows-1254', 'ağaç;tree\nkış;winter\nışık;light', ['tr']],
    ['windows-1255', 'כלב;dog\nחתול;cat\nמים;water', []],
    ['windows-1256', 'كلب;dog\nقطة;cat\nالماء;the water', []],
    ['gb18030', '你好;hello\n中国;China\n老师;teacher', []],
    ['big5', '你好;hello\n中國;China\n老師;teacher', []],
    ['euc-kr', '고양이;cat\n안녕하세요;hello\n물;water', []],
    ['euc-jp', '日本;Japan\n山;mountain\nこんにちは;hello', []],
    ['shift_jis', '日本;Japan\n山;mountain\nこんにちは;hello', []],
    ['windows-1252', 'Größe;size\nMädchen;girl\nfenêtre;window', []],
  ] as const
).map(([encoding, content, languages]) => ({
  name: `a file in ${encoding}`,
  content: encodeText(content, encoding),
  languages,
  cards: content.split('\n').map((line) => line.split(';') as [string, string]),
}));

const bytesOf = (start: string, length = 600): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length }, (_, at) => (at < start.length ? start.charCodeAt(at) : (at * 7) % 256));

const refused: readonly PeoplesFile[] = (
  [
    ['a PDF', bytesOf('%PDF-1.7'), 'This is a PDF.'],
    ['a picture', bytesOf('\x89PNG\r\n\x1A\n'), 'This is a picture.'],
    ['a photo', bytesOf('\xFF\xD8\xFF\xE0'), 'This is a picture.'],
    ['a photo of a phone', bytesOf('\0\0\0\x18ftypheic'), 'This is a picture.'],
    ['a sound', bytesOf('ID3\x04'), 'This is a sound or a video.'],
    ['an old workbook', bytesOf('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'), 'This is an old Excel or Word file (.xls, .doc).'],
    ['a database', bytesOf('SQLite format 3\0'), 'This is a database.'],
    ['an archive', bytesOf('Rar!\x1A\x07'), 'This is an archive.'],
    [
      'a web page',
      '<!DOCTYPE html>\n<html><body><table><tr><td>dog</td><td>Hund</td></tr></table></body></html>',
      'This is a web page (HTML).',
    ],
    ['JSON without cards', '[1, 2, 3]', 'This is a JSON file without a list of cards.'],
    ['XML', '<?xml version="1.0"?><cards><card>dog</card></cards>', 'This is an XML file'],
    ['a text with formatting', String.raw`{\rtf1\ansi dog, Hund}`, 'This is formatted text (RTF).'],
    ['a spreadsheet in SYLK', 'ID;PWXL;N;E\nC;Y1;X1;K"dog"\nE', 'This is an old spreadsheet file.'],
    ['a spreadsheet in DIF', 'TABLE\n0,1\n"EXCEL"\n', 'This is an old spreadsheet file.'],
    [
      'a mail',
      'Return-Path: <a@b.example>\nSubject: Hi\n\nHello',
      'This is an email, a calendar or a list of contacts.',
    ],
    [
      'a calendar',
      'BEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR',
      'This is an email, a calendar or a list of contacts.',
    ],
    ['a program', bytesOf('\x7FELF\x02\x01'), 'Please select a CSV file (.csv)'],
  ] as const
).map(([name, content, sentence]) => ({ name, content, sentence }));

/** Files of every kind seen in practice, as text or bytes, except packages and workbooks. */
export const peoplesFiles: readonly PeoplesFile[] = [...dialects, ...troubles, ...old, ...refused];
