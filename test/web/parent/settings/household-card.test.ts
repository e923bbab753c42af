import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTimeZone, listTimeZones } from '../../../../web/src/parent/settings/household-card.tsx';

test('lists every zone once, the current one first', () => {
  const zones = listTimeZones('Europe/Berlin').map(({ zone }) => zone);
  expect(zones[0]).toBe('Europe/Berlin');
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones).toEqual(expect.arrayContaining([...Intl.supportedValuesOf('timeZone'), 'UTC']));
});

test('keeps a current zone that the browser does not list', () => {
  expect(listTimeZones('Asia/Calcutta')[0]).toEqual({ zone: 'Asia/Calcutta', place: 'Calcutta' });
});

test.each([
  ['America/New_York', 'America/New_York'],
  ['new york', 'America/New_York'],
  [' BERLIN ', 'Europe/Berlin'],
  ['utc', 'UTC'],
])('understands %j as %s', (typed, zone) => {
  expect(findTimeZone(typed, listTimeZones('UTC'))).toBe(zone);
});

test('understands a name that the browser does not list', () => {
  const unlisted = listTimeZones('UTC').filter(({ zone }) => zone !== 'Asia/Calcutta' && zone !== 'Asia/Kolkata');
  expect(findTimeZone('asia/kolkata', unlisted)).toMatch(/^Asia\/(Calcutta|Kolkata)$/);
});

test.each(['', 'Gotham', '+02:00', 'Europe'])('refuses %j', (typed) => {
  expect(findTimeZone(typed, listTimeZones('UTC'))).toBeUndefined();
});

test('finds every listed zone by its own name, however it is written', () => {
  const choices = listTimeZones('UTC');
  const written = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => text.replaceAll('_', ' '),
  );
  fc.assert(
    fc.property(fc.constantFrom(...choices), written, ({ zone }, write) => findTimeZone(write(zone), choices) === zone),
  );
});
