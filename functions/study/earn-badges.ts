import { limits } from '../../shared/limits.ts';
import { deckOfTrack } from '../../shared/scheduling/track.ts';
import type { BadgeFamily } from '../../shared/schemas/activity.ts';
import { furtherBadges, wrongBeforeRetry } from '../../shared/streaks/further-badges.ts';
import { storedMemories } from '../data/study/card-memory.ts';
import { type StoredDeckProgress, storedProgress } from '../data/study/deck-progress.ts';
import { type StoredBadge, storedBadges } from '../data/study/earned-badge.ts';
import { findFacts, storedLearners } from '../data/people/learner.ts';
import type { Partition } from '../data/table/partition.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';

/**
 * Gives a learner the badges of further families that its counts reach. They are looked for when a session or a quiz is over, apart from the transaction
 * of an answer, which is full: cut off before it, the next one finds the same. The counts may go down again, a badge stays.
 * @returns those that are new.
 */
export async function earnFurtherBadges(rows: Partition, learner: string, now: Date): Promise<StoredBadge[]> {
  return await repeatOnConflict(async () => {
    const [had, progress, facts, own] = await Promise.all([
      storedBadges.list(rows, { learner }),
      storedProgress.list(rows, { learner }),
      findFacts(rows, learner),
      storedLearners.find(rows, { learner }),
    ]);
    const ids = new Set(had.map(({ badgeId }) => badgeId));
    const left = furtherBadges.filter(({ id }) => !ids.has(id));
    const mayRetry = left.some(({ family }) => family === 'retries');
    const counts: Readonly<Record<BadgeFamily, number>> = {
      known: countKnown(progress),
      quizzes: facts.quizzes,
      retries: mayRetry ? await countRetries(rows, learner, progress) : 0,
      mending: own?.mendedCards ?? 0,
    };
    const earned = left
      .filter(({ family, threshold }) => counts[family] >= threshold)
      .map(({ id, threshold }) => ({ badgeId: id, streakLength: threshold, earnedAt: now.toISOString() }));
    if (earned.length === 0) return [];
    await rows.commit([
      storedLearners.check(rows, { learner }),
      ...earned.map((badge) => storedBadges.create(rows, { ...badge, learner })),
    ]);
    return earned;
  });
}

/**
 * A card of a deck that asks both of its sides is known once both are. What was learned elsewhere is no badge: no more cards count than were answered
 * right here.
 */
function countKnown(progress: readonly StoredDeckProgress[]): number {
  const byDeck = [...Map.groupBy(progress, ({ deck }) => deckOfTrack(deck)).values()];
  return byDeck.reduce(
    (sum, own) => sum + Math.min(...own.map(({ mastered, correct }) => Math.min(mastered, correct))),
    0,
  );
}

/** The hardest cards are known by their counts: only these are looked at. What was forgotten and is not learned again is no retry yet. */
async function countRetries(
  rows: Partition,
  learner: string,
  progress: readonly StoredDeckProgress[],
): Promise<number> {
  const hard = progress
    .flatMap(({ deck, hardest }) => Object.entries(hardest).map(([card, wrong]) => ({ learner, deck, card, wrong })))
    .filter(({ wrong }) => wrong >= wrongBeforeRetry)
    .toSorted((a, b) => b.wrong - a.wrong)
    .slice(0, limits.retriesLookedAt);
  if (hard.length === 0) return 0;
  const memories = await storedMemories.findMany(rows, hard);
  return memories.filter(({ state }) => state.state === 'review').length;
}
