import { expect, test } from 'vitest';
import { isConsolePlace } from '../../../../web/src/lib/page/console-place.ts';

test.each([
  { householdId: 'H1', tab: 'learners' },
  { householdId: 'H1', tab: 'create', section: 'quizzes' },
  { householdId: 'H1', tab: 'reports', learnerId: 'H1-L1' },
])('takes %j', (place) => {
  expect(isConsolePlace(place)).toBe(true);
});

test.each([
  {},
  { householdId: 'H1' },
  { householdId: 1, tab: 'learners' },
  { householdId: 'H1', tab: 'secrets' },
  { householdId: 'H1', tab: 'create', section: 'songs' },
  { householdId: 'H1', tab: 'reports', learnerId: 7 },
])('refuses %j, which an older release or another page may have left', (place) => {
  expect(isConsolePlace(place)).toBe(false);
});
