import { setTimeout as pause } from 'node:timers/promises';
import { openDeletion } from '../../functions/data/operations/pending-deletion.ts';
import { queueMailAction } from '../../functions/data/operations/waiting-mail.ts';
import { householdRows } from '../../functions/data/people/household.ts';
import { storedLearners } from '../../functions/data/people/learner.ts';
import { storedUsers } from '../../functions/data/people/user.ts';
import { storedFitNotes } from '../../functions/data/study/fit-note.ts';
import { storedReviews } from '../../functions/data/study/review.ts';
import type { WriteAction } from '../../functions/data/table/write-action.ts';
import { deriveBytesFrom } from '../../functions/platform/sign-in/derive-bytes.ts';
import { handler as finishDeletions } from '../../functions/scheduled/finish-deletions.ts';
import { handler as fitMemories } from '../../functions/scheduled/fit-memories.ts';
import { handler as sendMails } from '../../functions/scheduled/send-mails.ts';
import { prepareHousehold } from '../../functions/households/prepare-household.ts';
import { limits } from '../../shared/limits.ts';
import { answerLike, forgetfulWeights } from '../support/families/simulated-learner.ts';
import { writeItems } from '../support/table/write-items.ts';
import type { BenchResult } from './bench-line.ts';
import { type BenchProduct, withProduct } from './bench-product.ts';

/** Pending work: one deletion and one mail for each of 10,000 households, and learners whose weights are to be fitted. */
const waiting = { deletions: 10_000, mails: 10_000, fits: 100 } as const;
/** Time that Amazon SES takes for one mail. */
const mailMs = 80;
const anHourAgo = new Date(Date.now() - 3_600_000);

/** Measures how long the jobs take for the pending work, with the functions' own code but without their time limit. `infra/jobs.md` quotes the figures. */
export async function benchJobs(): Promise<BenchResult[]> {
  return await withProduct(async (product) => [
    await timeJob(`finish ${waiting.deletions} deletions`, await noteDeletions(product)),
    await timeJob(`send ${waiting.mails} mails`, await noteMails(product)),
    await timeJob(`fit ${waiting.fits} learners of ${limits.answersToFit} answers`, await noteFits(product)),
  ]);
}

/** Function context that always reports an hour of remaining time. */
const unlimited = { getRemainingTimeInMillis: () => 3_600_000 };

async function timeJob(name: string, run: () => Promise<void>): Promise<BenchResult> {
  const begun = performance.now();
  await run();
  return { name, unit: 'ms', measured: performance.now() - begun };
}

async function noteDeletions({ client, context }: BenchProduct): Promise<() => Promise<void>> {
  const { table, newId } = context;
  const since = anHourAgo.toISOString();
  const notes = Array.from({ length: waiting.deletions }, () =>
    openDeletion(table, { householdId: newId(anHourAgo), since, kind: 'quiz', id: newId(anHourAgo) }),
  );
  await writeItems(
    client,
    notes.flatMap(({ beginActions }) => beginActions),
  );
  return async () => await finishDeletions.on(context)(undefined, unlimited);
}

async function noteMails({ client, context }: BenchProduct): Promise<() => Promise<void>> {
  const { table, newId, networkKey } = context;
  const known = { now: anHourAgo, newId };
  const actions = Array.from({ length: waiting.mails }, (_, index): WriteAction[] => {
    const [id, email] = [newId(anHourAgo), `somebody-${index}@example.org`];
    const about = { kind: 'way-in-changed', userId: id, change: 'passkey-added' } as const;
    const user = { id, email, role: 'parent', emailVerified: true, sessionEpoch: 0, version: 1 } as const;
    return [
      storedUsers.create(table, { ...user, createdAt: anHourAgo.toISOString() }),
      queueMailAction(table, about, known),
    ];
  });
  await writeItems(client, actions.flat());
  const mailer = async () => await pause(mailMs);
  const askLimits = async () => await Promise.resolve({ perSecond: 1_000, perDay: undefined, sentLastDay: 0 });
  const deriveBytes = deriveBytesFrom(networkKey);
  const effects = { mailer, askLimits, deriveBytes, address: 'https://example.org', familyOnly: true };
  return async () => await sendMails.on({ ...context, ...effects })(undefined, unlimited);
}

async function noteFits({ client, context }: BenchProduct): Promise<() => Promise<void>> {
  const { table } = context;
  for (let seed = 0; seed < waiting.fits; seed += 1) await writeItems(client, fitActions(context, seed));
  return async () => await fitMemories.on({ ...context, table })(undefined, unlimited);
}

/**
 * @returns the writes that create a family whose child forgets faster than most, the child's answers, and the row that schedules the check whether to fit
 *   weights.
 */
function fitActions({ table, newId }: BenchProduct['context'], seed: number): WriteAction[] {
  const [id, ownerId, learner, deck] = [newId(anHourAgo), newId(anHourAgo), newId(anHourAgo), newId(anHourAgo)];
  const at = anHourAgo.toISOString();
  const rows = householdRows(table, id);
  const answers = answerLike(forgetfulWeights, limits.answersToFit, seed).map(({ name, day, place, rating }) => {
    const [answeredAt = at] = place.split(' ');
    return storedReviews.replace(rows, {
      id: newId(new Date(answeredAt)),
      learner,
      deck,
      card: name.replace('deck ', ''),
      session: 'S',
      rating,
      day,
      answeredAt,
      receivedAt: answeredAt,
    });
  });
  return [
    ...prepareHousehold(table, { id, name: 'Smith', timeZone: 'UTC', ownerId, now: anHourAgo }).actions,
    storedLearners.create(rows, { learner, name: 'Emma', createdAt: at, version: 1 }),
    storedFitNotes.create(table, { due: at, householdId: id, learner, tries: 0 }),
    ...answers,
  ];
}
