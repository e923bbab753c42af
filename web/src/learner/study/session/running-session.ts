import { position, resumeQueue, type StudyQueue } from '../../../../../shared/scheduling/study-queue.ts';
import type { Card, SideLanguages } from '../../../../../shared/schemas/deck.ts';
import type { OpenSession, Rating, SessionMode, SessionOpening } from '../../../../../shared/schemas/study.ts';

/** A card to be studied, in one of its directions. */
export type StudiedCard = OpenSession['cards'][number];

/** A deck of today's cards. */
export type MixedDeck = NonNullable<OpenSession['decks']>[number];

type AskedDeck = SideLanguages & Pick<MixedDeck, 'answerWay' | 'format'> & { readonly name?: string };

/** @returns the study day (`YYYY-MM-DD`) of an instant. */
export type DayOf = (instant: Date) => string;

/** One answer of a session, in the order given. */
interface SessionAnswer {
  /** The answer's own; a session that an earlier release kept has none. */
  readonly id?: string;
  readonly cardId: string;
  readonly rating: Rating;
}

/** A session in progress, as it is kept on this device: one for each account and deck, and one of today's cards of all decks; on a grown-up's device for each learner. */
export interface RunningSession {
  readonly userId: string;
  /** Or what stands for today's cards of all decks; on a grown-up's device behind the learner. */
  readonly deckId: string;
  readonly mode: SessionMode;
  /** When this device was handed the session, by its own clock. */
  readonly openedAt: string;
  /** As the server handed it out: `cards` are those that were to be answered then, the counts are of the time before. */
  readonly session: OpenSession;
  /** This device opened it by itself: the server hears of it with its first answer. */
  readonly isOwn?: true;
  /** The answers given on this device since. */
  readonly answers: readonly SessionAnswer[];
}

interface SessionOwner {
  readonly userId: string;
  readonly deckId: string;
  readonly mode: SessionMode;
  readonly now: Date;
}

/** A session as the server just handed it out. */
export function beginSession(session: OpenSession, { userId, deckId, mode, now }: SessionOwner): RunningSession {
  return { userId, deckId, mode, openedAt: now.toISOString(), session, answers: [] };
}

function queueOf({ session, answers }: RunningSession): StudyQueue {
  return resumeQueue(
    session.cards.map((card) => card.id),
    answers,
  );
}

/** The ids of the cards still to be answered, the one to show now first. */
export function remainingCardIds(running: RunningSession): readonly string[] {
  return queueOf(running).remaining;
}

/** The card with the side in front that is asked. */
export function turnToAsked(card: StudiedCard): StudiedCard {
  if (!card.reversed) return card;
  const { frontMedia, backMedia, ...rest } = card;
  const media = { ...(backMedia && { frontMedia: backMedia }), ...(frontMedia && { backMedia: frontMedia }) };
  return { ...rest, front: card.back, back: card.front, ...media };
}

/** Whether the card was answered in this session before, on this device. */
export function isAskedAgain({ answers }: RunningSession, { id }: StudiedCard): boolean {
  return answers.some(({ cardId }) => cardId === id);
}

/** What the session says of a card's deck; its languages are those of the side that is asked, and of the answer. */
export function deckOfCard(session: OpenSession, card: StudiedCard | undefined): AskedDeck {
  const deck: AskedDeck = session.decks?.find(({ id }) => id === card?.deckId) ?? session;
  const { frontLanguage: backLanguage, backLanguage: frontLanguage, ...others } = deck;
  return card?.reversed ? { ...others, frontLanguage, backLanguage } : deck;
}

/** The card to show now. */
export function currentCardOf(running: RunningSession): StudiedCard | undefined {
  const [cardId] = remainingCardIds(running);
  return running.session.cards.find((card) => card.id === cardId);
}

/**
 * The numbers of "Card X of N". A card is finished by its one correct answer, so that the correct answers of the time
 * before are the cards that were finished then.
 */
export function positionOf(running: RunningSession): { current: number; total: number } {
  const before = running.session.cardsCorrect;
  const { current, total } = position(queueOf(running));
  return { current: before + current, total: before + total };
}

/** The session with another text for one of its cards. */
export function replaceCard(running: RunningSession, card: Card): RunningSession {
  const cards = running.session.cards.map((one) => {
    // A side that lost its pictures says nothing of them.
    const { frontMedia: _front, backMedia: _back, ...rest } = one;
    return one.id === card.id ? { ...rest, ...card } : one;
  });
  return { ...running, session: { ...running.session, cards } };
}

/** The session with one more answer. */
export function addAnswer(running: RunningSession, answer: SessionAnswer): RunningSession {
  return { ...running, answers: [...running.answers, answer] };
}

/** The session without its newest answer. */
export function removeAnswer(running: RunningSession): RunningSession {
  return { ...running, answers: running.answers.slice(0, -1) };
}

/** Whether two records of a session go on from the same answer: an answer that was taken back may have been given anew. */
export function isSamePlace(one: RunningSession, other: RunningSession): boolean {
  return (
    one.session.id === other.session.id &&
    one.answers.length === other.answers.length &&
    one.answers.at(-1)?.id === other.answers.at(-1)?.id
  );
}

/** What the server has to know of a session that this device opened. */
export function openingOf({ session, mode }: RunningSession): SessionOpening {
  const { startedAt, deckId } = session;
  const cards = session.cards.map(({ id: cardId, reversed }) => ({ cardId, ...(reversed && { reversed }) }));
  return { startedAt, mode, ...(deckId !== undefined && { deckId }), cards };
}

/** All answers of the session and the correct ones among them: the checksum that ends it. */
export function totalsOf({ session, answers }: RunningSession): { cardsStudied: number; cardsCorrect: number } {
  const correct = answers.filter(({ rating }) => rating === 'correct').length;
  return { cardsStudied: session.cardsStudied + answers.length, cardsCorrect: session.cardsCorrect + correct };
}

/** What a finished session is told of to the learner: its cards, and how many of them were right at the first try. */
export function summarizeSession(running: RunningSession): { cards: number; rightFirstTime: number } {
  const { session, answers } = running;
  const cards = positionOf(running).total;
  const wrongBefore = session.cardsStudied - session.cardsCorrect;
  const wrongHere = new Set(answers.filter(({ rating }) => rating === 'wrong').map(({ cardId }) => cardId)).size;
  return { cards, rightFirstTime: Math.max(0, cards - wrongBefore - wrongHere) };
}

/** Whether the session was opened on the study day that is now: the server goes on with no older one. */
export function isOfToday(running: RunningSession, now: Date, dayOf: DayOf): boolean {
  return dayOf(new Date(running.openedAt)) === dayOf(now);
}

/**
 * The session to go on with when the server was asked again. Where both agree on what is left, this device's record
 * stays, with the texts and languages of now; else the learner went on somewhere else, and the server knows better.
 */
export function adoptServed(saved: RunningSession, served: RunningSession): RunningSession {
  const left = remainingCardIds(saved);
  const servedIds = served.session.cards.map((card) => card.id);
  const isSame = saved.session.id === served.session.id && left.join() === servedIds.join();
  if (!isSame) return served;
  const fresh = new Map(served.session.cards.map((card) => [card.id, card]));
  const cards = saved.session.cards.map((card) => fresh.get(card.id) ?? card);
  const { cardsStudied, cardsCorrect } = saved.session;
  return { ...saved, session: { ...served.session, cardsStudied, cardsCorrect, cards } };
}
