import { addDays } from '../../../shared/scheduling/calendar-day.ts';
import { ulid } from 'ulid';
import { storedDoneAssignments } from '../../../functions/data/content/assignment.ts';
import { type StoredCardMemory, storedMemories } from '../../../functions/data/study/card-memory.ts';
import { noProgress, storedProgress } from '../../../functions/data/study/deck-progress.ts';
import { storedBadges } from '../../../functions/data/study/earned-badge.ts';
import { householdRows } from '../../../functions/data/people/household.ts';
import { storedFacts, storedLearners } from '../../../functions/data/people/learner.ts';
import { type StoredReview, storedReviews } from '../../../functions/data/study/review.ts';
import { type StoredStudyDay, storedStudyDays } from '../../../functions/data/study/study-day.ts';
import {
  cardKeyOf,
  type StoredStudySession,
  storedStudySessions,
} from '../../../functions/data/study/study-session.ts';
import type { WriteAction } from '../../../functions/data/table/write-action.ts';
import { everybodysScheduling } from '../../../shared/scheduling/scheduling.ts';
import { countCorrect, dayCounts } from '../../../shared/scheduling/count-answers.ts';
import { nextMemories } from '../../../functions/study/next-memories.ts';
import { nextProgress } from '../../../functions/study/store-answers.ts';
import { addAnswers } from '../../../functions/study/session-answers.ts';
import { localPart } from '../../../shared/ids.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import { badgesReached } from '../../../shared/streaks/badges.ts';
import { furtherBadges } from '../../../shared/streaks/further-badges.ts';
import { extendStreak, type StreakFacts } from '../../../shared/streaks/streak.ts';
import { readPartition, type Row } from '../stored-rows.ts';
import type { TestFamily } from '../test-family.ts';
import type { TestProduct } from '../test-product.ts';
import { writeItems, writeRows } from '../table/write-items.ts';

/** Cards studied per day; on the first day all cards are studied. */
const cardsADay = 1;
const timeZone = 'UTC';

type Written = Pick<TestProduct, 'context' | 'client' | 'now'>;

/**
 * Writes the rows of a learner who studies a card of a deck every day (in UTC) and completes an assignment each week. The rows follow the product's rules, but
 * are written directly instead of through its API. The last day is yesterday.
 */
export async function writeHistory(product: Written, family: TestFamily, deck: Deck, days: number): Promise<void> {
  const rows = householdRows(product.context.table, family.household.id);
  const learner = localPart(family.learner.id);
  const place = { learner, deck: localPart(deck.id) };
  const partition = `HH#${family.household.id}`;
  const cards = (await readPartition(product, partition, `CARD#${place.deck}#`)).map((row) => String(row['card']));
  const memories = new Map<string, StoredCardMemory>();
  const studied: StoredStudyDay[] = [];
  const actions: WriteAction[] = [];
  let progress = noProgress(learner, place.deck);
  let streak: StreakFacts | undefined;
  for (let index = 0; index < days; index += 1) {
    const day = addDays(product.now().toISOString().slice(0, 10), index - days);
    const answeredAt = `${day}T16:00:00.000Z`;
    const at = Date.parse(answeredAt);
    const served = Array.from(
      { length: index === 0 ? cards.length : cardsADay },
      (_, one) => cards[(index * cardsADay + one) % cards.length] ?? '',
    );
    const opened: StoredStudySession = {
      session: ulid(at),
      ...place,
      mode: 'due',
      startedAt: answeredAt,
      completedAt: answeredAt,
      served,
      answers: '',
      reviews: 0,
      correct: 0,
      version: 3,
    };
    const answers = served.map((card, one): StoredReview => {
      const rating = (index + one) % 7 === 0 ? 'wrong' : 'correct';
      const { deck: of } = place;
      return {
        id: ulid(at),
        deck: of,
        card,
        session: opened.session,
        rating,
        answeredAt,
        day,
        msTaken: 2_000,
        receivedAt: answeredAt,
      };
    });
    const changes = await nextMemories(rows, learner, answers, memories, {
      timeZone,
      scheduling: everybodysScheduling,
    });
    for (const { seen, next } of changes) memories.set(cardKeyOf(next), { ...next, version: (seen?.version ?? 0) + 1 });
    progress = nextProgress(progress, answers, changes);
    streak = extendStreak(streak, day, []);
    studied.push(...dayCounts(answers));
    const counts = { reviews: answers.length, correct: countCorrect(answers) };
    actions.push(
      ...answers.map((one) => storedReviews.create(rows, { ...one, learner })),
      storedStudySessions.create(rows, { ...opened, ...counts, answers: addAnswers(opened, answers) }),
    );
    if (index % 7 === 0) {
      const work = {
        assignment: ulid(at),
        learner,
        type: 'deck',
        resource: place.deck,
        resourceName: deck.name,
      } as const;
      const times = { createdAt: answeredAt, completedAt: answeredAt };
      actions.push(storedDoneAssignments.create(rows, { ...work, ...times, notes: 'Before supper' }));
    }
  }
  const sum = (pick: (day: StoredStudyDay) => number) => studied.reduce((total, day) => total + pick(day), 0);
  const counts = { reviews: sum(({ reviews }) => reviews), correct: sum(({ correct }) => correct), quizzes: 0 };
  // After so many days the learner has earned the badges of the other series, too.
  const earned = [...badgesReached(streak?.longestStreak ?? 0), ...furtherBadges];
  await writeItems(product.client, [
    ...actions,
    ...studied.map((day) => storedStudyDays.replace(rows, { ...day, learner })),
    ...[...memories.values()].map((memory) => storedMemories.create(rows, memory)),
    ...earned.map(({ id, threshold }) =>
      storedBadges.create(rows, {
        learner,
        badgeId: id,
        streakLength: threshold,
        earnedAt: product.now().toISOString(),
      }),
    ),
    storedProgress.create(rows, { ...progress, version: days }),
    storedFacts.create(rows, { learner, ...counts, sessions: days, ...(streak && { streak }), version: days }),
  ]);
  await countDone(product, partition, learner, Math.ceil(days / 7));
}

async function countDone(product: Written, partition: string, learner: string, done: number): Promise<void> {
  const [row] = await readPartition(product, partition, storedLearners.sortKey.write({ learner }));
  await writeRows(product.client, [{ ...(row as Row), doneAssignments: done }]);
}
