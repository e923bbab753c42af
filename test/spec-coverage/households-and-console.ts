import { inFile, inSection } from './spec-rows.ts';

const activity = inFile('test/web/features/reports/report-tables.test.tsx');
const addLearner = inFile('test/web/features/learners/add-learner.test.tsx');
const assign = inFile('test/web/features/assignments/assign-form.test.tsx');
const assigned = inFile('test/web/features/assignments/assignment-list.test.tsx');
const cards = inFile('test/web/features/household/settings-cards.test.tsx');
const createHousehold = inFile('test/web/features/households/create-household.test.tsx');
const details = inFile('test/web/features/learners/learner-details.test.tsx');
const learners = inFile('test/web/features/learners/learners-tab.test.tsx');
const members = inFile('test/web/features/members/members.test.tsx');
const parentApp = inFile('test/web/app/parent/parent-app.test.tsx');
const picker = inFile('test/web/features/households/household-picker.test.tsx');
const reports = inFile('test/web/features/reports/reports-tab.test.tsx');
const studyDays = inFile('test/web/features/reports/study-days.test.tsx');
const tabs = inFile('test/web/app/parent/console-tabs.test.tsx');

const CARD = 'shows the real role and number of learners of each household';
const FORM = 'the form gives an example, and Cancel closes it without a call';
const FIRST = 'leads from the first visit to the first learner';
const LEARNER_CARD = 'shows each learner’s cards and streak';
const LEARNER_FACTS = 'a learner’s details name each fact, the linked account only where there is one';
const MEMBER_FACTS = 'a member’s details name each fact';
const SETTINGS = 'Settings has a card for the household, its members, the account and the ways out';
const PEOPLE = 'lists parents with their role and learners with their progress';
const WITH_ALL = 'assigns a deck with date and notes, says so, and is empty again';

