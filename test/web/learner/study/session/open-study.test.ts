import { describe, expect, it, vi } from 'vitest';
import { studyDayOf } from '../../../../../shared/scheduling/study-day.ts';
import type { OpenSession } from '../../../../../shared/schemas/study.ts';
import { openStudy } from '../../../../../web/src/learner/study/session/open-study.ts';
import { positionOf, type RunningSession } from '../../../../../web/src/learner/study/session/running-session.ts';
import type { SessionStart } from '../../../../../web/src/queries/study.ts';
import { refusal, transportFailure } from '../support/fake-server.ts';
import { makeOpenSession, makeRunning, now, steps, user } from '../support/make-study.ts';

const inBerlin = (instant: Date) => studyDayOf(instant, 'Europe/Berlin');

interface Situation {
  readonly saved?: RunningSession | undefined;
  /** Whether answers of the saved session are unsent, before and after an attempt to send them. */
  readonly waits?: readonly boolean[];
  readonly serve?: () => Promise<OpenSession>;
}

function makeSources({ saved, waits = [false], serve = async () => makeOpenSession(3) }: Situation) {
  const left = [...waits];
  const outbox = {
    findSession: vi.fn(async () => saved),
    saveSession: vi.fn(async () => undefined),
    flush: vi.fn(async () => undefined),
    isWaitingFor: vi.fn(async () => left.shift() ?? false),
  };
  const startSession = vi.fn<(start: SessionStart) => Promise<OpenSession>>(serve);
  return { outbox, startSession, now: now, dayOf: inBerlin };
}

const wish = { userId: user, deckId: 'deck-1' };
const halfway = steps(makeRunning(3), ['correct']).at(-1)?.after;

