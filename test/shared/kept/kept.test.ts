import { expect, it } from 'vitest';
import { catalogue } from '../../../functions/data/catalogue.ts';
import { exportRecord } from '../../../shared/export/records.ts';
import { browserStorageDescriptions } from '../../../shared/kept/in-browsers.ts';
import { lineOfItem, linesOnServers } from '../../../shared/kept/line-of-item.ts';
import type { KeptLine } from '../../../shared/kept/on-servers.ts';
import { browserStores } from '../../../web/src/lib/device/browser-stores.ts';
import { exportKindOf } from '../../support/export-coverage.ts';

/** Kept data that is not stored in the table. */
const outsideTheTable = ['logs', 'backups'];

it('every stored item and every browser store has its line in what is kept, and no line stands for nothing', () => {
  const items = catalogue.map(({ name }) => name);
  expect(Object.keys(lineOfItem).toSorted()).toEqual(items.toSorted());
  expect([...new Set([...Object.values(lineOfItem), ...outsideTheTable])].toSorted()).toEqual(
    Object.keys(linesOnServers).toSorted(),
  );
  expect(Object.keys(browserStores).toSorted()).toEqual(Object.keys(browserStorageDescriptions).toSorted());
});

it('a line has a record in the export for its items, or says why it has none', () => {
  const kinds = new Set<string>(exportRecord.def.options.map(({ shape }) => shape.kind.def.values[0] as string));
  const exported = catalogue.filter(({ name }) => kinds.has(exportKindOf(name))).map(({ name }) => lineOfItem[name]);
  const lines = Object.entries(linesOnServers);
  const unexplained = lines.filter(([, { notExported }]) => notExported === undefined).map(([name]) => name);
  expect([...new Set(exported)].toSorted()).toEqual(unexplained.toSorted());
});

it('each line is written as the others are: a sentence’s beginning for what and why, whole sentences for how long', () => {
  const lines: readonly KeptLine[] = [...Object.values(linesOnServers), ...Object.values(browserStorageDescriptions)];
  const wrong = lines.filter(
    ({ what, why, long }) =>
      !/^[A-Z].*[^.]$/.test(what) || !/^(To|So) .*[^.]$/.test(why) || !/^[A-Z0-9].*\.$/.test(long),
  );
  expect(wrong).toEqual([]);
});
