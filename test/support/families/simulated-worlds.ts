import { dayMs } from '../../../shared/scheduling/calendar-day.ts';
import { familySettings } from '../../../shared/scheduling/fsrs-engine.ts';
import type { Rating } from '../../../shared/schemas/study.ts';

/** A child's real memory of one card. Times are in milliseconds. */
export interface TrueMemory {
  /** @returns the probability of a right answer */
  recallAt(time: number): number;
  study(time: number, rating: Rating): void;
}

/** A simulated world, whose children remember by one model. `meet` makes the memory of a new card; the higher its `ease`, the longer it lasts. */
export interface World {
  /** Standard deviation of the ease among a child's cards. */
  readonly spread: number;
  readonly meet: (ease: number) => TrueMemory;
}

const logistic = (value: number) => 1 / (1 + Math.exp(-value));

/** ACT-R (Pavlik & Anderson 2005): each presentation leaves a trace that decays by a power law, faster if the memory was strong already. */
function meetActR(ease: number): TrueMemory {
  const traces: { time: number; weight: number; decay: number }[] = [];
  const strengthAt = (time: number) =>
    Math.log(
      traces.reduce((sum, { time: since, weight, decay }) => {
        return sum + weight * Math.max((time - since) / 1_000, 1) ** -decay;
      }, 0),
    );
  return {
    recallAt: (time) => logistic((strengthAt(time) + 0.842) / 0.2175 + ease),
    study: (time, rating) => {
      const decay = traces.length === 0 ? 0.0576 : 0.2964 * Math.exp(Math.min(strengthAt(time), 3)) + 0.0576;
      traces.push({ time, weight: rating === 'correct' ? 2.075 : 1, decay });
    },
  };
}

const pools = Array.from({ length: 40 }, (_, index) => ({
  lastsMs: 0.0339 * 1.564 ** (index + 1) * dayMs,
  share: 0.811 ** (index + 1),
}));

/**
 * MCM (Mozer et al. 2009): forty pools that leak at different speeds. A presentation fills each pool; the emptier the pool and all faster ones are, the more it
 * adds.
 */
function meetMcm(ease: number): TrueMemory {
  const filled = pools.map(() => 0);
  let last = 0;
  const levelsAt = (time: number) =>
    filled.map((level, index) => level * Math.exp((last - time) / (pools[index]?.lastsMs ?? 1)));
  /** Weighted mean level of each pool and all faster ones. */
  const meansOf = (levels: readonly number[]) => {
    let [sum, shares] = [0, 0];
    return levels.map((level, index) => {
      const { share = 0 } = pools[index] ?? {};
      sum += share * level;
      shares += share;
      return sum / shares;
    });
  };
  return {
    recallAt: (time) => logistic(1.385 * Math.log(meansOf(levelsAt(time)).at(-1) ?? 0) + 4.36 + ease),
    study: (time, rating) => {
      const levels = levelsAt(time);
      const gain = rating === 'correct' ? 2.079 : 0.738;
      meansOf(levels).forEach((mean, index) => {
        filled[index] = Math.min((levels[index] ?? 0) + gain * Math.max(1 - mean, 0), 50);
      });
      last = time;
    },
  };
}

const dashWindows = [
  { ms: dayMs / 24, right: 1.175, seen: -1.3889 },
  { ms: dayMs, right: 0.2123, seen: -0.1136 },
  { ms: 7 * dayMs, right: 0.1082, seen: -0.1023 },
  { ms: 30 * dayMs, right: 0.3999, seen: 0.3679 },
  { ms: Infinity, right: 1.3366, seen: 1.355 },
];

/** DASH (Lindsey et al. 2014): recall depends on the numbers of right answers and of presentations in five time windows. */
function meetDash(ease: number): TrueMemory {
  const answers: { time: number; rating: Rating }[] = [];
  return {
    recallAt: (time) =>
      logistic(
        dashWindows.reduce((sum, { ms, right, seen }) => {
          const within = answers.filter((answer) => time - answer.time <= ms);
          const known = within.filter(({ rating }) => rating === 'correct').length;
          return sum + right * Math.log(1 + known) - seen * Math.log(1 + within.length);
        }, 2.4408 + ease),
      ),
    study: (time, rating) => {
      answers.push({ time, rating });
    },
  };
}

