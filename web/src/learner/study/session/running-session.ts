import { position, resumeQueue, type StudyQueue } from '../../../../../shared/scheduling/study-queue.ts';
import type { Card, SideLanguages } from '../../../../../shared/schemas/deck.ts';
import type { OpenSession, Rating, SessionMode, SessionOpening } from '../../../../../shared/schemas/study.ts';

/** Card of a session, in one of its two directions. */
export type StudiedCard = OpenSession['cards'][number];

export type MixedDeck = NonNullable<OpenSession['decks']>[number];

type AskedDeck = SideLanguages & Pick<MixedDeck, 'answerWay' | 'format' | 'extraBefore'> & { readonly name?: string };

/** @returns the study day (`YYYY-MM-DD`) of an instant. */
export type DayOf = (instant: Date) => string;

interface SessionAnswer {
  /** Review id; absent in sessions stored by an earlier release. */
  readonly id?: string;
  readonly cardId: string;
  readonly rating: Rating;
  /** Set if the learner looked at the card's extra first. */
  readonly helped?: true;
}

/** Session in progress, as stored on this device: one per account and deck (or today's mix), and on a grown-up's device one per learner and deck. */
export interface RunningSession {
  readonly userId: string;
  /** Deck id or that of today's mix; on a grown-up's device prefixed with the learner id and a space. */
  readonly deckId: string;
  readonly mode: SessionMode;
  /** When this device received the session, by its own clock. */
  readonly openedAt: string;
  /** The session as it was opened. Its `cards` were unanswered at that time; its counts include answers given earlier. */
  readonly session: OpenSession;
  /** Set if the session was opened offline. The server learns of it with the first answer. */
  readonly isOwn?: true;
  /** Answers given on this device since the session was opened, in order. */
  readonly answers: readonly SessionAnswer[];
}

interface SessionOwner {
  readonly userId: string;
  readonly deckId: string;
  readonly mode: SessionMode;
  readonly now: Date;
}

export function beginSession(session: OpenSession, { userId, deckId, mode, now }: SessionOwner): RunningSession {
  return { userId, deckId, mode, openedAt: now.toISOString(), session, answers: [] };
}

function queueOf({ session, answers }: RunningSession): StudyQueue {
  return resumeQueue(
    session.cards.map((card) => card.id),
    answers,
    new Set(session.cards.flatMap(({ id, restsIfWrong }) => (restsIfWrong ? [id] : []))),
  );
}

/** Returns the ids of the unanswered cards, starting with the current one. */
export function remainingCardIds(running: RunningSession): readonly string[] {
  return queueOf(running).remaining;
}

/** Returns the card with the asked side as its front. */
export function turnToAsked(card: StudiedCard): StudiedCard {
  if (!card.reversed) return card;
  const { frontMedia, backMedia, ...rest } = card;
  const media = { ...(backMedia && { frontMedia: backMedia }), ...(frontMedia && { backMedia: frontMedia }) };
  return { ...rest, front: card.back, back: card.front, ...media };
}

/** Whether the card was already answered in this session on this device. */
export function isAskedAgain({ answers }: RunningSession, { id }: StudiedCard): boolean {
  return answers.some(({ cardId }) => cardId === id);
}

/** Whether a card rests from now on, because of a wrong answer in this session on this device. */
export function restsFromNow({ answers }: RunningSession, { id, restsIfWrong }: StudiedCard): boolean {
  return restsIfWrong === true && answers.some(({ cardId, rating }) => cardId === id && rating === 'wrong');
}

/** Returns the deck settings of a card. Languages are swapped for reversed cards: front is the asked side. */
export function deckOfCard(session: OpenSession, card: StudiedCard | undefined): AskedDeck {
  const deck: AskedDeck = session.decks?.find(({ id }) => id === card?.deckId) ?? session;
  const { frontLanguage: backLanguage, backLanguage: frontLanguage, ...others } = deck;
  return card?.reversed ? { ...others, frontLanguage, backLanguage } : deck;
}

export function currentCardOf(running: RunningSession): StudiedCard | undefined {
  const [cardId] = remainingCardIds(running);
  return running.session.cards.find((card) => card.id === cardId);
}

/** Returns the numbers of "Card X of N". A correct answer finishes a card, so the earlier correct answers count as finished cards. */
export function positionOf(running: RunningSession): { current: number; total: number } {
  const before = running.session.cardsCorrect;
  const { current, total } = position(queueOf(running));
  return { current: before + current, total: before + total };
}

export function replaceCard(running: RunningSession, card: Card): RunningSession {
  const cards = running.session.cards.map((one) => {
    // If the edited card has no media or extra, the key is missing, so remove the old keys first.
    const { frontMedia: _front, backMedia: _back, extra: _extra, ...rest } = one;
    return one.id === card.id ? { ...rest, ...card } : one;
  });
  return { ...running, session: { ...running.session, cards } };
}

export function addAnswer(running: RunningSession, answer: SessionAnswer): RunningSession {
  return { ...running, answers: [...running.answers, answer] };
}

export function removeAnswer(running: RunningSession): RunningSession {
  return { ...running, answers: running.answers.slice(0, -1) };
}

/** Whether two copies of a session end with the same answer. Compares ids, because an answer may have been taken back and given again. */
export function isSamePlace(one: RunningSession, other: RunningSession): boolean {
  return (
    one.session.id === other.session.id &&
    one.answers.length === other.answers.length &&
    one.answers.at(-1)?.id === other.answers.at(-1)?.id
  );
}

/** Returns the data that registers an offline session with the server. */
export function openingOf({ session, mode }: RunningSession): SessionOpening {
  const { startedAt, deckId } = session;
  const cards = session.cards.map(({ id: cardId, reversed }) => ({ cardId, ...(reversed && { reversed }) }));
  return { startedAt, mode, ...(deckId !== undefined && { deckId }), cards };
}

/** Returns the numbers of all answers and of correct ones: the checksum sent when the session is completed. */
export function totalsOf({ session, answers }: RunningSession): { cardsStudied: number; cardsCorrect: number } {
  const correct = answers.filter(({ rating }) => rating === 'correct').length;
  return { cardsStudied: session.cardsStudied + answers.length, cardsCorrect: session.cardsCorrect + correct };
}

/** Returns the summary's counts: all cards, and those answered correctly the first time without a look at the extra. */
export function summarizeSession(running: RunningSession): { cards: number; rightFirstTime: number } {
  const { session, answers } = running;
  const cards = positionOf(running).total;
  const wrongBefore = session.cardsStudied - session.cardsCorrect;
  const isOther = ({ rating, helped }: SessionAnswer) => rating === 'wrong' || helped === true;
  const otherHere = new Set(answers.filter(isOther).map(({ cardId }) => cardId)).size;
  return { cards, rightFirstTime: Math.max(0, cards - wrongBefore - otherHere) };
}

/** Whether the session was opened on the current study day. The server doesn't resume older ones. */
export function isOfToday(running: RunningSession, now: Date, dayOf: DayOf): boolean {
  return dayOf(new Date(running.openedAt)) === dayOf(now);
}

/**
 * Merges the stored session with the server's. If both have the same cards left, keeps this device's answers with the server's current texts and settings.
 * Otherwise the learner continued on another device, and the server's session wins.
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
