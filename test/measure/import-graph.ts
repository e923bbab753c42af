import { posix } from 'node:path';
import type { Source } from './read-sources.ts';

/** Maps each file to those files of the list that it imports. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** @returns the import graph of the sources, without packages and other files. */
export function linkSources(sources: readonly Source[], withTypes: boolean): ImportGraph {
  const paths = new Set(sources.map(({ path }) => path));
  return new Map(
    sources.map(({ path, imports }) => {
      const targets = imports
        .filter(({ specifier, isTypeOnly }) => specifier.startsWith('.') && (withTypes || !isTypeOnly))
        .map(({ specifier }) => posix.join(posix.dirname(path), specifier));
      return [path, new Set(targets.filter((target) => target !== path && paths.has(target)))];
    }),
  );
}

export function listSingleImported(graph: ImportGraph): string[] {
  const importers = new Map<string, number>();
  for (const targets of graph.values()) {
    for (const target of targets) importers.set(target, (importers.get(target) ?? 0) + 1);
  }
  return [...importers].filter(([, count]) => count === 1).map(([path]) => path);
}

/** @returns the import cycles: groups of files that import each other directly or indirectly, in no particular order. */
export function listImportCycles(graph: ImportGraph): string[][] {
  const cycles: string[][] = [];
  const inCycle = new Set<string>();
  for (const start of graph.keys()) {
    if (inCycle.has(start)) continue;
    const reached = reach(graph, start);
    if (!reached.has(start)) continue;
    const cycle = [...reached].filter((path) => reach(graph, path).has(start));
    for (const path of cycle) inCycle.add(path);
    cycles.push(cycle);
  }
  return cycles;
}

function reach(graph: ImportGraph, start: string): Set<string> {
  const reached = new Set<string>();
  const ahead = [...(graph.get(start) ?? [])];
  for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    ahead.push(...(graph.get(path) ?? []));
  }
  return reached;
}
