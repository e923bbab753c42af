import { localPart } from '../ids.ts';
import { foldText } from '../quiz/fold-text.ts';
import { makeOptionJudge, type OptionJudge } from '../quiz/option-judge.ts';
import { findNextDueAt } from '../scheduling/choose-tracks.ts';
import { chooseOfDeck } from '../scheduling/offer-deck.ts';
import { chooseMix, outlineMix } from '../scheduling/offer-mix.ts';
import type { MixCard } from '../scheduling/plan-mix.ts';
import { explainToday } from '../scheduling/plan-session.ts';
import { describeRest } from '../scheduling/rest-card.ts';
import { readyDays } from '../scheduling/ready-by.ts';
import { isReversed } from '../scheduling/track.ts';
import { areNewHeld, countToday } from '../scheduling/track-progress.ts';
import type { Card } from '../schemas/deck.ts';
import type { PackedStudy } from '../schemas/pack.ts';
import type { OpenSession, SessionMode } from '../schemas/study.ts';
import type { OwnStudy, Pack } from './kept-study.ts';
import { type Kept, openPack } from './open-pack.ts';
import { type AnswerOption, chooseOthers, lacksOthers, toOptions } from './other-answers.ts';

export interface KeptWish {
  readonly sessionId: string;
  /** The deck to study; absent for today's mix. */
  readonly deckId?: string | undefined;
  readonly mode: SessionMode;
  /** The learner asks for new cards beyond the daily allowance. */
  readonly more?: boolean | undefined;
  readonly now: Date;
  /** Judges of options by track, with number words. A track without one is judged as if its language were unknown. */
  readonly judges?: ReadonlyMap<string, OptionJudge>;
}

/** @returns a session from offline data, like the server's; empty if there is nothing to study, undefined if the cards aren't on this device */
export async function openKept(pack: Pack, own: OwnStudy, wish: KeptWish): Promise<OpenSession | undefined> {
  if (!pack.study) return undefined;
  const { deckId, now } = wish;
  const kept = openPack(pack, pack.study, own, now);
  const { study, source } = kept;
  const inSession = (id: string) => deckId === undefined || id === deckId;
  const chosen = deckId === undefined ? await chooseMix(source, outlineMix(kept, wish)) : await chooseKept(kept, wish);
  const decks = kept.decks.filter(({ id }) => inSession(id));
  const tracks = kept.tracks.filter(({ deck }) => inSession(deck.id));
  if (chosen.length === 0 && isWaiting({ ...kept, decks }, wish)) return undefined;
  const nextDueAt = findNextDueAt({ ...kept, decks }, chosen.length);
  return {
    id: wish.sessionId,
    learnerId: study.learnerId,
    ...(deckId !== undefined && { deckId }),
    startedAt: now.toISOString(),
    cardsStudied: 0,
    cardsCorrect: 0,
    ...presentChosen(kept, chosen, wish),
    ...(nextDueAt && { nextDueAt }),
    ...(chosen.length === 0 && areNewHeld(tracks, kept.goal) && { newHeld: true as const }),
  };
}

/** Whether there are cards to study, regardless of whether they are stored on this device. */
function isWaiting({ decks, progress, today, goal }: Kept, { deckId, mode }: KeptWish): boolean {
  if (decks.length === 0) return deckId !== undefined;
  if (mode === 'all') return decks.some(({ totalCards }) => totalCards > 0);
  const { due, new: unseen } = countToday(decks, progress, today, goal.newCards);
  return due + unseen > 0;
}

/** The cards of one deck, selected like `study/start-session` does. */
async function chooseKept(kept: Kept, { deckId, mode }: KeptWish): Promise<MixCard[]> {
  const { work, today, goal, lastDay, now, timeZone, source } = kept;
  const tracks = kept.tracks.filter(({ deck }) => deck.id === deckId);
  const [readyBy] = tracks.flatMap(({ deck }) => readyDays(work, today).get(deck.deck) ?? []);
  return await chooseOfDeck(source, { tracks, mode, readyBy, newCards: goal.newCards, lastDay, now, timeZone });
}

