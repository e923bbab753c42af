import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { StudyDaysChart } from '../../../../web/src/parent/reports/study-days-chart.tsx';
import { startFreshFeature } from '../../support/render-feature.tsx';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { answersInSequence } from '../assign/support/in-turn.ts';
import { makeActivity, makeDays, openReports, paths } from './support/open-reports.tsx';

startFreshFeature();

const table = 'Study days, newest first';

const days = makeDays(30, {
  0: { reviews: 20, correct: 17, minutes: 6 },
  2: { quizzes: 1 },
  29: { reviews: 1_000, correct: 680, quizzes: 2, minutes: 95 },
});
const withDays = { [paths.activity('H1-L1')]: makeJson(200, makeActivity({ days })) };

async function readDays() {
  const rows = within(await screen.findByRole('table', { name: table })).getAllByRole('row');
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
}

test('the table tells every day with study, the latest first [reports-table-beside-chart]', async () => {
  const { user } = openReports(withDays);
  await user.click(await screen.findByText('Show the days as a table'));
  expect(await readDays()).toEqual([
    ['Day', 'Answers', 'Correct', 'Quizzes', 'Minutes'],
    ['Nov 20', '20', '17', '0', '6'],
    ['Nov 18', '0', '0', '1', '0'],
    ['Oct 22', '1,000', '680', '2', '95'],
  ]);
});

test('adds the days up in words', async () => {
  openReports(withDays);
  const sum = '1,020 answers, 68% correct, 3 quizzes, 101 minutes, 3 of 30 days';
  expect(await screen.findByText(sum)).toBeDefined();
});

test('a period without study says so, and draws nothing', async () => {
  openReports();
  expect(await screen.findByText('Nothing was studied in these 30 days.')).toBeDefined();
  expect(screen.queryByText('Show the days as a table')).toBeNull();
});

test('goes back 7 or 90 days; everything else stays as it is', async () => {
  const week = makeActivity({ days: makeDays(7, { 1: { reviews: 3, correct: 3 } }), dueWithin7Days: 5 });
  const { calls, user } = openReports({ ...withDays, [paths.activity('H1-L1', 7)]: makeJson(200, week) });
  await user.click(await screen.findByRole('tab', { name: '7 days' }));
  expect(await screen.findByText('3 answers, 100% correct, 1 of 7 days')).toBeDefined();
  expect(screen.getByText('cards due in the next 7 days').parentElement?.textContent).toMatch(/^0 /);
  await user.click(screen.getByRole('tab', { name: '90 days' }));
  expect(calls.map(({ path }) => path)).toContain('/api/reports/learners/H1-L1/activity?days=90');
  expect(screen.getByRole('list', { name: 'Summary' })).toBeDefined();
});

test('the report reads the first period once', async () => {
  const { calls } = openReports(withDays);
  await screen.findByText(/^1,020 answers/);
  expect(calls.filter(({ path }) => path.includes('/activity'))).toHaveLength(1);
});

test('a period that cannot be loaded leaves the rest, and Retry loads it', async () => {
  const week = makeActivity({ days: makeDays(7, { 1: { reviews: 3, correct: 3 } }) });
  const { user } = openReports({
    ...withDays,
    [paths.activity('H1-L1', 7)]: answersInSequence(makeRefusal(403, 'not-allowed', 'Not now.'), makeJson(200, week)),
  });
  await user.click(await screen.findByRole('tab', { name: '7 days' }));
  expect(await screen.findByText('Failed to load report')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Weak cards' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/^3 answers/)).toBeDefined();
});

test('the picture is for the eye; the arrow keys lead from day to day, told in figures', async () => {
  const { user } = openReports(withDays);
  const reader = await screen.findByRole('slider', { name: 'Day in the chart' });
  expect(document.querySelector('figure svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(reader.getAttribute('aria-valuetext')).toBe('Friday, Nov 20: 17 of 20 correct');
  fireEvent.change(reader, { target: { value: '28' } });
  expect(reader.getAttribute('aria-valuetext')).toBe('Thursday, Nov 19: no answers');
  await user.click(screen.getByRole('tab', { name: '30 days' }));
  expect(screen.getByText('Thursday, Nov 19: no answers').getAttribute('aria-hidden')).toBe('true');
});

test('the bar under the pointer is told in figures', () => {
  const { container } = render(<StudyDaysChart days={makeDays(4, { 2: { reviews: 5, correct: 4 } })} />);
  const plot = screen.getByRole('slider').parentElement ?? container;
  vi.spyOn(plot, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 400, 200));
  fireEvent.pointerMove(plot, { clientX: 250 });
  expect(screen.getByText('Wednesday, Nov 18: 4 of 5 correct')).toBeDefined();
  fireEvent.pointerDown(plot, { clientX: 900 });
  expect(screen.getByText('Friday, Nov 20: no answers')).toBeDefined();
});

test('in a page that runs from right to left the latest bar is on the left', () => {
  const { container } = render(<StudyDaysChart days={makeDays(4, { 0: { reviews: 5, correct: 4 } })} />);
  const plot = screen.getByRole('slider').parentElement ?? container;
  vi.spyOn(plot, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 400, 200));
  document.documentElement.dir = 'rtl';
  fireEvent.pointerDown(plot, { clientX: 450 });
  expect(screen.getByText('Tuesday, Nov 17: no answers')).toBeDefined();
  fireEvent.pointerMove(plot, { clientX: 110 });
  expect(screen.getByText('Friday, Nov 20: 4 of 5 correct')).toBeDefined();
});

/** Returns the heights of the drawn bars, day by day: the correct part, then the rest. */
function readHeights(container: HTMLElement): number[] {
  return [...container.querySelectorAll('g rect')].map((bar) => Number.parseFloat(bar.getAttribute('height') ?? ''));
}

test('a bar is filled as far as the day’s reviews were correct, and as high as they all were [reports-study-days-chart]', () => {
  const { container } = render(
    <StudyDaysChart days={makeDays(2, { 0: { reviews: 10, correct: 6 }, 1: { reviews: 5, correct: 5 } })} />,
  );
  // Relative to the maximum of ten: yesterday's 5 correct, today's 6 correct and 4 others; yesterday's other part is 0 and not drawn.
  expect(readHeights(container).map(Math.round)).toEqual([50, 60, 40]);
});

test('a year is drawn by weeks; beside one enormous day a quiet one is still seen', () => {
  const year = makeDays(366, { 0: { reviews: 12_000, correct: 9_000 }, 300: { reviews: 1, correct: 1 } });
  const { container } = render(<StudyDaysChart days={year} />);
  expect(readHeights(container)).toEqual([1.5, expect.closeTo(60), expect.closeTo(20)]);
  expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Week in the chart' }).max).toBe('52');
  expect(screen.getByText('Nov 14 to Nov 20: 9,000 of 12,000 correct')).toBeDefined();
  const numbers = [...container.querySelectorAll('.upright > span')].map((span) => span.textContent);
  expect(numbers).toEqual(['15,000', '10,000', '5,000', '0']);
});

test.each([
  [7, 7, 3],
  [30, 8, 4],
  [90, 8, 4],
])('of %d days %d dates stand below the bars, and %d of them only where there is room', (count, dates, spare) => {
  const { container } = render(<StudyDaysChart days={makeDays(count)} />);
  const labels = [...container.querySelectorAll('.figures > [aria-hidden]:last-child > span')];
  expect([labels.length, labels.filter((label) => label.className !== '').length]).toEqual([dates, spare]);
  expect(labels.at(-1)?.textContent).toBe('Nov 20');
});
