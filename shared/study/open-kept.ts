import { localPart } from '../ids.ts';
import { limits } from '../limits.ts';
import {
  findNextDueAt,
  leaveAheadOut,
  rankTracks,
  shareDirections,
  shareNewCards,
} from '../scheduling/choose-tracks.ts';
import { foldText } from '../quiz/fold-text.ts';
import { makeOptionJudge, type OptionJudge } from '../quiz/option-judge.ts';
import { isDue } from '../scheduling/card-state.ts';
import { leaveOutSiblings, type MixCard, planMix } from '../scheduling/plan-mix.ts';
import { explainToday, planSession, splitDue, spreadEvenly, type StudiedCard } from '../scheduling/plan-session.ts';
import { countAsked, type GivenWork, newInSession, type ReadyDays, readyDays, workOf } from '../scheduling/ready-by.ts';
import { studyDayOf } from '../scheduling/study-day.ts';
import { doneOn, goalOf, mixSizeOf } from '../scheduling/daily-goal.ts';
import { givenWork } from '../scheduling/weekly-work.ts';
import { isReversed } from '../scheduling/track.ts';
import { allowedNewOn, notBegun, studiedTracks } from '../scheduling/track-progress.ts';
import type { Card } from '../schemas/deck.ts';
import type { PackedStudy } from '../schemas/pack.ts';
import type { OpenSession, SessionMode } from '../schemas/study.ts';
import { type Asked, decksOf, foldOwn, type OwnAnswer, type Pack, progressOf, trackOf } from './kept-study.ts';
import { type AnswerOption, chooseOthers, lacksOthers, toOptions } from './other-answers.ts';

export interface KeptWish {
  readonly sessionId: string;
  /** The deck to study; absent for today's mix. */
  readonly deckId?: string | undefined;
  readonly mode: SessionMode;
  readonly now: Date;
  /** Judges of options by track, with number words. A track without one is judged as if its language were unknown. */
  readonly judges?: ReadonlyMap<string, OptionJudge>;
}

/** @returns a session from offline data, like the server's; empty if there is nothing to study, undefined if the cards aren't on this device */
export function openKept(pack: Pack, own: readonly OwnAnswer[], wish: KeptWish): OpenSession | undefined {
  if (!pack.study) return undefined;
  const study = foldOwn(pack.study, own);
  const { deckId, now } = wish;
  const today = studyDayOf(now, study.timeZone);
  const decks = decksOf(study).filter(({ id }) => deckId === undefined || id === deckId);
  const progress = progressOf(study);
  const byTrack = Map.groupBy(study.asked, trackOf);
  const work = givenWork(workOf(pack.home.assignments ?? []), now, today);
  const subjects = new Map(pack.home.decks?.map(({ id, subject }) => [id, subject]));
  const kept: Kept = { subjects, study, decks, progress, today, byTrack, now, work, ready: readyDays(work, today) };
  const chosen = deckId === undefined ? chooseMix(kept, pack) : chooseOfDeck(kept, wish.mode);
  if (chosen.length === 0 && isWaiting(kept, wish)) return undefined;
  const nextDueAt = findNextDueAt({ decks, progress, today, timeZone: study.timeZone }, chosen.length);
  return {
    id: wish.sessionId,
    learnerId: study.learnerId,
    ...(deckId !== undefined && { deckId }),
    startedAt: now.toISOString(),
    cardsStudied: 0,
    cardsCorrect: 0,
    ...presentChosen(kept, chosen, wish),
    ...(nextDueAt && { nextDueAt }),
  };
}

interface Kept {
  /** Subject of each deck, by its id. */
  readonly subjects: ReadonlyMap<string, string | undefined>;
  readonly study: PackedStudy;
  readonly decks: ReturnType<typeof decksOf>;
  readonly progress: ReturnType<typeof progressOf>;
  readonly today: string;
  readonly byTrack: ReadonlyMap<string, readonly Asked[]>;
  readonly now: Date;
  readonly work: readonly GivenWork[];
  readonly ready: ReadyDays;
}

/** Whether there are cards to study, regardless of whether they are stored on this device. */
function isWaiting({ decks, progress, today, ready }: Kept, { deckId, mode }: KeptWish): boolean {
  if (decks.length === 0) return deckId !== undefined;
  if (mode === 'all') return decks.some(({ totalCards }) => totalCards > 0);
  const { due, new: unseen } = countAsked(decks, progress, ready, today);
  return due + unseen > 0;
}

function knownOf({ byTrack }: Kept, track: string): StudiedCard[] {
  const asked = byTrack.get(track) ?? [];
  return asked.flatMap(({ cardId, memory }) => (memory ? [{ cardId: localPart(cardId), state: memory.state }] : []));
}

function newOf({ byTrack }: Kept, track: string, count: number): string[] {
  const asked = (byTrack.get(track) ?? []).filter(({ memory }) => !memory);
  return asked.slice(0, count).map(({ cardId }) => localPart(cardId));
}

/** Today's mix, selected like `study/start-mix` does. */
function chooseMix(kept: Kept, { home }: Pack): MixCard[] {
  const { study, decks, progress, today, byTrack, now, work, ready } = kept;
  const allowedNew = allowedNewOn(progress, today);
  const all = decks.flatMap((deck) => studiedTracks(deck, progress, today, notBegun));
  const ranked = rankTracks(all, work, { today, until: today, allowedNew, ready })
    // Tracks whose cards aren't on this device must not displace others.
    .filter((track) => byTrack.has(track.progress.deck))
    .slice(0, limits.decksPerMix);
  const size = mixSizeOf(goalOf(home.me.learner ?? {}), doneOn(today, study.lastDay).cards);
  const tracks = leaveAheadOut(ranked, size);
  const shares = shareNewCards(tracks, allowedNew, size);
  const plan = tracks.map(({ progress: { deck }, isAssigned, unseen, readyBy }, index) => ({
    deck,
    isAssigned,
    due: soonestDue(kept, deck, size),
    ahead: splitDue(knownOf(kept, deck), { now, timeZone: study.timeZone, readyBy }).ahead.map((one) => one.cardId),
    unseen: newOf(kept, deck, Math.min(shares[index] ?? 0, unseen)),
  }));
  const mostNew = shares.reduce((sum, count) => sum + count, 0);
  return planMix({ decks: plan, allowedNew: mostNew, size, now, timeZone: study.timeZone });
}

