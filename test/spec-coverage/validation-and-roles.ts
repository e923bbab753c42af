import { inFile, inSection } from './spec-rows.ts';

const addLearner = inFile('test/web/features/learners/add-learner.test.tsx');
const admin = inFile('test/functions/admin/admin.test.ts');
const assign = inFile('test/web/features/assignments/assign-form.test.tsx');
const assignments = inFile('test/functions/assignments/assignments.test.ts');
const assignUser = inFile('test/functions/users/assign-user.test.ts');
const assignUserForm = inFile('test/web/features/admin/assign-user.test.tsx');
const createQuiz = inFile('test/web/features/quizzes/create-quiz.test.tsx');
const createUser = inFile('test/web/features/admin/create-user.test.tsx');
const deck = inFile('test/web/features/decks/deck-detail.test.tsx');
const deckLife = inFile('test/functions/decks/deck-life.test.ts');
const decks = inFile('test/web/features/decks/deck-list.test.tsx');
const deckWords = inFile('test/web/features/decks/deck-words.test.tsx');
const form = inFile('test/web/features/decks/import-form.test.tsx');
const formWords = inFile('test/web/features/decks/import-words.test.tsx');
const google = inFile('test/web/features/auth/google.test.tsx');
const invitations = inFile('test/functions/households/invitations.test.ts');
const matrix = inFile('test/routes.test.ts');
const members = inFile('test/functions/households/members.test.ts');
const picker = inFile('test/web/features/households/household-picker.test.tsx');
const questions = inFile('test/web/features/quizzes/question-list.test.tsx');
const quizLists = inFile('test/functions/quizzes/quiz-lists.test.ts');
const quizzes = inFile('test/functions/quizzes/quizzes.test.ts');
const register = inFile('test/web/features/auth/register.test.tsx');
const registerCall = inFile('test/functions/auth/register.test.ts');
const shapes = inFile('test/functions/shapes.test.ts');

const EMPTY_FORM = 'an empty form says what is required at its fields and sums it up';
const TEXT_AND_OPTIONS = 'a question needs a text and two options';
const UP_AND_DOWN = 'options are added up to six and removed down to two';
const MISSING = 'asks once for what is missing, and goes to it';
const COUNTS = 'the preview counts the cards and lists every refused row with line and reason';
const SHORT = 'refuses a short password and what is no email before it calls';
const NO_CARDS = 'a file without cards says so and is not imported';

