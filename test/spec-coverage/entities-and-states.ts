import { inFile, inSection } from './spec-rows.ts';

const admin = inFile('test/functions/admin/admin.test.ts');
const app = inFile('test/web/app/app.test.tsx');
const assign = inFile('test/web/features/assignments/assign-form.test.tsx');
const assignUser = inFile('test/functions/users/assign-user.test.ts');
const calendar = inFile('test/functions/streaks/calendar-levels.test.ts');
const consoleTabs = inFile('test/web/app/parent/console-tabs.test.tsx');
const countdown = inFile('test/web/features/quiz-taking/countdown.test.tsx');
const createQuiz = inFile('test/web/features/quizzes/create-quiz.test.tsx');
const deckDetail = inFile('test/web/features/decks/deck-detail.test.tsx');
const deckLife = inFile('test/functions/decks/deck-life.test.ts');
const deckList = inFile('test/web/features/decks/deck-list.test.tsx');
const google = inFile('test/web/features/auth/google.test.tsx');
const importSaving = inFile('test/web/features/decks/import-saving.test.tsx');
const learner = inFile('test/functions/learners/learner-life.test.ts');
const login = inFile('test/functions/auth/login.test.ts');
const members = inFile('test/functions/households/members.test.ts');
const parentApp = inFile('test/web/app/parent/parent-app.test.tsx');
const profile = inFile('test/web/features/profile/profile.test.tsx');
const progress = inFile('test/functions/streaks/progress.test.ts');
const quizLists = inFile('test/functions/quizzes/quiz-lists.test.ts');
const quizzes = inFile('test/functions/quizzes/quizzes.test.ts');
const register = inFile('test/functions/auth/register.test.ts');
const registration = inFile('test/web/features/auth/register.test.tsx');
const result = inFile('test/web/features/quiz-taking/result.test.tsx');
const session = inFile('test/web/features/study/session.test.tsx');
const shapes = inFile('test/functions/shapes.test.ts');
const signIn = inFile('test/web/features/auth/sign-in.test.tsx');
const stored = inFile('test/web/lib/session.test.ts');
const study = inFile('test/functions/study/study.test.ts');
const taking = inFile('test/web/features/quiz-taking/taking.test.tsx');
const adminApp = inFile('test/web/app/admin/admin-app.test.tsx');

const SERVES =
  'a study session > serves ten new cards in deck order, counts each answer once, and completes by what is stored';
const THROUGH = 'card by card > goes through the session, brings the wrong card back, and ends it with the totals';
const SCORED = 'an attempt > is scored by the server, once';

