import { inFile, inSection } from './spec-rows.ts';

const deck = inFile('test/web/features/decks/deck-detail.test.tsx');
const deckQuiz = inFile('test/web/features/decks/deck-quiz.test.tsx');
const decks = inFile('test/web/features/decks/deck-list.test.tsx');
const deckWords = inFile('test/web/features/decks/deck-words.test.tsx');
const form = inFile('test/web/features/decks/import-form.test.tsx');
const formWords = inFile('test/web/features/decks/import-words.test.tsx');
const imported = inFile('test/e2e/import.spec.ts');
const journey = inFile('test/e2e/main-job.spec.ts');
const saving = inFile('test/web/features/decks/import-saving.test.tsx');

const BY_NAME = 'shows the decks by name, with cards, mastered cards and the accuracy once there is one';
const NEW = 'a new deck joins the list and takes the focus';
const GONE = 'a deck goes from the list after the question and the server’s yes';
const ADDED = 'cards are added one after the other: the form stays, empty, with the focus in front';
const EXPLAINS = 'explains the file, and hands out a template';
const HOW = 'says how the file has to look';
const FILE = 'shows name and size of the file, and makes a deck name of it';
const COMPLETE = 'makes the deck, sends the cards in chunks, says it is complete and closes after two seconds';
const MAIN_JOB = 'a family signs up, imports a real file, and a child studies it; no answer is lost when the page dies';

/** §2: the deck manager and the CSV import. */
export const decksAndImport = [
  ...inSection('2 Deck manager', [
    ['screen', 'Deck manager: list', decks(BY_NAME)],
    ['label', 'My Decks', decks(GONE)],
    ['message', 'Loading decks...', decks(BY_NAME)],
    ['label', ['+ New Deck', 'Deck Name', 'Description', 'Create'], decks(NEW)],
    ['label', 'Cancel of a new deck', decks('Cancel closes the form and gives the focus back')],
    ['label', 'Import', deckWords('Import in the list opens the form for a CSV file'), journey(MAIN_JOB)],
    ['label', ['Name', 'Deck description', 'Total cards', 'Mastered cards', 'Accuracy percent'], decks(BY_NAME)],
    ['rule', 'Accuracy shows when present only', decks(BY_NAME)],
    ['label', 'Delete of a deck', decks(GONE)],
    [
      'message',
      ['No Decks Yet', 'Create your first deck to get started'],
      decks('an empty household is told how to begin'),
    ],
    ['screen', 'Deck manager: detail', deck('shows front and back of every card as text, whatever they hold')],
    [
      'rule',
      'The title is the open deck’s name',
      deck('shows front and back of every card as text, whatever they hold'),
    ],
    ['label', 'Back', deck('Back returns to the list, with the focus on the deck')],
    ['label', 'Quiz', deckQuiz('the quiz button of a deck with three cards makes a quiz, says so, and leads to it')],
    ['rule', 'Quiz is disabled under 3 cards', deckWords('two cards are too few for a quiz, and the button says why')],
    ['message', 'Creating...', deckWords('the quiz button says Creating... while it works')],
    ['label', ['+ Add Card', 'Front (Question)', 'Back (Answer)'], deck(ADDED)],
    ['label', 'Add', deck('a card with one side is not sent')],
    ['label', 'Cancel of a new card', deckWords('Cancel closes the form of a new card')],
    ['label', ['FRONT', 'BACK'], deckWords('the sides of a card are called FRONT and BACK')],
    ['label', 'Delete of a card', deck('a card goes after the question, and the deck counts one less')],
    [
      'message',
      ['No Cards Yet', 'Add your first card to this deck'],
      deck('a deck without cards says what to do, and a quiz has to wait'),
    ],
  ]),
  ...inSection('2 CSV import', [
    ['screen', 'Import Deck from CSV', formWords(HOW)],
    [
      'label',
      [
        'Required columns front,back',
        'The first row must be a header',
        'Each row is one card',
        'Quote text containing commas',
        'Save from a spreadsheet as CSV comma delimited',
        'Example',
      ],
      formWords(HOW),
    ],
    ['label', 'Download Template CSV', form(EXPLAINS)],
    ['constant', 'flashcard-template.csv', form(EXPLAINS)],
    [
      'constant',
      'The template has a header and three sample rows',
      formWords('the template has a header and three sample rows'),
    ],
    ['label', 'Deck Name', form(FILE)],
    [
      'rule',
      'Deck Name is prefilled from the file name: dashes and underscores to spaces, words capitalised',
      form(FILE),
    ],
    [
      'label',
      ['Description', 'File picker: click or drag-and-drop'],
      formWords('takes .csv files by click or by drag and drop, and a description if somebody wants one'),
    ],
    ['rule', 'A file can be dropped', form('a file can be dropped')],
    [
      'rule',
      'Accepts .csv',
      formWords('takes .csv files by click or by drag and drop, and a description if somebody wants one'),
    ],
    ['label', ['File name', 'File size in KB', 'Choose Different File'], form(FILE)],
    ['label', 'Cancel', form('closing asks first once there is a file')],
    ['label', 'Import Deck', journey(MAIN_JOB)],
    ['message', 'Importing...', saving('while it saves, a progress bar and words say how far it is')],
    ['message', ['Import Complete!', 'Your deck has been created successfully.'], saving(COMPLETE)],
    ['rule', 'After 2 seconds the modal closes', saving(COMPLETE)],
    [
      'rule',
      'The list reloads: the imported deck is in it',
      imported('an imported deck is in the list once the dialog has closed by itself'),
    ],
  ]),
];
