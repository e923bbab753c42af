import { takeBackReview } from '../../../shared/routes/corrections.ts';
import { completeSession, recordReviews, startSession } from '../../../shared/routes/study.ts';
import { studyDayOf } from '../../../shared/scheduling/study-day.ts';
import type { Rating } from '../../../shared/schemas/study.ts';
import { makeMemoryStore } from '../../../web/src/learner/study/outbox/lasting-store.ts';
import type { Batch } from '../../../web/src/learner/study/outbox/next-batch.ts';
import { PageClock } from '../../../web/src/learner/study/outbox/page-clock.ts';
import { Sender } from '../../../web/src/learner/study/outbox/sender.ts';
import { StudyOutbox } from '../../../web/src/learner/study/outbox/study-outbox.ts';
import type { RunningSession } from '../../../web/src/learner/study/session/running-session.ts';
import { makeReviewId, takeAnswer } from '../../../web/src/learner/study/session/take-answer.ts';
import { openStudy } from '../../../web/src/learner/study/session/open-study.ts';
import type { AppPage } from './app-page.ts';

export interface StudyPlan {
  readonly deckId: string;
  /** Number of answers after which the learner stops, even in the middle of a session. */
  readonly atMost: number;
  readonly rate: () => Rating;
  /** Whether answers stay on the device until the session's end. */
  readonly isOffline?: boolean;
  readonly onAccepted: () => void;
}

/** Time from seeing a card to answering it. */
const answerMs = 6_000;

/**
 * Studies a deck with the app's own outbox, so that answers are batched as for a child who takes six seconds per card.
 * @returns the number of answers.
 */
export async function studyDeck(page: AppPage, plan: StudyPlan): Promise<number> {
  const { outbox, sender } = openOutbox(page, plan);
  const { time } = page.product;
  const settle = async () => await sender.nudge();
  if (!plan.isOffline) sender.start();
  const opened = await openStudy(
    { userId: 'learner', deckId: plan.deckId },
    {
      outbox,
      startSession: async ({ mode }) =>
        await page.send(startSession, { params: { deckId: plan.deckId }, body: { mode } }),
      now: time.now,
      dayOf: (instant) => studyDayOf(instant, 'UTC'),
    },
  );
  let running: RunningSession | undefined = opened.kind === 'studying' ? opened.running : undefined;
  let answers = 0;
  while (running && answers < plan.atMost) {
    await time.advance(answerMs, settle);
    const now = time.now;
    const step = takeAnswer(running, { rating: plan.rate(), id: makeReviewId(now), now, msTaken: answerMs });
    if (!step || !(await outbox.record(step))) throw new Error('A card could not be answered.');
    await settle();
    running = step.isLast ? undefined : step.after;
    answers += 1;
  }
  sender.start();
  await sender.sendNow();
  if (!(await isEmpty(outbox))) throw new Error('Answers were left behind.');
  sender.stop();
  return answers;
}

function openOutbox(page: AppPage, { onAccepted }: StudyPlan): { outbox: StudyOutbox; sender: Sender } {
  const store = makeMemoryStore();
  const sender = new Sender({
    userId: 'learner',
    store,
    send: async (batch) => await sendBatch(page, batch),
    exclusively: async (work) => await work(),
    clock: page.product.time.clock,
    random: () => 0.5,
    onAccepted,
    onChange: async () => await outbox.refresh(),
  });
  const outbox = new StudyOutbox({
    userId: 'learner',
    store,
    sender,
    pageClock: new PageClock({
      now: page.product.time.clock.now,
      ticks: page.product.time.clock.now,
      readServerTime: async () => undefined,
    }),
    isOnline: () => true,
    tellTabs: () => undefined,
  });
  return { outbox, sender };
}

async function sendBatch(page: AppPage, batch: Batch): Promise<[]> {
  const params = { sessionId: batch.sessionId };
  if (batch.kind === 'reviews') {
    await page.send(recordReviews, { params, body: { reviews: [...batch.reviews] } });
  } else if (batch.kind === 'take-back') {
    await page.send(takeBackReview, { params: { ...params, reviewId: batch.reviewId } });
  } else {
    const { cardsStudied, cardsCorrect, reviews } = batch;
    const body = { cardsStudied, cardsCorrect, ...(reviews.length > 0 && { reviews: [...reviews] }) };
    await page.send(completeSession, { params, body });
  }
  return [];
}

async function isEmpty(outbox: StudyOutbox): Promise<boolean> {
  await outbox.refresh();
  return outbox.readState().isEmpty;
}
