import { parentPort } from 'node:worker_threads';
import { type Cell, type CellOptions, runCell } from './cells.ts';

/** A worker's entry: runs each cell that it is sent, and answers with the exams. */
parentPort?.on('message', ({ cell, options }: { readonly cell: Cell; readonly options: CellOptions }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  void runCell(cell, options).then((exams) => parentPort?.postMessage(exams));
});
