import { storedReviews } from '../../../functions/data/study/review.ts';
import { login, logout } from '../../../shared/routes/auth.ts';
import type { Review } from '../../../shared/schemas/study.ts';
import type { SignedIn } from '../../../shared/schemas/user.ts';
import { todaysMix } from '../../../web/src/learner/learner-place.ts';
import { password } from '../../support/test-family.ts';
import { areAllSaved, checkDevices, checkRows } from './check-devices.ts';
import { actAsParent, bringBackFile, type Decision, decide, expectErased, expectNothingKept } from './parent.ts';
import { Device } from './device.ts';
import { Ledger } from './ledger.ts';
import { busyServer, Network, type Sent, toResponse } from './network.ts';
import { settle, type WorldTime } from './page.ts';
import { type Family, timeZone } from './place.ts';
import { type Act, deviceCount, type NetworkOutcome, type Step } from './steps.ts';

/** Seconds after which an unused page is suspended, so that its timers no longer run. */
const awakeSeconds = 120;
/** Reads of a database that hangs before a session opens. */
const hangingReads = 4;
/** Seconds per round, in which every device retries, and the maximum number of rounds. */
const [healSeconds, healRounds] = [70, 40];

/** A learner with three devices and a parent with one, on one server, who run through a schedule. */
export class World {
  readonly #family: Family;
  readonly #time: WorldTime;
  readonly #network: Network;
  readonly #ledger = new Ledger();
  /** Files of answers that the learner saved, because a page with answers only in memory was closed. */
  readonly files: string[] = [];
  readonly #devices: readonly Device[];
  /** Number of comparisons between a device's own counts and the server's. */
  compared = 0;
  /** Whether someone shifted a device's clock, changed the deck, answered for the learner or decided about consent. */
  #isDisturbed = false;
  #isErased = false;

