import { type Browser, expect, type Page } from '@playwright/test';
import { openProcessClient } from '../../../infra/local/gateway/call-in-process.ts';
import { checkTable } from '../../../infra/table-invariants/check-table.ts';
import { householdOfId } from '../../../shared/ids.ts';
import { getMe, login } from '../../../shared/routes/auth.ts';
import { makeRandom, type SeededRandom } from '../../faults/running/make-random.ts';
import { signIn } from '../family.ts';
import { test } from '../journey.ts';
import { type Device, packDevice } from '../packed-device.ts';
import { openProduct, seedFamily } from '../seeded-family.ts';
import { readStoredAnswers, readTable } from '../stored-rows.ts';

test.use({ hasIdleTime: true });

/** Number of random sequences of steps. `SCHEDULES=all`, as set by `test/faults/run-schedules.ts`, runs the full number. */
const runCount = process.env['SCHEDULES'] === 'all' ? 20 : 1;
const stepsPerRun = 24;

/** One of the child's devices, each in a separate browser. */
interface DeviceState {
  readonly device: Device;
  page: Page;
  isOffline: boolean;
  /** The page's database fails, so answers that are not sent yet are in its memory only. */
  isBroken: boolean;
}

const faults = ['full', 'denied', 'hangs'] as const;
const answers = ['right', 'right', 'right', 'wrong', 'undo'] as const;
const steps = [
  ...answers,
  ...answers,
  'take off',
  'land',
  'reload',
  'close and open',
  'take off',
  'land',
  ...faults,
] as const;
type Step = (typeof steps)[number];

for (let life = 1; life <= runCount; life += 1) {
  test(`three devices, at home and in flight, come to the same as the server, each answer once: life ${life}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
    console.info(`The life of the seed ${seed}`);
    await live(browser, baseURL ?? '', makeRandom(seed));
  });
}

async function live(browser: Browser, productUrl: string, random: SeededRandom): Promise<void> {
  const family = await seedFamily(productUrl, [1]);
  const context = await openProduct(productUrl);
  const { call } = await openProcessClient(context);
  const { token } = await call(login, undefined, { body: family.child });
  const { learner } = await call(getMe, token, {});
  const learnerId = learner?.id ?? '';
  const countStored = async () => (await readStoredAnswers(productUrl, learnerId)).length;
  const before = await countStored();
  const devices: DeviceState[] = [];
  for (let count = 0; count < 3; count += 1) {
    const device = await packDevice(browser, productUrl, async (page) => await signIn(page, family.child));
    await device.page.context().addInitScript(failDatabase);
    await device.page.reload();
    devices.push({ device, page: device.page, isOffline: false, isBroken: false });
  }
  let given = 0;
  for (let step = 0; step < stepsPerRun; step += 1) {
    const lived = random.pick(devices);
    if (lived && (await takeStep(lived, random.pick(steps)))) given += 1;
  }
  for (const lived of devices) {
    await takeStep(lived, 'land');
    await takeStep(lived, 'close and open');
  }
  expect(given).toBeGreaterThan(0);
  await expect.poll(countStored, { timeout: 30_000 }).toBe(before + given);
  await expect.poll(async () => new Set(await Promise.all(devices.map(readHome))).size, { timeout: 30_000 }).toBe(1);
  const { violations } = await checkTable(await readTable(productUrl));
  expect(violations.filter(({ sentence }) => sentence.includes(householdOfId(learnerId) ?? learnerId))).toEqual([]);
}

/** @returns whether the step answered a card. */
async function takeStep(lived: DeviceState, step: Step | undefined): Promise<boolean> {
  const { device, page } = lived;
  switch (step) {
    case 'right':
    case 'wrong':
      return await answer(lived, step === 'right' ? 'Correct' : 'Wrong');
    case 'undo': {
      const undo = page.getByRole('button', { name: 'Undo' });
      if (!(await undo.isVisible())) return false;
      await undo.click();
      await expect(page.getByText('Undone. Here it is again.')).toBeVisible();
      return false;
    }
    case 'take off':
    case 'land':
      if (lived.isOffline === (step === 'land')) {
        await (step === 'land' ? device.goOnline() : device.goOffline());
        lived.isOffline = step !== 'land';
      }
      return false;
    case 'full':
    case 'denied':
    case 'hangs':
      await page.evaluate((fault) => window.dispatchEvent(new CustomEvent('database-fault', { detail: fault })), step);
      lived.isBroken = true;
      return false;
    case 'reload':
      await deliver(lived);
      await page.reload();
      return false;
    default:
      await deliver(lived);
      await page.close({ runBeforeUnload: false });
      lived.page = await device.newPage();
      await lived.page.goto('/');
      return false;
  }
}

/** Lets a page whose database fails send what it holds, as a child does who is asked to keep it open. The next page has a database that works. */
async function deliver(lived: DeviceState): Promise<void> {
  if (!lived.isBroken) return;
  await takeStep(lived, 'land');
  await expect.poll(async () => await lived.page.evaluate(isHeld), { timeout: 30_000 }).toBe(false);
  lived.isBroken = false;
}

/** Runs in the page. @returns whether the app would ask before it is closed, because it holds answers. */
function isHeld(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Runs in each page. Lets all calls of IndexedDB fail in the way that an event names: writes find no room, nothing may be opened, or nothing is ever answered. */
function failDatabase(): void {
  let fault: unknown;
  window.addEventListener('database-fault', (event) => {
    fault = event instanceof CustomEvent ? event.detail : undefined;
  });
  const patch = (prototype: object, name: string, isWrite: boolean) => {
    const ask = Object.getOwnPropertyDescriptor(prototype, name)?.value as
      | ((...args: unknown[]) => unknown)
      | undefined;
    if (!ask) return;
    Object.defineProperty(prototype, name, {
      configurable: true,
      value(this: unknown, ...args: unknown[]) {
        if (fault === 'denied') throw new DOMException('No storage here.', 'UnknownError');
        if (fault === 'full' && isWrite) throw new DOMException('The disk is full.', 'QuotaExceededError');
        if (fault === 'hangs' && name !== 'transaction')
          return Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype) as unknown;
        return ask.apply(this, args);
      },
    });
  };
  patch(IDBFactory.prototype, 'open', false);
  patch(IDBDatabase.prototype, 'transaction', false);
  for (const prototype of [IDBObjectStore.prototype, IDBIndex.prototype])
    for (const name of ['get', 'getAll', 'getAllKeys', 'count', 'openCursor', 'delete', 'clear', 'add', 'put'])
      patch(prototype, name, name === 'add' || name === 'put');
}

async function answer(lived: DeviceState, rating: 'Correct' | 'Wrong'): Promise<boolean> {
  const { page } = lived;
  const show = page.getByRole('button', { name: 'Show Answer' });
  const done = page.getByRole('button', { name: 'Done' });
  if (!(await show.isVisible())) {
    await deliver(lived);
    await page.goto('/?open=study');
  }
  await expect(show.or(done).first()).toBeVisible();
  if (await done.isVisible()) return false;
  const place = page.getByText(/^Card \d+ of/);
  await show.click();
  await page.getByRole('button', { name: rating, exact: true }).click();
  await expect(show.or(done).first()).toBeVisible();
  await expect(place.or(done).first()).toBeVisible();
  return true;
}

async function readHome({ page }: DeviceState): Promise<string> {
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ready to learn?' })).toBeVisible();
  return await page.getByRole('main').innerText();
}
