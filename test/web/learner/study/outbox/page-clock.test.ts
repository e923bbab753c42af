import { describe, expect, it } from 'vitest';
import { clampAnsweredAt, studyDayOf } from '../../../../../shared/scheduling/study-day.ts';
import { type Batch, nextBatch } from '../../../../../web/src/learner/study/outbox/next-batch.ts';
import { PageClock } from '../../../../../web/src/learner/study/outbox/page-clock.ts';
import type { OutboxEntry, StudyStep } from '../../../../../web/src/learner/study/outbox/study-store.ts';
import { beginSession } from '../../../../../web/src/learner/study/session/running-session.ts';
import { takeAnswer } from '../../../../../web/src/learner/study/session/take-answer.ts';
import { makeOpenSession, makeUlid, user } from '../support/make-study.ts';

const hourMs = 3_600_000;
const today = Date.parse('2026-03-02T15:00:00.000Z');

/** A page on a device whose clock is `behindMs` behind the server's. */
class ClockedPage {
  now = today;
  asked = 0;
  behindMs: number;
  isReachable = false;
  readonly clock: PageClock;

  constructor(behindMs: number) {
    this.behindMs = behindMs;
    this.clock = new PageClock({
      now: () => this.now - this.behindMs,
      ticks: () => this.now,
      readServerTime: async () => {
        this.asked += 1;
        return this.isReachable ? Math.floor(this.now / 1_000) * 1_000 : undefined;
      },
    });
  }

  async adjust(batch: Batch): Promise<Batch> {
    if (this.clock.isNeededFor(batch)) await this.clock.learn();
    return this.clock.adjust(batch);
  }

  /** Opens a session and answers its first cards, one a minute. */
  answer(count: number, { isOwn = true, from }: { readonly isOwn?: boolean; readonly from?: StudyStep } = {}) {
    const startedAt = this.clock.now().toISOString();
    const begun = beginSession(makeOpenSession(9, { startedAt }), {
      userId: user,
      deckId: 'deck-1',
      mode: 'due',
      now: this.clock.now(),
    });
    let running = from?.after ?? (isOwn ? { ...begun, isOwn: true as const } : begun);
    return Array.from({ length: count }, () => {
      this.now += 60_000;
      const step = takeAnswer(running, { rating: 'correct', id: makeUlid(), now: this.clock.now(), msTaken: 900 });
      if (!step) throw new Error('The session is over.');
      this.clock.note(step);
      running = step.after;
      return step;
    });
  }
}

const entriesOf = (steps: readonly StudyStep[]): OutboxEntry[] =>
  steps.flatMap(({ entries }) => entries).map((entry, seq) => ({ ...entry, seq }));

function batchOf(steps: readonly StudyStep[]): Batch {
  const batch = nextBatch(entriesOf(steps));
  if (!batch) throw new Error('Nothing waits.');
  return batch;
}

/** The study days that the server stores for a batch. */
function daysOf({ reviews = [], opening }: Batch, now: number): string[] {
  const startedAt = clampAnsweredAt(opening?.startedAt ?? '', new Date(now));
  return [
    startedAt,
    ...reviews.map(({ answeredAt }) => clampAnsweredAt(answeredAt, new Date(now), new Date(startedAt))),
  ].map((instant) => studyDayOf(new Date(instant), 'UTC'));
}

describe('a device whose clock is behind', () => {
  it('counts a session that it opened offline for today, with the answers given before and after the landing', async () => {
    const page = new ClockedPage(30 * hourMs);
    const offline = page.answer(3);
    page.isReachable = true;
    const sent = await page.adjust(batchOf(offline));
    expect(daysOf(sent, page.now)).toEqual(Array.from({ length: 4 }, () => '2026-03-02'));
    const later = page.answer(2, { from: offline.at(-1) as StudyStep });
    const { reviews = [] } = await page.adjust(batchOf(later));
    expect(reviews.map(({ answeredAt }) => Math.round((page.now - Date.parse(answeredAt)) / 60_000))).toEqual([1, 0]);
  });

  it('keeps the distances between the answers, and asks for the time once', async () => {
    const page = new ClockedPage(30 * hourMs);
    const offline = page.answer(3);
    page.isReachable = true;
    const { reviews = [], opening } = await page.adjust(batchOf(offline));
    const times = [opening?.startedAt, ...reviews.map(({ answeredAt }) => answeredAt)].map((at) =>
      Date.parse(at ?? ''),
    );
    expect(times.slice(1).map((time, at) => time - (times[at] ?? 0))).toEqual([60_000, 60_000, 60_000]);
    expect(await page.adjust(batchOf(offline))).toEqual(await page.adjust(batchOf(offline)));
    expect(page.asked).toBe(1);
  });

  it('asks again after the server could not be reached, and sends the times as they are until then', async () => {
    const page = new ClockedPage(30 * hourMs);
    const offline = page.answer(1);
    expect(await page.adjust(batchOf(offline))).toEqual(batchOf(offline));
    page.isReachable = true;
    expect(daysOf(await page.adjust(batchOf(offline)), page.now)).toEqual(['2026-03-02', '2026-03-02']);
  });

  it('reads the time again after the clock was set right, and moves later answers no more', async () => {
    const page = new ClockedPage(30 * hourMs);
    const offline = page.answer(2);
    page.isReachable = true;
    await page.adjust(batchOf(offline));
    page.behindMs = 0;
    const later = page.answer(2, { from: offline.at(-1) as StudyStep });
    const { reviews = [] } = await page.adjust(batchOf(later));
    expect(reviews.map(({ answeredAt }) => Math.round((page.now - Date.parse(answeredAt)) / 60_000))).toEqual([1, 0]);
    expect(page.asked).toBe(2);
  });

  it('moves nothing that an earlier page dated', async () => {
    const earlier = new ClockedPage(30 * hourMs).answer(2);
    const page = new ClockedPage(30 * hourMs);
    page.isReachable = true;
    const own = page.answer(1, { from: earlier.at(-1) as StudyStep });
    const { reviews = [] } = await page.adjust(batchOf([...earlier, ...own]));
    expect(reviews.map(({ answeredAt }) => studyDayOf(new Date(answeredAt), 'UTC'))).toEqual([
      '2026-03-01',
      '2026-03-01',
      '2026-03-02',
    ]);
  });

  it('dates the answers that it keeps for its own counts the same way', async () => {
    const page = new ClockedPage(30 * hourMs);
    const offline = page.answer(1);
    page.isReachable = true;
    const { reviews } = await page.adjust(batchOf(offline));
    const [{ work } = { work: undefined }] = entriesOf(offline).map((entry) => page.clock.adjustEntry(entry));
    expect(work?.kind === 'review' && [work.review]).toEqual(reviews);
  });
});

it.each([
  ['right', 0],
  ['half a minute behind', 30_000],
  ['ahead', -30 * hourMs],
])('leaves the times of a clock that is %s to the server', async (_, behindMs) => {
  const page = new ClockedPage(behindMs);
  const offline = page.answer(2);
  page.isReachable = true;
  expect(await page.adjust(batchOf(offline))).toEqual(batchOf(offline));
});

it('does not ask for the time for a session that the server opened', async () => {
  const page = new ClockedPage(30 * hourMs);
  const given = page.answer(2, { isOwn: false });
  page.isReachable = true;
  expect(await page.adjust(batchOf(given))).toEqual(batchOf(given));
  expect(page.asked).toBe(0);
});
