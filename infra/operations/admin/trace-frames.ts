import { SourceMap, type SourceMapPayload } from 'node:module';

/** Where a frame of a stack trace came from. */
export interface SourceFrame {
  /** As the map names it: from the map's own folder. */
  readonly source: string;
  readonly line: number;
  readonly column: number;
  /** As the frame has it, such as `Partition.commit`: bundles keep names. */
  readonly name: string;
}

/** In a stack trace and in the log's `frames`: `at async x (file:///var/task/index.mjs:2:345)` or, without a name, `at file:///…`. */
const framePattern = /at (?:async )?(?:new )?(?:([^\s()|]+)(?: \[as \S+\])? )?\(?[^\s()|]*index\.mjs:(\d+):(\d+)/g;

/** @returns the frames that a text (log line, frames, stack trace) holds, in its order; those the map does not know are left out. */
export function traceFrames(map: SourceMapPayload, text: string): SourceFrame[] {
  const origins = new SourceMap(map);
  return [...text.matchAll(framePattern)].flatMap(([, name = '(no name)', line, column]) => {
    const origin = origins.findOrigin(Number(line), Number(column));
    if (!('fileName' in origin)) return [];
    return [{ source: origin.fileName, line: origin.lineNumber, column: origin.columnNumber, name }];
  });
}
