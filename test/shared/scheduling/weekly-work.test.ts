import { expect, it } from 'vitest';
import { givenWork, standOn, weekAfter } from '../../../shared/scheduling/weekly-work.ts';

const spelling = { createdAt: '2026-03-16T09:00:00.000Z', dueDate: '2026-03-20', repeats: 'weekly' } as const;

it.each([
  ['2026-03-20', '2026-03-20', undefined],
  ['2026-03-21', '2026-03-27', '2026-03-20'],
  ['2026-03-27', '2026-03-27', '2026-03-20'],
  ['2026-04-12', '2026-04-17', '2026-04-10'],
])('on %s, what nobody did is due on %s', (today, dueDate, missedDate) => {
  expect(standOn(spelling, today)).toEqual({ ...spelling, dueDate, missedDate });
});

it('what is done, has no day or does not come back stays as it was', () => {
  const { createdAt, dueDate, repeats } = spelling;
  for (const work of [
    { ...spelling, completedAt: createdAt },
    { createdAt, dueDate },
    { createdAt, repeats },
  ])
    expect(standOn(work, '2026-04-12')).toBe(work);
});

it('the next one is given with the study day behind the due date, also where clocks change that night', () => {
  expect(weekAfter(spelling, 'Europe/Berlin')).toEqual({
    createdAt: '2026-03-21T03:00:00.000Z',
    dueDate: '2026-03-27',
  });
  const overChange = { ...spelling, dueDate: '2026-03-28' };
  const next = { createdAt: '2026-03-29T02:00:00.000Z', dueDate: '2026-04-04' };
  expect(weekAfter(overChange, 'Europe/Berlin')).toEqual(next);
  expect(givenWork([next], new Date('2026-03-29T01:59:59.999Z'), '2026-03-28')).toEqual([]);
  expect(givenWork([next], new Date(next.createdAt), '2026-03-29')).toEqual([next]);
});

it('nothing comes after the last week that a date can say, nor after what does not come back', () => {
  expect(weekAfter({ ...spelling, dueDate: '9999-12-31' }, 'UTC')).toBeUndefined();
  expect(weekAfter({ ...spelling, repeats: undefined }, 'UTC')).toBeUndefined();
});