function soonestDue(kept: Kept, track: string, count: number): StudiedCard[] {
  const due = knownOf(kept, track).filter(({ state }) => isDue(state, kept.now, kept.study.timeZone));
  return due.toSorted((a, b) => (a.state.due < b.state.due ? -1 : 1)).slice(0, count);
}

/** The cards of one deck, selected like `study/start-session` does. */
function chooseOfDeck(kept: Kept, mode: SessionMode): MixCard[] {
  const { study, decks, progress, today, now, ready } = kept;
  const tracks = decks.flatMap((deck) => studiedTracks(deck, progress, today, notBegun));
  const [day] = decks.flatMap(({ deck }) => ready.get(deck) ?? []);
  const shares = shareDirections(tracks, newInSession(tracks, day, today));
  const chosen = tracks.map(({ progress: { deck }, unseen }, index) => {
    const share = shares[index] ?? 0;
    const wanted = mode === 'due' ? share : limits.cardsPerSession;
    const cards = planSession({
      studied: knownOf(kept, deck),
      unseen: newOf(kept, deck, Math.min(wanted, unseen)),
      allowedNew: share,
      mode,
      now,
      timeZone: study.timeZone,
      readyBy: day,
    });
    return cards.map((card): MixCard => ({ deck, card }));
  });
  return leaveOutSiblings(spreadEvenly(chosen)).slice(0, limits.cardsPerSession);
}

function presentChosen(
  { study, byTrack, now, subjects }: Kept,
  chosen: readonly MixCard[],
  { deckId, sessionId, judges }: KeptWish,
): Pick<OpenSession, 'cards' | 'decks' | 'frontLanguage' | 'backLanguage' | 'answerWay' | 'format'> {
  const byId = new Map(study.cards.map((card) => [card.id, card]));
  const options = makeOptions(study, subjects, judges);
  const cards = chosen.flatMap(({ deck: track, card: local }) => {
    const asked = byTrack.get(track)?.find(({ cardId }) => localPart(cardId) === local);
    const card = asked && byId.get(asked.cardId);
    if (!card) return [];
    const { memory, reversed } = asked;
    const others = options(card, track, memory?.mixUps ?? [], `${sessionId} ${local}`);
    return [
      {
        ...card,
        ...(reversed && { reversed }),
        ...(others.length > 0 && { others: others.map((one) => presentOther(one, reversed === true)) }),
        why: explainToday(memory?.state, now, study.timeZone),
      },
    ];
  });
  const inUse = new Set(cards.map((card) => card.deckId));
  const decks = study.decks.filter(({ id }) => inUse.has(id) || id === deckId).map(presentDeck);
  const [{ id: _, name: __, ...deck } = { id: '', name: '' }] = decks;
  return deckId === undefined ? { cards, decks } : { cards, ...deck };
}

function presentDeck({ id, name, frontLanguage, backLanguage, answerWay, format }: PackedStudy['decks'][number]) {
  return {
    id,
    name,
    ...(frontLanguage && { frontLanguage }),
    ...(backLanguage && { backLanguage }),
    ...(answerWay && { answerWay }),
    ...(format && { format }),
  };
}

function presentOther({ card, text, media }: AnswerOption<Card>, isReversedCard: boolean) {
  const shown = isReversedCard ? card.frontMedia : card.backMedia;
  return { cardId: card.id, text, ...(media.length > 0 && shown && { media: shown }) };
}

/** Makes the options of a card from the cards of its deck that are on this device; where they are too few, also from other decks of the subject. */
function makeOptions({ cards, decks }: PackedStudy, subjects: Kept['subjects'], judges: KeptWish['judges']) {
  const choosing = new Set(decks.flatMap(({ id, answerWay }) => (answerWay === 'choose' ? [id] : [])));
  const ofDeck = Map.groupBy(cards, ({ deckId }) => deckId);
  const made = new Map<string, AnswerOption<Card>[]>();
  const anyLanguage = makeOptionJudge();
  const formats = new Map(decks.map(({ id, format }) => [id, format]));
  const findOfSubject = (deckId: string): Card[] => {
    const subject = subjects.get(deckId);
    if (subject === undefined) return [];
    const isAlike = (id: string) => id !== deckId && foldText(subjects.get(id) ?? '') === foldText(subject);
    return cards.filter((one) => isAlike(one.deckId) && formats.get(one.deckId) === formats.get(deckId));
  };
  return (card: Card, track: string, mixUps: readonly string[], seed: string): AnswerOption<Card>[] => {
    if (!choosing.has(card.deckId)) return [];
    const near = made.get(track) ?? toOptions(ofDeck.get(card.deckId) ?? [], isReversed(track));
    made.set(track, near);
    const before = mixUps.toReversed().flatMap((local) => near.find((one) => localPart(one.card.id) === local) ?? []);
    const judge = judges?.get(track) ?? anyLanguage;
    const elsewhere = lacksOthers(near) ? toOptions(findOfSubject(card.deckId), isReversed(track)) : [];
    return chooseOthers(card, { isReversed: isReversed(track), near, elsewhere, before, seed, judge });
  };
}
