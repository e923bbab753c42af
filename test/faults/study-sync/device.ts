import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { studyDayOf } from '../../../shared/scheduling/study-day.ts';
import type { Rating, SessionMode } from '../../../shared/schemas/study.ts';
import type { Pack } from '../../../shared/study/kept-study.ts';
import type { SignedIn } from '../../../shared/schemas/user.ts';
import { endSession, readSession, startSession } from '../../../web/src/lib/account/session.ts';
import { type OpenOutbox, openOutbox } from '../../../web/src/learner/study/outbox/open-outbox.ts';
import type { StudyOutbox } from '../../../web/src/learner/study/outbox/study-outbox.ts';
import { refreshPack } from '../../../web/src/learner/offline/keep-pack.ts';
import { openKeptStudy, readKeptHome } from '../../../web/src/learner/offline/offline-study.ts';
import { readKept } from '../../../web/src/learner/offline/pack-store.ts';
import { makeIndexedStore } from '../../../web/src/learner/study/outbox/indexed-store.ts';
import { makeAnswersFile } from '../../../web/src/learner/study/answer/save-answers.ts';
import { openStudy } from '../../../web/src/learner/study/session/open-study.ts';
import type { RunningSession } from '../../../web/src/learner/study/session/running-session.ts';
import { makeReviewId, takeAnswer, takeBackAnswer } from '../../../web/src/learner/study/session/take-answer.ts';
import { openedPage } from '../../../web/src/lib/page/quiet-page.ts';
import { meQuery } from '../../../web/src/queries/home.ts';
import { startStudySession } from '../../../web/src/queries/study.ts';
import { afterFile } from '../../support/after-file.ts';
import type { Ledger } from './ledger.ts';
import { type DeviceState, Page, settle, type WorldTime } from './page.ts';

interface DeviceSetup {
  readonly time: WorldTime;
  readonly fetch: DeviceState['fetch'];
  readonly ledger: Ledger;
  readonly deckId: string;
  readonly timeZone: string;
  /** Lets time pass for all devices. */
  readonly wait: (seconds: number) => Promise<void>;
  /** Takes a file of answers that the learner saved. */
  readonly keepFile: (text: string) => void;
}

const { waitForPaint } = openedPage;

/** Nothing is painted here. The next test file gets the page back, and waits for no call that ended with its device. */
function openWithoutPaint(): void {
  openedPage.waitForPaint = async () => await Promise.resolve();
  afterFile.push(() => {
    openedPage.awaited.clear();
    openedPage.waitForPaint = waitForPaint;
  });
}

const cardMs = 4_000;
/** Seconds per round in which a hanging database is given up, and the maximum number of rounds. */
const [hangSeconds, hangRounds] = [5, 6];

/** A device of the learner that runs the app's own code, with persistent storage and one page at a time. */
export class Device {
  readonly #setup: DeviceSetup;
  readonly state: DeviceState;
  page: Page;
  outbox: StudyOutbox | undefined;
  #stop = (): void => undefined;
  /** Outboxes of signed-out accounts with answers that only the page's memory holds, see `outbox-context.tsx`. */
  readonly #left = new Map<string, OpenOutbox>();
  #running: RunningSession | undefined;
  #finished: RunningSession | undefined;
  #openings = 0;
  /** Ids of the answers that are included in the offline pack. */
  #packedIds: ReadonlySet<string> = new Set();
  #isExact = true;
  hasAnswered = false;
  /** Ids of the sessions that the device opened offline. */
  readonly ownSessions = new Set<string>();

  constructor(setup: DeviceSetup) {
    this.#setup = setup;
    openWithoutPaint();
    const { time, fetch } = setup;
    this.state = {
      time,
      fetch,
      storage: new Map(),
      database: new IDBFactory(),
      skew: 0,
      isOnline: true,
      fault: undefined,
    };
    this.page = new Page(this.state);
  }

