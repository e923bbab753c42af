import { SourceMap, type SourceMapPayload } from 'node:module';

export interface SourceFrame {
  /** Path as in the source map, relative to the map's folder. */
  readonly source: string;
  readonly line: number;
  readonly column: number;
  /** Function name, such as `Partition.commit`. Bundling preserves these names. */
  readonly name: string;
}

/** Matches frames in stack traces and in the log's `frames`: `at async x (file:///var/task/index.mjs:2:345)` or `at file:///…`. */
const framePattern = /at (?:async )?(?:new )?(?:([^\s()|]+)(?: \[as \S+\])? )?\(?[^\s()|]*index\.mjs:(\d+):(\d+)/g;

/** @returns the source locations of the frames in a text, in order. Frames unknown to the source map are omitted. */
export function traceFrames(map: SourceMapPayload, text: string): SourceFrame[] {
  const origins = new SourceMap(map);
  return [...text.matchAll(framePattern)].flatMap(([, name = '(no name)', line, column]) => {
    const origin = origins.findOrigin(Number(line), Number(column));
    if (!('fileName' in origin)) return [];
    return [{ source: origin.fileName, line: origin.lineNumber, column: origin.columnNumber, name }];
  });
}
