import { t } from '@lingui/core/macro';
import { daysBetween } from '../../../../../shared/scheduling/calendar-day.ts';
import type { OpenSession, SessionMode } from '../../../../../shared/schemas/study.ts';
import type { SessionStart } from '../../../queries/study.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { StudyOutbox } from '../outbox/study-outbox.ts';
import { readKept } from '../../offline/pack-store.ts';
import { adoptServed, beginSession, type DayOf, isOfToday, type RunningSession } from './running-session.ts';
import { todaysMix } from '../../learner-place.ts';
import { nameDay } from '../../../words/dates.ts';

export type OpenedStudy =
  | { readonly kind: 'studying'; readonly running: RunningSession }
  /** `isAll`: there is nothing in mode `all` either. */
  | { readonly kind: 'caught-up'; readonly text: string; readonly isAll: boolean }
  | { readonly kind: 'empty' };

interface StudyWish {
  readonly userId: string;
  /** Deck id, or the id of {@link todaysMix}. */
  readonly deckId: string;
  /** Learner for whom a grown-up runs the session; absent if the learner is signed in. */
  readonly learnerId?: string | undefined;
  /** If absent, continues this device's session of the deck or, if there is none, opens the due cards. */
  readonly mode?: SessionMode | undefined;
  /** Whether the deck was assigned to the learner. If so and no card is due, all its cards are opened. */
  readonly isGiven?: boolean | undefined;
  /** Whether this device chose the cards. If so, it continues today's session without asking the server, which would start another one. */
  readonly isChosenHere?: boolean | undefined;
}

interface KeptStudy {
  readonly isThere: () => Promise<boolean>;
  /** Resolves to undefined if the cards to study aren't stored on this device. */
  readonly open: (start: Pick<SessionStart, 'deckId' | 'mode'>) => Promise<OpenSession | undefined>;
}

/** Offline source of sessions. Loads the scheduler's code only when used. */
export function keptStudyOf(userId: string, now: Date): KeptStudy {
  return {
    isThere: async () =>
      await readKept(userId).then(
        ({ pack }) => pack?.study !== undefined,
        () => false,
      ),
    open: async (start) =>
      await (await import('../../offline/offline-study.ts')).openKeptStudy({ ...start, userId, now }),
  };
}

interface StudySources {
  readonly outbox: Pick<StudyOutbox, 'findSession' | 'saveSession' | 'flush' | 'isWaitingFor'>;
  readonly startSession: (start: SessionStart) => Promise<OpenSession>;
  /** Offline source; absent if a grown-up runs the session. */
  readonly kept?: KeptStudy | undefined;
  readonly now: Date;
  /** Returns the study day in the device's time zone. If the family's time zone differs, the only consequence is one extra server call. */
  readonly dayOf: DayOf;
}

/** Time limit in milliseconds for sending the waiting answers of a session before it is opened again. */
const flushTimeoutMs = 2_000;
const serverTimeoutMs = 5_000;

/**
 * Opens a deck for study. Continues the session that this device opened today, even offline. If the server has all answers of that session, it is asked for the
 * session too, because the learner may have continued on another device.
 */
export async function openStudy(wish: StudyWish, sources: StudySources): Promise<OpenedStudy> {
  const opened = await openInMode(wish, sources);
  const isPractised = opened.kind === 'caught-up' && wish.isGiven === true && wish.mode === undefined;
  return isPractised ? await openInMode({ ...wish, mode: 'all' }, sources) : opened;
}

async function openInMode(wish: StudyWish, sources: StudySources): Promise<OpenedStudy> {
  const { outbox, startSession, now } = sources;
  const saved = await findSaved(wish, sources);
  if (saved && (wish.isChosenHere || (await hasUnsent(outbox, saved)))) return { kind: 'studying', running: saved };
  const mode = saved?.mode ?? wish.mode ?? 'due';
  const start = { deckId: wish.deckId === todaysMix.id ? undefined : wish.deckId, mode };
  const { learnerId } = wish;
  try {
    const isHere = saved !== undefined || (await sources.kept?.isThere());
    const patience = isHere ? { timeoutMs: serverTimeoutMs } : {};
    const session = await startSession({ ...start, ...(learnerId && { learnerId }), ...patience });
    if (session.cards.length === 0) return describeNothing(session, mode, sources);
    const served = beginSession(session, { userId: wish.userId, deckId: keptAs(wish), mode, now });
    const running = saved ? adoptServed(saved, served) : served;
    await outbox.saveSession(running);
    return { kind: 'studying', running };
  } catch (error) {
    if (!(error instanceof ApiError && error.isUnreachable)) throw error;
    if (saved) return { kind: 'studying', running: saved };
    const opened = await openWithoutConnection(wish, start, sources);
    if (!opened) throw error;
    return opened;
  }
}

async function openWithoutConnection(
  wish: StudyWish,
  start: Required<Pick<SessionStart, 'deckId' | 'mode'>>,
  sources: StudySources,
): Promise<OpenedStudy | undefined> {
  const session = await sources.kept?.open(start);
  if (session?.cards.length === 0) return describeNothing(session, start.mode, sources);
  if (!session) return undefined;
  const { userId } = wish;
  const begun = beginSession(session, { userId, deckId: keptAs(wish), mode: start.mode, now: sources.now });
  const running: RunningSession = { ...begun, isOwn: true };
  await sources.outbox.saveSession(running);
  return { kind: 'studying', running };
}

/** Storage key of the session. It includes the learner on a grown-up's device, where two children may study the same deck. */
function keptAs({ deckId, learnerId }: StudyWish): string {
  return learnerId === undefined ? deckId : `${learnerId} ${deckId}`;
}

async function findSaved(wish: StudyWish, { outbox, now, dayOf }: StudySources): Promise<RunningSession | undefined> {
  const saved = await outbox.findSession(keptAs(wish));
  const isWanted =
    saved !== undefined && (wish.mode === undefined || wish.mode === saved.mode) && isOfToday(saved, now, dayOf);
  return isWanted ? saved : undefined;
}

async function hasUnsent(outbox: StudySources['outbox'], saved: RunningSession): Promise<boolean> {
  if (!(await outbox.isWaitingFor(saved.session.id))) return false;
  await outbox.flush(flushTimeoutMs);
  return await outbox.isWaitingFor(saved.session.id);
}

function describeNothing(
  { nextDueAt, newHeld }: OpenSession,
  mode: SessionMode,
  { now, dayOf }: StudySources,
): OpenedStudy {
  if (nextDueAt === undefined && !newHeld) return { kind: 'empty' };
  const text = nextDueAt === undefined ? t`Nothing due today.` : describeNextDue(nextDueAt, now, dayOf);
  return { kind: 'caught-up', text, isAll: mode === 'all' };
}

/** Says by study day when the next card comes: `Nothing due today. Next card tomorrow.` It also comes `later today`, `on Friday` or `on March 3`. */
export function describeNextDue(nextDueAt: string, now: Date, dayOf: DayOf): string {
  const today = dayOf(now);
  const day = dayOf(new Date(nextDueAt));
  const distance = daysBetween(today, day);
  if (distance <= 0) return t`Nothing due today. Next card later today.`;
  if (distance === 1) return t`Nothing due today. Next card tomorrow.`;
  return t`Nothing due today. Next card on ${{ day: nameDay(day, today) }}.`;
}
