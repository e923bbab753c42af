/** Columns of the tables, in order. */
const people = [
  'owner',
  'guard',
  'view',
  'self',
  'tap',
  'sibl',
  'admin',
  'child',
  'par',
  'alone',
  'off',
  'none',
] as const;
export type Person = (typeof people)[number];

export interface Place {
  readonly in: 'params' | 'query' | 'body';
  readonly name: string;
}

/** A setting of a line: a given value, an omitted field (`isAbsent`), or by default the family's own id of that name. */
export interface Setting extends Place {
  readonly value?: string;
  readonly isAbsent?: true;
}

/** An exception in brackets at the end of a line: another code, or another answer for one id. */
interface Exception {
  /** Name of the id; absent for a code of the whole line. */
  readonly name?: string;
  /** Kind of id (`foreign`, `missing` or `malformed`) or, without a name, the person that the exception applies to; all of them if absent. */
  readonly about?: string;
  readonly status: string;
  readonly code?: string;
}

export interface Row {
  /** The call as written in the line; also the title of its test. */
  readonly call: string;
  /** Method and path as in the contract. */
  readonly route: string;
  readonly settings: readonly Setting[];
  /** Contents of all cells except `_`, which asks nothing. */
  readonly cells: ReadonlyMap<Person, string>;
  readonly exceptions: readonly Exception[];
}

/** @returns the lines of a table, without blank lines and `#` comments. */
export function readRows(table: string): Row[] {
  const [heading = '', ...lines] = table.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  if (splitCells(heading).join() !== people.join()) throw new Error(`Not the columns of the tables: ${heading}`);
  return lines.map(readRow);
}

function splitCells(line: string): string[] {
  const [, ...groups] = line.split('|');
  return groups.slice(0, 3).flatMap((group) => group.trim().split(/\s+/));
}

function readRow(line: string): Row {
  const words = splitCells(line);
  if (words.length !== people.length) throw new Error(`This line has ${words.length} cells: ${line}`);
  const [left = '', , , , brackets = ''] = line.split('|');
  const call = left.trim().replaceAll(/\s+/g, ' ');
  const [method, address = '', ...settings] = call.split(' ');
  return {
    call,
    route: `${method} ${address.replaceAll(/(?<=\})=@\w+/g, '')}`,
    settings: [...readParams(address), ...settings.map(readSetting)],
    cells: new Map(
      people.map((person, index) => [person, words[index] ?? '_'] as const).filter(([, word]) => word !== '_'),
    ),
    exceptions: [...brackets.matchAll(/\((.+?)\)/g)].map(([, text = '']) => readException(text)),
  };
}

function readParams(address: string): Setting[] {
  return [...address.matchAll(/\{(\w+)\}(?:=(@\w+))?/g)].map(([, name = '', value]) => ({
    in: 'params',
    name,
    ...(value && { value }),
  }));
}

function readSetting(text: string): Setting {
  const [, sign, name, value] = /^([?.-])(\w+)(?:=(\S+))?$/.exec(text) ?? [];
  if (name === undefined) throw new Error(`Not a value in a call: ${text}`);
  if (sign === '-') return { in: 'body', name, isAbsent: true };
  return { in: sign === '?' ? 'query' : 'body', name, ...(value && { value }) };
}

function readException(text: string): Exception {
  const [, name, about, status, code] = /^(?:[?.](\w+) )?(?:([a-z]+) )?(\d{3})(?: ([a-z-]+))?$/.exec(text) ?? [];
  if (status === undefined) throw new Error(`Not an exception: ${text}`);
  return { ...(name && { name }), ...(about && { about }), status, ...(code && { code }) };
}
