import { expect, test } from 'vitest';
import { groups, listWorldsOfToday, runCell, type WorldName } from './cells.ts';

/** What three children know on day 90 on average, and the percentage of their answers that were right. A change of the planner changes these figures. */
interface Written {
  readonly known: number;
  readonly right: number;
}

/** Of a deck asked front to back, and of one asked in both directions. */
const onDay90: Readonly<Record<WorldName, readonly [front: Written, both: Written]>> = {
  'ACT-R': [
    { known: 581.3, right: 72.4 },
    { known: 585.9, right: 72.4 },
  ],
  MCM: [
    { known: 701.7, right: 75.5 },
    { known: 702.8, right: 76 },
  ],
  DASH: [
    { known: 624.9, right: 72 },
    { known: 622.1, right: 72 },
  ],
  FSRS: [
    { known: 671.9, right: 75.3 },
    { known: 680.7, right: 75.2 },
  ],
};

const children = 3;
const front = groups.findIndex(({ ability, cards, asks }) => ability === 0 && cards === 2_000 && asks === undefined);
const both = groups.findIndex(({ asks }) => asks === 'both');

test.each(listWorldsOfToday(0))(
  'children in the world %s know as much on day 90, and are right as often, as is written down',
  async (world) => {
    const written = onDay90[world];
    for (const [index, group] of [front, both].entries()) {
      const exams = await runCell({ group, world, way: 'Flashspark' }, { children, until: 90 });
      const { known = 0, right = 0, answers = 1 } = exams.find(({ day }) => day === 90) ?? {};
      const percent = (100 * right) / answers;
      const hint = `${known.toFixed(1)} known, ${percent.toFixed(1)} % right; once the planner is better, write its figures down`;
      expect(known, hint).toBeGreaterThan(0.97 * (written[index]?.known ?? Infinity));
      expect(percent, hint).toBeGreaterThan((written[index]?.right ?? Infinity) - 1);
    }
  },
  60_000,
);