/** §2: the household picker and the household console, without the decks. */
export const householdsAndConsole = [
  ...inSection('2 Household picker', [
    ['screen', 'Household picker', picker(CARD)],
    ['label', 'All Households', picker('opens the household that is pressed')],
    ['label', ['Select a household to manage', 'Household name', 'Owner • N learners'], picker(CARD)],
    ['label', 'Create Household', picker('shows a further household in the list once it is made')],
    ['screen', 'Create Household modal', createHousehold(FORM)],
    ['label', ['Household Name', 'e.g. Smith Family', 'Cancel'], createHousehold(FORM)],
    ['label', 'Create', parentApp('opens the first household that somebody makes')],
    ['message', 'Creating...', picker('says Creating... while it is being made')],
    [
      'message',
      ['No households yet', 'Create your first household to get started'],
      createHousehold('somebody without a household is told how to begin'),
    ],
    ['label', 'Sign Out', createHousehold('Sign Out stands beside the list and leads to sign-in')],
  ]),
  ...inSection('2 Household console', [
    ['screen', 'Household console', tabs('has five tabs at the bottom, Learners first')],
    [
      'label',
      ['Learners', 'Create', 'Assign', 'Reports', 'Settings'],
      tabs('has five tabs at the bottom, Learners first'),
    ],
    ['rule', 'Learners is the default tab', tabs('has five tabs at the bottom, Learners first')],
    ['rule', 'The header shows the household name', parentApp('opens the first household by itself, at its learners')],
    ['message', 'Loading...', parentApp('says Loading... until the household’s name is there')],
  ]),
  ...inSection('2 Console: Learners', [
    ['screen', 'Learners tab', tabs('Learners opens its own screen')],
    ['label', 'Add Learner', learners(FIRST)],
    [
      'screen',
      'Add Learner modal',
      addLearner('gives an example of a name, and Cancel closes the form without a call'),
    ],
    [
      'label',
      ['Learner Name', 'e.g. Emma', 'Cancel'],
      addLearner('gives an example of a name, and Cancel closes the form without a call'),
    ],
    ['message', 'Adding...', addLearner('says Adding... while the learner is being added')],
    ['message', ['No learners yet', 'Add a learner to get started'], learners(FIRST)],
    [
      'label',
      ['Avatar, or default icon'],
      addLearner('a learner with a picture shows it, one without gets a neutral figure'),
    ],
    ['label', ['Learner’s name', 'N cards studied', 'N day streak'], learners(LEARNER_CARD)],
    ['label', 'View Progress', learners('View Progress opens the reports and not the details')],
    ['screen', 'Learner Details modal', cards(LEARNER_FACTS)],
    [
      'label',
      ['Learner id', 'Household id', 'Linked user id if any', 'Created date', 'Cards studied', 'Day streak'],
      cards(LEARNER_FACTS),
    ],
    ['label', 'Name in Learner Details', details('tells everything known of the learner')],
  ]),
  ...inSection('2 Console: Create', [
    ['screen', 'Create tab', tabs('Create opens its own screen')],
    ['label', ['Decks', 'Quizzes'], tabs('Create shows decks first and the quizzes with their form beside them')],
    ['rule', 'Decks is the default sub-tab', parentApp('shows decks first under Create, and quizzes beside them')],
  ]),
  ...inSection('2 Console: Assign', [
    ['screen', 'Assign tab', tabs('Assign opens its own screen')],
    ['label', ['Learner', 'Type', 'Resource', 'Due Date', 'Notes', 'Create Assignment'], assign(WITH_ALL)],
    [
      'rule',
      'Type is deck or quiz',
      assign('offers the household’s decks by name, and its quizzes after a change of the type'),
    ],
    [
      'label',
      'States: open, due soon, overdue, done',
      assigned('lists by learner, the newest first, how everything stands'),
    ],
    ['label', 'Delete an assignment', assigned('deletes only after asking, and keeps the keyboard’s place')],
  ]),
  ...inSection('2 Console: Reports', [
    ['screen', 'Reports tab', tabs('Reports opens its own screen')],
    [
      'label',
      'Learner selector',
      reports('another learner’s figures come with the selection, never the last one’s meanwhile'),
    ],
    [
      'label',
      [
        'Cards studied',
        'Quizzes completed',
        'Current streak',
        'Longest streak',
        'Average accuracy',
        'Assignments completed',
        'Assignments pending',
      ],
      reports('shows the seven figures'),
    ],
    [
      'label',
      'Study days chart',
      studyDays('a bar is filled as far as the day’s reviews were correct, and as high as they all were'),
    ],
    ['label', 'A table beside the chart', studyDays('the table tells every day with study, the latest first')],
    [
      'label',
      ['Accuracy per deck', 'Mastery per deck'],
      activity('tells accuracy, mastery and what is due of each deck, the studied ones first'),
    ],
    [
      'label',
      ['Due in the next 7 days', 'Due in the next 30 days'],
      activity('tells how many cards come due within 7 and within 30 days'),
    ],
    [
      'label',
      'Weak cards with their wrong counts',
      activity('lists the weak cards as they come, with how often each was wrong'),
    ],
  ]),
  ...inSection('2 Console: Settings', [
    ['screen', 'Settings tab', tabs('Settings opens its own screen')],
    ['label', ['Household', 'Household: name', 'Household: member count', 'Household: learner count'], cards(SETTINGS)],
    ['label', 'Household Members', cards(SETTINGS)],
    [
      'label',
      ['Badge Parent', 'Member role', 'Badge Learner', 'Cards and streak counts of a learner'],
      members(PEOPLE),
    ],
    ['message', 'No members found', members('says when there is nobody')],
    [
      'label',
      ['Account', 'Account: email', 'Account: user id', 'Account: role Parent', 'Actions', 'Sign Out'],
      cards(SETTINGS),
    ],
    ['rule', 'Entering the tab loads the member list', members('loads the members each time the tab is entered')],
    ['screen', 'Member Details modal', cards(MEMBER_FACTS)],
    ['label', ['Email', 'Role', 'User id', 'Member id', 'User role', 'Joined'], cards(MEMBER_FACTS)],
    [
      'rule',
      'The joined date is in long US format',
      members('tells everything known of a member, with the day in long form'),
    ],
    [
      'rule',
      'Sign Out ends the session',
      parentApp('starts at the learners again at the next sign-in, wherever the last one ended'),
    ],
  ]),
];
