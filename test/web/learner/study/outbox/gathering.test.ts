import { describe, expect, it } from 'vitest';
import type { StudyOutbox } from '../../../../../web/src/learner/study/outbox/study-outbox.ts';
import { Device, idsOf, settle } from '../support/device.ts';
import { refusal } from '../support/fake-server.ts';
import { makeRunning, steps, user } from '../support/make-study.ts';

/** Opens a session of 60 cards. The returned `answer(count)` gives `count` answers and returns the ids that the server should receive. */
async function startStudying(device = new Device()) {
  const tab = device.openTab();
  const running = makeRunning(60);
  await tab.outbox.saveSession(running);
  const left = steps(
    running,
    Array.from({ length: 60 }, () => 'correct' as const),
  );
  async function answer(count: number, outbox: StudyOutbox = tab.outbox): Promise<string[]> {
    const taken = left.splice(0, count);
    for (const step of taken) {
      await outbox.record(step);
      await settle();
    }
    return idsOf(taken.flatMap(({ entries }) => entries));
  }
  return { ...tab, device, answer };
}

describe('answers that follow each other', () => {
  it('go out at once when it was quiet before, and else twenty-five in a call', async () => {
    const { device, answer } = await startStudying();
    const given = await answer(1);
    expect(device.server.arrivals).toEqual(given);
    given.push(...(await answer(24)));
    expect(device.server.batchSizes).toEqual([1]);
    given.push(...(await answer(1)));
    expect(device.server.batchSizes).toEqual([1, 25]);
    given.push(...(await answer(25)));
    expect(device.server.batchSizes).toEqual([1, 25, 25]);
    expect(device.server.arrivals).toEqual(given);
  });

  it('wait three minutes after the last call, no longer', async () => {
    const { device, answer } = await startStudying();
    await answer(1);
    device.clock.advance(20_000);
    await answer(2);
    device.clock.advance(159_999);
    await settle();
    expect(device.server.batchSizes).toEqual([1]);
    device.clock.advance(1);
    await settle();
    expect(device.server.batchSizes).toEqual([1, 2]);
    expect(device.clock.nextIn).toBeUndefined();
    device.clock.advance(180_000);
    await answer(1);
    expect(device.server.batchSizes).toEqual([1, 2, 1]);
  });

  it('wait three minutes after any call, whatever it was made for', async () => {
    const { device, answer, outbox } = await startStudying();
    await answer(1);
    device.clock.advance(50_000);
    await answer(1);
    await outbox.sendNow();
    device.clock.advance(20_000);
    await answer(1);
    expect(device.server.batchSizes).toEqual([1, 1]);
    expect(device.clock.nextIn).toBe(160_000);
  });

  it('do not wait longer because the clock was set back', async () => {
    const { device, answer } = await startStudying();
    await answer(1);
    device.clock.advance(-7_200_000);
    await answer(1);
    expect(device.clock.nextIn).toBe(180_000);
  });

  it('that come while the first is on its way wait too', async () => {
    const { device, answer } = await startStudying();
    device.server.faults = ['never'];
    await answer(3);
    expect(device.server.callCount).toBe(1);
    expect(device.clock.nextIn).toBe(180_000);
  });

  it('go out with the end of their session, in the same call', async () => {
    const { device, answer, outbox } = await startStudying();
    const given = [...(await answer(55)), ...(await answer(5))];
    expect(device.server.batchSizes).toEqual([1, 25, 25, 9]);
    expect(device.server.callCount).toBe(4);
    expect(device.server.arrivals).toEqual(given);
    expect(outbox.readState().isEmpty).toBe(true);
  });

  it('do not wait where nothing survives the page', async () => {
    const { device, answer, outbox } = await startStudying();
    await answer(2);
    outbox.loseLasting();
    await settle();
    expect(device.server.batchSizes).toEqual([1, 1]);
    await answer(2);
    expect(device.server.batchSizes).toEqual([1, 1, 1, 1]);
  });

  it('are not called held up: they are safe, and only wait for more', async () => {
    const { answer, outbox } = await startStudying();
    await answer(3);
    expect(outbox.readState()).toMatchObject({ waitingAnswers: 2, isHeldUp: false, isOffline: false });
  });
});