/** §5 and §6: what is refused, and who may do what. */
export const validationAndRoles = [
  ...inSection('5 Validation', [
    ['rule', 'Registration: email required', registerCall('registration refuses > the address ""')],
    ['rule', 'Registration: email in email format', register('refuses what is no email')],
    ['message', 'At least 6 characters', register('refuses a short password with the hint’s words and makes no call')],
    ['message', ['Quiz name is required', 'At least one question is required'], createQuiz(EMPTY_FORM)],
    [
      'message',
      ['Question text is required', 'At least 2 non-empty options are required'],
      questions(TEXT_AND_OPTIONS),
    ],
    ['rule', ['Options: remove only above 2', 'Options: add only below 6'], questions(UP_AND_DOWN)],
    ['rule', 'Empty options dropped', questions('empty options are dropped, and the mark follows its option')],
    [
      'rule',
      'Correct index clamped',
      shapes('a quiz > whose correct index points at an empty option gets one of the options that are left'),
    ],
    [
      'rule',
      'Removing an option resets the correct index to the first if out of range',
      questions('the mark stays with its option, and goes to the first one when its own is removed'),
    ],
    ['rule', 'Time limit in minutes, minimum 1', createQuiz('Time Limit (minutes) refuses 0')],
    ['rule', 'Time limit optional', createQuiz('a finished question that was not added yet joins the quiz')],
    [
      'rule',
      'Passing score 0 to 100',
      createQuiz('Passing Score (%) refuses 101'),
      shapes('a quiz > takes a pass mark from 0 to 100 and no other'),
    ],
    ['rule', 'Passing score default 70', createQuiz('a quiz is created, the form starts over and the list shows it')],
    ['message', 'Please select a learner and resource', assign(MISSING)],
    [
      'message',
      'Selected resource not found',
      assign('a deck that is gone on the server is said to be gone, here too, and the rest stays'),
    ],
    ['rule', 'Due date optional', assign('without a date none is sent')],
    [
      'rule',
      'Due date not earlier than today',
      assign('the earliest date is the household’s study day, and the server has the last word'),
      assignments("an assignment > is due on a study day of the household's zone, not before today's"),
    ],
    ['rule', 'Notes optional', assign('without a date none is sent')],
    ['message', 'Please select a CSV file (.csv)', form('a file of another kind is refused in the specified words')],
    ['message', 'Please select a file and enter a deck name', form('nothing is sent without a file and a name')],
    [
      'message',
      [
        'CSV file must have at least a header row and one data row',
        'No valid cards found in CSV file. Make sure each row has front and back text.',
      ],
      form(NO_CARDS),
    ],
    [
      'rule',
      ['Commas inside double quotes do not split', 'Cells trimmed and surrounding quotes stripped'],
      formWords('commas inside quotes belong to the text, and cells come trimmed and without their quotes'),
    ],
    ['rule', 'Rows missing front or back are left out, and said so', form(COUNTS)],
    ['message', 'Deck name is required', decks('a deck without a name is not sent')],
    ['message', 'Both front and back are required', deck('a card with one side is not sent')],
    [
      'message',
      'Need at least 3 cards to generate a quiz',
      deckWords('two cards are too few for a quiz, and the button says why'),
      deckWords('a deck that lost its cards meanwhile shows the server’s words'),
      quizzes('a quiz > cannot be made from two cards'),
    ],
    ['rule', 'Create user: email type', createUser(SHORT)],
    ['message', 'Minimum 6 characters', createUser(SHORT)],
    ['rule', 'Create user: role select', createUser('says what each role means')],
    ['rule', 'Assign user: household required', assignUserForm('asks for a household before it calls')],
    ['rule', 'Learner name required', addLearner('asks for a name before it calls')],
    ['rule', 'Household name required', picker('asks for a name before it calls')],
    [
      'message',
      'Are you sure you want to delete this card?',
      deck('a card goes after the question, and the deck counts one less'),
    ],
    [
      'message',
      'Are you sure you want to delete this deck and all its cards?',
      decks('a deck goes from the list after the question and the server’s yes'),
    ],
  ]),
  ...inSection('6 Roles', [
    [
      'rule',
      'Parent or learner is chosen at registration',
      register('registers with the chosen role and signs in'),
      registerCall('registration refuses > the role "admin"'),
    ],
    [
      'rule',
      'Parent or learner is chosen in the Google role dialog',
      google('sign-in holds the credential until a role is chosen'),
    ],
    [
      'rule',
      'Admin: all users and households',
      admin('the lists > page through all accounts and find them by the beginning of the e-mail'),
      admin('the lists > find a household by the beginning of its name, also after it was renamed'),
    ],
    [
      'rule',
      'Admin: creates users with role parent, learner or admin',
      createUser('makes the account, and shows and counts it at once'),
      admin('the lists > page through all accounts and find them by the beginning of the e-mail'),
    ],
    [
      'rule',
      'Admin: assigns any user to a household with role guardian, viewer or owner',
      assignUser('a grown-up whom an admin assigns > gets the role guardian'),
      assignUser('a grown-up whom an admin assigns > gets the role viewer'),
      assignUser('a grown-up whom an admin assigns > gets the role owner'),
    ],
    ['rule', 'Admin: opens and manages any household', members('an admin > manages a household without being in it')],
    [
      'label',
      [
        'Hint: parent creates a new household automatically',
        'Hint: learner can be assigned later',
        'Hint: admin has full system access',
      ],
      createUser('says what each role means'),
    ],
    [
      'rule',
      'A parent made by an admin gets a household',
      admin('an account that an admin makes > can sign in; a parent finds a household of its own'),
    ],
    [
      'rule',
      'Only admins call the admin routes',
      matrix('routes for some accounts only > GET /api/users refuses the others'),
      matrix('routes for some accounts only > GET /api/admin/stats refuses the others'),
    ],
    [
      'rule',
      'A learner account creates no household',
      matrix('routes for some accounts only > POST /api/households refuses the others'),
    ],
    [
      'rule',
      'Owner and guardian manage everything in a household',
      members('a guardian > manages what is in the household, but does not delete it'),
    ],
    [
      'rule',
      'Only an owner deletes a household',
      members('a guardian > manages what is in the household, but does not delete it'),
    ],
    [
      'rule',
      'Viewer reads only',
      matrix('POST /api/decks without the right > refuses viewer and learner'),
      matrix('POST /api/assignments without the right > refuses viewer and learner'),
    ],
    [
      'rule',
      'A learner account reads decks',
      deckLife('a deck > is listed as it was made, the first made first, for everybody in the household'),
    ],
    [
      'rule',
      'A learner account reads quizzes',
      quizLists(
        'the list of quizzes > holds each quiz as it was made; a learner gets its questions without the answers',
      ),
    ],
    [
      'rule',
      'A learner account writes only its own study and attempts',
      quizzes('an attempt > of a sibling cannot be seen or touched'),
    ],
    [
      'rule',
      'A learner sees only its own assignments',
      assignments('an assignment > of a sibling is not shown to a learner'),
    ],
    [
      'rule',
      'Outsiders get the same 404 as for what does not exist',
      matrix(
        'GET /api/households/{householdId} from another family > answers 404, as for a household that does not exist',
      ),
      matrix('GET /api/decks/{deckId}/cards from another family > answers 404, as for a household that does not exist'),
    ],
    [
      'rule',
      'A learner’s invitation ties the account to that learner',
      invitations("a learner's code > ties the account to exactly the learner that it was made for"),
    ],
  ]),
];
