import { isDeepStrictEqual } from 'node:util';

/** A stored row. */
export type Fields = Readonly<Record<string, unknown>>;

interface Placeholders {
  readonly ExpressionAttributeNames?: Record<string, string> | undefined;
  readonly ExpressionAttributeValues?: Record<string, unknown> | undefined;
}

interface Conditional extends Placeholders {
  readonly ConditionExpression?: string | undefined;
}

interface Updating extends Conditional {
  readonly UpdateExpression?: string | undefined;
}

/** Whether a row, or its absence, satisfies a condition. Supports only the forms that the product writes. */
export function holds(row: Fields | undefined, call: Conditional): boolean {
  if (call.ConditionExpression === undefined) return true;
  return call.ConditionExpression.split(' AND ').every((part) => partHolds(row, part, call));
}

function partHolds(row: Fields | undefined, part: string, call: Placeholders): boolean {
  const either = /^\((.+) OR (.+)\)$/.exec(part);
  if (either) return either.slice(1).some((one) => partHolds(row, one, call));
  const presence = /^attribute_(not_)?exists\((#\w+)\)$/.exec(part);
  if (presence) return (fieldOf(row, presence[2], call) === undefined) === (presence[1] !== undefined);
  const comparison = /^(#\w+) (=|<=) (:\w+)$/.exec(part);
  if (!comparison) throw new TypeError(`The twin does not know the condition "${part}".`);
  const [field, value] = [fieldOf(row, comparison[1], call), valueOf(comparison[3], call)];
  if (comparison[2] === '=') return field !== undefined && isDeepStrictEqual(field, value);
  return typeof field === 'number' && typeof value === 'number' && field <= value;
}

/** @returns the updated row; `before` is the row, or only its key if there is none. */
export function update(before: Fields, call: Updating): Fields {
  const after: Record<string, unknown> = { ...before };
  const [, ...clauses] = (call.UpdateExpression ?? '').split(/\b(SET|ADD|DELETE|REMOVE) /);
  for (let at = 0; at < clauses.length; at += 2) {
    for (const step of (clauses[at + 1] ?? '').trim().split(', ')) applyStep(after, String(clauses[at]), step, call);
  }
  return after;
}

function applyStep(after: Record<string, unknown>, clause: string, step: string, call: Placeholders): void {
  const [path, ...rest] = step.split(' ');
  const name = nameOf(path, call);
  const value = clause === 'REMOVE' ? undefined : copy(valueOf(rest.at(-1), call));
  if (clause === 'SET') after[name] = value;
  else if (clause === 'REMOVE') delete after[name];
  else if (value instanceof Set) changeSet(after, name, clause === 'ADD' ? withThose : withoutThose, value);
  else after[name] = Number(after[name] ?? 0) + Number(value);
}

type Texts = ReadonlySet<unknown>;
const withThose = (one: Texts, other: Texts) => new Set([...one, ...other]);
const withoutThose = (one: Texts, other: Texts) => new Set([...one].filter((text) => !other.has(text)));

/** Changes a set; the field is removed when its set becomes empty. */
function changeSet(after: Record<string, unknown>, name: string, change: typeof withThose, texts: Texts): void {
  const changed = change((after[name] ?? new Set()) as Texts, texts);
  if (changed.size > 0) after[name] = changed;
  else delete after[name];
}

/** Deep copy without undefined fields, so that stored rows are isolated from callers. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copy) as T;
  if (value instanceof Set) return new Set(value) as T;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.map(([name, field]) => [name, copy(field)])) as T;
}

function fieldOf(row: Fields | undefined, path: string | undefined, call: Placeholders): unknown {
  return row?.[nameOf(path, call)];
}

function nameOf(path: string | undefined, { ExpressionAttributeNames = {} }: Placeholders): string {
  const name = path?.startsWith('#') ? ExpressionAttributeNames[path] : path;
  if (name === undefined) throw new TypeError(`The call does not say what ${path} stands for.`);
  return name;
}

function valueOf(placeholder: string | undefined, { ExpressionAttributeValues = {} }: Placeholders): unknown {
  if (!Object.hasOwn(ExpressionAttributeValues, placeholder ?? ''))
    throw new TypeError(`The call does not say what ${placeholder} stands for.`);
  return ExpressionAttributeValues[placeholder ?? ''];
}
