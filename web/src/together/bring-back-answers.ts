import { type AnswersFile, answersFile } from '../../../shared/study/answers-file.ts';
import { judgeFailure } from '../learner/study/outbox/judge-failure.ts';
import { type Batch, nextBatch } from '../learner/study/outbox/next-batch.ts';
import { sendBatch } from '../learner/study/outbox/open-outbox.ts';
import type { OutboxEntry } from '../learner/study/outbox/study-store.ts';

/** Maximum size of a file in bytes, far above that of a full one. */
const mostBytes = 20 * 1024 * 1024;

/** @returns the content of a file of answers; undefined if it is anything else. */
export async function readAnswersFile(file: Blob): Promise<AnswersFile | undefined> {
  if (file.size > mostBytes) return undefined;
  try {
    const parsed = answersFile.safeParse(JSON.parse(await file.text()));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

export function countAnswers({ entries }: AnswersFile): number {
  return entries.filter(({ work }) => work.kind === 'review').length;
}

/**
 * Sends a file's answers through the routes of every answer, as the signed-in grown-up. Answers that the server already has change nothing, so that a file can
 * be brought back again after a failure.
 * @returns the number of answers that the server rejected for good.
 * @throws ApiError if a call failed temporarily.
 */
export async function bringBackAnswers(userId: string, { entries }: AnswersFile): Promise<number> {
  let waiting = entries.map((entry, seq): OutboxEntry => ({ ...entry, userId, seq }));
  let refused = 0;
  /** Number of answers to send one by one, because the server rejected their call as a whole. */
  let singly = 0;
  for (let batch = nextBatch(waiting); batch; batch = nextBatch(waiting, { isSingly: singly > 0 })) {
    const { seqs, reviews = [] } = batch;
    const outcome = await send(userId, batch);
    if (outcome === 'rejected' && reviews.length > 0 && seqs.length > 1) {
      singly = reviews.length;
      continue;
    }
    refused += outcome === 'rejected' ? reviews.length : outcome;
    singly = Math.max(0, singly - 1);
    waiting = waiting.filter(({ seq }) => !seqs.includes(seq));
  }
  return refused;
}

/** @returns the number of rejected answers of an accepted call, or `rejected` for the whole call. */
async function send(userId: string, batch: Batch): Promise<number | 'rejected'> {
  try {
    return (await sendBatch(userId, batch)).length;
  } catch (error) {
    if (judgeFailure(error) === 'refused') return 'rejected';
    throw error;
  }
}
