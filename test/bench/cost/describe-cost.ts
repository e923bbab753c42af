import { type CostLine, priceHistory, priceMonth, priceFixedCosts, sumDollars } from './price-month.ts';
import { priceList } from './prices.ts';
import { familyCounts, fixedCostResources } from './fixed-costs.ts';
import type { FamilyMonth, Usage } from './usage.ts';

/** Number of families for which the bill is printed line by line; all prices are then those of the first tier. */
const detailedFor = 100_000;

/** @returns the tables of `npm run bench:cost` as text. */
export function describeCost(month: FamilyMonth): string {
  const standing = priceFixedCosts(fixedCostResources);
  return [
    `A family month: 1 parent, 2 learners, ${month.reviews} reviews. Prices of ${priceList.region}, written down on ${priceList.writtenOn}, no free tier.`,
    describeUsage(month),
    describeLines(
      `One of ${detailedFor.toLocaleString('en')} families, a month (its third)`,
      priceMonth(month, detailedFor),
    ),
    `Each month of history adds $ ${priceHistory(month).toFixed(6)} to all later months.`,
    describeLines('The stack itself, a month', standing),
    describeFamilies(month, sumDollars(standing)),
  ].join('\n\n');
}

function describeUsage({ byRoute, total, storedBefore, storedAfter }: FamilyMonth): string {
  const header = row('', ['calls', 'reads', 'writes', 'indexes', 'table calls', 'log KB']);
  const cells = ({ apiCalls, reads, writes, indexWrites, calls, logBytes }: Usage) =>
    [apiCalls, reads, writes, indexWrites, calls, Math.round(logBytes / 1_024)].map((value) =>
      value.toLocaleString('en'),
    );
  const routes = [...byRoute].toSorted(
    ([, a], [, b]) => b.writes + b.indexWrites + b.reads - a.writes - a.indexWrites - a.reads,
  );
  const stored = `stored: ${kilobytes(storedAfter)} KB, ${kilobytes(storedAfter - storedBefore)} KB of it from this month`;
  return [header, ...routes.map(([route, usage]) => row(route, cells(usage))), row('all', cells(total)), stored].join(
    '\n',
  );
}

function describeLines(title: string, lines: readonly CostLine[]): string {
  const cells = ({ quantity, unit, dollars }: CostLine) => [
    `${formatQuantity(quantity)} ${unit}`,
    `$ ${dollars.toFixed(6)}`,
  ];
  const all = row('all', ['', `$ ${sumDollars(lines).toFixed(6)}`], 22);
  return [title, ...lines.map((line) => row(line.name, cells(line), 22)), all].join('\n');
}

function describeFamilies(month: FamilyMonth, standing: number): string {
  const lines = familyCounts.map((families) => {
    const each = sumDollars(priceMonth(month, families));
    const all = each * families + standing;
    return row(
      families.toLocaleString('en'),
      [`$ ${each.toFixed(5)}`, `$ ${standing.toFixed(2)}`, formatDollars(all), `$ ${(all / families).toFixed(5)}`],
      16,
    );
  });
  return [row('families', ['each', 'stack', 'all', 'with stack'], 16), ...lines].join('\n');
}

function row(name: string, cells: readonly string[], width = 12): string {
  return `${name.padEnd(32)}${cells.map((cell) => cell.padStart(width)).join('')}`;
}

function formatDollars(amount: number): string {
  return `$ ${amount.toLocaleString('en', { maximumFractionDigits: 2, minimumFractionDigits: 2 })}`;
}

function formatQuantity(quantity: number): string {
  return quantity.toLocaleString('en', { maximumFractionDigits: quantity < 10 ? 5 : 0 });
}

function kilobytes(bytes: number): string {
  return Math.round(bytes / 1_024).toLocaleString('en');
}
