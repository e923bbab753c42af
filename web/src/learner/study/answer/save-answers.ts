import type { AnswersFile } from '../../../../../shared/study/answers-file.ts';
import { downloadFile } from '../../../lib/download-file.ts';
import type { OutboxEntry } from '../outbox/study-store.ts';

/** Offers the unsent answers as a file, which a grown-up can bring back under Settings. */
export function saveAnswers(entries: readonly OutboxEntry[], now: Date): void {
  const name = `flashspark-answers-${now.toISOString().slice(0, 10)}.json`;
  downloadFile(name, new Blob([JSON.stringify(makeAnswersFile(entries, now))], { type: 'application/json' }));
}

/** @returns the file's content: what the server lacks, including rejected answers. */
export function makeAnswersFile(entries: readonly OutboxEntry[], now: Date): AnswersFile {
  return {
    form: 'flashspark-answers',
    version: 1,
    savedAt: now.toISOString(),
    entries: entries.map(({ sessionId, work }) => {
      if (work.kind !== 'review') return { sessionId, work };
      const { kind, review, opening } = work;
      return { sessionId, work: { kind, review, ...(opening && { opening }) } };
    }),
  };
}