  get token(): string | undefined {
    return this.state.storage.get('flashspark.token');
  }

  get userId(): string | undefined {
    return this.token === undefined ? undefined : this.page.run(readSession)?.user.id;
  }

  /** Ends the page and discards its memory. */
  kill(): void {
    this.page.close();
    this.#forget();
    this.#left.clear();
  }

  /** Whether the browser asks before the page closes. */
  get isHeld(): boolean {
    return this.page.isOpen && (this.#left.size > 0 || this.outbox?.readState().isAtRisk === true);
  }

  /** Saves the unsent answers to a file. */
  async saveFile(): Promise<void> {
    const { outbox, page } = this;
    if (!outbox) return;
    const entries = await this.#await(page.run(async () => await outbox.listEntries()));
    if (entries.length > 0) this.#setup.keepFile(JSON.stringify(makeAnswersFile(entries, new Date(page.clock))));
  }

  /** Awaits work of the page, which may have to time out first. */
  async #await<T>(work: Promise<T>): Promise<T> {
    let isOver = false;
    const end = (): void => {
      isOver = true;
    };
    work.then(end, end);
    for (let round = 0; round < hangRounds; round += 1) {
      await settle([this.page]);
      if (isOver || this.state.fault !== 'hangs') break;
      await this.#setup.wait(hangSeconds);
    }
    return await work;
  }

  /** Reloads the page, which resends what is waiting in the outbox. */
  load(): void {
    this.kill();
    this.page = new Page(this.state);
    this.#openOutbox();
  }

  signIn(session: SignedIn): void {
    this.#unmount();
    this.page.run(() => startSession(session));
    this.#openOutbox();
  }

  signOut(): void {
    this.#unmount();
    this.page.run(() => endSession('signed-out'));
  }

