import { inFile, inSection } from './spec-rows.ts';

const adminApp = inFile('test/web/app/admin/admin-app.test.tsx');
const assignUser = inFile('test/web/features/admin/assign-user.test.tsx');
const createHousehold = inFile('test/web/features/admin/create-household.test.tsx');
const createQuiz = inFile('test/web/features/quizzes/create-quiz.test.tsx');
const createUser = inFile('test/web/features/admin/create-user.test.tsx');
const editQuiz = inFile('test/web/features/quizzes/edit-quiz.test.tsx');
const households = inFile('test/web/features/admin/households-tab.test.tsx');
const overview = inFile('test/web/features/admin/overview.test.tsx');
const questions = inFile('test/web/features/quizzes/question-list.test.tsx');
const quizList = inFile('test/web/features/quizzes/quiz-list.test.tsx');
const screens = inFile('test/e2e/screens.spec.ts');
const trail = inFile('test/web/features/admin/audit-trail.test.tsx');
const users = inFile('test/web/features/admin/users-tab.test.tsx');

const CREATED = 'a quiz is created, the form starts over and the list shows it';
const IN_LIST = 'shows the quizzes by name with question count, time limit in minutes and pass mark';
const MAKES_USER = 'makes the account, and shows and counts it at once';
const ASSIGNS = 'assigns a grown-up with the role that is chosen, and the card says so';
const EACH_USER = 'counts all users, and tells of each one what it is and where it belongs';
const WHO = 'tells in Settings who this is, and changes the password';
const TOUR =
  'admin sees every screen on phone-light, readable for everybody, as wide as the screen and within the content security policy';

/** §2: Create > Quizzes, and the admin's dashboard. */
export const quizMakingAndAdmin = [
  ...inSection('2 Create > Quizzes', [
    ['screen', 'List of quizzes', quizList(IN_LIST)],
    ['label', ['Question count', 'Time limit', 'Pass mark'], quizList(IN_LIST)],
    ['label', 'Delete of a quiz', quizList('a quiz goes from the list after the question and the server’s yes')],
    [
      'label',
      'Edit of a quiz',
      editQuiz('saves what was changed, takes away what was emptied, and shows it in the list'),
    ],
    ['screen', 'Quiz creator form', createQuiz(CREATED)],
    [
      'label',
      [
        'Quiz Name',
        'Description',
        'Question Text',
        'Explanation',
        'Add Question',
        'Time Limit (minutes)',
        'Passing Score (%)',
        'Create Quiz',
      ],
      createQuiz(CREATED),
    ],
    ['label', 'Question draft list', questions('a question is changed in its place')],
    [
      'rule',
      'A draft survives a reload',
      createQuiz('a draft survives a reload, with the question that was being written'),
    ],
  ]),
  ...inSection('2 Admin dashboard', [
    ['screen', ['Overview', 'Households', 'Users', 'Settings'], screens(TOUR)],
    ['label', ['Tab Overview', 'Tab Households', 'Tab Users', 'Tab Settings'], screens(TOUR)],
    ['rule', 'Overview is the default tab', adminApp('starts with the overview')],
    ['message', 'Loading admin dashboard...', overview('says that the dashboard is being loaded')],
    [
      'label',
      ['System Overview', 'Total Households', 'Total Learners', 'Active Users'],
      overview('shows how much there is of everything'),
    ],
    ['label', ['Total Users', 'Total Decks'], overview('shows how much there is of everything')],
    ['rule', 'Active Users is N/A when zero', overview('says N/A while nobody is active')],
    ['label', 'Recent Households', overview('lists the six most recent households and opens the console of one')],
    [
      'rule',
      'Recent households show id and created date',
      overview('lists the six most recent households and opens the console of one'),
    ],
    ['label', 'All Households (count)', households('counts all households, however many of them are shown')],
    [
      'rule',
      'Household cards show name, id, owner id and created date',
      households('counts all households, however many of them are shown'),
    ],
    [
      'rule',
      'Create Household makes one, and takes an owner by e-mail',
      createHousehold('makes a household for the parent who is named, and shows and counts it at once'),
    ],
    [
      'rule',
      'Clicking a household opens its household console',
      adminApp('opens the console of a household with an admin’s rights, and leads back to all of them'),
    ],
    ['message', 'No households yet', households('says that there are no households yet')],
    ['label', 'User Management (N total)', users(EACH_USER)],
    ['label', 'Create User', createUser(MAKES_USER)],
    ['screen', 'Create User dialog', createUser(MAKES_USER)],
    ['label', ['Create User: Email', 'Create User: Password', 'Create User: Role'], createUser(MAKES_USER)],
    [
      'label',
      ['User card: email', 'User card: id', 'User card: role', 'User card: households list', 'No households'],
      users(EACH_USER),
    ],
    ['label', 'Assign to Household', assignUser(ASSIGNS)],
    ['screen', 'Assign to Household dialog', assignUser(ASSIGNS)],
    ['label', ['Assign: Household', 'Assign: Role', 'Assign'], assignUser(ASSIGNS)],
    [
      'label',
      'Assign: learner to link when the user is one',
      assignUser('links a learner account to the learner that is named, out of those without an account'),
    ],
    [
      'message',
      ['No users yet', 'Users will appear here after registration'],
      users('says that there are no users yet'),
    ],
    ['label', ['Settings: email', 'Settings: role'], adminApp(WHO)],
    ['label', 'Sign Out', adminApp('signs out, and the next sign-in starts with the overview')],
    [
      'rule',
      'Households page and search by name prefix',
      households('searches once the typing rests, with one call'),
      households('Load more goes on where the page before ended, and the focus stays at the end of the list'),
    ],
    [
      'rule',
      'Users page and search by e-mail prefix',
      users('searches by the beginning of the email, and pages through the finds'),
    ],
    ['label', 'Disable a user', users('disables an account after asking, and the card says so')],
    [
      'label',
      'Audit trail: who did what to whom, when',
      trail('tells who did what to whom, and when, as the server orders it'),
    ],
  ]),
];
