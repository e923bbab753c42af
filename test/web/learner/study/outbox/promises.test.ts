import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { Device, settle } from '../support/device.ts';
import { type Fault, refusal } from '../support/fake-server.ts';
import { makeRunning, steps, user } from '../support/make-study.ts';

const faults: Record<string, Fault> = {
  offline: 'no-connection',
  lost: 'lost-response',
  busy: refusal(429, 20),
  down: refusal(503),
  signedOut: refusal(401),
};

const anyMoment = fc.oneof(
  { weight: 5, arbitrary: fc.constant({ kind: 'answer' } as const) },
  fc.constantFrom('wake', 'sendNow', 'leave', 'reload', 'settle').map((kind) => ({ kind }) as const),
  fc.constantFrom(500, 20_000, 180_000).map((ms) => ({ kind: 'pass', ms }) as const),
  fc.constantFrom(...Object.keys(faults)).map((fault) => ({ kind: 'fault', fault }) as const),
);

it('whatever happens, each stored answer reaches the server, in its order, and counts once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyMoment, { maxLength: 40 }), async (moments) => {
      const device = new Device();
      let tab = device.openTab();
      const running = makeRunning(41);
      await tab.outbox.saveSession(running);
      const left = steps(
        running,
        moments.filter(({ kind }) => kind === 'answer').map(() => 'correct' as const),
      );
      const given: string[] = [];
      for (const moment of moments) {
        if (moment.kind === 'answer') {
          const [next] = left.splice(0, 1);
          if (!next) throw new Error('No card is left.');
          // The next card appears once this returns true, so the answer must not get lost after that.
          expect(await tab.outbox.record(next)).toBe(true);
          given.push(...next.entries.flatMap(({ work }) => (work.kind === 'review' ? [work.review.id] : [])));
        } else if (moment.kind === 'wake') void tab.sender.wake();
        else if (moment.kind === 'sendNow') void tab.outbox.sendNow();
        else if (moment.kind === 'leave') tab.outbox.leave();
        else if (moment.kind === 'pass') device.clock.advance(moment.ms);
        else if (moment.kind === 'fault') device.server.faults.push(faults[moment.fault] ?? 'never');
        else if (moment.kind === 'settle') await settle();
        else {
          tab.close();
          tab = device.openTab();
        }
        const waiting = await device.store.listEntries(user);
        const safe = new Set(waiting.flatMap(({ work }) => (work.kind === 'review' ? [work.review.id] : [])));
        expect(given.filter((id) => !safe.has(id) && !device.server.reviews.has(id))).toEqual([]);
      }
      await settle();
      device.server.faults = [];
      device.clock.advance(20_000);
      await tab.sender.wake();
      await settle();
      expect([...device.server.reviews.keys()]).toEqual(given);
      expect(await device.store.listEntries(user)).toEqual([]);
      expect(device.clock.nextIn).toBeUndefined();
    }),
    { numRuns: 60 },
  );
});
