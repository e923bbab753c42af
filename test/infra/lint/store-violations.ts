import type { Violation } from './violation.ts';

export function unlistedStores(): Violation[] {
  const rule = 'structure(listed-browser-stores)';
  const written: readonly (readonly [string, string])[] = [
    ['a key of its own', "export const keep = (id: string) => localStorage.setItem('last-child', id);\n"],
    ['a key with an id', "export const keep = (id: string) => localStorage.setItem(`flashspark.${id}`, '1');\n"],
    [
      'a key put together',
      "export const keep = (id: string) => sessionStorage.setItem('flashspark-study-' + id, '1');\n",
    ],
    ['a storage by its name', "export const read = () => window['localStorage'].length;\n"],
    ['a storage of a window', 'export const read = (page: Window) => page.sessionStorage.length;\n'],
    ['a cookie', "export const keep = () => {\n  document.cookie = 'child=1';\n};\n"],
    ['a database', "export const open = () => indexedDB.open('childnames');\n"],
    ['a cache', "export const open = async () => await caches.open('childnames');\n"],
    ['a file of the page', 'export const open = async () => await navigator.storage.getDirectory();\n'],
  ];
  const refused = written.map(([what, source], index) => ({
    name: `what a browser keeps under no name of the list: ${what}`,
    file: `web/src/lib/page/keep-${index}.ts`,
    source,
    rule,
    says: /shared\/kept\/in-browsers/,
  }));
  const database = "export { openDB } from 'idb';\n";
  return [
    ...refused,
    {
      name: 'a cache of the worker under no name of the list',
      file: 'web/service-worker/keep.ts',
      source: "export const open = async () => await caches.open('childnames');\n",
      rule,
    },
    {
      name: 'a database past its one door',
      file: 'web/src/learner/study/open.ts',
      source: database,
      rule: 'structure(guarded-packages)',
      says: /openDatabase takes the names/,
    },
    { name: 'the one door to databases', file: 'web/src/lib/device/kept-databases.ts', source: database },
    {
      name: 'the one door to storages',
      file: 'web/src/lib/device/web-storage.ts',
      source: 'export const localStore = (): Storage => localStorage;\n',
    },
  ];
}
