import { describe, expect, it } from 'vitest';
import { Device, settle } from '../support/device.ts';
import { makeRunning, steps } from '../support/make-study.ts';

describe('two tabs and two children', () => {
  it('sends each answer from one tab only, and both tabs know that it is saved', async () => {
    const device = new Device();
    const first = device.openTab();
    const second = device.openTab();
    const running = makeRunning(4);
    await first.outbox.saveSession(running);
    for (const next of steps(running, ['correct', 'wrong', 'correct'])) await first.outbox.record(next);
    await settle();
    expect(device.server.arrivals).toHaveLength(3);
    expect(device.server.maxConcurrentCalls).toBe(1);
    expect(first.outbox.readState().waitingAnswers).toBe(0);
    expect(second.outbox.readState().waitingAnswers).toBe(0);
  });

  it('tells the other tab that the session went on', async () => {
    const device = new Device();
    const first = device.openTab();
    const second = device.openTab();
    let news = 0;
    second.outbox.subscribeToTabs(() => (news += 1));
    const running = makeRunning(2);
    await first.outbox.saveSession(running);
    const [next] = steps(running, ['wrong']);
    if (next) await first.outbox.record(next);
    await settle();
    expect(news).toBeGreaterThan(0);
  });

  it('takes over when the tab that was sending is closed', async () => {
    const device = new Device();
    await device.giveAnswers(2);
    device.server.faults = ['no-connection'];
    const first = device.openTab();
    await settle();
    first.close();
    const second = device.openTab();
    await settle();
    expect(device.server.reviews.size).toBe(2);
    expect(second.outbox.readState().isEmpty).toBe(true);
  });

  it('leaves one child’s answers alone while another child is signed in', async () => {
    const device = new Device();
    await device.giveAnswers(2);
    const sister = device.openTab({ userId: 'user-sister' });
    await settle();
    expect(sister.outbox.readState()).toMatchObject({ waitingAnswers: 0, isEmpty: true });
    expect(device.server.callCount).toBe(0);
    sister.close();
    device.openTab();
    await settle();
    expect(device.server.reviews.size).toBe(2);
  });
});
