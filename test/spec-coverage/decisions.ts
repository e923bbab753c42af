import { inFile, inSection } from './spec-rows.ts';

const adminCommand = inFile('test/e2e/admin-command.spec.ts');
const admin = inFile('test/functions/admin/admin.test.ts');
const assignments = inFile('test/functions/assignments/assignments.test.ts');
const assignUser = inFile('test/functions/users/assign-user.test.ts');
const deckDetail = inFile('test/web/features/decks/deck-detail.test.tsx');
const deckQuiz = inFile('test/web/features/decks/deck-quiz.test.tsx');
const deckLife = inFile('test/functions/decks/deck-life.test.ts');
const deckWords = inFile('test/web/features/decks/deck-words.test.tsx');
const distractors = inFile('test/shared/quiz/choose-distractors.test.ts');
const editQuiz = inFile('test/web/features/quizzes/edit-quiz.test.tsx');
const faults = inFile('test/functions/study/study-faults.test.ts');
const generated = inFile('test/shared/quiz/generate-quiz.test.ts');
const google = inFile('test/functions/auth/google-sign-in.test.ts');
const home = inFile('test/web/features/learner-home/home.test.tsx');
const household = inFile('test/functions/households/household-life.test.ts');
const householdSettings = inFile('test/web/features/household/household-settings.test.tsx');
const imports = inFile('test/functions/cards/import.test.ts');
const importForm = inFile('test/web/features/decks/import-form.test.tsx');
const importSaving = inFile('test/web/features/decks/import-saving.test.tsx');
const importWords = inFile('test/web/features/decks/import-words.test.tsx');
const learnerDetails = inFile('test/web/features/learners/learner-details.test.tsx');
const learnerLife = inFile('test/functions/learners/learner-life.test.ts');
const learners = inFile('test/web/features/learners/learners-tab.test.tsx');
const learnerScreens = inFile('test/web/app/learner/learner-screens.test.tsx');
const limits = inFile('test/functions/limits.test.ts');
const login = inFile('test/functions/auth/login.test.ts');
const mastered = inFile('test/functions/study/mastered.test.ts');
const matrix = inFile('test/routes.test.ts');
const parentApp = inFile('test/web/app/parent/parent-app.test.tsx');
const picker = inFile('test/web/features/households/household-picker.test.tsx');
const progress = inFile('test/functions/streaks/progress.test.ts');
const quizLists = inFile('test/functions/quizzes/quiz-lists.test.ts');
const quizList = inFile('test/web/features/quizzes/quiz-list.test.tsx');
const quizzes = inFile('test/functions/quizzes/quizzes.test.ts');
const recount = inFile('test/functions/study/recount.test.ts');
const register = inFile('test/functions/auth/register.test.ts');
const session = inFile('test/web/features/study/session.test.tsx');
const sessions = inFile('test/functions/auth/sessions.test.ts');
const study = inFile('test/functions/study/study.test.ts');
const studyDecks = inFile('test/web/features/study/deck-list.test.tsx');
const throttle = inFile('test/functions/auth/sign-in-throttle.test.ts');
const trust = inFile('test/web/features/study/trust.test.tsx');

const SERVES =
  'a study session > serves ten new cards in deck order, counts each answer once, and completes by what is stored';
const NEXT_DUE = 'when nothing is due, says when the next card comes and offers to study anyway';
const THREE_WEEKS =
  'a card is mastered once its memory lasts three weeks: for its learner alone, and for grown-ups as the highest count';
const GRACE =
  'an attempt > counts answers that are on their way for ten seconds after its time, and later only what had been saved';
const REFUSED_ROWS = 'the preview counts the cards and lists every refused row with line and reason';
const TEN = 'a quiz > is made from a deck: ten questions, each with its right answer and no second one';
const TRIES = 'one account from one network > has five tries, then waits that double, with the seconds in Retry-After';

