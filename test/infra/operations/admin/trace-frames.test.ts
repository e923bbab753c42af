import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleHandlers } from '../../../../infra/build/bundle-handlers.ts';
import { traceFrames } from '../../../../infra/operations/admin/trace-frames.ts';

const rows = `export class Rows {
  readRow(id: string): string {
    return this.#find(id);
  }
  #find(id: string): string {
    if (id === 'gone') throw new Error('no row');
    return id;
  }
}`;
const handlerSource = `import { Rows } from '../rows.ts';

async function findDeck(id: string): Promise<string> {
  await Promise.resolve();
  return new Rows().readRow(id);
}

export const handler = async (id: string): Promise<string> => {
  return await findDeck(id);
};`;

const root = mkdtempSync(join(tmpdir(), 'trace-'));
let map: SourceMapPayload;
let stack: string;

beforeAll(async () => {
  mkdirSync(join(root, 'functions/decks'), { recursive: true });
  writeFileSync(join(root, 'functions/rows.ts'), rows);
  writeFileSync(join(root, 'functions/decks/show-deck.ts'), handlerSource);
  const [outDirectory, mapsDirectory] = [join(root, 'out'), join(root, 'deep/maps')];
  await bundleHandlers({ root, outDirectory, mapsDirectory, routeIds: ['decks/show-deck'], otherFunctions: {} });
  const file = join(outDirectory, 'decks/show-deck/index.mjs');
  map = JSON.parse(readFileSync(join(mapsDirectory, 'decks/show-deck/index.mjs.map'), 'utf8')) as SourceMapPayload;
  const { handler } = (await import(file)) as { handler: (id: string) => Promise<string> };
  stack = await handler('gone').then(String, (error: Error) => error.stack ?? '');
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const expected = [
  { source: '../../../../functions/rows.ts', line: 6, name: '#find' },
  { source: '../../../../functions/rows.ts', line: 3, name: 'Rows.readRow' },
  { source: '../../../../functions/decks/show-deck.ts', line: 5, name: 'findDeck' },
  { source: '../../../../functions/decks/show-deck.ts', line: 9, name: 'handler' },
];

describe('reading the stack of a bundled function', () => {
  it('finds file, line and name of every frame, from the folder of the map', () => {
    expect(traceFrames(map, stack).slice(0, expected.length)).toMatchObject(expected);
  });

  it('reads the frames of a log line', () => {
    const inLambda = stack
      .replaceAll(`file://${root}`, root)
      .replaceAll(join(root, 'out/decks/show-deck'), 'file:///var/task');
    const frames = inLambda
      .split('\n')
      .filter((line) => line.includes('/var/task'))
      .map((line) => line.trim());
    const line = JSON.stringify({ level: 'ERROR', cause: 'Error', frames: frames.join(' | ') });
    expect(traceFrames(map, line)).toMatchObject(expected);
  });

  it('finds nothing in a text without frames, and nothing at a place that is not in the bundle', () => {
    expect(traceFrames(map, 'at the beginning')).toEqual([]);
    const noMappings = { ...map, mappings: '' };
    expect(traceFrames(noMappings, 'at x (file:///var/task/index.mjs:1:1)')).toEqual([]);
  });
});
