import { expect } from 'vitest';
import { getHome } from '../../../shared/routes/home.ts';
import type { Pack } from '../../../shared/study/kept-study.ts';
import type { Device } from './device.ts';
import type { Family } from './place.ts';

interface Circumstances {
  /** Somebody else than the first device answered, set a clock or changed the deck. */
  readonly isDisturbed: boolean;
  readonly ready: (device: Device) => Promise<void>;
  readonly rest: () => Promise<void>;
  readonly deliverAll: () => Promise<void>;
}

/**
 * Each device shows what the server counts: the first by itself, if nobody disturbed it, and every one once it has a new pack.
 * @returns how often a device counted by itself.
 */
export async function checkDevices(
  { product, child }: Family,
  devices: readonly Device[],
  circumstances: Circumstances,
): Promise<number> {
  const now = product.now();
  const ask = async () => await product.call(getHome, child.token, {});
  const [first] = devices;
  const isAlone = !circumstances.isDisturbed && first?.hasAnswered === true && (await first.isExact());
  if (isAlone) expect(withoutTimes(await first.readHome(now))).toEqual(withoutTimes(await ask()));
  for (const device of devices) {
    await packAnew(device, circumstances);
    // A session that had ended is noticed by its first call: the learner signs in again.
    if (device.userId !== child.user.id) await packAnew(device, circumstances);
    expect(await device.readHome(now)).toEqual(await ask());
  }
  return Number(isAlone);
}

async function packAnew(device: Device, { ready, rest, deliverAll }: Circumstances): Promise<void> {
  await ready(device);
  device.tell('return');
  await rest();
  const refreshing = device.refresh(true);
  await rest();
  await deliverAll();
  await refreshing;
  await rest();
}

/** When work was ticked off, and when somebody was last seen, is by the clock of whoever saw it. */
function withoutTimes(home: Pack['home'] | undefined) {
  // Badges of brave retries only the server gives.
  const { badges: _, ...today } = home?.today ?? {};
  return home && { streak: home.streak, today, decks: home.decks };
}
