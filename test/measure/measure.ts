/**
 * `npm run measure [-- <checkout> …]`: prints the size and coupling of the sources as a table with one column per named checkout. Without names, it measures
 * only this checkout.
 */
import { basename, resolve } from 'node:path';
import { measureBundles } from './bundle-sizes.ts';
import { type Measure, measureSources } from './measure-sources.ts';
import { readSources } from './read-sources.ts';
import { measureStarts } from './starting-times.ts';

const roots = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['.'];
const columns: Measure[][] = [];
// Measures one checkout at a time, because startup times need an otherwise idle machine.
for (const root of roots)
  columns.push([...measureSources(readSources(root)), ...measureBundles(root), ...(await measureStarts(root))]);

console.log(`| | ${roots.map((root) => basename(resolve(root))).join(' | ')} |`);
console.log(`|---|${roots.map(() => '---:|').join('')}`);
for (const [row, [name]] of (columns[0] ?? []).entries()) {
  console.log(`| ${name} | ${columns.map((column) => column[row]?.[1] ?? '').join(' | ')} |`);
}
