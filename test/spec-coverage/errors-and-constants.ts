import { inFile, inSection } from './spec-rows.ts';

const admin = inFile('test/functions/admin/admin.test.ts');
const adminAssign = inFile('test/web/features/admin/assign-user.test.tsx');
const adminCreate = inFile('test/web/features/admin/create-user.test.tsx');
const adminOverview = inFile('test/web/features/admin/overview.test.tsx');
const assign = inFile('test/web/features/assignments/assign-form.test.tsx');
const badges = inFile('test/web/features/badges/badges-screen.test.tsx');
const calendar = inFile('test/functions/streaks/calendar-levels.test.ts');
const countdown = inFile('test/web/features/quiz-taking/countdown.test.tsx');
const createQuiz = inFile('test/web/features/quizzes/create-quiz.test.tsx');
const crash = inFile('test/web/app/crash-boundary.test.tsx');
const deck = inFile('test/web/features/decks/deck-detail.test.tsx');
const deckQuiz = inFile('test/web/features/decks/deck-quiz.test.tsx');
const decks = inFile('test/web/features/decks/deck-list.test.tsx');
const deckWords = inFile('test/web/features/decks/deck-words.test.tsx');
const generated = inFile('test/shared/quiz/generate-quiz.test.ts');
const google = inFile('test/web/features/auth/google.test.tsx');
const home = inFile('test/web/features/learner-home/home.test.tsx');
const importForm = inFile('test/web/features/decks/import-form.test.tsx');
const importSaving = inFile('test/web/features/decks/import-saving.test.tsx');
const learners = inFile('test/web/features/learners/learners-tab.test.tsx');
const learnerDetails = inFile('test/web/features/learners/learner-details.test.tsx');
const legal = inFile('test/web/features/legal/legal-words.test.tsx');
const look = inFile('test/e2e/look.spec.ts');
const members = inFile('test/web/features/members/members.test.tsx');
const picker = inFile('test/web/features/households/household-picker.test.tsx');
const profile = inFile('test/web/features/profile/profile.test.tsx');
const progress = inFile('test/functions/streaks/progress.test.ts');
const questions = inFile('test/web/features/quizzes/question-list.test.tsx');
const quizLists = inFile('test/functions/quizzes/quiz-lists.test.ts');
const quizManager = inFile('test/web/features/quizzes/quiz-list.test.tsx');
const quizzes = inFile('test/functions/quizzes/quizzes.test.ts');
const register = inFile('test/web/features/auth/register.test.tsx');
const registerCall = inFile('test/functions/auth/register.test.ts');
const reports = inFile('test/web/features/reports/reports-tab.test.tsx');
const session = inFile('test/web/features/study/session.test.tsx');
const shapes = inFile('test/functions/shapes.test.ts');
const signIn = inFile('test/web/features/auth/sign-in.test.tsx');
const streaks = inFile('test/web/features/streaks/streaks-screen.test.tsx');
const studyDecks = inFile('test/web/features/study/deck-list.test.tsx');
const takingList = inFile('test/web/features/quiz-taking/quiz-list.test.tsx');
const trouble = inFile('test/web/features/auth/trouble.test.tsx');

const LEVELS = 'a day has level 0 without activity, 1 below 30, 2 from 30 and 3 from 50, a quiz counting as 20 cards';
const TEN = 'a quiz > is made from a deck: ten questions, each with its right answer and no second one';
const NO_ANSWER = 'Flashspark could not answer just now. Please try again in a moment.';
const UNREACHED = 'Flashspark could not be reached. Please check the connection and try again.';

