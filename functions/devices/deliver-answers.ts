import { ProductError } from '../../shared/errors.ts';
import { learnerOfId } from '../../shared/ids.ts';
import { limits } from '../../shared/limits.ts';
import { deliverAnswers } from '../../shared/routes/devices.ts';
import type { Review, UnsentEntry } from '../../shared/schemas/study.ts';
import { takeBackNewest } from '../corrections/take-back-newest.ts';
import { storedDevices } from '../data/people/device.ts';
import { storedLearners } from '../data/people/learner.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { adoptOpening } from '../study/adopt-opening.ts';
import { endSession } from '../study/end-session.ts';
import { recordAnswers } from '../study/record-answers.ts';
import { requireRemovedDevice } from './device-credential.ts';

/**
 * Stores the answers that a removed device still had. Nothing is told of them: entries that the server can't store are left out. The last call ends the
 * credential.
 */
export const handler = defineHandler(deliverAnswers, async ({ body, table, now }) => {
  const { household, device, removedAt } = await requireRemovedDevice(table, deliverAnswers, body.credential, now);
  const learners = await storedLearners.list(household.rows);
  const known = new Map(
    learners
      .filter(({ createdAt }) => createdAt <= removedAt)
      .map((one) => [storedLearners.idOf(household.id, one), one]),
  );
  for (const entries of cutIntoCalls(body.entries)) {
    const [first] = entries;
    const { learner } = known.get(learnerOfId(first?.sessionId ?? '') ?? '') ?? {};
    if (learner !== undefined) await storeEntries(household, entries, { learner, removedAt, now });
  }
  if (body.isLast) await household.rows.commit([storedDevices.remove(household.rows, device)]);
});

interface Delivery {
  readonly learner: string;
  readonly removedAt: string;
  readonly now: Date;
}

/** @returns the entries cut into calls like those of a device: answers of one session up to the limit, or something else alone. */
function cutIntoCalls(entries: readonly UnsentEntry[]): UnsentEntry[][] {
  const calls: UnsentEntry[][] = [];
  for (const entry of entries) {
    const last = calls.at(-1);
    const [first] = last ?? [];
    const isSame = first?.sessionId === entry.sessionId && first.work.kind === 'review' && entry.work.kind === 'review';
    if (last && isSame && last.length < limits.reviewsPerCall) last.push(entry);
    else calls.push([entry]);
  }
  return calls;
}

async function storeEntries(
  household: HouseholdScope,
  entries: readonly UnsentEntry[],
  { learner, removedAt, now }: Delivery,
): Promise<void> {
  const [{ sessionId, work } = { sessionId: '', work: undefined }] = entries;
  // A device's clock may be wrong, so times after the removal are bounded instead of dropped.
  const bound = (time: string) => (Date.parse(time) > Date.parse(removedAt) ? removedAt : time);
  if (work?.kind === 'take-back')
    return await ignoreRefusal(takeBackNewest(household, { learner, sessionId, reviewId: work.reviewId, now }));
  if (work?.kind === 'complete') return await ignoreRefusal(endSession(household, learner, sessionId, now));
  const reviews: Review[] = [];
  for (const { work: answer } of entries) {
    if (answer.kind !== 'review') continue;
    const { opening, review } = answer;
    reviews.push({ ...review, answeredAt: bound(review.answeredAt) });
    if (!opening) continue;
    const bounded = { ...opening, startedAt: bound(opening.startedAt) };
    await ignoreRefusal(adoptOpening(household, { learner, sessionId, opening: bounded, now }));
  }
  await ignoreRefusal(recordAnswers(household, { learner, sessionId, reviews, now, isEnd: false }));
}

const refusals: ReadonlySet<string> = new Set(['not-found', 'not-newest', 'invalid-input', 'session-full']);

/** Ignores errors that a repetition would meet again. */
async function ignoreRefusal(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof ProductError && refusals.has(error.code))) throw error;
  }
}
