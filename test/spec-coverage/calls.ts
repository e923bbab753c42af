import { inFile, inSection } from './spec-rows.ts';

const admin = inFile('test/functions/admin/admin.test.ts');
const assignments = inFile('test/functions/assignments/assignments.test.ts');
const assignUser = inFile('test/functions/users/assign-user.test.ts');
const changePassword = inFile('test/functions/auth/change-password.test.ts');
const decks = inFile('test/functions/decks/deck-life.test.ts');
const deleteDeck = inFile('test/functions/decks/delete-deck.test.ts');
const getUser = inFile('test/functions/users/get-user.test.ts');
const google = inFile('test/functions/auth/google-sign-in.test.ts');
const households = inFile('test/functions/households/household-life.test.ts');
const imports = inFile('test/functions/cards/import.test.ts');
const invitations = inFile('test/functions/households/invitations.test.ts');
const learners = inFile('test/functions/learners/learner-life.test.ts');
const login = inFile('test/functions/auth/login.test.ts');
const matrix = inFile('test/routes.test.ts');
const members = inFile('test/functions/households/members.test.ts');
const progress = inFile('test/functions/streaks/progress.test.ts');
const quizLists = inFile('test/functions/quizzes/quiz-lists.test.ts');
const quizzes = inFile('test/functions/quizzes/quizzes.test.ts');
const register = inFile('test/functions/auth/register.test.ts');
const sessionList = inFile('test/functions/study/session-list.test.ts');
const sessions = inFile('test/functions/auth/sessions.test.ts');
const shapes = inFile('test/functions/shapes.test.ts');
const study = inFile('test/functions/study/study.test.ts');

const DECK = 'a deck > is listed as it was made, the first made first, for everybody in the household';
const CARD = 'a card > is added behind the others, changed, and deleted, and the deck counts along';
const LEARNER = 'a learner > is added, changed by what is named, and listed in the order of adding';
const SERVES =
  'a study session > serves ten new cards in deck order, counts each answer once, and completes by what is stored';
const HOUSEHOLD = 'a household > is made with its owner as the only member, in the named time zone or else in UTC';
const QUIZ = 'a quiz > takes both shapes of a question and keeps one';
const CHANGES = 'a quiz > changes, and disappears with its open assignments';
const TICKS = 'an attempt > counts as a study day, in the report, and ticks its assignment off';
const SECOND_TAB = 'an attempt > goes on where it was in a second tab, and begins anew only when it is handed in';
const NEW = 'makes an account with the chosen role for somebody new, and answers as sign-in does';