  constructor(family: Family) {
    this.#family = family;
    this.#time = { now: family.product.now().getTime() };
    this.#network = new Network(family.product);
    const { fetch } = this.#network;
    const setup = {
      time: this.#time,
      fetch,
      ledger: this.#ledger,
      deckId: family.deck.id,
      timeZone,
      wait: async (seconds: number) => await this.#wait(seconds),
      keepFile: (text: string) => void this.files.push(text),
    };
    this.#devices = Array.from({ length: deviceCount }, () => new Device(setup));
    for (const [index, device] of this.#devices.entries()) device.signIn(family.sessions[index] as SignedIn);
  }

  /** Number of sessions that devices opened offline. */
  get ownSessions(): number {
    return this.#devices.reduce((sum, device) => sum + device.ownSessions.size, 0);
  }

  /** Runs the steps, lets everything settle, and compares the stored rows with the events. @returns the number of answers. */
  async live(steps: readonly Step[]): Promise<number> {
    await this.#rest();
    for (const { act, fate } of steps) {
      if (this.#isErased) break;
      await this.#act(act);
      await this.#rest();
      await this.#decide(fate);
      await this.#rest();
    }
    if (this.#isErased) return await this.#endErased();
    await decide.agree(this.#family);
    await this.#heal();
    await checkRows(this.#family, this.#ledger);
    const isDisturbed = this.#isDisturbed || this.#devices.slice(1).some((device) => device.hasAnswered);
    this.compared += await checkDevices(this.#family, this.#devices, {
      isDisturbed,
      ready: async (device) => await this.#ready(device),
      rest: async () => await this.#rest(),
      deliverAll: async () => await this.#deliverAll(),
    });
    const strays = [...this.#network.strays];
    for (const stray of strays) await this.#serve(this.#network.take(stray));
    if (strays.length > 0) await checkRows(this.#family, this.#ledger);
    for (const { page } of this.#devices) page.close();
    return this.#ledger.arrived.length;
  }

  async #rest(): Promise<void> {
    await settle(this.#devices.map(({ page }) => page));
    // Sign-outs are applied per device, because all devices share one module that remembers who is signed in.
    for (const device of this.#devices)
      if (device.page.isOpen && this.#network.refused.has(device.token ?? '')) device.signOut();
  }

  async #act(act: Act): Promise<void> {
    switch (act.kind) {
      case 'wait':
        return await this.#wait(act.seconds);
      case 'add-card':
      case 'delete-card':
      case 'parent-answers':
        return await this.#actAsParent(act);
      case 'withdraw':
      case 'agree':
      case 'erase':
        return await this.#decideAsParent(act.kind);
      default:
        return await this.#actOn(this.#devices[act.device] as Device, act);
    }
  }

  async #actOn(device: Device, act: Extract<Act, { device: number }>): Promise<void> {
    switch (act.kind) {
      case 'open':
        await this.#ready(device);
        return device.open(act.mode);
      case 'mix':
        await this.#ready(device);
        return device.open('due', todaysMix.id);
      case 'refresh':
        return void device.refresh();
      case 'answer':
        return await this.#answer(device, act);
      case 'kill':
        return await this.#kill(device, act.turns);
      case 'undo':
        return await device.takeBack();
      case 'full':
      case 'denied':
      case 'hangs':
      case 'mended':
        this.#isDisturbed = true;
        device.state.fault = act.kind === 'mended' ? undefined : act.kind;
        return;
      case 'jump':
        this.#isDisturbed = true;
        device.state.skew = act.minutes * 60_000;
        return;
      case 'online':
      case 'offline':
        device.state.isOnline = act.kind === 'online';
        return device.dispatch(act.kind);
      case 'leave':
      case 'return':
        return device.dispatch(act.kind);
      default:
        return await this.#endSession(device, act.kind);
    }
  }

  async #decideAsParent(kind: Decision): Promise<void> {
    this.#isDisturbed = true;
    this.#isErased = kind === 'erase';
    await decide[kind](this.#family);
  }

  /** Delivers all calls after an erasure and asserts that nothing of the learner remains. */
  async #endErased(): Promise<number> {
    for (const device of this.#devices) {
      device.state.isOnline = true;
      if (!device.page.isOpen) device.load();
      device.dispatch('online');
    }
    for (let round = 0; round < 3; round += 1) {
      for (const device of this.#devices) device.look();
      await this.#rest();
      await this.#deliverAll();
      await this.#wait(healSeconds);
    }
    for (let [stray] = this.#network.strays; stray; [stray] = this.#network.strays)
      await this.#network.serve(this.#network.take(stray));
    await expectErased(this.#family);
    for (const { page } of this.#devices) page.close();
    for (const device of this.#devices) await expectNothingKept(device, this.#family);
    return this.#ledger.arrived.length;
  }

  /** Loads the page if it is closed, and signs in if needed. */
  async #ready(device: Device): Promise<void> {
    if (!device.page.isOpen) device.load();
    if (device.userId === this.#family.child.user.id) return;
    const { email } = this.#family.child.user;
    device.signIn(await this.#family.product.call(login, undefined, { body: { email, password } }));
  }

  async #answer(device: Device, { ratings }: Extract<Act, { kind: 'answer' }>): Promise<void> {
    await this.#ready(device);
    if (!device.isStudying) {
      device.open();
      await this.#rest();
      await this.#deliverAll();
      // Each read of the pack and of the session is given up first.
      for (let read = 0; device.state.fault === 'hangs' && !device.isStudying && read < hangingReads; read += 1) {
        await this.#wait(5);
        await this.#deliverAll();
      }
    }
    for (const rating of ratings) {
      // No card is left to answer, so the learner opens a session with all cards.
      if (!(await device.answer(rating))) return device.open('all');
      // Thinking time, so that answers have different timestamps.
      this.#goTo(this.#time.now + 1_000);
    }
  }

  async #kill(device: Device, turns: number): Promise<void> {
    // A page that has lost its database can't survive being killed. It is closed instead, and asks first.
    const isLost = device.outbox?.readState().isLasting === false;
    const isClosed = device.state.fault !== undefined || isLost || device.isHeld;
    if (isClosed) await device.answer('correct');
    if (device.isHeld) {
      // The learner saves the answers to a file, signed in again if needed.
      await this.#ready(device);
      await this.#rest();
      await device.saveFile();
    }
    const cut = isClosed ? undefined : device.begin('correct');
    for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
    this.#network.abandon(this.#network.pending.filter(({ page }) => page === device.page));
    device.kill();
    await Promise.race([cut, settle([device.page])]);
  }

  async #bringBackFiles(): Promise<void> {
    const { fetch } = this.#network;
    const ground = { time: this.#time, fetch, deliverAll: async () => await this.#deliverAll() };
    for (const text of [...this.files, ...this.files]) await bringBackFile(text, this.#family, ground);
  }

  async #endSession(device: Device, how: 'expire' | 'sign-out' | 'stranger'): Promise<void> {
    const { token } = device;
    if (token === undefined) return;
    await this.#family.product.send(logout, token, {});
    if (how === 'expire') return;
    device.signOut();
    if (how === 'stranger') device.signIn(this.#family.visitor);
  }

  async #actAsParent(act: Extract<Act, { card: number }>): Promise<void> {
    this.#isDisturbed = true;
    await actAsParent(this.#family, this.#ledger, act);
    await this.#noteArrivals();
  }

  async #wait(seconds: number): Promise<void> {
    const end = this.#time.now + seconds * 1_000;
    const pages = this.#devices.map(({ page }) => page);
    const nextTimer = () => Math.min(...pages.map((page) => page.nextTimer));
    const awakeUntil = seconds <= awakeSeconds ? end : this.#time.now;
    for (let next = nextTimer(); next <= awakeUntil; next = nextTimer()) {
      this.#goTo(Math.max(next, this.#time.now));
      for (const page of pages) page.runDueTimers();
      await settle(pages);
    }
    this.#goTo(end);
    for (const page of pages) page.runDueTimers();
  }

  #goTo(instant: number): void {
    this.#time.now = instant;
    this.#family.product.setNow(new Date(instant));
  }

  async #decide(fate: NetworkOutcome): Promise<void> {
    const { pending, strays } = this.#network;
    const [oldest, newest, stray] = [pending[0], pending.at(-1), strays[0]];
    switch (fate) {
      case 'stay':
        return;
      case 'deliver':
        return await this.#deliverAll();
      case 'together':
        return void (await Promise.all([...pending, ...strays].map(async (sent) => await this.#deliver(sent))));
      case 'stray':
        return stray && (await this.#deliver(stray));
      case 'newest':
        return newest && (await this.#deliver(newest));
      case 'drop':
        return newest && this.#network.take(newest).fail();
      case 'twice':
        return oldest && (await this.#deliver(oldest), void this.#network.strays.push(oldest));
      case 'lose-answer':
        return oldest && (await this.#serve(this.#network.take(oldest)), oldest.fail());
      case 'refuse':
        return oldest && this.#network.take(oldest).answer(toResponse(busyServer));
    }
  }

  async #deliverAll(): Promise<void> {
    for (let [next] = this.#network.pending; next; [next] = this.#network.pending) {
      await this.#deliver(next);
      await settle(this.#devices.map(({ page }) => page));
    }
  }

  async #deliver(sent: Sent): Promise<void> {
    const answer = await this.#serve(this.#network.take(sent));
    sent.answer(toResponse(answer));
  }

  async #serve(sent: Sent) {
    const { reviews = [] } = JSON.parse(sent.call.body ?? '{}') as { readonly reviews?: readonly Review[] };
    for (const review of reviews) this.#ledger.noteSent(review, sent.page.ground.skew);
    const answer = await this.#network.serve(sent);
    await this.#noteArrivals();
    return answer;
  }

  async #noteArrivals(): Promise<void> {
    const stored = (await this.#family.readRows()).filter(({ SK }) => SK.includes('#REV#'));
    const reviews = stored.map((row) => storedReviews.parse(row));
    this.#ledger.arrive(reviews, new Date(this.#time.now));
    this.#ledger.takeBack(reviews.filter(({ takenBackAt }) => takenBackAt !== undefined).map(({ id }) => id));
  }

  /** Ends all simulated failures and lets each device catch up. */
  async #heal(): Promise<void> {
    for (const device of this.#devices) {
      device.state.isOnline = true;
      device.state.fault = undefined;
      await this.#ready(device);
      if (device.outbox === undefined) device.load();
      // A page whose database failed notices only by an event of the browser that it works again.
      device.dispatch('online');
    }
    for (let round = 0; round < healRounds; round += 1) {
      await this.#rest();
      await this.#deliverAll();
      await this.#rest();
      if (await areAllSaved(this.#devices, async () => await this.#wait(5))) {
        const lost = this.#devices.filter(({ outbox }) => outbox?.readState().isLasting === false);
        if (lost.length === 0) return await this.#bringBackFiles();
        for (const device of lost) device.load();
      }
      for (const device of this.#devices) await this.#ready(device);
      await this.#rest();
      await this.#wait(healSeconds);
    }
    throw new Error('A device never got rid of its answers.');
  }
}
