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
 * Awards further badges after a session or quiz, because the answer's transaction has no room for them. If interrupted, the next run finds them. Badges are
 * kept even if counts drop later.
 * @returns the new badges.
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

/** Counts cards mastered in all directions of their deck, but no more than were answered correctly, so that imported knowledge earns no badge. */
function countKnown(progress: readonly StoredDeckProgress[]): number {
  const byDeck = [...Map.groupBy(progress, ({ deck }) => deckOfTrack(deck)).values()];
  return byDeck.reduce(
    (sum, own) => sum + Math.min(...own.map(({ mastered, correct }) => Math.min(mastered, correct))),
    0,
  );
}

/** Counts those of the hardest cards that were often missed and since relearned. A card still being relearned does not count yet. */
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