/** §3 and §4: what the product keeps, and how it moves from one state to the next. */
export const entitiesAndStates = [
  ...inSection('3 Entities', [
    [
      'rule',
      'User: id, email, role, households (name)',
      login('sign-in > answers the token and the account with its households, nothing else'),
    ],
    [
      'rule',
      'Session: a token plus user object kept in browser local storage',
      signIn('signs in with email and password and opens the role’s screens'),
      stored('a session is read back as it was kept, and is one object until it changes'),
    ],
    [
      'rule',
      'Household: id, name, ownerId, createdAt',
      shapes('what is answered of > a household: id, name, owner, zone, day, counts and the role of who asks'),
    ],
    [
      'rule',
      'Household member: id, userId, role, joinedAt, enriched with the user record',
      members('the members of a household > come with role, day and account, for everybody in it'),
    ],
    [
      'rule',
      'Learner: id, name, avatar, householdId, createdAt',
      learner('a learner > is added, changed by what is named, and listed in the order of adding'),
    ],
    [
      'rule',
      'Learner: userId once an account is linked',
      assignUser('a learner account that an admin assigns > is tied to the learner that is named'),
    ],
    [
      'rule',
      'Deck: id, householdId, name, description, totalCards, masteredCards',
      deckLife('a deck > is listed as it was made, the first made first, for everybody in the household'),
      shapes('what is answered of > a deck and its cards'),
    ],
    ['rule', 'Deck: accuracy, 0 to 1 fraction', study(SERVES)],
    [
      'rule',
      'Deck: accuracy shown as percent',
      deckList('shows the decks by name, with cards, mastered cards and the accuracy once there is one'),
    ],
    ['rule', 'Card: id, front, back', shapes('what is answered of > a deck and its cards')],
    [
      'rule',
      'Study session: id, learnerId, completedAt, cardsStudied, cardsCorrect',
      shapes('what is answered of > a study session'),
      study(SERVES),
    ],
    [
      'rule',
      'Quiz: id, name, description, questions, timeLimit (seconds), passingScore (percent), householdId',
      quizLists(
        'the list of quizzes > holds each quiz as it was made; a learner gets its questions without the answers',
      ),
    ],
    [
      'rule',
      'Quiz question: id (q1, q2...), question, options (2 to 6), correctIndex, explanation',
      quizzes('a quiz > takes both shapes of a question and keeps one'),
    ],
    [
      'rule',
      'The shape questionText, options, correctAnswer, explanation is taken too',
      quizzes('a quiz > takes both shapes of a question and keeps one'),
    ],
    [
      'rule',
      'Quiz attempt: id, learnerId, completedAt, answers (-1 unanswered), score, totalQuestions, percentage, passed, timeSpent (seconds)',
      quizzes(SCORED),
      shapes('what is answered of > an attempt that was handed in'),
    ],
    [
      'rule',
      'Start mode timed or standard',
      quizLists(
        'what an attempt starts with > is a timed one where the quiz has a limit and a standard one elsewhere, whatever is asked for',
      ),
    ],
    [
      'rule',
      'Streak: currentStreak, longestStreak, totalActiveDays, lastActiveDate',
      study(
        'a study session > counts answers that arrive late on the day they were given, and joins the streak over them',
      ),
    ],
    [
      'rule',
      'Calendar day: date (day of month), isActive, cardsStudied, quizzesCompleted',
      progress('the calendar > shows each day of the month with its activity'),
    ],
    [
      'rule',
      'Badge: id, name, description, icon, threshold (streak days)',
      shapes('what is answered of > a badge'),
      progress('badges > are there to be earned at eight streaks'),
    ],
    [
      'rule',
      'Earned badge: badgeId, streakLength',
      progress('badges > are earned on the day the streak reaches them, and for good'),
    ],
    [
      'rule',
      'Assignment: householdId, learnerId, type, resourceId, resourceName, dueDate, notes',
      shapes('what is answered of > an assignment'),
      assign('assigns a deck with date and notes, says so, and is empty again'),
    ],
    [
      'rule',
      'Learner report summary: seven figures, averageAccuracy 0 to 1',
      shapes('what is answered of > a report: seven figures'),
      study(SERVES),
    ],
    [
      'rule',
      'Admin stats: totalHouseholds, totalUsers, totalLearners, totalDecks',
      admin('the totals > follow everything that is made and removed'),
    ],
  ]),
  ...inSection('4 States', [
    [
      'rule',
      'Signed out to signed in after login',
      signIn('signs in with email and password and opens the role’s screens'),
    ],
    [
      'rule',
      'Signed out to signed in after register',
      register('registration > signs a parent in and answers the token and the account, nothing else'),
      registration('registers with the chosen role and signs in'),
    ],
    [
      'rule',
      'Signed out to signed in after Google sign-in',
      google('sign-in holds the credential until a role is chosen'),
    ],
    [
      'rule',
      'Sign out clears stored token and user',
      profile('signing out > leads to sign-in'),
      stored('signing out leaves neither token nor account behind, and says why'),
    ],
    [
      'rule',
      'The stored session is restored on load',
      parentApp('opens the first household by itself, at its learners'),
      stored('a session is read back as it was kept, and is one object until it changes'),
    ],
    ['rule', 'Session states: loading', app('says that it loads while the session is being read')],
    [
      'rule',
      'Session states: signed out',
      app('shows sign-in when nobody is signed in, without asking the server who it is'),
    ],
    [
      'rule',
      'Google: credential held, role dialog, chosen role sends credential',
      google('sign-in holds the credential until a role is chosen'),
    ],
    [
      'rule',
      'Study: the answer is hidden until Show Answer',
      session('card by card > keeps the answer out of the page until it is shown'),
    ],
    ['rule', 'Study: Wrong or Correct counts', session(THROUGH)],
    ['rule', 'Study: after the last card the session is completed with totals', session(THROUGH)],
    [
      'rule',
      'Study: the deck list reloads afterwards',
      session('after the last card > Done leads to the list, read anew'),
    ],
    [
      'rule',
      'Quiz: mode timed if a time limit exists',
      countdown('the countdown > says before the start how long there is, and begins a timed attempt'),
    ],
    ['rule', 'Quiz: mode standard otherwise', countdown('the countdown > is absent without a time limit')],
    [
      'rule',
      'Quiz: answers selectable and changeable',
      taking('a question > takes another answer in place of the first'),
    ],
    [
      'rule',
      'Quiz: free back and forth navigation',
      taking('a question > is reached from the map in any order, and the map says what is answered'),
    ],
    ['rule', 'Quiz: submit sends answers', taking('Submit Quiz > hands a full sheet in at once')],
    [
      'rule',
      'Quiz: timer reaching zero auto-submits',
      countdown('when the time is up > hands in once, without asking, what was answered'),
    ],
    [
      'rule',
      'Quiz: submit disabled until at least one answer is given',
      taking('Submit Quiz > waits for the first answer'),
    ],
    [
      'rule',
      'Quiz: submit disabled while submitting',
      taking('Submit Quiz > takes no second press and no change while it is under way'),
    ],
    [
      'rule',
      'Quiz: Retake returns to the quiz',
      result('after the result > Retake Quiz begins anew with an empty sheet'),
    ],
    ['rule', 'Quiz: Close returns to the list', result('after the result > Close leads to the list, read anew')],
    [
      'rule',
      'Quiz creation: questions accumulate in a draft list, then the quiz is created and the form resets',
      createQuiz('a quiz is created, the form starts over and the list shows it'),
    ],
    ['rule', 'Assignment: changing type clears the chosen resource', assign('another type clears what was chosen')],
    [
      'rule',
      'Import: idle, busy, done screen for 2 seconds, closes',
      importSaving('makes the deck, sends the cards in chunks, says it is complete and closes after two seconds'),
    ],
    [
      'rule',
      'Household console tabs: learners, create, assignments, reports, settings',
      consoleTabs('has five tabs at the bottom, Learners first'),
    ],
    [
      'rule',
      'Create sub-tab: decks or quizzes',
      consoleTabs('Create shows decks first and the quizzes with their form beside them'),
    ],
    [
      'rule',
      'Deck manager: list to detail and back',
      deckDetail('Back returns to the list, with the focus on the deck'),
    ],
    [
      'rule',
      'Admin tabs: overview, households, users, settings',
      adminApp('the browser’s Back leads to the tab before'),
    ],
    [
      'rule',
      'A deck delete removes locally only on success',
      deckList('a deck that the server keeps stays in the list, and the dialog says why'),
    ],
    [
      'rule',
      'A card delete removes locally only on success',
      deckDetail('a card that the server keeps stays in the list'),
    ],
    [
      'rule',
      'A day that fills in later counts',
      calendar('a day has level 0 without activity, 1 below 30, 2 from 30 and 3 from 50, a quiz counting as 20 cards'),
      study(
        'a study session > counts answers that arrive late on the day they were given, and joins the streak over them',
      ),
    ],
  ]),
];