function presentChosen(
  { study, subjects, byTrack, now }: Kept,
  chosen: readonly MixCard[],
  { deckId, sessionId, judges, mode }: KeptWish,
): Pick<OpenSession, 'cards' | 'decks' | 'frontLanguage' | 'backLanguage' | 'answerWay' | 'format' | 'extraBefore'> {
  const byId = new Map(study.cards.map((card) => [card.id, card]));
  const options = makeOptions(study, subjects, judges);
  const cards = chosen.flatMap(({ deck: track, card: local }) => {
    const asked = byTrack.get(track)?.find(({ cardId }) => localPart(cardId) === local);
    const card = asked && byId.get(asked.cardId);
    if (!card) return [];
    const { memory, reversed } = asked;
    const rest = describeRest(memory?.state, { now, timeZone: study.timeZone, mode });
    const about = { mixUps: memory?.mixUps ?? [], seed: `${sessionId} ${local}`, isEasier: rest.easier === true };
    const others = options(card, track, about);
    return [
      {
        ...card,
        ...(reversed && { reversed }),
        ...(others.length > 0 && { others: others.map((one) => presentOther(one, reversed === true)) }),
        ...rest,
        why: explainToday(memory?.state, now, study.timeZone),
      },
    ];
  });
  const inUse = new Set(cards.map((card) => card.deckId));
  const decks = study.decks.filter(({ id }) => inUse.has(id) || id === deckId).map(presentDeck);
  const [{ id: _, name: __, ...deck } = { id: '', name: '' }] = decks;
  return deckId === undefined ? { cards, decks } : { cards, ...deck };
}

function presentDeck(deck: PackedStudy['decks'][number]) {
  const { id, name, frontLanguage, backLanguage, answerWay, format, extraBefore } = deck;
  return {
    id,
    name,
    ...(frontLanguage && { frontLanguage }),
    ...(backLanguage && { backLanguage }),
    ...(answerWay && { answerWay }),
    ...(format && { format }),
    ...(extraBefore && { extraBefore }),
  };
}

function presentOther({ card, text, media }: AnswerOption<Card>, isReversedCard: boolean) {
  const shown = isReversedCard ? card.frontMedia : card.backMedia;
  return { cardId: card.id, text, ...(media.length > 0 && shown && { media: shown }) };
}

/** A card for which options are made. */
interface Chosen {
  readonly mixUps: readonly string[];
  readonly seed: string;
  /** Asked by multiple choice, however its deck asks. */
  readonly isEasier: boolean;
}

type Subjects = ReadonlyMap<string, string | undefined>;

/** Makes the options of a card from the cards of its deck that are on this device; where they are too few, also from other decks of the subject. */
function makeOptions({ cards, decks }: PackedStudy, subjects: Subjects, judges: KeptWish['judges']) {
  const choosing = new Set(decks.flatMap(({ id, answerWay }) => (answerWay === 'choose' ? [id] : [])));
  const formats = new Map(decks.map(({ id, format }) => [id, format]));
  const findOfSubject = (deckId: string): Card[] => {
    const subject = subjects.get(deckId);
    if (subject === undefined) return [];
    const isAlike = (id: string) => id !== deckId && foldText(subjects.get(id) ?? '') === foldText(subject);
    return cards.filter((one) => isAlike(one.deckId) && formats.get(one.deckId) === formats.get(deckId));
  };
  const ofDeck = Map.groupBy(cards, ({ deckId }) => deckId);
  const made = new Map<string, AnswerOption<Card>[]>();
  const anyLanguage = makeOptionJudge();
  return (card: Card, track: string, { mixUps, seed, isEasier }: Chosen): AnswerOption<Card>[] => {
    if (!choosing.has(card.deckId) && !isEasier) return [];
    const near = made.get(track) ?? toOptions(ofDeck.get(card.deckId) ?? [], isReversed(track));
    made.set(track, near);
    const before = mixUps.toReversed().flatMap((local) => near.find((one) => localPart(one.card.id) === local) ?? []);
    const judge = judges?.get(track) ?? anyLanguage;
    const elsewhere = lacksOthers(near) ? toOptions(findOfSubject(card.deckId), isReversed(track)) : [];
    return chooseOthers(card, { isReversed: isReversed(track), near, elsewhere, before, seed, judge });
  };
}
