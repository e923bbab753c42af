import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { collectPolicyViolations } from './policy-violations.ts';

test.use({ serviceWorkers: 'allow' });

/** Returns the violated directives, each with the blocked URI. */
async function refusedBy(page: Page, act: string): Promise<ReadonlySet<string>> {
  const violations = await collectPolicyViolations(page);
  await page.goto('/privacy');
  await page.getByText('Last updated').waitFor();
  await page.evaluate(act);
  await expect.poll(() => violations.length).toBeGreaterThan(0);
  return new Set(violations.map((violation) => violation.split(' at ')[0] ?? ''));
}

const attempts: readonly (readonly [what: string, act: string, refused: readonly string[]])[] = [
  [
    'styles that somebody writes into a page',
    `const [one, two] = [document.createElement('p'), document.createElement('style')];
     one.setAttribute('style', 'color: red');
     two.append('p { color: red }');
     document.body.append(one, two)`,
    ['style-src-attr inline', 'style-src-elem inline'],
  ],
  [
    'text that becomes HTML',
    `try { document.body.insertAdjacentHTML('beforeend', '<p>') } catch {}`,
    ['require-trusted-types-for trusted-types-sink'],
  ],
  [
    'text that becomes code',
    // Runs after a delay, because code that the test evaluates itself is exempt from the policy.
    `setTimeout(() => new Function('window.wasRun = true')())`,
    ['script-src eval', 'require-trusted-types-for trusted-types-sink'],
  ],
  [
    'a script from anywhere else, before it is asked for',
    `try { document.createElement('script').src = 'https://accounts.google.com/gsi/client/../other' } catch {}`,
    ['require-trusted-types-for trusted-types-sink'],
  ],
  [
    'a worker other than the app’s own',
    `try { navigator.serviceWorker.register('/remove-worker.js').catch(() => {}) } catch {}`,
    ['require-trusted-types-for trusted-types-sink'],
  ],
  [
    'a policy of its own for text that becomes HTML',
    `try { trustedTypes.createPolicy('mine', { createHTML: (text) => text }) } catch {}`,
    ['trusted-types trusted-types-policy'],
  ],
  [
    'a picture from anywhere else',
    `document.body.append(Object.assign(new Image(), { src: 'https://pictures.example/seen.png' }))`,
    ['img-src https://pictures.example/seen.png'],
  ],
  [
    'a picture made of text',
    `document.body.append(Object.assign(new Image(), { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }))`,
    ['img-src data'],
  ],
];

for (const [what, act, refused] of attempts) {
  test(`the content security policy refuses ${what}`, async ({ page }) => {
    const found = await refusedBy(page, act);
    expect([...found].filter((one) => !refused.includes(one))).toEqual([]);
    expect(found.size).toBeGreaterThan(0);
  });
}

/** Stand-in for Google's script, which also creates HTML through its own Trusted Types policy. */
const googleStandIn = `
  const policy = trustedTypes.createPolicy('goog#html', { createHTML: (text) => text });
  const renderButton = (parent) => { parent.innerHTML = policy.createHTML('<button>Sign in with Google</button>') };
  window.google = { accounts: { id: { initialize: () => {}, renderButton } } };
`;

test('the content security policy lets Google’s script in, and lets it draw its button', async ({ page }) => {
  await page.route('**/config.json', async (route) => await route.fulfill({ json: { googleClientId: 'client-1' } }));
  await page.route('https://accounts.google.com/gsi/client', async (route) => {
    await route.fulfill({ contentType: 'text/javascript', body: googleStandIn });
  });
  const violations = await collectPolicyViolations(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  expect(violations).toEqual([]);
});

test('an answer of the API, opened as a page, may do nothing', async ({ request }) => {
  for (const path of ['/api/me', '/api/nowhere']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
    expect(headers['x-content-type-options'], path).toBe('nosniff');
  }
});
