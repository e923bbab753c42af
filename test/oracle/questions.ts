import { ulid } from 'ulid';
import type { RawCall } from '../../infra/local/gateway/call-in-process.ts';
import type { Route } from '../../shared/routes/define-route.ts';
import { type ValidCall, validCall, missingSibling, withId } from '../support/route-calls.ts';
import type { Ids, OracleWorld } from './oracle-world.ts';
import type { Person, Place, Row, Setting } from './read-rows.ts';

/** The part of a call that differs from its line in the table: one id, all ids, or the body. */
type Change =
  | { readonly kind: 'foreign' | 'missing' | 'malformed'; readonly id: Setting }
  | { readonly kind: 'nowhere' | 'unknown-field' };

export interface Question {
  readonly who: Person;
  readonly about: string;
  /** Status and, for a refusal, its code. */
  readonly expected: string;
  /** Family whose ids the call uses, except where `change` replaces them. */
  readonly side: 'own' | 'foreign';
  readonly change?: Change;
}

const family: readonly Person[] = ['owner', 'guard', 'view', 'self', 'tap', 'sibl'];
const learners: readonly Person[] = ['self', 'tap', 'sibl', 'child'];
/** One person of each signed-in kind, for questions that don't depend on permissions. */
const onePersonPerKind: readonly Person[] = ['owner', 'self', 'tap', 'admin', 'par'];
const usualCodes: Readonly<Record<string, string>> = {
  400: 'invalid-input',
  401: 'not-signed-in',
  403: 'not-allowed',
  404: 'not-found',
};
const mayDo = (answer: string) => answer.startsWith('2');

/**
 * @param before earlier lines of the same route; their questions about ids and bodies are not repeated.
 * @returns all questions of a line in the permission tables.
 */
export function listQuestions(row: Row, route: Route, before: readonly Row[]): Question[] {
  const asked = new Set(before.flatMap(({ settings }) => settings.filter(isId).map(idOf)));
  const cells = new Map([...row.cells].map(([who, status]) => [who, describeAnswer(row, status, who)]));
  const own = [...cells].map(([who, expected]): Question => ({ who, about: 'own', expected, side: 'own' }));
  const ids = row.settings.filter(isId);
  return [
    ...own,
    ...ids.flatMap((id, index) =>
      asked.has(idOf(id))
        ? []
        : [
            ...(index === 0 ? askWholeHousehold(route, cells) : askAlone(row, id, cells, 'foreign', '404')),
            ...askAlone(row, id, cells, 'missing', '404'),
            ...askAlone(row, id, cells, 'malformed', '400'),
          ],
    ),
    // People without permission are refused first, whatever the body contains, so one person of each kind is enough.
    ...(before.length === 0 && route.body
      ? own.filter(({ who }) => who === 'none' || onePersonPerKind.includes(who)).map(withUnknownField)
      : []),
  ];
}

/** @returns only the questions about the family's own things. The word `ask` stands for the refusal `consent-needed`. */
export function listOwnQuestions(row: Row): Question[] {
  return [...row.cells].map(([who, word]) => {
    const expected = word === 'ask' ? '409 consent-needed' : describeAnswer(row, word, who);
    return { who, about: 'own', expected, side: 'own' };
  });
}

/** Returns whether a setting is an id: it is named like one and has a value in each family. */
function isId({ name, value, isAbsent }: Setting): boolean {
  return name.endsWith('Id') && !isAbsent && (value === undefined || value.endsWith('Id'));
}

function idOf({ name, value = name }: Setting): string {
  return `${name} ${value}`;
}

function describeAnswer({ exceptions }: Row, status: string, who: Person): string {
  const codes = exceptions.filter((one) => one.name === undefined && one.status === status);
  const code = codes.find(({ about }) => about === who) ?? codes.find(({ about }) => about === undefined);
  return withCode(status, code?.code);
}

function withCode(status: string, code = usualCodes[status]): string {
  if (mayDo(status)) return status;
  if (code === undefined) throw new Error(`Which code has ${status}?`);
  return `${status} ${code}`;
}

type Cells = ReadonlyMap<Person, string>;

