import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays } from '../../../../shared/scheduling/calendar-day.ts';
import type { LooseCard } from '../../../../shared/routes/loose.ts';
import { studyDayHere } from '../../../../web/src/lib/device/device-time.ts';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { startFreshFeature } from '../../support/render-feature.tsx';
import { openReports, paths } from './support/open-reports.tsx';

startFreshFeature();

const openOverview = (answers: Parameters<typeof openReports>[0]) => openReports(answers, undefined, 'overview');

const today = studyDayHere();
const inDeck = { deckId: 'H1-D1', deckName: 'Capitals', isLeftOut: false };
const resting: LooseCard = {
  ...inDeck,
  cardId: 'H1-D1-C1',
  front: 'Peru?',
  back: 'Lima',
  restsUntil: addDays(today, 7),
};
const back: LooseCard = { ...inDeck, cardId: 'H1-D1-C2', front: 'Chad?', back: 'N’Djamena', restsUntil: today };
const { restsUntil: _, ...known } = resting;
const leftOut: LooseCard = { ...known, isLeftOut: true };
const household = { 'GET /api/households/H1': makeJson(200, { id: 'H1', name: 'Smith Family', role: 'owner' }) };
const list = paths.looseCards('H1-L1');

const findSection = async () => {
  const heading = await screen.findByRole('heading', { name: 'These don’t stick' });
  return within(heading.closest('section') ?? document.body);
};

test('each card that does not stick says when it is back, and what can be done about it', async () => {
  openOverview({ ...household, [list]: makeJson(200, [back, resting]) });
  const section = await findSection();
  const [first, second] = section.getAllByRole('listitem');
  expect(first?.textContent).toContain('Chad? N’Djamena CapitalsBack now, as multiple choice.');
  expect(second?.textContent).toMatch(/Back on .+\./);
  const buttons = await within(second ?? document.body).findAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Add a picture: Peru?',
    'Reword it: Peru?',
    'Leave it out for Emma: Peru?',
  ]);
});

test('a card is left out with one tap and brought back with another, and the focus stays in the section', async () => {
  const call = 'PUT /api/households/H1/learners/H1-L1/left-out/H1-D1-C1';
  let isOut = false;
  const { user, calls } = openOverview({
    ...household,
    [list]: () => makeJson(200, [isOut ? leftOut : resting]),
    [call]: ({ body }) => {
      isOut = (body as { readonly isLeftOut: boolean }).isLeftOut;
      return new Response(null, { status: 204 });
    },
  });
  const section = await findSection();
  await user.click(await section.findByRole('button', { name: 'Leave it out for Emma: Peru?' }));
  await section.findByRole('heading', { name: 'Left out for Emma' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'These don’t stick' }));
  await user.click(section.getByRole('button', { name: 'Bring back: Peru?' }));
  await section.findByRole('button', { name: 'Reword it: Peru?' });
  expect(calls.filter(({ path, method }) => `${method} ${path}` === call).map(({ body }) => body)).toEqual([
    { isLeftOut: true },
    { isLeftOut: false },
  ]);
});

test('a refusal is said, and the card stays', async () => {
  const { user } = openOverview({
    ...household,
    [list]: makeJson(200, [resting]),
    'PUT /api/households/H1/learners/H1-L1/left-out/H1-D1-C1': makeRefusal(409, 'too-many-left-out', 'Up to 20.'),
  });
  const section = await findSection();
  await user.click(await section.findByRole('button', { name: 'Leave it out for Emma: Peru?' }));
  await section.findByRole('alert');
  expect(section.getByText('Peru?')).not.toBeNull();
});

test('a viewer reads which cards do not stick', async () => {
  openOverview({
    'GET /api/households/H1': makeJson(200, { id: 'H1', name: 'Smith Family', role: 'viewer' }),
    [list]: makeJson(200, [resting]),
  });
  const section = await findSection();
  await waitFor(() => expect(section.queryByRole('button')).toBeNull());
});

test('a list that cannot be loaded says so', async () => {
  openOverview({ ...household, [list]: makeRefusal(500, 'internal', 'No.') });
  const section = await findSection();
  expect(await section.findByText(/Failed to load these cards/)).not.toBeNull();
});