describe('answers that wait for more', () => {
  it.each([
    ['the connection is back or somebody looks at the page again', async ({ sender }) => await sender.wake()],
    ['somebody signs out', async ({ outbox }) => await outbox.flush(5)],
    ['the session is left', async ({ outbox }) => await outbox.sendNow()],
    ['the page is hidden or left', async ({ outbox }) => outbox.leave()],
  ] satisfies [string, (tab: Awaited<ReturnType<typeof startStudying>>) => Promise<void>][])(
    'go out at once when %s',
    async (_, happen) => {
      const studying = await startStudying();
      const given = await studying.answer(4);
      await happen(studying);
      await settle();
      expect(studying.device.server.arrivals).toEqual(given);
      expect(studying.device.clock.nextIn).toBeUndefined();
      expect(await studying.device.store.listEntries(user)).toEqual([]);
    },
  );

  it('are on their way before a page that is left ends, and in one call', async () => {
    const { device, answer, outbox } = await startStudying();
    await answer(4);
    outbox.leave();
    expect(device.server.callCount).toBe(2);
    outbox.leave();
    await settle();
    expect(device.server.batchSizes).toEqual([1, 3]);
  });

  it('go out one session after the other when the page is hidden', async () => {
    const device = new Device();
    const { outbox } = device.openTab();
    await settle();
    const given = [...(await device.giveAnswers(2)), ...(await device.giveAnswers(3, { sessionId: 'session-2' }))];
    await outbox.refresh();
    outbox.leave();
    await settle();
    expect(device.server.batchSizes).toEqual([2, 3]);
    expect(device.server.arrivals).toEqual(idsOf(given));
  });

  it('stay on the device when the page ends before the server has them, and count once', async () => {
    const { device, answer, outbox, close } = await startStudying();
    const given = await answer(4);
    device.server.faults = ['lost-response'];
    outbox.leave();
    close();
    await settle();
    device.openTab();
    await settle();
    expect([...device.server.reviews.keys()]).toEqual(given);
    expect(await device.store.listEntries(user)).toEqual([]);
  });

  it('wait along in their order after a failure, whatever their number, until the next try', async () => {
    const { device, answer, outbox } = await startStudying();
    device.server.faults = [refusal(503)];
    const given = await answer(15);
    outbox.leave();
    await outbox.sendNow();
    expect(device.server.callCount).toBe(1);
    expect(outbox.readState()).toMatchObject({ waitingAnswers: 15, isHeldUp: true });
    device.clock.advance(1_000);
    await settle();
    expect(device.server.arrivals).toEqual(given);
    expect(outbox.readState()).toMatchObject({ waitingAnswers: 0, isHeldUp: false });
  });

  it('end with the sender', async () => {
    const { device, answer, close } = await startStudying();
    await answer(2);
    close();
    expect(device.clock.nextIn).toBeUndefined();
  });
});

describe('a second tab', () => {
  it('gathers as the first does: the three minutes end with one call', async () => {
    const { device, answer, outbox } = await startStudying();
    const second = device.openTab();
    await settle();
    const given = [...(await answer(1)), ...(await answer(2)), ...(await answer(1, second.outbox))];
    expect(device.server.batchSizes).toEqual([1]);
    device.clock.advance(180_000);
    await settle();
    expect(device.server.batchSizes).toEqual([1, 3]);
    expect(device.server.arrivals).toEqual(given);
    expect([outbox.readState().isEmpty, second.outbox.readState().isEmpty]).toEqual([true, true]);
  });

  it('sends what a tab gathered that ended without a word', async () => {
    const { device, answer, close } = await startStudying();
    device.openTab();
    await settle();
    const given = await answer(3);
    close();
    device.clock.advance(180_000);
    await settle();
    expect(device.server.arrivals).toEqual(given);
  });
});
