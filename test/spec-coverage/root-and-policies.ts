import { inFile, inSection } from './spec-rows.ts';

const addresses = inFile('test/web/app/addresses.test.tsx');
const adminApp = inFile('test/web/app/admin/admin-app.test.tsx');
const app = inFile('test/web/app/app.test.tsx');
const crash = inFile('test/web/app/crash-boundary.test.tsx');
const home = inFile('test/web/features/learner-home/home.test.tsx');
const legal = inFile('test/web/features/legal/legal-pages.test.tsx');
const parentApp = inFile('test/web/app/parent/parent-app.test.tsx');
const picker = inFile('test/web/features/households/create-household.test.tsx');
const signIn = inFile('test/web/features/auth/sign-in.test.tsx');
const words = inFile('test/web/features/legal/legal-words.test.tsx');

/** §2: the root and the two routed paths. */
export const rootAndPolicies = [
  ...inSection('2 Root', [
    ['screen', 'Loading screen while the session loads', app('says that it loads while the session is being read')],
    ['message', 'Loading Flashspark...', app('says that it loads while the session is being read')],
    [
      'rule',
      'Signed out: sign-in screen',
      app('shows sign-in when nobody is signed in, without asking the server who it is'),
    ],
    [
      'rule',
      'Sign-in is switchable to registration',
      signIn('leads to registration and, with the browser’s Back, returns'),
    ],
    [
      'rule',
      'A signed-in learner gets learner home',
      home('greets the learner and shows the real streak, achievements, decks and what waits, with three calls'),
    ],
    [
      'rule',
      'A signed-in parent gets the household picker',
      picker('somebody without a household is told how to begin'),
    ],
    [
      'rule',
      'A parent with at least one household has the first opened automatically',
      parentApp('opens the first household by itself, at its learners'),
    ],
    ['rule', 'A signed-in admin gets the admin dashboard', adminApp('starts with the overview')],
    ['screen', 'Crash screen', crash('a screen that breaks can be tried again')],
    ['message', 'Something went wrong', crash('a screen that breaks can be tried again')],
    ['label', 'Try Again', crash('a screen that breaks can be tried again')],
    ['label', 'Go to Home', addresses('Go to Home of the crash screen loads the root path')],
    [
      'rule',
      'Other paths are not routed',
      addresses('/decks is no place of its own: the start shows'),
      addresses('/no/such/place is no place of its own: the start shows'),
    ],
    [
      'rule',
      'In-page places answer the browser’s Back button',
      parentApp('the browser’s Back returns to the tab before'),
    ],
    [
      'rule',
      'In-page places survive a reload',
      parentApp('leads back to all households, and stays there after a reload'),
    ],
  ]),
  ...inSection('2 Policies', [
    ['screen', '/privacy', legal('/privacy has its numbered sections and a list of them')],
    ['screen', '/terms', legal('/terms has its numbered sections and a list of them')],
    ['constant', 'Last updated October 7, 2025', legal('/privacy has its numbered sections and a list of them')],
    ['constant', 'The privacy policy has 13 sections', legal('/privacy has its numbered sections and a list of them')],
    ['constant', 'The terms of service have 19 sections', legal('/terms has its numbered sections and a list of them')],
    [
      'rule',
      [
        'Privacy: information collected',
        'Privacy: use',
        'Privacy: sharing',
        'Privacy: security',
        'Privacy: children’s privacy',
        'Privacy: rights',
        'Privacy: retention',
        'Privacy: cookies',
        'Privacy: transfers',
        'Privacy: changes',
        'Privacy: contact',
        'Privacy: consent',
      ],
      words('the privacy policy speaks of its thirteen subjects'),
    ],
    ['rule', 'Terms: product currently free', words('the terms say under 7. Fees what is agreed')],
    [
      'rule',
      'Terms: users at least 13 or with parental consent',
      words('the terms say under 3. Eligibility what is agreed'),
    ],
    [
      'rule',
      'Terms: account types parent, learner, admin',
      words('the terms say under 4. Account Types what is agreed'),
    ],
    [
      'rule',
      'Terms: arbitration and US law',
      words('the terms say under 18. Governing Law and Arbitration what is agreed'),
    ],
    [
      'rule',
      'Shown to signed-out visitors',
      legal('/privacy has its numbered sections and a list of them'),
      legal('/terms has its numbered sections and a list of them'),
    ],
    [
      'rule',
      'Shown to signed-in visitors',
      words('/privacy shows to somebody signed in, with Go Back'),
      words('/terms shows to somebody signed in, with Go Back'),
    ],
    [
      'label',
      'Go Back',
      legal('Go Back returns to where the link was'),
      words('/terms shows to somebody signed in, with Go Back'),
    ],
    ['rule', 'Go Back is the browser’s history back', legal('Go Back returns to where the link was')],
  ]),
];
