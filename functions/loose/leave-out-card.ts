import { ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import { leaveOutCard } from '../../shared/routes/loose.ts';
import { tracksOf } from '../../shared/scheduling/track.ts';
import { isLeftOut } from '../../shared/scheduling/track-progress.ts';
import { moveMemory } from '../../shared/scheduling/count-answers.ts';
import { storedMemories } from '../data/study/card-memory.ts';
import {
  noProgress,
  progressPlaces,
  storedProgress,
  withLeftOut,
  withoutLeftOut,
} from '../data/study/deck-progress.ts';
import { storedCards } from '../data/content/card.ts';
import { storedDecks } from '../data/content/deck.ts';
import { storedLearners } from '../data/people/learner.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

/** Memories and answers stay as they are. Only the learner's progress stops or starts to count the card, in both directions. */
export const handler = defineHandler(leaveOutCard, async ({ params, body, household, learner: { local: learner } }) => {
  const { rows } = household;
  const { deck, card } = storedCards.placeOf(household.id, params.cardId);
  const tracks = tracksOf({ deck, asks: 'both' });
  await repeatOnConflict(async () => {
    const [all, memories] = await Promise.all([
      storedProgress.findMany(rows, progressPlaces([{ learner }], deck)),
      storedMemories.findMany(
        rows,
        tracks.map((track) => ({ learner, deck: track, card })),
      ),
      storedCards.require(rows, { deck, card }),
    ]);
    const changes = tracks.flatMap((track) => {
      const seen = all.find((one) => one.deck === track) ?? noProgress(learner, track);
      if (isLeftOut(seen, card) === body.isLeftOut) return [];
      // The progress is saved only if it is unchanged, so calls at the same time can't exceed the limit.
      const { leftOut = [] } = seen;
      const isFull = body.isLeftOut && leftOut.length >= limits.leftOutPerDeck;
      if (isFull) throw new ProductError('too-many-left-out');
      const memory = memories.find((one) => one.deck === track);
      const next = body.isLeftOut
        ? withLeftOut(moveMemory(seen, memory, undefined), card)
        : moveMemory(withoutLeftOut(seen, card), undefined, memory);
      return [storedProgress.save(rows, seen, next)];
    });
    if (changes.length === 0) return;
    // The deletion of a deck, card or learner removes what it finds, so nothing may be added while it runs.
    await rows.commit([
      storedDecks.check(rows, { deck }),
      storedCards.check(rows, { deck, card }),
      storedLearners.check(rows, { learner }),
      ...changes,
    ]);
  });
});
