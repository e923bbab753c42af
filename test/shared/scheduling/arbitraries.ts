import * as fc from 'fast-check';
import type { ReviewAnswer } from '../../../shared/scheduling/apply-review.ts';
import type { Rating } from '../../../shared/schemas/study.ts';

/** Time zones with every oddity: quarter hours, clock changes at 04:00 or by half an hour, a skipped date, Ramadan. */
const oddZones = [
  'UTC',
  'Europe/Paris',
  'Europe/Athens',
  'America/New_York',
  'America/St_Johns',
  'America/Nuuk',
  'America/Los_Angeles',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Baku',
  'Antarctica/Troll',
  'Antarctica/Casey',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
] as const;

export const anyZone = fc.oneof(fc.constantFrom(...oddZones), fc.constantFrom(...Intl.supportedValuesOf('timeZone')));

export const anyInstant = fc.date({
  min: new Date('2005-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});

export const anyDay = anyInstant.map((instant) => instant.toISOString().slice(0, 10));

export const anyRating = fc.constantFrom<Rating>('wrong', 'correct');

/** A card's review log over a year, with unique ids; includes close and equal times. */
export const anyReviews = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 6 }),
    rating: anyRating,
    answeredAt: fc
      .oneof(
        fc.date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2027-01-01T00:00:00Z'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 200 }).map((minutes) => new Date(Date.UTC(2026, 2, 29, 0, minutes))),
      )
      .map((instant) => instant.toISOString()),
    practice: fc.boolean(),
  }) satisfies fc.Arbitrary<ReviewAnswer>,
  { selector: ({ id }) => id, maxLength: 15 },
);
