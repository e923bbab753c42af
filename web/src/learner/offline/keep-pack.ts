import { mediaOfCard } from '../../../../shared/card-marks.ts';
import { getPack } from '../../../../shared/routes/home.ts';
import type { Pack } from '../../../../shared/study/kept-study.ts';
import { callRoute } from '../../lib/api/api-client.ts';
import { readSession } from '../../lib/account/session.ts';
import { forgetOffline } from '../../lib/account/account-databases.ts';
import { isWaiting, type StudyStore } from '../study/outbox/study-store.ts';
import { type OfflineStudy, putPack, readKept } from './pack-store.ts';

const [minuteMs, hourMs] = [60_000, 3_600_000];
/** Maximum age of a pack before it is refreshed. */
const freshForMs = 6 * hourMs;
/** Maximum age of a pack after the learner finished a session with it, because it may have too few cards left. */
const freshAfterSessionMs = 30 * minuteMs;

/** What Home shows; a part is undefined until it is loaded. */
export interface ShownWork extends Pick<Pack['home'], 'decks' | 'assignments'> {
  /** When it was last loaded, by this device's clock, in milliseconds since 1970. */
  readonly loadedAt: number;
}

interface PackKeeping {
  readonly userId: string;
  readonly outbox: Pick<StudyStore, 'listEntries'>;
  readonly shown: ShownWork;
  /** Device time in milliseconds. */
  readonly now: number;
}

/**
 * Replaces an outdated pack while the page is visible. The outbox must be empty before and after the call. This way, the new pack includes every answer given
 * on this device and replaces the whole old pack.
 * @returns the new pack; undefined if none was stored.
 */
export async function refreshPack({ userId, outbox, shown, now }: PackKeeping): Promise<Pack | undefined> {
  const session = readSession();
  const hasWaiting = async () => (await outbox.listEntries(userId)).some(isWaiting);
  if (session?.user.id !== userId || document.visibilityState !== 'visible' || (await hasWaiting())) return undefined;
  const kept = await readKept(userId);
  if (!isOutdated(kept, now) && !hasNewWork(kept, shown)) return undefined;
  const pack = await callRoute(getPack, {});
  if (readSession()?.token !== session.token || (await hasWaiting())) return undefined;
  const isKept = await putPack(userId, pack, { mark: kept.mark, keptAt: now });
  // If the user signed out during the write, delete the data again.
  if (readSession()?.user.id !== userId) forgetOffline(userId);
  return isKept ? pack : undefined;
}

/** @returns the media ids of a pack's cards, in study order. */
export function listPackMedia({ study }: Pack): string[] {
  const cards = new Map(study?.cards.map((card) => [card.id, card]));
  return (study?.asked ?? []).flatMap(({ cardId }) => {
    const card = cards.get(cardId);
    return card ? mediaOfCard(card).map(({ id }) => id) : [];
  });
}

/** Whether a pack must be refreshed. A negative age (the clock was set back) counts as outdated. */
function isOutdated({ pack, keptAt, ended }: OfflineStudy, now: number): boolean {
  const age = now - keptAt;
  return pack === undefined || age < 0 || age >= (ended.length > 0 ? freshAfterSessionMs : freshForMs);
}

/** Whether Home shows a deck or an open assignment that is newer than the pack, so that a deck can be studied offline before it was ever opened. */
function hasNewWork({ pack, keptAt }: OfflineStudy, { decks, assignments, loadedAt }: ShownWork): boolean {
  const open = assignments?.filter(({ completedAt }) => completedAt === undefined);
  // The pack leaves out lists that are too long.
  const isMissing = (shown: readonly Known[] = [], kept?: readonly Known[]) =>
    kept !== undefined && shown.some(({ id }) => !kept.some((one) => one.id === id));
  return loadedAt > keptAt && (isMissing(decks, pack?.home.decks) || isMissing(open, pack?.home.assignments));
}

interface Known {
  readonly id: string;
}
