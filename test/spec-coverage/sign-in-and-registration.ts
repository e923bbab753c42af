import { inFile, inSection } from './spec-rows.ts';

const google = inFile('test/web/features/auth/google.test.tsx');
const register = inFile('test/web/features/auth/register.test.tsx');
const signIn = inFile('test/web/features/auth/sign-in.test.tsx');
const trouble = inFile('test/web/features/auth/trouble.test.tsx');

const SIGNS_IN = 'signs in with email and password and opens the role’s screens';
const HOLDS = 'sign-in holds the credential until a role is chosen';

/** §2: sign-in and registration. */
export const signInAndRegistration = [
  ...inSection('2 Sign-in', [
    ['screen', 'Sign-in', signIn(SIGNS_IN)],
    ['label', ['Email', 'Password', 'Sign In'], signIn(SIGNS_IN)],
    ['label', 'Google sign-in button', google(HOLDS)],
    ['label', 'Link to registration', signIn('leads to registration and, with the browser’s Back, returns')],
    ['label', ['Link to /privacy', 'Link to /terms'], signIn('links to the privacy policy and the terms')],
    ['screen', 'Role-choice dialog after a Google credential is received', google(HOLDS)],
    ['label', 'Role choice: learner', google(HOLDS)],
    ['label', 'Role choice: parent', google('sign-in says that Google failed when the server is in trouble')],
    ['label', 'Role choice: Cancel', google('Cancel forgets the credential')],
  ]),
  ...inSection('2 Registration', [
    ['screen', 'Registration', register('registers with the chosen role and signs in')],
    ['label', ['Role toggle: Parent', 'Role toggle: Learner'], register('offers Parent first')],
    ['rule', 'Parent is the default role', register('offers Parent first')],
    ['label', ['Email', 'Password'], register('registers with the chosen role and signs in')],
    [
      'label',
      'Google sign-up button',
      google('registration sends the credential with the chosen role to its own address'),
    ],
    ['label', 'Link back to sign-in', trouble('the link below registration leads back to sign-in')],
  ]),
];
