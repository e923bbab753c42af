import { expect, test } from 'vitest';
import { adminPlaces } from '../../../web/src/admin/admin-place.ts';

const { isPlace } = adminPlaces;

test.each([
  { screen: 'dashboard', adminTab: 'users' },
  { screen: 'dashboard', adminTab: 'users', search: 'kid' },
  { screen: 'console', householdId: 'H1', tab: 'learners' },
])('takes %j', (place) => {
  expect(isPlace(place)).toBe(true);
});

test.each([
  null,
  'dashboard',
  { adminTab: 'users' },
  { screen: 'dashboard' },
  { screen: 'dashboard', adminTab: 'secrets' },
  { screen: 'dashboard', adminTab: 'users', search: 7 },
  { screen: 'picker' },
])('does not take %j, which is another role’s or an older release’s', (place) => {
  expect(isPlace(place)).toBe(false);
});
