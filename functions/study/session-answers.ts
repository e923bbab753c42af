import { resumeQueue } from '../../shared/scheduling/study-queue.ts';
import type { Rating } from '../../shared/schemas/study.ts';
import type { StoredStudySession } from '../data/study-session.ts';

interface Answer {
  readonly cardId: string;
  readonly rating: Rating;
}

/** @returns the answers of a session with these added, in its short writing. Cards that it did not serve leave no trace in it. */
export function addAnswers(session: StoredStudySession, added: readonly Answer[]): string {
  const written = added.flatMap(({ cardId, rating }) => {
    const place = session.served.indexOf(cardId);
    return place < 0 ? [] : [`${place}${rating === 'correct' ? 'c' : 'w'}`];
  });
  return [...(session.answers === '' ? [] : [session.answers]), ...written].join(' ');
}

/** @returns the local ids of the cards that are still to be answered, the one to show next first. */
export function remainingCards(session: StoredStudySession): readonly string[] {
  const answers = session.answers.split(' ').flatMap((written): Answer[] => {
    const cardId = session.served[Number.parseInt(written, 10)];
    return cardId === undefined ? [] : [{ cardId, rating: written.endsWith('c') ? 'correct' : 'wrong' }];
  });
  return resumeQueue(session.served, answers).remaining;
}
