import { describe, expect, it } from 'vitest';
import { Device, idsOf, settle } from '../support/device.ts';
import { refusal } from '../support/fake-server.ts';
import { user } from '../support/make-study.ts';

describe('refusals', () => {
  it('sets aside the one answer that can never be saved, says why, and sends all others', async () => {
    const device = new Device();
    const given = await device.giveAnswers(5, { cards: 5 });
    const [, bad = ''] = idsOf(given);
    device.server.callRefusedFor.add(bad);
    const { outbox } = device.openTab();
    await settle();
    expect(device.server.arrivals).toEqual(idsOf(given).filter((id) => id !== bad));
    expect(outbox.readState()).toMatchObject({
      waitingAnswers: 0,
      isEmpty: true,
      refused: { count: 1, reason: 'Refused with 400.' },
    });
    expect(device.clock.nextIn).toBeUndefined();
    expect(await device.store.listEntries(user)).toHaveLength(1);
  });

  it('sets aside the one answer that rode along when it can never be saved, and ends the session without it', async () => {
    const device = new Device();
    const given = await device.giveAnswers(1, { cards: 1 });
    const [bad = ''] = idsOf(given);
    device.server.callRefusedFor.add(bad);
    const { outbox } = device.openTab();
    await settle();
    expect(device.server.arrivals).toEqual(['end of session-1']);
    expect(outbox.readState()).toMatchObject({ isEmpty: true, refused: { count: 1 } });
  });

  it('does not ask again by itself after a refusal', async () => {
    const device = new Device();
    await device.giveAnswers(1);
    device.server.faults = [refusal(404)];
    const { sender } = device.openTab();
    await settle();
    await sender.wake();
    expect(device.server.callCount).toBe(1);
  });

  it('sends a refused answer once more when somebody asks for it', async () => {
    const device = new Device();
    await device.giveAnswers(1);
    device.server.faults = [refusal(404)];
    const { outbox } = device.openTab();
    await settle();
    await outbox.retryRefused();
    expect(outbox.readState().refused).toBeUndefined();
    expect(device.server.reviews.size).toBe(1);
  });

  it('lets a refused answer go only when somebody says so', async () => {
    const device = new Device();
    await device.giveAnswers(1);
    device.server.faults = [refusal(404)];
    const { outbox } = device.openTab();
    await settle();
    expect(await device.store.listEntries(user)).toHaveLength(1);
    await outbox.dismissRefused();
    expect(await device.store.listEntries(user)).toEqual([]);
    expect(outbox.readState().refused).toBeUndefined();
  });

  it('drops a refused end of a session: the server counts the answers itself', async () => {
    const device = new Device();
    await device.giveAnswers(1, { cards: 1 });
    device.server.faults = [refusal(404), refusal(404), refusal(404)];
    const { outbox } = device.openTab();
    await settle();
    expect(device.server.callCount).toBe(3);
    expect(outbox.readState()).toMatchObject({ isEmpty: true, refused: { count: 1 } });
  });

  it('keeps everything when nobody is signed in', async () => {
    const device = new Device();
    await device.giveAnswers(2);
    device.server.faults = [refusal(401)];
    const { outbox, sender } = device.openTab();
    await settle();
    expect(outbox.readState()).toMatchObject({ waitingAnswers: 2, refused: undefined });
    expect(device.clock.nextIn).toBeUndefined();
    await sender.wake();
    expect(device.server.reviews.size).toBe(2);
  });
});
