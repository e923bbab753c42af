import { resumeQueue } from '../../shared/scheduling/study-queue.ts';
import type { Rating } from '../../shared/schemas/study.ts';
import { type CardPlace, cardKeyOf, servedCards, type StoredStudySession } from '../data/study/study-session.ts';

interface Answer extends CardPlace {
  readonly rating: Rating;
}

/** @returns the session's compact answer log with these answers appended. Answers to cards that the session did not serve are omitted. */
export function addAnswers(session: StoredStudySession, added: readonly Answer[]): string {
  const places = new Map(servedCards(session).map((card, place) => [cardKeyOf(card), place]));
  const written = added.flatMap((answer) => {
    const place = places.get(cardKeyOf(answer));
    return place === undefined ? [] : [`${place}${answer.rating === 'correct' ? 'c' : 'w'}`];
  });
  return [...(session.answers === '' ? [] : [session.answers]), ...written].join(' ');
}

/** @returns the cards still to be answered, next first. */
export function remainingCards(session: StoredStudySession): readonly CardPlace[] {
  const served = new Map(servedCards(session).map((card) => [cardKeyOf(card), card]));
  const answers = decodeAnswers(session).map((answer) => ({ cardId: cardKeyOf(answer), rating: answer.rating }));
  return resumeQueue([...served.keys()], answers).remaining.flatMap((name) => served.get(name) ?? []);
}

/** @returns local ids of the decks answered in the session. */
export function answeredDecks(session: StoredStudySession): ReadonlySet<string> {
  return new Set(decodeAnswers(session).map(({ deck }) => deck));
}

export function decodeAnswers(session: StoredStudySession): Answer[] {
  const served = servedCards(session);
  return session.answers.split(' ').flatMap((written): Answer[] => {
    const card = served[Number.parseInt(written, 10)];
    return card === undefined ? [] : [{ ...card, rating: written.endsWith('c') ? 'correct' : 'wrong' }];
  });
}