/** What is decided on top of the specification. */
export const decisions = [
  ...inSection('Decisions: instead of stubs', [
    [
      'rule',
      'The day-streak tile is the real streak',
      home('greets the learner and shows the real streak, achievements, decks and what waits, with three calls'),
    ],
    [
      'rule',
      'Real member role and learner count',
      picker('shows the real role and number of learners of each household'),
    ],
    [
      'rule',
      'View Progress opens the learner’s report',
      learners('View Progress opens the reports and not the details'),
    ],
    [
      'rule',
      'Admin Create Household creates one',
      admin('a household that an admin makes > belongs to the parent who was named'),
    ],
    ['rule', 'totalDecks is the real count', admin('the totals > follow everything that is made and removed')],
    [
      'rule',
      'The learner profile is the learner linked to the signed-in user',
      learnerScreens('an account that belongs to no learner shows nobody else’s profile'),
    ],
    [
      'rule',
      'Linking takes the learner named in the call',
      assignUser('a learner account that an admin assigns > is tied to the learner that is named'),
    ],
    [
      'rule',
      'Linking takes the only unlinked learner else',
      assignUser(
        "a learner account that an admin assigns > is tied to the household's only learner without an account, when none is named",
      ),
    ],
    [
      'rule',
      'Success text in a status region, with a button to Create > Quizzes',
      deckQuiz('the quiz button of a deck with three cards makes a quiz, says so, and leads to it'),
    ],
    [
      'rule',
      'Delete confirmations are an accessible dialog',
      deckDetail('a card goes after the question, and the deck counts one less'),
    ],
    [
      'rule',
      'Generated options are other answers of the deck, never a second correct one',
      quizzes(TEN),
      generated('generateQuiz > offers four different answers of which exactly one is right, in any deck'),
    ],
    [
      'rule',
      'Placeholders fill only what the deck cannot give',
      quizLists('a quiz from a deck whose cards share one back still has one right answer'),
      distractors('chooseDistractors > fills up with placeholders only what the deck cannot give'),
    ],
    [
      'rule',
      'CSV header recognised by name, else asked in the preview',
      importForm('where nobody can tell, it asks whether the first row is a header'),
    ],
    ['rule', 'CSV delimiter detected and changeable', importForm('the separator can be put right')],
    ['rule', 'CSV encoding detected and changeable', importForm('the encoding can be put right')],
    ['rule', 'The preview shows every refused row with line number and reason', importForm(REFUSED_ROWS)],
    [
      'rule',
      'Saving in idempotent chunks',
      imports('an import > adds each row once when the same chunk arrives several times at once'),
      importSaving('a failure in the middle keeps what is saved and goes on where it stopped'),
    ],
    ['rule', 'A progress bar while saving', importSaving('while it saves, a progress bar and words say how far it is')],
    [
      'rule',
      'Formulas in exported cells are neutralised',
      deckWords('the exported file lets no spreadsheet run what a card says'),
    ],
    [
      'rule',
      'Every answer is saved at once as an idempotent review',
      study(SERVES),
      trust('without a connection keeps the answers on the device, and sends each once when it is back'),
    ],
    ['rule', 'Totals in complete are a checksum: the server’s count wins', study(SERVES)],
    ['rule', 'The server holds the deadline, with 10 s grace; late ones are marked', quizzes(GRACE)],
    ['rule', 'Decks can be edited', deckDetail('a deck is renamed everywhere')],
    ['rule', 'Cards can be edited', deckDetail('a card is edited in a dialog')],
    [
      'rule',
      'Quizzes can be edited',
      editQuiz('saves what was changed, takes away what was emptied, and shows it in the list'),
    ],
    ['rule', 'Learners can be edited', learnerDetails('changes name and picture, and returns to the details')],
    ['rule', 'The household name can be edited', householdSettings('renames the household everywhere')],
    ['rule', 'Learners can be deleted', learnerDetails('deletes only after asking, and says what goes along')],
    ['rule', 'Quizzes can be deleted', quizList('a quiz goes from the list after the question and the server’s yes')],
    ['rule', 'Households can be deleted', householdSettings('deletes the household only once its name was typed')],
  ]),
  ...inSection('Decisions: study', [
    ['rule', 'Mastered: stability of 21 days, per learner and card', mastered(THREE_WEEKS)],
    ['rule', 'A parent’s deck list shows the highest count among the learners', mastered(THREE_WEEKS)],
    [
      'rule',
      'The deck page breaks mastered cards down by learner',
      deckQuiz('breaks down by learner what has been reached, once somebody looks'),
    ],
    ['rule', 'Accuracy: absent until there is a review, for parents over all learners', mastered(THREE_WEEKS)],
    [
      'rule',
      'The household’s time zone comes from the browser',
      parentApp('opens the first household that somebody makes'),
    ],
    ['rule', 'The time zone is editable in Settings', householdSettings('takes a city for its time zone')],
    [
      'constant',
      'A study day starts at 04:00',
      progress('the calendar > shows each day of the month with its activity'),
      householdSettings('tells name, members, learners and when a study day starts'),
    ],
    [
      'rule',
      'A streak lives through a change of clocks',
      progress('a streak > lives through a change of clocks in spring'),
    ],
    [
      'rule',
      'A change of the zone does not rewrite history',
      progress('a streak > keeps its history when the household moves to another zone'),
    ],
    [
      'rule',
      'Wrong cards come back before the session ends',
      session('card by card > goes through the session, brings the wrong card back, and ends it with the totals'),
    ],
    ['constant', 'At most 10 new cards a study day', study(SERVES)],
    [
      'rule',
      'When nothing is due it says so, with the date of the next card',
      studyDecks(NEXT_DUE),
      study('a study session > brings cards back on the day they are due and says before that when that is'),
    ],
    ['rule', 'It offers to study anyway', studyDecks(NEXT_DUE)],
    [
      'rule',
      'Studying anyway never moves the schedule backwards',
      study('a study session > never moves the schedule backwards when a learner studies anyway'),
    ],
    [
      'rule',
      'An unfinished session goes on with the same card',
      study('a study session > goes on with the unfinished session, with the card that comes next'),
      trust('a reload without a connection goes on with the same card, and no answer is lost or doubled'),
    ],
    [
      'rule',
      'An assignment of a deck ticks itself off',
      assignments('an assignment > ticks itself off when a session of its deck is completed, but not by an empty one'),
    ],
    [
      'rule',
      'An assignment of a quiz ticks itself off',
      quizzes('an attempt > counts as a study day, in the report, and ticks its assignment off'),
    ],
    [
      'rule',
      'Deleting the deck takes its open assignments along',
      assignments('an assignment > goes with its deck while it is open, and stays in the record once it is done'),
    ],
    [
      'rule',
      'Deleting the quiz takes its open assignments along',
      quizzes('a quiz > changes, and disappears with its open assignments'),
    ],
    [
      'rule',
      'Deleting the learner takes its assignments along',
      assignments('an assignment > goes with its learner, and can be taken back'),
    ],
    [
      'constant',
      'Badges at 3, 7, 14, 30, 50, 100, 200, 365 days',
      progress('badges > are there to be earned at eight streaks'),
    ],
    [
      'rule',
      'Badges are earned for good',
      progress('badges > are earned on the day the streak reaches them, and for good'),
    ],
    [
      'rule',
      'Answers stay secret until submitting',
      quizzes('an attempt > shows a learner no answer and no explanation before it is handed in'),
    ],
    [
      'rule',
      'Every figure equals a recount from the review log',
      recount('keeps every number equal to what the log says, whatever happens'),
    ],
    [
      'rule',
      'The same answer sent twice counts once',
      faults('two devices > that send the same batch at the same time count it once'),
    ],
  ]),
  ...inSection('Decisions: accounts', [
    ['rule', 'The most common passwords are refused', register('registration refuses > the common password password')],
    [
      'constant',
      'Password maximum 128',
      register('registration refuses > a password of 129 characters, and takes one of 128'),
    ],
    [
      'rule',
      'Passwords are stored with scrypt at an OWASP cost',
      register('registration > stores the password as a hash only, at the full cost'),
    ],
    ['rule', 'Sign-in is throttled per account', throttle(TRIES)],
    [
      'rule',
      'Sign-in is throttled per network address',
      throttle('one network > has sixty tries over all accounts, and then waits for sign-in and registration alike'),
    ],
    [
      'rule',
      'Answers do not reveal which accounts exist',
      login('sign-in > refuses a wrong password, an unknown address and a disabled account in the same words'),
    ],
    [
      'rule',
      'Signing out takes effect on the very next request',
      sessions('a session > is over with the next request after signing out, and the others are not'),
    ],
    [
      'rule',
      'A role change takes effect on the very next request',
      sessions('a session > follows a change of role at once'),
    ],
    ['constant', 'Idle limit 14 days', sessions('a session that is not used > is over after 14 days')],
    [
      'constant',
      'Absolute limit 90 days',
      sessions('a session that is not used > is over after 90 days, however much it was used'),
    ],
    [
      'rule',
      'Google: the account key is sub',
      google('somebody whom Google has brought before > keeps the account when the address at Google changes'),
    ],
    [
      'rule',
      'Google: merges only where Google vouches',
      google('an address that has an account with a password > is not merged where Google does not vouch for it'),
    ],
    [
      'rule',
      'Google: an unverified password account never survives',
      google(
        'an address that has an account with a password > loses the password and all sessions that were there before anybody proved to own the address',
      ),
    ],
    [
      'rule',
      'The first admin is made by a command',
      adminCommand('the command makes an admin, who signs in to the dashboard at once'),
    ],
    [
      'rule',
      'Disabling signs a user out at once',
      admin(
        'an account that an admin makes > is signed out at once when it is disabled, and lets itself be enabled again',
      ),
    ],
    ['rule', 'Audit trail of admin actions', admin('the audit trail > says who did what to whom, newest first')],
  ]),
  ...inSection('Decisions: limits', [
    [
      'constant',
      'Household names 120',
      limits('households/create-household > takes a name of 120 characters and refuses one more, naming the field'),
    ],
    [
      'constant',
      'Learner names 120',
      limits('learners/create-learner > takes a name of 120 characters and refuses one more, naming the field'),
    ],
    [
      'constant',
      'Deck names 120',
      limits('decks/create-deck > takes a name of 120 characters and refuses one more, naming the field'),
    ],
    [
      'constant',
      'Quiz names 120',
      limits('quizzes/create-quiz > takes a name of 120 characters and refuses one more, naming the field'),
    ],
    [
      'constant',
      'Descriptions 1,000',
      limits('decks/create-deck > takes a description of 1000 characters and refuses one more, naming the field'),
      limits('quizzes/create-quiz > takes a description of 1000 characters and refuses one more, naming the field'),
    ],
    [
      'constant',
      'Card sides 5,000',
      limits('cards/create-card > takes a front of 5000 characters and refuses one more, naming the field'),
      limits('cards/create-card > takes a back of 5000 characters and refuses one more, naming the field'),
    ],
    [
      'constant',
      'Notes 1,000',
      limits('assignments/create-assignment > takes a notes of 1000 characters and refuses one more, naming the field'),
    ],
    [
      'constant',
      '5,000 cards a deck',
      imports(
        'a deck that gets full > takes 5,000 cards exactly and refuses the next chunk before it writes any card of it',
      ),
    ],
    ['constant', '500 decks', deckLife('a deck > is the last one of a full household, until another one goes')],
    ['constant', '100 questions a quiz', quizLists('a quiz holds 100 questions and no more')],
    [
      'constant',
      '20 learners',
      learnerLife('a learner > is one of 20 at most, also when many are added at once, and counted right'),
    ],
    [
      'constant',
      '10 grown-ups',
      household('a household > takes ten grown-ups and no more, also when they come at once, and counts its members'),
    ],
    ['constant', '10,000 rows an import file', importWords('each row past 10,000 is refused')],
    ['constant', '10 MB an import file', importWords('a file of more than 10 MB is refused before it is read')],
    ['constant', '256 KB a request body', matrix('POST /api/decks with a bad body > refuses more than 256 KB')],
  ]),
];