  #openOutbox(): void {
    const { userId } = this;
    if (userId === undefined) return;
    this.page.run(() => {
      const opened = this.#left.get(userId) ?? openOutbox(userId);
      this.#left.delete(userId);
      this.outbox = opened.outbox;
      const stop = opened.start({ onAccepted: () => undefined });
      this.#stop = () => {
        if (stop()) this.#left.set(userId, opened);
      };
    });
  }

  #unmount(): void {
    this.page.run(this.#stop);
    this.#forget();
  }

  #forget(): void {
    this.#stop = () => undefined;
    this.#running = undefined;
    this.#finished = undefined;
    this.outbox = undefined;
    this.#openings += 1;
  }

  /** Dispatches the page's visibility and connection events. */
  dispatch(what: 'online' | 'offline' | 'leave' | 'return'): void {
    this.page.run(() => {
      if (what === 'leave' || what === 'return') {
        this.page.document.visibilityState = what === 'leave' ? 'hidden' : 'visible';
        this.page.document.dispatchEvent(new Event('visibilitychange'));
      } else this.page.window.dispatchEvent(new Event(what));
    });
  }

  /** Opens the deck or today's mix like the study screen does. The session appears when the network responds, if it does. */
  open(mode?: SessionMode, deckId = this.#setup.deckId): void {
    const { outbox } = this;
    const { userId } = this;
    if (!outbox || userId === undefined) return;
    this.#running = undefined;
    const opening = (this.#openings += 1);
    const { timeZone } = this.#setup;
    const dayOf = (instant: Date) => studyDayOf(instant, timeZone);
    const now = this.page.run(() => outbox.now());
    const kept = {
      isThere: async () => (await readKept(userId)).pack !== undefined,
      open: async (start: { deckId: string | undefined; mode: SessionMode }) =>
        await openKeptStudy({ ...start, userId, now }),
    };
    const sources = { outbox, startSession: startStudySession, kept, now, dayOf };
    const show = async (): Promise<void> => {
      const opened = await openStudy({ userId, deckId, mode }, sources).catch(() => undefined);
      if (opening !== this.#openings || opened?.kind !== 'studying') return;
      this.#running = opened.running;
      if (opened.running.isOwn) this.ownSessions.add(opened.running.session.id);
    };
    void this.page.run(show);
  }

  /** Requests a new offline pack; with `isDue` even if the current one is fresh. */
  async refresh(isDue = false): Promise<void> {
    const { userId, page } = this;
    if (userId === undefined || !page.isOpen) return;
    const now = page.clock + (isDue ? 86_400_000 : 0);
    const work = { userId, outbox: makeIndexedStore(), shown: { loadedAt: 0 }, now };
    const pack = await page.run(async () => await refreshPack(work).catch(() => undefined));
    if (pack) this.#packedIds = new Set(this.#setup.ledger.arrived.map(({ id }) => id));
    if (pack) this.#isExact = true;
  }

  /** Makes the request of the app's Home screen. */
  look(): void {
    if (this.userId === undefined || !this.page.isOpen) return;
    void this.page.run(async () => await new QueryClient().query(meQuery).catch(() => undefined));
  }

  /** @returns the content of Home without a connection. */
  async readHome(now: Date): Promise<Pack['home'] | undefined> {
    const { userId } = this;
    const kept = userId === undefined ? undefined : await this.page.run(async () => await readKeptHome(userId, now));
    if (!kept) return undefined;
    const { badges: _, earned: __, ...home } = kept;
    return home;
  }

  /** Whether the device's own counts are exact: it has a pack that contains the answered cards, and has not taken back an answer that the pack includes. */
  async isExact(): Promise<boolean> {
    const { userId } = this;
    if (!this.#isExact || userId === undefined) return false;
    const { pack, taken } = await this.page.run(async () => await readKept(userId));
    const packed = new Set(pack?.study?.asked.map(({ cardId }) => cardId));
    return pack !== undefined && taken.every(({ review }) => packed.has(review.cardId));
  }

  get isStudying(): boolean {
    return this.#running !== undefined;
  }

  /** Answers the shown card. @returns false when no card is shown. */
  async answer(rating: Rating): Promise<boolean> {
    const running = this.#running;
    if (!running) return false;
    await this.#await(this.begin(rating));
    return true;
  }

  /** Starts to answer; the result can be awaited until the answer is stored. */
  async begin(rating: Rating): Promise<void> {
    const { page, outbox } = this;
    const running = this.#running;
    if (!running || !outbox) return;
    const now = page.run(() => outbox.now());
    const step = takeAnswer(running, { rating, id: makeReviewId(now), now, msTaken: cardMs });
    if (!step) return;
    this.#setup.ledger.begin(step, { now: this.#setup.time.now, skew: this.state.skew });
    // Set even if the page is killed next: the answer may be stored.
    this.hasAnswered = true;
    const isStored = await page.run(async () => await outbox.record(step));
    // The result is unknown if the page was killed.
    if (!page.isOpen || outbox !== this.outbox) return;
    if (isStored) this.#setup.ledger.confirm(step);
    else this.#setup.ledger.reject(step);
    this.#running = isStored && !step.isLast ? step.after : undefined;
    this.#finished = isStored && step.isLast ? step.after : undefined;
  }

  /** Takes back the last answer of this page, even one that ended a session. */
  async takeBack(): Promise<void> {
    const { page, outbox } = this;
    const running = this.#running ?? this.#finished;
    const step = running && takeBackAnswer(running);
    const reviewId = running?.answers.at(-1)?.id;
    if (!step || !outbox || reviewId === undefined) return;
    this.#setup.ledger.requestTakeBack(reviewId);
    if (this.#packedIds.has(reviewId)) this.#isExact = false;
    const isStored = await this.#await(page.run(async () => await outbox.record(step)));
    if (!page.isOpen || outbox !== this.outbox) return;
    this.#running = isStored ? step.after : undefined;
    this.#finished = undefined;
  }
}
