import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BenchResult } from '../bench-line.ts';
import { replaceTable } from '../describe-lines.ts';
import { type Cell, cells } from './cells.ts';
import type { Exam } from './child.ts';
import { type CellResult, describeCells, measureGoals } from './learning-table.ts';

const children = 20;
const page = new URL('results.md', import.meta.url);

/**
 * Measures what simulated children know after months of study with our product and with its rivals, in the same minutes. Writes the tables of
 * `results.md`.
 */
export async function benchLearning(): Promise<BenchResult[]> {
  const results = await runCells();
  writeFileSync(page, replaceTable(readFileSync(page, 'utf8'), 'learning', describeCells(results)));
  console.info('test/bench/learning/results.md has these figures now.');
  return measureGoals(results);
}

/** Runs all cells on all processors. A cell's result does not depend on when or where it runs. */
async function runCells(): Promise<CellResult[]> {
  const waiting = [...cells];
  const results: CellResult[] = [];
  const work = async () => {
    const worker = new Worker(new URL('cell-worker.ts', import.meta.url));
    for (let cell = waiting.shift(); cell; cell = waiting.shift()) {
      results.push({ ...cell, exams: await runIn(worker, cell) });
      if (results.length % 10 === 0) console.info(`${results.length} of ${cells.length} cells`);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

async function runIn(worker: Worker, cell: Cell): Promise<Exam[]> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage({ cell, options: { children } });
  const [exams] = (await once(worker, 'message')) as [Exam[]];
  return exams;
}