/** §8 and §9: what is said when something fails, and the figures of the product. */
export const errorsAndConstants = [
  ...inSection('8 Errors', [
    [
      'rule',
      'Sign-in: the server’s sentence in a banner',
      signIn('shows the server’s words in a banner and keeps what was typed'),
    ],
    [
      'rule',
      'Registration: the server’s sentence in a banner',
      register('shows that an address is taken and keeps the role'),
    ],
    ['message', 'Login failed', signIn('says that the login failed when nothing is reached')],
    ['message', 'Registration failed', register('says that the registration failed when the server is in trouble')],
    ['message', 'Google sign-in failed', google('sign-in says that Google failed when the server is in trouble')],
    ['message', 'Google sign-up failed', google('registration says that Google failed when the server is in trouble')],
    [
      'message',
      'Failed to create quiz',
      createQuiz('a quiz that cannot be created shows the specified words without one and keeps what was typed'),
    ],
    ['message', 'Failed to create assignment', assign('a failure says what failed and why, and keeps everything')],
    [
      'message',
      'Error: Failed to load quizzes',
      takingList('the list of quizzes > says that it failed, and tries again'),
      quizManager('quizzes that cannot be loaded say so and come with Retry'),
    ],
    ['message', 'Failed to load learners', reports('learners that cannot be loaded are said so, and Retry loads them')],
    [
      'message',
      'Failed to load report',
      reports('a summary that cannot be loaded is one failed report, and Retry loads it'),
    ],
    [
      'rule',
      'Import: the server’s sentence',
      importSaving('a deck that cannot be made shows the server’s sentence and leaves the form as it was'),
    ],
    [
      'message',
      'Import: Failed to create deck',
      importSaving('a deck that cannot be made shows the specified words and leaves the form as it was'),
    ],
    [
      'message',
      'Failed to import any cards',
      importSaving('when no card could be saved it says so, and Try again goes on with the same deck and import'),
    ],
    [
      'message',
      'Failed to import CSV',
      importForm('a file that cannot be read says so'),
      importSaving('a failure in the middle keeps what is saved and goes on where it stopped'),
    ],
    ['message', 'Failed to load decks', decks('decks that cannot be loaded say so and come with Retry')],
    [
      'message',
      'Failed to create deck',
      decks('a deck that cannot be made shows the specified words without one and keeps what was typed'),
    ],
    ['message', 'Failed to add card', deck('a card that cannot be saved stays in the form')],
    ['message', 'Failed to generate quiz. Please try again.', deckQuiz('a quiz that could not be made says so')],
    [
      'message',
      'Quiz "{name}" created successfully!',
      deckQuiz('the quiz button of a deck with three cards makes a quiz, says so, and leads to it'),
    ],
    [
      'message',
      'Error: {server error} (create user)',
      adminCreate('says “Error: There is already an account with this email.” and keeps what was typed'),
    ],
    [
      'message',
      'Error: Failed to create user',
      adminCreate(`says “Error: Failed to create user. ${NO_ANSWER}” and keeps what was typed`),
    ],
    [
      'message',
      'Failed to create user',
      adminCreate(`says “Failed to create user. ${UNREACHED}” and keeps what was typed`),
    ],
    [
      'message',
      'Error: {server error} (assign user)',
      adminAssign(
        'says “Error: This learner already has an account.”, keeps what was chosen and looks again who is free',
      ),
    ],
    [
      'message',
      'Error: Failed to assign user',
      adminAssign(
        `says “Error: Failed to assign user. ${NO_ANSWER}”, keeps what was chosen and looks again who is free`,
      ),
    ],
    [
      'message',
      'Failed to assign user to household',
      adminAssign(
        `says “Failed to assign user to household. ${UNREACHED}”, keeps what was chosen and looks again who is free`,
      ),
    ],
    [
      'message',
      'Error: No current card.',
      session('card by card > says that the card is missing when the record is broken'),
    ],
    [
      'rule',
      'A deck load failure is shown, with Retry',
      studyDecks('a list that cannot be loaded says so, and Retry loads it'),
      home('Failed to load decks: says so, and Retry loads it'),
    ],
    [
      'rule',
      'A card load failure returns the learner to the deck list, and says so',
      studyDecks('a deck that cannot be opened leads back to the list, with a kind word and Retry'),
    ],
    [
      'rule',
      'A card load failure of the deck manager is shown, with Retry',
      deckWords('cards that cannot be loaded say so and come with Retry'),
    ],
    [
      'rule',
      'A session load failure is shown, with Retry',
      studyDecks('a deck that cannot be opened leads back to the list, with a kind word and Retry'),
    ],
    [
      'rule',
      'A statistics load failure is shown, with Retry',
      profile('what it shows > an error with Retry when the statistics cannot be loaded'),
    ],
    [
      'rule',
      'A streak load failure is shown, with Retry',
      streaks('Failed to load your streak: says so, and Retry loads it'),
      home('Failed to load your streak: says so, and Retry loads it'),
    ],
    [
      'rule',
      'A badge load failure is shown, with Retry',
      badges('says so when GET /api/streaks/learners/H1-L1/badges fails, and Retry loads it'),
    ],
    [
      'rule',
      'A calendar load failure is shown, with Retry',
      streaks('Failed to load your calendar: says so, and Retry loads it'),
    ],
    [
      'rule',
      'A quiz start failure is shown',
      takingList('one quiz > stays as it is when it cannot be started, and can be started later'),
    ],
    ['rule', 'A quiz submit failure is shown', countdown('a submit > that is refused says why and can be made again')],
    [
      'rule',
      'A household load failure is shown, with Retry',
      picker('a list that cannot be loaded says so, and Retry loads it'),
    ],
    [
      'rule',
      'A learners load failure is shown, with Retry',
      learners('a list that cannot be loaded says so, and Retry loads it'),
    ],
    ['rule', 'A members load failure is shown', members('says that the members could not be loaded')],
    [
      'rule',
      'A stats load failure is shown, with Retry',
      adminOverview('Failed to load the figures: says so, and Retry loads it'),
      learners('progress that cannot be loaded leaves the learner there, and Retry loads it'),
    ],
    ['rule', 'A card delete failure is shown', deck('a card that the server keeps stays in the list')],
    [
      'rule',
      'A deck delete failure is shown',
      decks('a deck that the server keeps stays in the list, and the dialog says why'),
    ],
    [
      'rule',
      'A learner delete failure is shown',
      learnerDetails('says why a learner could not be deleted, and keeps the learner'),
    ],
    [
      'rule',
      'A failed add of a learner is shown, and keeps the name',
      learners('says why a learner could not be added, and keeps the name'),
    ],
    [
      'rule',
      'A failed creation of a household is shown, and keeps its name',
      picker('says why a household could not be made, and keeps its name'),
    ],
    ['rule', 'Render crashes show the fallback', crash('a screen that breaks can be tried again')],
    ['rule', 'Offline gives a kind sentence', trouble('being offline becomes a kind sentence')],
    [
      'rule',
      'The gateway’s {"message"} gives a kind sentence',
      trouble('the gateway’s own {"message"} becomes a kind sentence'),
    ],
    [
      'rule',
      'HTML instead of JSON gives a kind sentence',
      trouble('HTML from the gateway becomes a kind sentence'),
      trouble('HTML from somebody between becomes a kind sentence'),
    ],
    ['rule', 'A time-out gives a kind sentence', trouble('a time-out becomes a kind sentence')],
  ]),
  ...inSection('9 Constants', [
    [
      'constant',
      'Password minimum 6',
      registerCall('registration refuses > a password of 5 characters, and says how many it takes'),
      register('refuses a short password with the hint’s words and makes no call'),
    ],
    [
      'constant',
      'Options per question 2 to 6',
      questions('options are added up to six and removed down to two'),
      shapes('a quiz > takes questions of two to six options and no other'),
    ],
    [
      'constant',
      'Default passing score 70',
      quizzes('a quiz > takes both shapes of a question and keeps one'),
      createQuiz('a quiz is created, the form starts over and the list shows it'),
    ],
    [
      'constant',
      'Passing score range 0 to 100',
      createQuiz('Passing Score (%) refuses 101'),
      shapes('a quiz > takes a pass mark from 0 to 100 and no other'),
    ],
    ['constant', 'Time limit minimum 1 minute', createQuiz('Time Limit (minutes) refuses 0')],
    [
      'constant',
      'Time limit stored in seconds',
      createQuiz('a quiz is created, the form starts over and the list shows it'),
    ],
    ['constant', 'Timer ticks each second', countdown('the countdown > goes down each second')],
    ['constant', 'Timer red under 60 seconds', look('the timer of a quiz turns red in its last minute')],
    [
      'rule',
      'Quiz is timed mode if a limit exists',
      quizLists(
        'what an attempt starts with > is a timed one where the quiz has a limit and a standard one elsewhere, whatever is asked for',
      ),
    ],
    [
      'constant',
      [
        'Activity = cards studied + 20 per quiz',
        'Level 0: inactive',
        'Level 1: under 30',
        'Level 2: 30 or more',
        'Level 3: 50 or more',
      ],
      calendar(LEVELS),
    ],
    [
      'rule',
      'Badges unlock by streak-day threshold',
      progress('badges > are earned on the day the streak reaches them, and for good'),
    ],
    ['constant', 'Version label v1.0.0', profile('what it shows > the account, the learner, and about')],
    [
      'constant',
      'Generated quiz: first min(10, n) cards',
      quizzes(TEN),
      quizLists('a quiz from a deck of three takes three minutes and says that it is auto-generated'),
      generated('generateQuiz > asks about the first ten cards in the order of the deck'),
    ],
    ['constant', 'Generated quiz: right answer plus three options', quizzes(TEN)],
    [
      'rule',
      'Generated quiz: shuffled',
      quizzes(TEN),
      generated('generateQuiz > puts the right answer at every place about as often'),
    ],
    [
      'constant',
      ['Generated quiz: 60 seconds a question', 'Generated quiz: description says auto-generated'],
      quizLists('a quiz from a deck of three takes three minutes and says that it is auto-generated'),
    ],
    ['constant', ['Generated quiz: capped at 600 seconds', 'Generated quiz: name Quiz: {deck name}'], quizzes(TEN)],
    ['constant', 'Generated quiz: minimum 3 cards', quizzes('a quiz > cannot be made from two cards')],
    [
      'constant',
      'Import success screen closes after 2 seconds',
      importSaving('makes the deck, sends the cards in chunks, says it is complete and closes after two seconds'),
    ],
    [
      'constant',
      'Admin recent households shows 6',
      adminOverview('lists the six most recent households and opens the console of one'),
    ],
    ['constant', 'Modal max widths 400/500/600', look('dialogs are 400, 500 and 600 pixels wide')],
    [
      'constant',
      ['Response within 30 days', 'Minimum age 13'],
      legal('the privacy policy promises an answer within 30 days and names the age of 13'),
    ],
    [
      'constant',
      'Liability cap 12 months of fees or $100',
      legal('the terms say under 16. Limitation of Liability what is agreed'),
    ],
    [
      'constant',
      'Active users: the last 30 days',
      admin('the totals > count an account as active for thirty days after it was last in use'),
    ],
  ]),
];
