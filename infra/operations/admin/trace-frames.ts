import { SourceMap, type SourceMapPayload } from 'node:module';

/** A bundle and the source map that was built with it. */
export interface TracedBundle {
  readonly code: string;
  readonly map: SourceMapPayload;
}

/** Where a frame of a stack trace came from. */
export interface SourceFrame {
  /** As the map names it: from the map's own folder. */
  readonly source: string;
  readonly line: number;
  readonly column: number;
  /** The function's own name, as far as the bundle and its map tell. */
  readonly name: string;
}

/** In a stack trace and in the log's `frames`: `at async x (file:///var/task/index.mjs:2:345)` or, without a name, `at file:///…`. */
const framePattern = /at (?:async )?(?:new )?(?:([^\s()|]+)(?: \[as \S+\])? )?\(?[^\s()|]*index\.mjs:(\d+):(\d+)/g;

/** @returns the frames that a text (log line, frames, stack trace) holds, in its order; those the map does not know are left out. */
export function traceFrames({ code, map }: TracedBundle, text: string): SourceFrame[] {
  const origins = new SourceMap(map);
  const starts = lineStarts(code);
  return [...text.matchAll(framePattern)].flatMap(([, name = '', line, column]) => {
    const origin = origins.findOrigin(Number(line), Number(column));
    if (!('fileName' in origin)) return [];
    const offset = (starts[Number(line) - 1] ?? 0) + Number(column);
    const { fileName: source, lineNumber, columnNumber } = origin;
    return [{ source, line: lineNumber, column: columnNumber, name: nameOf(name, { code, starts, origins, offset }) }];
  });
}

interface NamePlace {
  readonly code: string;
  readonly starts: readonly number[];
  readonly origins: SourceMap;
  /** Where in the code the frame is. */
  readonly offset: number;
}

/** Public methods keep their names in a bundle. Any other name is looked up where its minified form was last declared before the frame. */
function nameOf(minified: string, { code, starts, origins, offset }: NamePlace): string {
  if (minified === '') return '(no name)';
  const last = minified.slice(minified.lastIndexOf('.') + 1);
  if (minified.includes('.') && !last.startsWith('#')) return last;
  const before = last.startsWith('#') ? String.raw`[\s;{}*]` : String.raw`function\*? ?|class |[,;]|(?:let|const|var) `;
  const declaration = new RegExp(`(?:${before})(?=${last.replaceAll(/\W/g, String.raw`\$&`)}[=({ ])`, 'g');
  const places = [...code.matchAll(declaration)].map((found) => found.index + found[0].length);
  const place = places.findLast((at) => at <= offset) ?? places[0];
  if (place === undefined) return last;
  const line = starts.findLastIndex((start) => start <= place);
  const entry = origins.findEntry(line, place - (starts[line] ?? 0));
  return 'name' in entry && typeof entry.name === 'string' ? entry.name : last;
}

function lineStarts(code: string): number[] {
  return [0, ...[...code.matchAll(/\n/g)].map((found) => found.index + 1)];
}
