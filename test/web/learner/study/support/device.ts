import { makeMemoryStore } from '../../../../../web/src/learner/study/outbox/lasting-store.ts';
import { PageClock } from '../../../../../web/src/learner/study/outbox/page-clock.ts';
import { Sender } from '../../../../../web/src/learner/study/outbox/sender.ts';
import { StudyOutbox } from '../../../../../web/src/learner/study/outbox/study-outbox.ts';
import type { StudyStore, NewEntry } from '../../../../../web/src/learner/study/outbox/study-store.ts';
import { FakeClock } from './fake-clock.ts';
import { FakeServer } from './fake-server.ts';
import { makeRunning, steps, user } from './make-study.ts';

interface TabSetup {
  readonly userId?: string;
  readonly isOnline?: () => boolean;
  /** False for a page that was just opened, which starts sending after its first screen. */
  readonly isSending?: boolean;
}

interface GivenAnswers {
  /** Number of cards in the session. The default is one more than the answers, so that the session stays open. */
  readonly cards?: number;
  readonly sessionId?: string;
  readonly userId?: string;
}

/** One device with its storage and any number of tabs. */
export class Device {
  readonly store: StudyStore;
  readonly server = new FakeServer();
  readonly clock = new FakeClock();
  #turn: Promise<unknown> = Promise.resolve();
  #tabs: StudyOutbox[] = [];

  constructor(store: StudyStore = makeMemoryStore()) {
    this.store = store;
  }

  openTab({ userId = user, isOnline = () => true, isSending = true }: TabSetup = {}) {
    const { store, clock, server } = this;
    let accepted = 0;
    const sender = new Sender({
      userId,
      store,
      clock,
      send: server.send,
      exclusively: (work) => this.#withLock(work),
      random: () => 1,
      onAccepted: () => {
        accepted += 1;
        this.#tellOthers(outbox);
      },
      onChange: () => outbox.refresh(),
    });
    const outbox: StudyOutbox = new StudyOutbox({
      userId,
      store,
      sender,
      pageClock: new PageClock({ now: clock.now, ticks: clock.now, readServerTime: async () => undefined }),
      isOnline,
      tellTabs: () => this.#tellOthers(outbox),
    });
    this.#tabs.push(outbox);
    if (isSending) sender.start();
    return {
      sender,
      outbox,
      countAccepted: () => accepted,
      close: () => {
        sender.stop();
        this.#tabs = this.#tabs.filter((tab) => tab !== outbox);
      },
    };
  }

  /** Stores answers of a session, and the session's end when all its cards are answered. */
  async giveAnswers(
    count: number,
    { cards = count + 1, sessionId = 'session-1', userId = user }: GivenAnswers = {},
  ): Promise<NewEntry[]> {
    const running = { ...makeRunning(cards, { id: sessionId }), userId };
    await this.store.saveSession(running);
    const taken = steps(
      running,
      Array.from({ length: count }, () => 'correct' as const),
    );
    for (const next of taken) await this.store.recordStep(next);
    return taken.flatMap(({ entries }) => entries);
  }

  /** Stands in for the Web Locks API: runs the work of a browser's tabs one after another. */
  #withLock(work: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  #tellOthers(teller: StudyOutbox): void {
    for (const tab of this.#tabs) if (tab !== teller) void tab.handleTabNews();
  }
}

/** Waits until pending promises settle. Nothing here uses real timers. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
}

/** Returns what the server should receive for these entries. */
export function idsOf(entries: readonly NewEntry[]): string[] {
  return entries.map(({ work, sessionId }) => (work.kind === 'review' ? work.review.id : `end of ${sessionId}`));
}
