import { describe, expect, it } from 'vitest';
import { isTimeZone } from '../../shared/time-zone.ts';

describe('isTimeZone', () => {
  it.each(['Europe/Paris', 'America/Argentina/Buenos_Aires', 'UTC', 'Asia/Calcutta', 'Asia/Kolkata'])(
    'accepts %s',
    (text) => {
      expect(isTimeZone(text)).toBe(true);
    },
  );

  it.each(['', '+02:00', 'Mars/Olympus', 'Europe/Paris ', 'constructor', 'Foo+05', '../etc/passwd'])(
    'refuses %j',
    (text) => {
      expect(isTimeZone(text)).toBe(false);
    },
  );
});
