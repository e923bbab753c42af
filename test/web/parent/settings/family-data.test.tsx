import { screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ExportFile, exportFile, type ExportRecord } from '../../../../shared/export/records.ts';
import '../../../../web/src/parent/settings/bring-back-dialog.tsx';
import '../../../../web/src/parent/settings/export-dialog.tsx';
import { zipExport } from '../../../../web/src/parent/settings/zip-export.ts';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { startFresh } from '../../support/open-app.tsx';
import { answersInSequence, openAsParent, openSettingsArea } from '../../support/open-as-parent.ts';

startFresh();

const at = '2026-11-20T12:00:00.000Z';
const [household, deck, card, learner, media] = ['H', 'D', 'C', 'E', 'M'].map(
  (end) => `01KE6P4YM0AT000000000000${end}0`,
) as [string, string, string, string, string];
const familyRecords: ExportRecord[] = [
  {
    kind: 'household',
    id: household,
    name: 'Smith Family',
    ownerId: household,
    timeZone: 'Europe/Berlin',
    createdAt: at,
  },
  { kind: 'learner', learner, name: 'Emma', createdAt: at },
  { kind: 'deck', deck, name: 'Capitals', totalCards: 1, createdAt: at },
];
const cardRecords: ExportRecord[] = [
  { kind: 'card', deck, card, front: '=France', back: '', backMedia: [{ media, alt: 'Paris' }], createdAt: at },
  { kind: 'media', media, type: 'image/webp', bytes: 9, createdAt: at },
];
const picture = new Blob(['a picture'], { type: 'image/webp' });
const zipped = async () =>
  new File([await zipExport(whole, new Map([[`media/${media}.webp`, picture]]))], 'export.zip');

const whole = {
  format: 'flashspark-export',
  version: 1,
  exportedAt: at,
  of: 'household',
  records: [...familyRecords, ...cardRecords],
} as const satisfies ExportFile;

/** Downloads that the page started. */
let saved: Blob[];
beforeEach(() => {
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (content instanceof Blob) saved.push(content);
    return 'blob:kept';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const next = { link: '</api/households/H1/export?cursor=abc>; rel="next"' };

async function openSettings(...args: Parameters<typeof openAsParent>) {
  const opened = openAsParent(...args);
  await openSettingsArea(opened.user, 'Children’s data');
  return opened;
}

/** Clicks "Download everything" and "Download", and returns the downloaded file. */
async function download(answers: Parameters<typeof openAsParent>[0]): Promise<File> {
  const { user } = await openSettings(answers);
  await user.click(await screen.findByRole('button', { name: 'Download everything' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Download everything about Smith Family?' }));
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await screen.findByText('Your download is ready')).toBeDefined();
  return new File(saved, 'export.zip');
}

const wholeExport = {
  'GET /api/households/H1/export': makeJson(200, familyRecords, next),
  'GET /api/households/H1/export?cursor=abc': makeJson(200, cardRecords),
  [`GET /api/media/H1-${media}`]: new Response('a picture', { headers: { 'content-type': 'image/webp' } }),
};

test('everything comes as one ZIP: what programs read, and tables in which nothing runs as a formula', async () => {
  const zip = await download(wholeExport);
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  const json = exportFile.parse(JSON.parse(strFromU8(files['flashspark.json'] ?? new Uint8Array())));
  expect(json).toMatchObject({ version: 1, of: 'household', records: [...familyRecords, ...cardRecords] });
  expect(strFromU8(files[`media/${media}.webp`] ?? new Uint8Array())).toBe('a picture');
  const csv = strFromU8(files['decks/Capitals.csv'] ?? new Uint8Array());
  expect(csv).toContain("front,back,Emma asked,Emma wrong,Emma mastered,Emma due\r\n'=France,Paris,,,,\r\n");
});

test('a picture that could not be had is said, and all else comes', async () => {
  const { user } = await openSettings({
    ...wholeExport,
    [`GET /api/media/H1-${media}`]: makeRefusal(404, 'not-found', 'Gone.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Download everything' }));
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  expect(await screen.findByText(/we couldn’t include: 1\./)).toBeDefined();
  expect(saved).toHaveLength(1);
});

test('a failure in the middle is said, and the next try goes on from there', async () => {
  const { user, calls } = await openSettings({
    ...wholeExport,
    'GET /api/households/H1/export?cursor=abc': answersInSequence(
      makeRefusal(503, 'unavailable', 'Flashspark is busy right now. Try again in a moment.'),
      makeJson(200, cardRecords),
    ),
  });
  await user.click(await screen.findByRole('button', { name: 'Download everything' }));
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Flashspark is busy right now.');
  expect(screen.getByText('3 records so far')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(calls.filter(({ path }) => path === '/api/households/H1/export')).toHaveLength(1);
});

test('an export is brought back: learners last, and the last part says so', async () => {
  const { user, calls } = await openSettings({
    'POST /api/households/H1/import': makeJson(200, { stored: 4 }),
    'POST /api/households/H1/media': makeJson(201, { id: `H1-${media}`, type: 'image/webp', bytes: 9 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Restore from a backup file' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore from a backup file' }));
  await user.upload(dialog.getByLabelText('Backup file'), await zipped());
  expect(await dialog.findByText(/^4 records from November \d+, 2026\.$/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Your backup is restored')).toBeDefined();
  const posts = calls.filter(({ method }) => method === 'POST');
  expect(posts.map(({ path }) => path)).toEqual(['/api/households/H1/media', '/api/households/H1/import']);
  const [body] = posts.slice(1).map((call) => call.body as { records: ExportRecord[] });
  expect(body).toMatchObject({ isLast: true, importId: expect.stringMatching(/^[\w-]{43}$/) });
  expect(body?.records.map(({ kind }) => kind)).toEqual(['household', 'deck', 'card', 'learner']);
});

test.each([
  ['a picture', 'no export at all'],
  ['{"format":"flashspark-export","version":2}', 'of another version'],
])('%s is no export, and nothing is sent', async (text) => {
  const { user, calls } = await openSettings();
  await user.click(await screen.findByRole('button', { name: 'Restore from a backup file' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore from a backup file' }));
  await user.upload(
    dialog.getByLabelText('Backup file'),
    new File([text], 'export.json', { type: 'application/json' }),
  );
  expect(await dialog.findByText(/^This isn’t a Flashspark backup\./)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Restore' }));
  expect(calls.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/households/'))).toEqual([]);
});

test('a household that holds something says so, and the file stays chosen', async () => {
  const full = 'This household or its bin isn’t empty. Restore the backup into a new household.';
  const { user } = await openSettings({
    'POST /api/households/H1/import': makeRefusal(409, 'household-not-empty', full),
    'POST /api/households/H1/media': makeJson(201, { id: `H1-${media}`, type: 'image/webp', bytes: 9 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Restore from a backup file' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore from a backup file' }));
  await user.upload(dialog.getByLabelText('Backup file'), await zipped());
  await dialog.findByText(/records from/);
  await user.click(dialog.getByRole('button', { name: 'Restore' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(full);
  expect(dialog.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('a viewer takes nothing out', async () => {
  const { user } = openAsParent({}, 'viewer');
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  await screen.findByRole('button', { name: /^My account/ });
  expect(screen.queryByRole('button', { name: /^Children’s data/ })).toBeNull();
});
