import * as fc from 'fast-check';
import type { Rating, SessionMode } from '../../../shared/schemas/study.ts';

export const deviceCount = 3;

/** How a device's database fails. */
export type StoreFault = 'full' | 'denied' | 'hangs';

/** An action of the learner or the parent. */
export type Act =
  /** Opens the deck: resumes the local session or asks the server. */
  | { readonly kind: 'open'; readonly device: number; readonly mode: SessionMode }
  /** Answers cards; opens the deck first if no card is shown. */
  | { readonly kind: 'answer'; readonly device: number; readonly ratings: readonly Rating[] }
  | { readonly kind: 'mix'; readonly device: number }
  /** Requests a new offline pack if it is due. */
  | { readonly kind: 'refresh'; readonly device: number }
  | { readonly kind: 'undo'; readonly device: number }
  /** Kills the page during an answer, after this many turns of the event loop. */
  | { readonly kind: 'kill'; readonly device: number; readonly turns: number }
  | { readonly kind: 'offline' | 'online' | 'leave' | 'return'; readonly device: number }
  /** `expire`: the server ends the session. `sign-out`: the learner signs out. `stranger`: the parent signs in on the device instead. */
  | { readonly kind: 'expire' | 'sign-out' | 'stranger'; readonly device: number }
  /** From now on, the device's database is full, is denied to the app, or never answers; `mended`: it works again. */
  | { readonly kind: StoreFault | 'mended'; readonly device: number }
  /** Shifts the device's clock by this many minutes. */
  | { readonly kind: 'jump'; readonly device: number; readonly minutes: number }
  | { readonly kind: 'wait'; readonly seconds: number }
  /** The parent adds or deletes a card, or answers one for the learner, on the parent's device, whose calls always succeed. */
  | { readonly kind: 'add-card' | 'delete-card' | 'parent-answers'; readonly card: number }
  /** The parent withdraws the family's consent, gives it again, or erases the learner, which ends the schedule. */
  | { readonly kind: 'withdraw' | 'agree' | 'erase' };

/** What happens to the calls in flight after the action. */
export type NetworkOutcome =
  /** All calls are delivered and answered, including follow-up calls. */
  | 'deliver'
  | 'stay'
  /** The oldest call arrives, but its response is lost. */
  | 'lose-answer'
  /** The newest call is lost. */
  | 'drop'
  /** The oldest call arrives, and a duplicate remains in the network. */
  | 'twice'
  /** Only the newest call is answered. */
  | 'newest'
  /** All calls arrive concurrently, including duplicates. */
  | 'together'
  /** A duplicate or an abandoned call arrives late. */
  | 'stray'
  /** The server fails without doing anything. */
  | 'refuse';

export interface Step {
  readonly act: Act;
  readonly fate: NetworkOutcome;
}

const device = fc.nat({ max: deviceCount - 1 });
const rating = fc.constantFrom<Rating>('correct', 'correct', 'wrong');
const [minute, hour, day] = [60, 3_600, 86_400];

type Weighted<T> = { readonly weight: number; readonly arbitrary: fc.Arbitrary<T> };

const studying: readonly Weighted<Act>[] = [
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      device,
      ratings: fc.array(rating, { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('open' as const), device, mode: fc.constantFrom('due', 'all') }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      seconds: fc.constantFrom(20, 2 * minute, 5 * hour, 20 * hour, day, 2 * day),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('kill' as const), device, turns: fc.nat({ max: 6 }) }) },
];

const offlineActs: readonly Weighted<Act>[] = [
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('mix' as const), device }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('refresh' as const), device }) },
];

const undoing: Weighted<Act> = {
  weight: 2,
  arbitrary: fc.record({ kind: fc.constant('undo' as const), device }),
};

const connecting: Weighted<Act> = {
  weight: 5,
  arbitrary: fc.record({ kind: fc.constantFrom('offline', 'online', 'leave', 'return', 'online'), device }),
};

const storing: Weighted<Act> = {
  weight: 2,
  arbitrary: fc.record({ kind: fc.constantFrom('full', 'denied', 'hangs', 'mended'), device }),
};

const comingAndGoing: readonly Weighted<Act>[] = [
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('expire', 'sign-out', 'stranger'), device }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('jump' as const),
      device,
      minutes: fc.constantFrom(3, -3, 90, -90, 3_000, -3_000, 600_000, -600_000),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('add-card', 'delete-card', 'parent-answers'),
      card: fc.nat({ max: 5 }),
    }),
  },
];

