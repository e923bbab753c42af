import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Forecast } from '../../../../shared/schemas/forecast.ts';
import { describeForecast, sumForecast } from '../../../../web/src/parent/reports/forecast-words.ts';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { startFreshFeature } from '../../support/render-feature.tsx';
import { makeReport } from '../../support/smith-family.ts';
import { makeActivity, makeDays, openReports, paths } from './support/open-reports.tsx';

startFreshFeature();

const spanish = { deckId: 'H1-D1', name: 'Spanish', totalCards: 600, isVocabulary: true, date: '2026-12-31' };
const forecast: Forecast = {
  points: [
    { date: '2026-11-20', known: 150, least: 138, most: 162 },
    { date: '2026-11-27', known: 171, least: 155, most: 187 },
    { date: '2026-12-31', known: 243, least: 211, most: 275 },
  ],
  decks: [{ ...spanish, known: 243, least: 211, most: 275 }],
};

const ask = 'GET /api/reports/learners/H1-L1/forecast';
const weeks = Object.fromEntries(
  Array.from({ length: 20 }, (_, ago) => [ago, { reviews: 10 + ago, correct: 8, minutes: 5 }]),
);

function open(answer: Parameters<typeof openReports>[0], active: typeof weeks = weeks) {
  return openReports({
    [paths.summary('H1-L1')]: makeJson(200, makeReport({ totalCardsStudied: 300 })),
    [paths.activity('H1-L1')]: makeJson(200, makeActivity({ days: makeDays(30, active) })),
    ...answer,
  });
}

test('says what a child will know at their pace, with the weeks behind and ahead', async () => {
  const { user } = open({ [ask]: makeJson(200, forecast) });
  expect(
    await screen.findByText('At this pace, Emma will know about 240 of 600 words by the end of December (210 to 280).'),
  ).toBeDefined();
  const behind = within(screen.getByRole('list', { name: 'Answers in the last four weeks' })).getAllByRole('listitem');
  expect(behind.map(({ textContent }) => textContent)).toEqual(['0', '159', '140', '91']);
  await user.click(screen.getByText('Show the weeks as a table'));
  const rows = within(screen.getByRole('table', { name: 'Cards known in the weeks ahead' })).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Day', 'Known', 'Range'],
    ['Nov 20', '150', '130 to 170'],
    ['Nov 27', '170', '150 to 190'],
    ['Dec 31', '240', '210 to 280'],
  ]);
});

test('asks for no forecast before two weeks of study, and shows none', async () => {
  const { calls } = open({}, { 1: { reviews: 10, correct: 8, minutes: 2 } });
  await screen.findByRole('heading', { name: 'Coming up' });
  expect(screen.queryByRole('heading', { name: 'Looking ahead' })).toBeNull();
  expect(calls.filter(({ path }) => path.endsWith('/forecast'))).toEqual([]);
});

test('a forecast that fails can be tried again, and the rest of the report stays', async () => {
  open({ [ask]: makeRefusal(500, 'internal', 'Something went wrong.') });
  const card = await screen.findByRole('heading', { name: 'Looking ahead' });
  expect(await screen.findByText('Failed to load forecast')).toBeDefined();
  expect(card).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Coming up' })).toBeDefined();
});

test.each([
  [
    { known: 7, least: 6, most: 8, totalCards: 30, isVocabulary: false },
    'At this pace, Emma will know about 7 of 30 cards by the end of December (6 to 8).',
  ],
  [
    { known: 57, least: 49, most: 60, totalCards: 60, isVocabulary: true, date: '2026-12-10' },
    'At this pace, Emma will know about 55 of 60 words by December 10 (45 to 60).',
  ],
  [
    { known: 1_204, least: 1_011, most: 1_397, totalCards: 5_000, isVocabulary: true },
    'At this pace, Emma will know about 1,200 of 5,000 words by the end of December (1,010 to 1,400).',
  ],
])('rounds to what a forecast can tell: %o', (figures, sentence) => {
  expect(describeForecast('Emma', { ...spanish, ...figures })).toBe(sentence);
});

test('several decks are added up, as cards unless all are of words', () => {
  const flags = { ...spanish, deckId: 'H1-D2', totalCards: 40, isVocabulary: false, known: 20, least: 18, most: 22 };
  const sum = sumForecast({ ...forecast, decks: [...forecast.decks, flags] });
  expect(sum).toMatchObject({ totalCards: 640, isVocabulary: false, known: 243 });
  expect(sumForecast({ points: [], decks: [] })).toBeUndefined();
});
