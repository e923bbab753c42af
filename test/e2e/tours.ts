import type { Page } from '@playwright/test';
import { addDeckBy, newPerson, openSettings, openTab, registerOnScreen } from './family.ts';

/** A stop of a tour: how to get there from the previous stop, and the text that appears once it is reached. */
interface Stop {
  readonly name: string;
  /** File of the screen in `web/src`; absent when it is the same as at the previous stop. */
  readonly screen?: string;
  readonly go: (page: Page) => Promise<void>;
  readonly shows: string | RegExp;
  /** Whether a desktop shows related content side by side instead of in one wide column. */
  readonly usesWidth?: true;
}

const tab = (name: string) => async (page: Page) => await openTab(page, name);
const press = (name: string | RegExp) => async (page: Page) => await page.getByRole('button', { name }).first().click();
const see = (text: RegExp) => async (page: Page) => await page.getByText(text).first().waitFor();
const answerAll = async (page: Page) => {
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByRole('radio').first().check();
  while (await next.isEnabled()) {
    await next.click();
    await page.getByRole('radio').first().check();
  }
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
};
/** Opens the `details` element with this summary. */
const unfold = (summary: string) => async (page: Page) => await page.getByText(summary, { exact: true }).click();
const close = async (page: Page) => await page.keyboard.press('Escape');
const inTurn =
  (...steps: readonly ((page: Page) => Promise<void>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };
const visit = (path: string) => async (page: Page) => void (await page.goto(path));

/** Opens an area of Settings. A wide window shows the list beside the open area; a narrow one shows the area alone, which stays open. */
const settings = (area: Parameters<typeof openSettings>[1]) => async (page: Page) => {
  await openTab(page, 'Settings');
  const back = page.getByRole('button', { name: 'Back', exact: true });
  if (await back.isVisible()) await back.click();
  await openSettings(page, area);
};

/** Every screen of each role, ordered so that each leads to the next. */
export const tours: Readonly<Record<string, readonly Stop[]>> = {
  visitor: [
    { name: 'sign-in', screen: 'signed-out/sign-in-screen', go: visit('/'), shows: 'Flashcards for your family' },
    {
      name: 'register',
      screen: 'signed-out/register-screen',
      go: async (page) => await page.getByRole('link', { name: 'Register' }).click(),
      shows: 'Create your account',
    },
    {
      name: 'forgot-password',
      screen: 'signed-out/forgot-password-screen',
      go: async (page) => {
        await page.getByRole('link', { name: 'Sign in' }).click();
        await page.getByRole('button', { name: 'Forgot password?' }).click();
      },
      shows: 'Forgot your password?',
    },
    {
      name: 'new-password',
      screen: 'signed-out/mail-link-screen',
      go: visit('/?reset#token=seen'),
      shows: 'Choose a new password',
    },
    {
      name: 'pair-device',
      screen: 'signed-out/device/pair-device-screen',
      go: async (page) => {
        await visit('/')(page);
        await press('This is a child’s device')(page);
      },
      shows: 'Use this device with your family',
    },
    { name: 'privacy', screen: 'signed-out/legal/privacy-page', go: visit('/privacy'), shows: 'Last updated' },
    { name: 'terms', screen: 'signed-out/legal/terms-page', go: visit('/terms'), shows: 'Terms of Service' },
    {
      name: 'join',
      screen: 'learner/home/join-screen',
      go: async (page) => await registerOnScreen(page, newPerson('newcomer'), 'Learner'),
      shows: 'Join my family',
    },
  ],
  emma: [
    {
      name: 'home',
      screen: 'learner/home/home-screen',
      usesWidth: true,
      go: async () => undefined,
      shows: 'cards today',
    },
    {
      name: 'garden',
      screen: 'learner/garden/garden-screen',
      usesWidth: true,
      go: press(/my garden/),
      shows: 'World capitals',
    },
    {
      name: 'badges',
      screen: 'learner/badges/badges-screen',
      usesWidth: true,
      go: tab('Badges'),
      shows: 'Little Spark',
    },
    {
      name: 'streaks',
      screen: 'learner/streaks/streaks-screen',
      usesWidth: true,
      go: tab('Streaks'),
      shows: /longest streak/i,
    },
    {
      name: 'decks',
      screen: 'learner/study/decks/deck-list',
      usesWidth: true,
      go: tab('Study'),
      shows: 'World capitals',
    },
    {
      name: 'question',
      screen: 'learner/study/session/session-screen',
      go: press(/World capitals/),
      shows: /Card \d+ of/,
    },
    { name: 'answer', go: press('Show Answer'), shows: 'Correct' },
    {
      name: 'profile',
      screen: 'learner/profile/profile-screen',
      usesWidth: true,
      go: inTurn(press('Back'), tab('Profile')),
      shows: 'Study sessions',
    },
    { name: 'ways-out', go: unfold('Leave or delete'), shows: 'Leave Demo Family' },
    { name: 'leaving', go: press('Leave Demo Family'), shows: 'Your grown-ups still see what you studied' },
    {
      name: 'quizzes',
      screen: 'learner/quiz/quiz-list',
      usesWidth: true,
      go: inTurn(close, tab('Home'), press(/Take a Quiz/)),
      shows: 'Quiz: World capitals',
    },
    { name: 'quiz', screen: 'learner/quiz/quiz-details', go: press(/Quiz: World capitals/), shows: 'Start' },
    {
      name: 'taking',
      screen: 'learner/quiz/taking-screen',
      go: press(/Start|Continue|Keep going/),
      shows: 'Question 1 of 10',
    },
    { name: 'result', screen: 'learner/quiz/result-screen', usesWidth: true, go: answerAll, shows: /passing: 70%/ },
  ],
  parent: [
    {
      name: 'learners',
      screen: 'parent/learners/learners-tab',
      usesWidth: true,
      go: async () => undefined,
      // Of the demo family's three children, one is done, one has started and one has not.
      shows: /^Done for today: 5 cards/,
    },
    { name: 'together', go: press('Study together with Emma'), shows: /^You see both sides/ },
    { name: 'together-session', go: press(/^World capitals/), shows: /^Card \d+ of/ },
    {
      name: 'deck-manager',
      screen: 'parent/create/decks/list/deck-manager',
      // The session has Back, too, until the browser has gone back.
      go: inTurn(press('Back'), see(/^You see both sides/), press('Back'), tab('Create')),
      shows: 'Spanish: animals',
    },
    { name: 'library', go: async (page) => await addDeckBy(page, 'Ready decks'), shows: 'Our picks' },
    { name: 'library-deck', go: press(/^Counting$/), shows: /^From: / },
    {
      name: 'importing',
      go: inTurn(close, close, async (page) => await addDeckBy(page, 'Import')),
      shows: 'Import Deck from CSV',
    },
    { name: 'deck', go: inTurn(close, press('World capitals')), shows: 'Argentina' },
    {
      name: 'by-learner',
      go: async (page) => await page.getByText(/\scards, \d+\smastered/).click(),
      shows: /^Studied$/,
    },
    { name: 'add-card', go: press('Add Card'), shows: 'Pictures, sounds and more' },
    {
      name: 'quiz-manager',
      screen: 'parent/create/quizzes/quiz-manager',
      go: async (page) => {
        // On a desk the list with its tabs stays beside the deck.
        const back = page.getByRole('button', { name: 'Back', exact: true });
        if (await back.isVisible()) await back.click();
        await page.getByRole('tab', { name: 'Quizzes' }).click();
      },
      shows: 'Quiz: World capitals',
    },
    { name: 'quiz-form', go: press('New Quiz'), shows: 'Question Text' },
    { name: 'bin', screen: 'parent/create/bin/bin-screen', go: press(/^Bin$/), shows: 'The bin is empty' },
    {
      name: 'assign',
      screen: 'parent/assign/assignments-tab',
      usesWidth: true,
      go: tab('Assign'),
      shows: 'Assigned',
    },
    { name: 'new-assignment', go: press('Assign a deck or quiz'), shows: 'More options' },
    {
      name: 'reports',
      screen: 'parent/reports/reports-tab',
      usesWidth: true,
      go: inTurn(close, tab('Reports')),
      shows: 'Weak cards',
    },
    {
      name: 'figures',
      usesWidth: true,
      go: async (page) => await page.getByRole('tab', { name: 'Figures' }).click(),
      shows: 'All time',
    },
    {
      name: 'history',
      go: async (page) => await page.getByRole('tab', { name: 'History' }).click(),
      shows: 'Newest first.',
    },
    {
      name: 'settings',
      screen: 'parent/settings/settings-tab',
      usesWidth: true,
      go: tab('Settings'),
      shows: '1 grown-up, 3 children',
    },
    {
      name: 'family-and-people',
      usesWidth: true,
      go: settings('Family & people'),
      shows: 'answers',
    },
    { name: 'inviting', go: press('Invite a grown-up'), shows: 'What may they do?' },
    {
      name: 'invitations',
      go: async (page) => {
        await press('Create code')(page);
        await press('Done')(page);
      },
      shows: 'For a guardian',
    },
    {
      name: 'removing',
      go: async (page) => {
        await page.getByRole('button', { name: 'Emma', exact: true }).click();
        await press('Remove sign-in')(page);
      },
      shows: 'Emma stays here with everything studied',
    },
    {
      name: 'childrens-data',
      usesWidth: true,
      go: async (page) => {
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await settings('Children’s data')(page);
      },
      shows: 'Your family’s data',
    },
    {
      name: 'this-device',
      usesWidth: true,
      go: settings('This device'),
      shows: 'On this device',
    },
    {
      name: 'delete-account',
      go: async (page) => {
        await settings('My account')(page);
        await press('Delete my account')(page);
      },
      shows: 'where you’re the only grown-up',
    },
    {
      name: 'households',
      screen: 'parent/picker/household-picker',
      usesWidth: true,
      go: async (page) => {
        await page.keyboard.press('Escape');
        await press('All Households')(page);
      },
      shows: 'Owner •',
    },
    {
      // Last, because this browser is a child's device from here on.
      name: 'grown-up-pin',
      screen: 'signed-out/device/pin-screen',
      go: async (page) => {
        await press(/^Demo Family/)(page);
        await openTab(page, 'Learners');
        await press('Hand over to Mia')(page);
        await page.getByRole('dialog').getByLabel('Pick a PIN').fill('2580');
        await page.getByRole('dialog').getByRole('button', { name: 'Hand over', exact: true }).click();
        await press('Hooray!')(page);
        await press('I’m a grown-up')(page);
      },
      shows: 'Welcome back',
    },
  ],
  admin: [
    { name: 'overview', screen: 'admin/overview-tab', go: async () => undefined, shows: 'Total Learners' },
    { name: 'all-households', screen: 'admin/households-tab', go: tab('Households'), shows: 'All Households' },
    // Other journeys register people too, so that nobody in particular is on the first page.
    { name: 'users', screen: 'admin/users-tab', go: tab('Users'), shows: /@(?:demo\.example|example\.org)$/ },
    { name: 'admin-settings', screen: 'admin/settings-tab', go: tab('Settings'), shows: 'admin@demo.example' },
  ],
};