/** §7 and the calls that the decisions add, by method and path as in the contract. */
export const calls = [
  ...inSection('7 Calls', [
    [
      'route',
      'POST /api/auth/supa/login',
      login('sign-in > answers the token and the account with its households, nothing else'),
    ],
    [
      'route',
      'POST /api/auth/supa/register',
      register('registration > signs a parent in and answers the token and the account, nothing else'),
    ],
    ['route', 'POST /api/auth/supa/google', google(`POST /api/auth/supa/google > ${NEW}`)],
    ['route', 'POST /api/auth/google', google(`POST /api/auth/google > ${NEW}`)],
    ['route', ['GET /api/decks', 'POST /api/decks'], decks(DECK)],
    [
      'route',
      'DELETE /api/decks/{deckId}',
      deleteDeck(
        'deleting a deck > takes its cards, imports, progress and memories of all learners along, and leaves what the learners did',
      ),
    ],
    [
      'route',
      ['GET /api/decks/{deckId}/cards', 'POST /api/decks/{deckId}/cards', 'DELETE /api/decks/{deckId}/cards/{cardId}'],
      decks(CARD),
    ],
    ['route', ['POST /api/decks/{deckId}/sessions', 'PATCH /api/sessions/{sessionId}/complete'], study(SERVES)],
    [
      'route',
      'GET /api/sessions',
      sessionList('lists the sessions of several learners newest first, page by page, each once'),
    ],
    [
      'route',
      'GET /api/quizzes',
      quizLists(
        'the list of quizzes > holds each quiz as it was made; a learner gets its questions without the answers',
      ),
    ],
    ['route', 'POST /api/quizzes', quizzes(QUIZ)],
    ['route', 'POST /api/quizzes/{quizId}/attempts', quizzes(SECOND_TAB)],
    ['route', 'PATCH /api/attempts/{attemptId}/complete', quizzes('an attempt > is scored by the server, once')],
    [
      'route',
      'GET /api/quiz-attempts',
      quizLists('the list of attempts > is newest first, for the learner and for a grown-up who names the learner'),
    ],
    ['route', ['GET /api/households', 'POST /api/households'], households(HOUSEHOLD)],
    [
      'route',
      'GET /api/households/{householdId}',
      shapes('what is answered of > a household: id, name, owner, zone, day, counts and the role of who asks'),
    ],
    [
      'route',
      ['GET /api/households/{householdId}/learners', 'POST /api/households/{householdId}/learners'],
      learners(LEARNER),
    ],
    [
      'route',
      'GET /api/households/{householdId}/members',
      members('the members of a household > come with role, day and account, for everybody in it'),
    ],
    [
      'route',
      'GET /api/streaks/learners/{learnerId}',
      study(
        'a study session > counts answers that arrive late on the day they were given, and joins the streak over them',
      ),
    ],
    [
      'route',
      'GET /api/streaks/learners/{learnerId}/calendar',
      progress('the calendar > shows each day of the month with its activity'),
    ],
    ['route', 'GET /api/streaks/badges', progress('badges > are there to be earned at eight streaks')],
    [
      'route',
      'GET /api/streaks/learners/{learnerId}/badges',
      progress('badges > are earned on the day the streak reaches them, and for good'),
    ],
    [
      'route',
      'POST /api/assignments',
      assignments("an assignment > carries its deck's own name, and is seen by the learner and by grown-ups"),
    ],
    ['route', 'GET /api/reports/learners/{learnerId}/summary', quizzes(TICKS)],
    [
      'route',
      ['GET /api/users', 'POST /api/users'],
      admin('the lists > page through all accounts and find them by the beginning of the e-mail'),
    ],
    ['route', 'GET /api/users/{userId}', getUser('an account > shows all its households to itself and to an admin')],
    [
      'route',
      'GET /api/users/{userId}/households',
      getUser("an account's households > are listed for itself and for an admin, and for nobody else"),
    ],
    [
      'route',
      'POST /api/users/{userId}/households',
      assignUser('a learner account that an admin assigns > is tied to the learner that is named'),
    ],
    [
      'rule',
      'All authorised calls send a bearer token',
      inFile('test/web/features/auth/sign-in.test.tsx')(
        'signs in with email and password and opens the role’s screens',
      ),
    ],
  ]),
  ...inSection('7 Calls that the decisions add', [
    [
      'route',
      'GET /api/me',
      register('registration > signs a parent in and answers the token and the account, nothing else'),
      invitations("a learner's code > ties the account to exactly the learner that it was made for"),
    ],
    [
      'route',
      'POST /api/auth/logout',
      sessions('a session > is over with the next request after signing out, and the others are not'),
    ],
    [
      'route',
      'POST /api/auth/logout-everywhere',
      sessions('a session > is over everywhere with the next request after signing out everywhere'),
    ],
    [
      'route',
      'POST /api/auth/password',
      changePassword('changing the password > takes effect at once, ends the other sessions and keeps this one'),
    ],
    [
      'route',
      'PATCH /api/households/{householdId}',
      households('a household > changes what is named and keeps the rest'),
    ],
    [
      'route',
      'DELETE /api/households/{householdId}',
      households('deleting a household > takes everything with it and frees its members'),
    ],
    [
      'route',
      'POST /api/households/{householdId}/invitations',
      invitations("a learner's code > ties the account to exactly the learner that it was made for"),
    ],
    [
      'route',
      'POST /api/invitations/accept',
      invitations("a grown-up's code > gives the role that it was made for: guardian"),
    ],
    ['route', 'PATCH /api/households/{householdId}/learners/{learnerId}', learners(LEARNER)],
    [
      'route',
      'DELETE /api/households/{householdId}/learners/{learnerId}',
      learners('deleting a learner > takes its account out of the household at once, with everything that it studied'),
    ],
    [
      'route',
      'PATCH /api/decks/{deckId}',
      decks('a deck > changes what is named, keeps the rest, and loses its description by an empty one'),
    ],
    ['route', 'PATCH /api/decks/{deckId}/cards/{cardId}', decks(CARD)],
    [
      'route',
      'POST /api/decks/{deckId}/cards/import',
      imports('an import > adds nothing by a chunk that was sent before, also where chunks overlap and days later'),
    ],
    [
      'route',
      'POST /api/decks/{deckId}/quiz',
      quizzes('a quiz > is made from a deck: ten questions, each with its right answer and no second one'),
    ],
    ['route', 'POST /api/sessions/{sessionId}/reviews', study(SERVES)],
    [
      'route',
      ['GET /api/quizzes/{quizId}', 'PATCH /api/quizzes/{quizId}', 'DELETE /api/quizzes/{quizId}'],
      quizzes(CHANGES),
    ],
    ['route', 'GET /api/attempts/{attemptId}', quizLists('what an attempt starts with > is read again by its id')],
    ['route', 'PATCH /api/attempts/{attemptId}', quizzes(SECOND_TAB)],
    [
      'route',
      'GET /api/assignments',
      assignments("an assignment > carries its deck's own name, and is seen by the learner and by grown-ups"),
    ],
    [
      'route',
      'DELETE /api/assignments/{assignmentId}',
      assignments('an assignment > goes with its learner, and can be taken back'),
    ],
    [
      'route',
      'GET /api/reports/learners/{learnerId}/activity',
      progress('the report of activity > shows days, decks, what comes due, and the hardest cards'),
    ],
    ['route', 'GET /api/admin/stats', admin('the totals > follow everything that is made and removed')],
    [
      'route',
      'PATCH /api/users/{userId}',
      admin(
        'an account that an admin makes > is signed out at once when it is disabled, and lets itself be enabled again',
      ),
    ],
    ['route', 'GET /api/admin/audit', admin('the audit trail > says who did what to whom, newest first')],
    [
      'rule',
      'Unknown fields are refused',
      matrix('POST /api/decks with a bad body > refuses unknown fields, also those with a meaning to JavaScript'),
    ],
    ['rule', '401 without a token', matrix('GET /api/decks without a good token > refuses a call without a token')],
    ['rule', '415 for another content type', matrix('POST /api/decks with a bad body > refuses another content type')],
    ['rule', '413 for more than 256 KB', matrix('POST /api/decks with a bad body > refuses more than 256 KB')],
    [
      'rule',
      '429 with Retry-After',
      inFile('test/functions/auth/sign-in-throttle.test.ts')(
        'one account from one network > has five tries, then waits that double, with the seconds in Retry-After',
      ),
    ],
    [
      'rule',
      'Long lists page by the Link header',
      sessionList('lists the sessions of several learners newest first, page by page, each once'),
    ],
  ]),
];
