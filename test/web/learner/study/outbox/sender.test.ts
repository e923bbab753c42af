import { describe, expect, it } from 'vitest';
import { Device, idsOf, settle } from '../support/device.ts';
import { refusal } from '../support/fake-server.ts';
import { user } from '../support/make-study.ts';

describe('sending', () => {
  it('sends what waited from an earlier visit, in order, the end of the session last', async () => {
    const device = new Device();
    const given = await device.giveAnswers(3, { cards: 3 });
    const { outbox } = device.openTab();
    await settle();
    expect(device.server.arrivals).toEqual(idsOf(given));
    expect(device.server.arrivals.at(-1)).toBe('end of session-1');
    expect(outbox.readState()).toMatchObject({ waitingAnswers: 0, isEmpty: true });
  });

  it('sends at most 50 answers a call, one call at a time', async () => {
    const device = new Device();
    await device.giveAnswers(120);
    device.openTab();
    await settle();
    expect(device.server.batchSizes).toEqual([50, 50, 20]);
    expect(device.server.maxConcurrentCalls).toBe(1);
  });

  it('removes an answer only once the server has it: a lost response sends it again, and it counts once', async () => {
    const device = new Device();
    const given = await device.giveAnswers(2);
    device.server.faults = ['lost-response'];
    const { outbox } = device.openTab();
    await settle();
    expect(device.server.reviews.size).toBe(2);
    expect(outbox.readState().waitingAnswers).toBe(2);
    device.clock.advance(60_000);
    await settle();
    expect(device.server.arrivals).toEqual([...idsOf(given), ...idsOf(given)]);
    expect(device.server.reviews.size).toBe(2);
    expect(outbox.readState().waitingAnswers).toBe(0);
  });

  it('goes on after a reload in the middle of a call', async () => {
    const device = new Device();
    const given = await device.giveAnswers(2);
    device.server.faults = ['lost-response'];
    const page = device.openTab();
    await settle();
    page.close();
    device.openTab();
    await settle();
    expect(device.server.reviews.size).toBe(2);
    expect([...device.server.reviews.keys()]).toEqual(idsOf(given));
    expect(await device.store.listEntries(user)).toEqual([]);
  });

  it('tells that progress changed only when the server took something', async () => {
    const device = new Device();
    await device.giveAnswers(1);
    device.server.faults = ['no-connection'];
    const tab = device.openTab();
    await settle();
    expect(tab.countAccepted()).toBe(0);
    await tab.sender.wake();
    expect(tab.countAccepted()).toBe(1);
  });
});

describe('waiting', () => {
  it('says that it is offline, keeps the answers, and sends them when the connection is back', async () => {
    const device = new Device();
    await device.giveAnswers(2);
    device.server.faults = ['no-connection'];
    const { outbox, sender } = device.openTab();
    await settle();
    expect(outbox.readState()).toMatchObject({ waitingAnswers: 2, isOffline: true });
    await sender.wake();
    expect(outbox.readState()).toMatchObject({ waitingAnswers: 0, isOffline: false });
    expect(device.clock.nextIn).toBeUndefined();
  });

  it('waits longer after each failure, up to a minute', async () => {
    const device = new Device();
    await device.giveAnswers(1);
    device.server.faults = Array.from({ length: 9 }, () => refusal(503));
    device.openTab();
    const waits: (number | undefined)[] = [];
    for (let failure = 0; failure < 9; failure += 1) {
      await settle();
      waits.push(device.clock.nextIn);
      device.clock.advance(device.clock.nextIn ?? 0);
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
    await settle();
    expect(device.server.reviews.size).toBe(1);
  });

  it('does not call during the wait because more answers come', async () => {
    const device = new Device();
    await device.giveAnswers(1);
    device.server.faults = [refusal(503)];
    const { sender } = device.openTab();
    await settle();
    await sender.nudge();
    expect(device.server.callCount).toBe(1);
  });

  it('is silent for as long as the server asks, whatever happens on the page', async () => {
    const device = new Device();
    await device.giveAnswers(1);
    device.server.faults = [refusal(429, 30)];
    const { sender } = device.openTab();
    await settle();
    await sender.wake();
    device.clock.advance(29_000);
    await sender.wake();
    expect(device.server.callCount).toBe(1);
    device.clock.advance(1_000);
    await settle();
    expect(device.server.reviews.size).toBe(1);
  });

  it('still sends when more answers came during the wait', async () => {
    const device = new Device();
    await device.giveAnswers(1);
    device.server.faults = ['no-connection'];
    const { sender } = device.openTab();
    await settle();
    await sender.nudge();
    await sender.wake();
    expect(device.server.reviews.size).toBe(1);
  });

  it('starts again after it was stopped', async () => {
    const device = new Device();
    const { sender } = device.openTab();
    sender.stop();
    await sender.wake();
    await device.giveAnswers(1);
    sender.start();
    await settle();
    expect(device.server.reviews.size).toBe(1);
  });

  it('stops with the page', async () => {
    const device = new Device();
    await device.giveAnswers(1);
    device.server.faults = ['no-connection'];
    const tab = device.openTab();
    await settle();
    tab.close();
    expect(device.clock.nextIn).toBeUndefined();
    await tab.sender.wake();
    expect(device.server.callCount).toBe(1);
  });
});

describe('flush', () => {
  it('sends what waits in a page that was just opened and has not started sending', async () => {
    const device = new Device();
    const given = await device.giveAnswers(3);
    const { outbox } = device.openTab({ isSending: false });
    await outbox.flush(5);
    expect(device.server.arrivals).toEqual(idsOf(given));
    expect(outbox.readState().waitingAnswers).toBe(0);
  });

  it('ends in time when the server does not answer', async () => {
    const device = new Device();
    await device.giveAnswers(1);
    device.server.faults = ['never'];
    const { outbox } = device.openTab();
    await outbox.flush(5);
    expect(outbox.readState().waitingAnswers).toBe(1);
  });
});
