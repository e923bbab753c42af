import { mediaOfCard } from '../../../../shared/card-marks.ts';
import { getPack } from '../../../../shared/routes/home.ts';
import type { Pack } from '../../../../shared/study/kept-study.ts';
import { callRoute } from '../../lib/api/api-client.ts';
import { readSession } from '../../lib/account/session.ts';
import { forgetOffline } from '../../lib/account/account-databases.ts';
import { isWaiting, type StudyStore } from '../study/outbox/study-store.ts';
import { type Kept, putPack, readKept } from './pack-store.ts';

const [minuteMs, hourMs] = [60_000, 3_600_000];
/** So old a pack may become before another one is asked for … */
const freshForMs = 6 * hourMs;
/** … and so old where its learner finished a session since: what it holds is counted on, but may run short. */
const freshAfterSessionMs = 30 * minuteMs;

interface PackKeeping {
  readonly userId: string;
  readonly outbox: Pick<StudyStore, 'listEntries'>;
  /** By this device's clock, in milliseconds. */
  readonly now: number;
}

/**
 * Asks for a pack where the one on this device is not fresh any more, while somebody looks at the page. It is asked for when nothing waits in the
 * outbox, and kept when nothing was taken meanwhile: so it holds all that was answered here, and takes its place as a whole.
 * @returns the pack that is kept since; undefined where there is no other one than before.
 */
export async function refreshPack({ userId, outbox, now }: PackKeeping): Promise<Pack | undefined> {
  const session = readSession();
  const hasWaiting = async () => (await outbox.listEntries(userId)).some(isWaiting);
  if (session?.user.id !== userId || document.visibilityState !== 'visible' || (await hasWaiting())) return undefined;
  const kept = await readKept(userId);
  if (!isOutdated(kept, now)) return undefined;
  const pack = await callRoute(getPack, {});
  if (readSession()?.token !== session.token || (await hasWaiting())) return undefined;
  const isKept = await putPack(userId, pack, { mark: kept.mark, keptAt: now });
  // Somebody signed out while it was being written.
  if (readSession()?.user.id !== userId) forgetOffline(userId);
  return isKept ? pack : undefined;
}

/** @returns the pictures and sounds of a pack's cards, those that are studied first first. */
export function listPackMedia({ study }: Pack): string[] {
  const cards = new Map(study?.cards.map((card) => [card.id, card]));
  return (study?.asked ?? []).flatMap(({ cardId }) => {
    const card = cards.get(cardId);
    return card ? mediaOfCard(card).map(({ id }) => id) : [];
  });
}

/** A clock that was set back makes nothing fresh. */
function isOutdated({ pack, keptAt, ended }: Kept, now: number): boolean {
  const age = now - keptAt;
  return pack === undefined || age < 0 || age >= (ended.length > 0 ? freshAfterSessionMs : freshForMs);
}
