import { inFile, inSection } from './spec-rows.ts';

const badges = inFile('test/web/features/badges/badges-screen.test.tsx');
const celebration = inFile('test/web/features/badges/badge-celebration.test.tsx');
const deckList = inFile('test/web/features/study/deck-list.test.tsx');
const home = inFile('test/web/features/learner-home/home.test.tsx');
const learnerApp = inFile('test/web/app/learner/learner-app.test.tsx');
const learnerScreens = inFile('test/web/app/learner/learner-screens.test.tsx');
const profile = inFile('test/web/features/profile/profile.test.tsx');
const session = inFile('test/web/features/study/session.test.tsx');
const streaks = inFile('test/web/features/streaks/streaks-screen.test.tsx');
const work = inFile('test/web/features/assigned-work/assigned-work.test.tsx');

const GREETS = 'greets the learner and shows the real streak, achievements, decks and what waits, with three calls';
const PLACES = 'has five places, Study in the middle, and says which one is open';
const EACH_DECK = 'shows each deck with its cards, the accuracy in percent and what waits today';
const THROUGH = 'card by card > goes through the session, brings the wrong card back, and ends it with the totals';
const FACTS = 'what it shows > the account, the learner, and about';
const STATISTICS = 'what it shows > the statistics, with sessions that have an answer and the quiz score in percent';

/** §2: the learner's screens, without the quizzes. */
export const learnerHomeAndStudy = [
  ...inSection('2 Learner home', [
    ['screen', 'Learner home', home(GREETS)],
    ['label', ['Home', 'Badges', 'Study', 'Streaks', 'Profile'], learnerApp(PLACES)],
    ['rule', 'Study is the centre button', learnerApp(PLACES)],
    ['message', 'Coming soon...', learnerApp('a place that this release does not know is coming soon')],
    [
      'label',
      ['Ready to learn?', 'achievements-earned count', 'day-streak tile', 'Study a Deck', 'decks available count'],
      home(GREETS),
    ],
    ['label', 'Take a Quiz', home('leads to the decks and to the quizzes')],
    ['rule', 'Study a Deck opens the decks, Take a Quiz the quizzes', home('leads to the decks and to the quizzes')],
    ['rule', 'Assigned work, soonest first', work('lists what is to do, soonest first, then what was done this week')],
    ['rule', 'One tap starts assigned work', work('one tap opens that assignment; what is done cannot be tapped')],
  ]),
  ...inSection('2 Study', [
    ['screen', 'List of decks', deckList(EACH_DECK)],
    ['label', ['Deck name', 'Deck description', 'Total cards', 'Accuracy percent'], deckList(EACH_DECK)],
    ['rule', 'Choosing a deck starts a session', session(THROUGH)],
    ['screen', 'Card-by-card view', session(THROUGH)],
    ['label', ['Card X of N', 'Show Answer', 'Wrong', 'Correct'], session(THROUGH)],
    ['label', 'Back', learnerScreens('Back leads from a session to the decks')],
    [
      'message',
      ['No decks available', 'Ask your parent to create some decks for you!'],
      deckList('without decks says whom to ask'),
    ],
    ['message', 'No cards to study in this deck.', deckList('a deck without cards says so')],
  ]),
  ...inSection('2 Badges', [
    ['screen', 'Badges', learnerApp('Badges opens from the navigation')],
    [
      'label',
      ['Earned list', 'Locked list'],
      badges('lists the earned badges with their date, and the locked ones with what is missing'),
    ],
    [
      'rule',
      ['Earned badges have a date', 'Locked badges say what is missing'],
      badges('lists the earned badges with their date, and the locked ones with what is missing'),
    ],
    [
      'rule',
      'A newly earned badge is celebrated',
      celebration('celebrates a badge that came with a session, in kind words, with one button and the focus inside'),
    ],
    [
      'rule',
      'A badge is celebrated once',
      celebration('celebrates once: neither the next session nor a reload brings it again'),
    ],
  ]),
  ...inSection('2 Streaks', [
    ['screen', 'Streaks', learnerApp('Streaks opens from the navigation')],
    [
      'label',
      ['Current streak', 'Longest streak', 'Total active days', 'Last active day'],
      streaks('tells the four facts of the streak, with the last active day in words'),
    ],
    ['label', 'Month calendar', streaks('shows this month as a table: each day says what was done, today is marked')],
    [
      'label',
      ['Prev month', 'Next month'],
      streaks('goes back by months, and forward never beyond this month, where the keyboard keeps its place'),
    ],
    ['label', 'Badges on the Streaks screen', learnerScreens('Streaks shows the earned badges below the calendar')],
  ]),
  ...inSection('2 Profile', [
    ['screen', 'Profile titled Settings', profile(FACTS)],
    ['label', ['Account: email', 'Account: user id', 'Account: role', 'Learner profile: name'], profile(FACTS)],
    ['label', 'Learner profile: avatar', learnerScreens('the profile shows the learner’s picture beside the name')],
    [
      'label',
      ['Study sessions', 'Quizzes taken', 'Cards studied', 'Decks available', 'Average quiz score'],
      profile(STATISTICS),
    ],
    ['rule', 'Average quiz score is the rounded percent of averageAccuracy', profile(STATISTICS)],
    ['label', 'Spaced repetition study mode', profile(FACTS)],
    ['label', 'Sign Out', profile('signing out > leads to sign-in')],
  ]),
];