/** FSRS-6 with the given weights, except that time passes more slowly by a factor of e^(0.6 × ease). */
function meetFsrs(weights: readonly number[], ease: number): TrueMemory {
  const w = (index: number) => weights[index] ?? Number.NaN;
  const factor = 0.9 ** (-1 / w(20)) - 1;
  const limited = (difficulty: number) => Math.min(Math.max(difficulty, 1), 10);
  const firstDifficulty = (grade: number) => w(4) - Math.exp(w(5) * (grade - 1)) + 1;
  let known: { stability: number; difficulty: number; time: number } | undefined;
  const daysAt = (time: number) => (known ? (time - known.time) / dayMs / Math.exp(0.6 * ease) : 0);
  const recallAt = (time: number) => (known ? (1 + (factor * daysAt(time)) / known.stability) ** -w(20) : 0);
  return {
    recallAt,
    study: (time, rating) => {
      const grade = rating === 'correct' ? 3 : 1;
      if (!known) {
        known = { stability: w(grade - 1), difficulty: limited(firstDifficulty(grade)), time };
        return;
      }
      const { stability, difficulty } = known;
      const missed = 1 - recallAt(time);
      const moved = difficulty - (w(6) * (grade - 3) * (10 - difficulty)) / 9;
      const grown = 1 + Math.exp(w(8)) * (11 - difficulty) * stability ** -w(9) * (Math.exp(w(10) * missed) - 1);
      const left = w(11) * difficulty ** -w(12) * ((stability + 1) ** w(13) - 1) * Math.exp(w(14) * missed);
      const sameDay = Math.exp(w(17) * (grade - 3 + w(18))) * stability ** -w(19);
      const ofOtherDay = grade === 3 ? stability * grown : Math.min(left, stability / Math.exp(w(17) * w(18)));
      const ofSameDay = stability * (grade === 3 ? Math.max(sameDay, 1) : sameDay);
      known = {
        stability: Math.max(daysAt(time) < 0.5 ? ofSameDay : ofOtherDay, 0.001),
        difficulty: limited(w(7) * firstDifficulty(4) + (1 - w(7)) * moved),
        time,
      };
    },
  };
}

/** FSRS weights that the library fitted to 6,000 answers of one child in each of the three other models' worlds. */
const fittedTo = {
  'ACT-R': [
    0.2675, 2.5437, 12.1659, 46.1455, 6.4385, 0.8311, 3.1412, 0.001, 1.622, 0.1472, 0.5456, 1.5651, 0.0151, 0.3645,
    1.6934, 0.6014, 1.8729, 0.6501, 0.093, 0.0411, 0.1441,
  ],
  MCM: [
    0.4523, 0.9249, 1.5204, 2.3219, 6.4072, 0.7704, 3.0602, 0.001, 1.7184, 0.1712, 0.6522, 1.5362, 0.0579, 0.34, 1.7276,
    0.6014, 1.8729, 0.7643, 0.0904, 0.0443, 0.176,
  ],
  DASH: [
    1.0748, 2.6732, 5.0351, 8.6349, 6.4395, 0.7601, 3.1023, 0.0051, 1.6668, 0.0748, 0.5823, 1.4629, 0.0698, 0.2276,
    1.6825, 0.6014, 1.8729, 0.5875, 0.0828, 0.0267, 0.1296,
  ],
} as const;

function fsrsWorld(weights: readonly number[], spread: number): World {
  return { spread, meet: (ease) => meetFsrs(weights, ease) };
}

/**
 * Worlds in which to test a fit. The parameters of the first three were fitted to one real log of 40,930 answers, which each model predicts about as well as
 * FSRS-6 does. In the last world, children forget exactly as the default weights say, apart from each child's own pace.
 */
export const worlds = {
  'ACT-R': { spread: 1.209, meet: meetActR },
  MCM: { spread: 1.291, meet: meetMcm },
  DASH: { spread: 0.836, meet: meetDash },
  'FSRS fitted to ACT-R': fsrsWorld(fittedTo['ACT-R'], 0.3),
  'FSRS fitted to MCM': fsrsWorld(fittedTo.MCM, 0.3),
  'FSRS fitted to DASH': fsrsWorld(fittedTo.DASH, 0.3),
  'FSRS, cards of all kinds': fsrsWorld(familySettings.weights, 0.8),
  'FSRS, cards alike': fsrsWorld(familySettings.weights, 0),
} as const satisfies Record<string, World>;
