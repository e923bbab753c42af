import { listBill, simulateMonths } from './bill.ts';
import { describeCost } from './cost/describe-cost.ts';
import { describeLines } from './describe-lines.ts';

/** `npm run bench:cost`: prints what a family's month costs on AWS, based on what the real handlers use. It asserts nothing: a test checks the counts. */
const months = await simulateMonths();
process.stdout.write(`${describeCost(months.third)}\n\n${describeLines(listBill(months))}\n`);