/** Lists the questions about another household and about one that does not exist. */
function askWholeHousehold({ access }: Route, cells: Cells): Question[] {
  // Permission for account calls does not depend on their ids.
  const isAccount = access.kind === 'account';
  const asked = family.filter((who) => cells.has(who) && (!isAccount || mayDo(cells.get(who) ?? '')));
  const lost = isAccount ? [] : onePersonPerKind.filter((who) => cells.has(who));
  const notThere = { expected: '404 not-found', change: { kind: 'nowhere' } } as const;
  return [
    ...asked.map((who): Question => ({ who, about: 'foreign', expected: '404 not-found', side: 'foreign' })),
    ...lost.map((who): Question => ({ who, about: 'nowhere', side: 'own', ...notThere })),
  ];
}

/** Lists the questions with one id changed, for people with permission. Malformed ids are also tried without a sign-in. */
function askAlone(
  { exceptions }: Row,
  id: Setting,
  cells: Cells,
  kind: 'foreign' | 'missing' | 'malformed',
  usually: string,
): Question[] {
  const exception = exceptions.find(
    (one) => one.name === id.name && (one.about === kind || (one.about === undefined && one.status === usually)),
  );
  const expected = withCode(exception?.status ?? usually, exception?.code);
  // Learners get the same answer for any other learner of the household, existing or not.
  const isOther = (who: Person) => kind === 'missing' && id.name === 'learnerId' && learners.includes(who);
  const isAsked = (who: Person) => (kind === 'malformed' ? onePersonPerKind.includes(who) : !isOther(who));
  const able = [...cells].filter(([who, answer]) => mayDo(answer) && isAsked(who)).map(([who]) => who);
  const about = `${id.name} ${kind}`;
  const change = { kind, id };
  return [
    ...able.map((who): Question => ({ who, about, expected, side: 'own', change })),
    ...(kind === 'malformed' && cells.get('none') === '401 not-signed-in'
      ? [{ who: 'none', about, expected: '401 not-signed-in', side: 'own', change } as const]
      : []),
  ];
}

/** Adds an unknown field. People without permission get the same refusal as with a valid body. */
function withUnknownField(question: Question): Question {
  const isRefusedFirst = ['401 not-signed-in', '403 not-allowed', '404 not-found'].includes(question.expected);
  return {
    ...question,
    about: 'unknown field',
    ...(!isRefusedFirst && { expected: '400 invalid-input' }),
    change: { kind: 'unknown-field' },
  };
}

export function makeCall(
  { ids, textOf }: OracleWorld,
  { settings }: Row,
  route: Route,
  { who, side, change }: Question,
): RawCall {
  const names = ids[side];
  const valueOf = ({ name, value = `@${name}` }: Setting): string => {
    if (!value.startsWith('@')) return value;
    const text = textOf(who, value.slice(1)) ?? names[value.slice(1)];
    if (text === undefined) throw new Error(`The world of the tables has no ${value} for ${who}`);
    return text;
  };
  const whole = settings.reduce(
    (call, setting) =>
      setting.isAbsent ? withoutField(call, setting.name) : withValue(call, setting, valueOf(setting)),
    validCall(route, names),
  );
  switch (change?.kind) {
    case undefined:
      return whole;
    case 'unknown-field':
      return { ...whole, json: { ...whole.json, surprise: 1 } };
    case 'nowhere':
      return moveAway(whole, names);
    case 'foreign':
      return withId(whole, change.id, ids.foreign[nameOf(change.id)] ?? '');
    case 'missing':
      return withId(whole, change.id, missingSibling(valueOf(change.id)));
    case 'malformed':
      return withId(whole, change.id, 'a b');
  }
}

function nameOf({ name, value = name }: Setting): string {
  return value.replace('@', '');
}

function withValue(call: ValidCall, place: Place, value: string): ValidCall {
  return value === 'true' ? { ...call, json: { ...call.json, [place.name]: true } } : withId(call, place, value);
}

function withoutField(call: ValidCall, name: Place['name']): ValidCall {
  return { ...call, json: Object.fromEntries(Object.entries(call.json ?? {}).filter(([field]) => field !== name)) };
}

/** @returns the call with the household in all ids replaced by one that does not exist. */
function moveAway(call: ValidCall, names: Ids): RawCall {
  const { file, ...texts } = call;
  const moved = JSON.parse(JSON.stringify(texts).replaceAll(names['householdId'] ?? '', ulid())) as RawCall;
  return { ...moved, ...(file && { file }) };
}
