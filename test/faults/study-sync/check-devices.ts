import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { presentSession, storedStudySessions } from '../../../functions/data/study/study-session.ts';
import { localPart } from '../../../shared/ids.ts';
import { getHome } from '../../../shared/routes/home.ts';
import type { Pack } from '../../../shared/study/kept-study.ts';
import type { Device } from './device.ts';
import { settle } from './page.ts';
import { expectedNumbers, storedNumbers } from './expected.ts';
import type { Ledger } from './ledger.ts';
import type { Family } from './place.ts';

interface Circumstances {
  /** Whether an answer came from anywhere but the first device, a clock was shifted, the deck was changed, or the parent decided about consent. */
  readonly isDisturbed: boolean;
  readonly ready: (device: Device) => Promise<void>;
  readonly rest: () => Promise<void>;
  readonly deliverAll: () => Promise<void>;
}

/**
 * Asserts that each device shows the server's counts after downloading a new pack, and that the first device, if undisturbed, shows them even before the
 * download.
 * @returns the number of comparisons with a device's own counts.
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
    await refreshPack(device, circumstances);
    // A device notices an expired session only at its next call. The learner then signs in again.
    if (device.userId !== child.user.id) await refreshPack(device, circumstances);
    expect(await device.readHome(now)).toEqual(await ask());
  }
  return Number(isAlone);
}

async function refreshPack(device: Device, { ready, rest, deliverAll }: Circumstances): Promise<void> {
  await ready(device);
  device.dispatch('return');
  await rest();
  const refreshing = device.refresh(true);
  await rest();
  await deliverAll();
  await refreshing;
  await rest();
}

/** Removes times that depend on the clock that recorded them: assignment completion and last activity. */
function withoutTimes(home: Pack['home'] | undefined) {
  // Only the server awards badges for brave retries.
  const { badges: _, ...today } = home?.today ?? {};
  return home && { streak: home.streak, today, decks: home.decks };
}

/** Asserts that the stored rows are what follows from the events. */
export async function checkRows(family: Family, ledger: Ledger): Promise<void> {
  const rows = await family.readRows();
  const { household, learner } = family;
  const sessions = rows
    .filter(({ SK }) => SK.startsWith(`L#${localPart(learner.id)}#SESSION#`))
    .map((row) => presentSession(household.id, storedStudySessions.parse(row)));
  const sessionIds = sessions.map(({ id }) => id);
  for (const { id, startedAt } of sessions) ledger.dateSession(id, startedAt);
  const expected = expectedNumbers(ledger, sessionIds);
  const stored = storedNumbers(rows, localPart(learner.id));
  if (ledger.undoneWithoutEffect.length > 0)
    throw new Error(`These were to be taken back, and stand: ${ledger.undoneWithoutEffect.join(', ')}.`);
  if (ledger.missing.length > 0) throw new Error(`The server lacks ${ledger.missing.join(', ')}.`);
  // Much faster than `toEqual`, which runs only to show a difference.
  if (!isDeepStrictEqual(stored, expected)) expect(stored).toEqual(expected);
  for (const { id, completedAt } of sessions) {
    const isFinished = ledger.finished.has(id);
    const isKnown = isFinished || !ledger.isFinishedPerhaps(id);
    if (isKnown && isFinished !== (completedAt !== undefined))
      throw new Error(`${id} should be finished: ${isFinished}.`);
  }
}

/**
 * Whether the server has everything that the devices' open pages hold.
 * @param wait lets time pass, so that a page gives up a database that hung.
 */
export async function areAllSaved(devices: readonly Device[], wait: () => Promise<void>): Promise<boolean> {
  const reading = devices.map(async ({ outbox, page }) => await page.run(async () => await outbox?.refresh()));
  // Databases that work answer before time passes.
  await settle(devices.map(({ page }) => page));
  await Promise.all([...reading, wait()]);
  return devices.every(({ outbox }) => outbox?.readState().isSaved === true);
}