describe('openStudy', () => {
  it('asks for what is due and keeps the session on this device', async () => {
    const sources = makeSources({});
    const opened = await openStudy(wish, sources);
    expect(sources.startSession).toHaveBeenCalledExactlyOnceWith({ deckId: 'deck-1', mode: 'due' });
    expect(opened).toEqual({ kind: 'studying', running: makeRunning(3) });
    expect(sources.outbox.saveSession).toHaveBeenCalledExactlyOnceWith(makeRunning(3));
  });

  it('keeps the session of each child apart that a grown-up studies the same deck with', async () => {
    const sources = makeSources({});
    await openStudy({ ...wish, learnerId: 'mia' }, sources);
    await openStudy({ ...wish, learnerId: 'ben' }, sources);
    expect(sources.startSession).toHaveBeenCalledWith({ deckId: 'deck-1', mode: 'due', learnerId: 'mia' });
    const places = ['mia deck-1', 'ben deck-1'];
    expect(sources.outbox.findSession.mock.calls).toEqual(places.map((place) => [place]));
    const kept = sources.outbox.saveSession.mock.calls as unknown as [RunningSession][];
    expect(kept.map(([{ deckId }]) => deckId)).toEqual(places);
  });

  it('says that a deck has no cards', async () => {
    expect(await openStudy(wish, makeSources({ serve: async () => makeOpenSession(0) }))).toEqual({ kind: 'empty' });
  });

  it('says when the next card comes once nothing is due', async () => {
    const serve = async () => makeOpenSession(0, { nextDueAt: '2026-03-03T03:00:00.000Z' });
    expect(await openStudy(wish, makeSources({ serve }))).toEqual({
      kind: 'caught-up',
      text: 'Nothing due today. Next card tomorrow.',
      isAll: false,
    });
  });

  it('offers the new cards of a deck whose new ones a grown-up keeps from coming by themselves', async () => {
    const serve = async () => makeOpenSession(0, { newHeld: true });
    const opened = await openStudy(wish, makeSources({ serve }));
    expect(opened).toEqual({ kind: 'caught-up', text: 'Nothing due today.', isAll: false });
  });

  it('practises a deck that was given to do where nothing of it is due, but not one that has nothing', async () => {
    const nothing = makeOpenSession(0, { nextDueAt: '2026-03-03T03:00:00.000Z' });
    const sources = makeSources({});
    sources.startSession.mockResolvedValueOnce(nothing);
    expect(await openStudy({ ...wish, isGiven: true }, sources)).toMatchObject({ kind: 'studying' });
    expect(sources.startSession.mock.calls.map(([{ mode }]) => mode)).toEqual(['due', 'all']);
    // An explicit request for due cards reports that none are due.
    const asked = makeSources({ serve: async () => nothing });
    expect(await openStudy({ ...wish, isGiven: true, mode: 'due' }, asked)).toMatchObject({ kind: 'caught-up' });
    const empty = makeSources({ serve: async () => makeOpenSession(0) });
    expect(await openStudy({ ...wish, isGiven: true }, empty)).toEqual({ kind: 'empty' });
  });

  it('goes on at once, without the server, while answers of the session still wait', async () => {
    const sources = makeSources({ saved: halfway, waits: [true, true] });
    expect(await openStudy(wish, sources)).toEqual({ kind: 'studying', running: halfway });
    expect(sources.outbox.flush).toHaveBeenCalledOnce();
    expect(sources.startSession).not.toHaveBeenCalled();
  });

  it('goes on where it stopped when the server agrees', async () => {
    const cards = makeOpenSession(3).cards.slice(1);
    const serve = async () => makeOpenSession(3, { cardsStudied: 1, cardsCorrect: 1, cards });
    const opened = await openStudy(wish, makeSources({ saved: halfway, waits: [true, false], serve }));
    expect(opened).toEqual({ kind: 'studying', running: halfway });
  });

  it('goes on with cards that this device chose, without the server, which would start another session', async () => {
    const sources = makeSources({ saved: halfway });
    expect(await openStudy({ ...wish, isChosenHere: true }, sources)).toEqual({ kind: 'studying', running: halfway });
    expect(sources.startSession).not.toHaveBeenCalled();
    const fresh = makeSources({});
    expect(await openStudy({ ...wish, isChosenHere: true }, fresh)).toMatchObject({ kind: 'studying' });
    expect(fresh.startSession).toHaveBeenCalledOnce();
  });

  it('goes on where the learner stopped on another device', async () => {
    const cards = makeOpenSession(3).cards.slice(2);
    const serve = async () => makeOpenSession(3, { cardsStudied: 2, cardsCorrect: 2, cards });
    const opened = await openStudy(wish, makeSources({ saved: halfway, serve }));
    expect(opened.kind === 'studying' && positionOf(opened.running)).toEqual({ current: 3, total: 3 });
  });

  it('goes on with what this device has when the server cannot be reached', async () => {
    const serve = async () => Promise.reject(transportFailure('offline'));
    expect(await openStudy(wish, makeSources({ saved: halfway, serve }))).toEqual({
      kind: 'studying',
      running: halfway,
    });
  });

  it('does not go on when the deck is gone', async () => {
    const serve = async () => Promise.reject(refusal(404));
    await expect(openStudy(wish, makeSources({ saved: halfway, serve }))).rejects.toMatchObject({ status: 404 });
  });

  it('fails when nothing is on this device and the server cannot be reached', async () => {
    const serve = async () => Promise.reject(transportFailure('offline'));
    await expect(openStudy(wish, makeSources({ serve }))).rejects.toMatchObject({ code: 'offline' });
  });

  it('leaves yesterday’s session alone', async () => {
    const saved = halfway && { ...halfway, openedAt: '2026-03-01T15:00:00.000Z' };
    expect(await openStudy(wish, makeSources({ saved }))).toEqual({ kind: 'studying', running: makeRunning(3) });
  });

  it('goes on in the mode of the session that is going on, and starts anew in the mode that is asked for', async () => {
    const saved = halfway && { ...halfway, mode: 'all' as const };
    const going = makeSources({ saved });
    await openStudy(wish, going);
    expect(going.startSession.mock.calls[0]).toMatchObject([{ mode: 'all' }]);
    const anew = makeSources({ saved });
    expect(await openStudy({ ...wish, mode: 'due' }, anew)).toEqual({ kind: 'studying', running: makeRunning(3) });
  });
});
