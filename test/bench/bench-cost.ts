import { listBill, liveMonths } from './bill.ts';
import { describeCost } from './cost/describe-cost.ts';
import { describeLines } from './describe-lines.ts';

/** What a family's month costs on AWS, worked out from what the real handlers use in it. Judges nothing: a test holds the counts. */
const months = await liveMonths();
process.stdout.write(`${describeCost(months.third)}\n\n${describeLines(listBill(months))}\n`);