const leaving: Weighted<Act> = {
  weight: 1,
  arbitrary: fc.record({ kind: fc.constantFrom('expire', 'sign-out'), device }),
};

const consenting: readonly Weighted<Act>[] = [
  { weight: 6, arbitrary: fc.constantFrom({ kind: 'withdraw' }, { kind: 'withdraw' }, { kind: 'agree' }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'erase' }) },
];

/** The parent's decision that every consent schedule contains. */
const decision: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ kind: 'withdraw' }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'erase' }) },
);

/** The failure of the database that every schedule of `stores` contains. */
const failure = fc.record({ kind: fc.constantFrom('full', 'denied', 'hangs'), device: fc.constant(0) });

const badFates = ['lose-answer', 'drop', 'twice', 'newest', 'together', 'stray', 'refuse'] as const;
const fates = (good: number, bad: number): fc.Arbitrary<NetworkOutcome> =>
  fc.oneof(
    { weight: good, arbitrary: fc.constant('deliver') },
    { weight: 3, arbitrary: fc.constant('stay') },
    { weight: bad, arbitrary: fc.constantFrom(...badFates) },
  );

function onFirstDevice({ act, fate }: Step): Step {
  return { act: 'device' in act ? { ...act, device: 0 } : act, fate };
}

/**
 * Kinds of schedules, which are short and numerous. `network`: a bad network, killed pages and failing databases. `people`: sign-ins, clock changes and deck changes. `flight`:
 * devices that open sessions offline from their packs. `alone`: one undisturbed device. `stores`: one device whose database fails after answers
 * given offline. `consent`: a family that withdraws consent, agrees again or erases the
 * learner while answers are in flight.
 */
const kinds = {
  network: fc.record({ act: fc.oneof(...studying, undoing, connecting, storing), fate: fates(5, 8) }),
  people: fc.record({ act: fc.oneof(...studying, storing, ...comingAndGoing), fate: fates(8, 4) }),
  flight: fc.record({
    act: fc.oneof(...studying, undoing, connecting, storing, ...offlineActs, ...comingAndGoing),
    fate: fates(6, 6),
  }),
  alone: fc
    .record({ act: fc.oneof(...studying, undoing, connecting, ...offlineActs), fate: fates(6, 6) })
    .map(onFirstDevice),
  stores: fc
    .record({
      act: fc.oneof(...studying, undoing, connecting, storing, leaving),
      fate: fates(6, 6),
    })
    .map(onFirstDevice),
  consent: fc.record({ act: fc.oneof(...studying, undoing, connecting, ...consenting), fate: fates(6, 6) }),
  everything: fc.record({ act: fc.oneof(...studying, connecting, storing, ...comingAndGoing), fate: fates(6, 6) }),
} satisfies Record<string, fc.Arbitrary<Step>>;

export type ScheduleKind = keyof typeof kinds;

const [shortest, longest] = [2, 6];

/** Steps that prepare offline use: all devices download a pack, and one goes offline. */
function goOffline(first: number): Step[] {
  const devices = Array.from({ length: deviceCount }, (_, at) => at);
  const packing = devices.map((at): Step => ({ act: { kind: 'refresh', device: at }, fate: 'deliver' }));
  return [...packing, { act: { kind: 'offline', device: first }, fate: 'deliver' }];
}

const offlineStarts: Partial<Record<ScheduleKind, Step[]>> = {
  flight: goOffline(1),
  alone: goOffline(0),
  stores: [...goOffline(0), { act: { kind: 'answer', device: 0, ratings: ['correct', 'wrong'] }, fate: 'stay' }],
};

function withOne(act: fc.Arbitrary<Act>, steps: fc.Arbitrary<Step[]>): fc.Arbitrary<Step[]> {
  const decided = fc.record({ act, fate: fates(6, 6) });
  return fc
    .tuple(steps, decided, fc.nat({ max: longest }))
    .map(([some, step, at]) => [...some.slice(0, at), step, ...some.slice(at)]);
}

export function anySchedule(kind: ScheduleKind): fc.Arbitrary<Step[]> {
  const random = fc.array(kinds[kind], { minLength: shortest, maxLength: longest, size: 'max' });
  const always = { consent: decision, stores: failure } as const;
  const steps = kind in always ? withOne(always[kind as keyof typeof always], random) : random;
  return steps.map((some) => [...(offlineStarts[kind] ?? []), ...some]);
}
