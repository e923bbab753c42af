import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { retention } from '../../../../shared/retention.ts';
import { browserStorageDescriptions } from '../../../../shared/kept/in-browsers.ts';
import { linesOnServers } from '../../../../shared/kept/line-of-item.ts';
import { startSession } from '../../../../web/src/lib/account/session.ts';
import { fakeApi, makeJson } from '../../support/fake-api.ts';
import { openApp, startFresh } from '../../support/open-app.tsx';
import { makeSession } from '../../support/people.ts';

startFresh();

async function openPage(path: '/privacy' | '/terms') {
  fakeApi({});
  openApp(path);
  await screen.findByRole('heading', { level: 1 });
}

const textOf = (heading: string) => screen.getByRole('heading', { level: 2, name: heading }).parentElement?.textContent;

test('the privacy policy speaks of its thirteen subjects [policies-privacy-information-collected, policies-privacy-use, policies-privacy-sharing, policies-privacy-security, policies-privacy-children-privacy, policies-privacy-rights, policies-privacy-retention, policies-privacy-cookies, policies-privacy-transfers, policies-privacy-changes, policies-privacy-contact, policies-privacy-consent]', async () => {
  await openPage('/privacy');
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.replace(/^\d+\. /, '')),
  ).toEqual([
    'Information We Collect',
    'How We Use Information',
    'Sharing of Information',
    'Data Security',
    'Children’s Privacy',
    'Your Rights',
    'Data Retention',
    'Cookies and Local Storage',
    'International Transfers',
    'Third-Party Services',
    'Changes to This Policy',
    'Contact Us',
    'Consent',
  ]);
});

test('the privacy policy promises an answer within 30 days and names the age of 13 [constant-response-within-30-days, constant-minimum-age-13]', async () => {
  await openPage('/privacy');
  expect(textOf('6. Your Rights')).toContain('We respond within 30 days.');
  expect(textOf('5. Children’s Privacy')).toContain('A child under 13 may only use it with the consent of a parent');
});

test('the privacy policy tells of the one cookie, and that everybody can delete their account themselves', async () => {
  await openPage('/privacy');
  expect(textOf('8. Cookies and Local Storage')).toContain(
    'One signed cookie that says an account signed in here before. So someone else’s wrong tries don’t',
  );
  expect(textOf('6. Your Rights')).toContain('You can delete your account yourself in Settings.');
});

test('the privacy policy says what is kept of a passkey, and what never', async () => {
  await openPage('/privacy');
  expect(textOf('7. Data Retention')).toContain('Passkeys with their public key, name, creation date and last use.');
  const words = textOf('1. Information We Collect');
  expect(words).toContain('Never your fingerprint or face. They don’t leave your device.');
});

test.each([
  ['7. Fees', 'policies-terms-product-currently-free', /currently free/],
  ['3. Eligibility', 'policies-terms-minimum-age', /at least 13 years old, or have the consent of a parent/],
  ['4. Account Types', 'policies-terms-account-types', /parent.*learner.*admin/is],
  [
    '18. Governing Law and Arbitration',
    'policies-terms-arbitration-law',
    /laws of the United States.*binding arbitration/,
  ],
  [
    '16. Limitation of Liability',
    'constant-liability-cap-12-months-fees',
    /fees you paid us in the 12 months before.*\$100/,
  ],
])('the terms say under %s what is agreed [%s]', async (heading, _id, words) => {
  await openPage('/terms');
  expect(textOf(heading)).toMatch(words);
});

test.each([
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
] as const)(
  '%s shows to somebody signed in, with Go Back [policies-shown-signed-in-visitors, policies-go-back]',
  async (path, title) => {
    startSession(makeSession('learner'));
    await openPage(path);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Go Back' })).toBeDefined();
  },
);

test('the privacy policy says how long backups remember, as long as the copies of the table are kept', async () => {
  await openPage('/privacy');
  expect(retention.backupDays).toBe(35);
  expect(textOf('7. Data Retention')).toContain(`Each backup is gone after ${retention.backupDays} days at most.`);
});

test('the privacy policy has every line of what servers and browsers keep: what, why and for how long', async () => {
  await openPage('/privacy');
  const servers = textOf('7. Data Retention');
  for (const { what, why, long } of Object.values(linesOnServers))
    expect(servers).toContain(`${what}. ${why}. ${long}`);
  const browsers = textOf('8. Cookies and Local Storage');
  for (const { what, why, long } of Object.values(browserStorageDescriptions))
    expect(browsers).toContain(`${what}. ${why}. ${long}`);
  for (const word of ['devices', 'picture code', 'pace', 'goal', 'rest days', 'offline pack', 'didn’t save'])
    expect(`${servers} ${browsers}`).toContain(word);
});

test('the privacy policy promises no warning, and no end without one, where no mails are sent', async () => {
  fakeApi({ 'GET /config.json': makeJson(200, { mails: 'none' }) });
  openApp('/privacy');
  expect(await screen.findByText(/so it can’t warn anyone and doesn’t delete unused households/)).toBeDefined();
  expect(textOf('7. Data Retention')).not.toContain(`${retention.unusedHouseholdMonths} months`);
});

test('the privacy policy says what administrators see, only after a reason, and where the family finds it', async () => {
  await openPage('/privacy');
  const words = textOf('3. Sharing of Information');
  expect(words).toContain('they must type a reason');
  expect(words).toContain('“Who from Flashspark looked at your family”');
  expect(words).toContain('can’t see or set a child’s picture code');
});
