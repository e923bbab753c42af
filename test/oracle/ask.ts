import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '../../infra/local/gateway/call-in-process.ts';
import type { Route } from '../../shared/routes/define-route.ts';
import type { WatchedTable } from '../support/table-snapshot.ts';
import type { OracleWorld } from './oracle-world.ts';
import { makeCall, type Question } from './questions.ts';
import type { Row } from './read-rows.ts';

/** A question of a line, and where it leads. */
export interface Asked {
  readonly row: Row;
  readonly route: Route;
  readonly question: Question;
}

/** Where the questions are asked. */
interface Stage {
  readonly world: OracleWorld;
  readonly table: WatchedTable;
}

/** @returns the outcomes of a line's questions: together where they only read, else one after the other. */
export async function askAll(stage: Stage, questions: readonly Asked[]): Promise<string[]> {
  const outcomeOf = async (one: Asked) => describeOutcome(stage.world, one, await ask(stage, one));
  if (questions.every(({ route }) => route.method === 'GET')) return await Promise.all(questions.map(outcomeOf));
  const outcomes: string[] = [];
  for (const one of questions) outcomes.push(await outcomeOf(one));
  return outcomes;
}

/**
 * Sends the question's call. What it wrote is as before when this returns.
 *
 * @returns the answer, and the partitions in which the call wrote; counted tries and what admins did are noted of refused calls, too.
 */
export async function ask({ world, table }: Stage, { row, route, question }: Asked): Promise<AnswerAndTraces> {
  const answer = await world.product.send(route, world.tokens[question.who], makeCall(world, row, route, question));
  const written = table.written().map(({ PK }) => PK);
  if (written.length > 0) await table.restore();
  return { answer, written: written.filter((partition) => !/^(THROTTLE#|AUDIT$)/.test(partition)) };
}

interface AnswerAndTraces {
  readonly answer: Answer;
  readonly written: readonly string[];
}

/** @returns status and code of an answer, and what should not be: that it tells more than it may, that a refused call wrote. */
function describeOutcome(
  { ids, notThere }: OracleWorld,
  { route, question }: Asked,
  { answer, written }: AnswerAndTraces,
): string {
  const { code } = (answer.body ?? {}) as { code?: string };
  const outcome = answer.status < 300 ? `${answer.status}` : `${answer.status} ${code}`;
  const tellsItIsThere =
    outcome === '404 not-found' && !isDeepStrictEqual([answer.body, answer.headers], [notThere.body, notThere.headers]);
  const isHandedOut = answer.status < 300 && route.method !== 'GET';
  const isOutside = ['child', 'par', 'alone', 'off', 'none'].includes(question.who);
  const names = JSON.stringify(answer.body ?? '').includes(ids[question.side]['householdId'] ?? '');
  const isRefused = [401, 403, 404].includes(answer.status);
  return [
    outcome,
    ...(isRefused ? written.map((partition) => `wrote in ${partition}`) : []),
    ...(tellsItIsThere ? ['told apart from what is not there'] : []),
    ...((isOutside || question.side === 'foreign') && !isHandedOut && names ? ['names the household'] : []),
  ].join(', ');
}

/** @returns whether an answer holds right options and explanations: `keys`, `none`, or what is neither. */
export function describeKeys({ body }: Answer): string {
  const text = JSON.stringify(body);
  const held = ['correctIndex', 'explanation'].filter((field) => text.includes(`"${field}":`));
  const open = [body]
    .flat()
    .filter((item) => isOpenAttempt(item) && /"(correctIndex|explanation)":/.test(JSON.stringify(item)));
  if (open.length > 0) return 'keys of an open attempt';
  if (held.length === 0) return 'none';
  return held.length === 2 ? 'keys' : `only ${held.join()}`;
}

function isOpenAttempt(item: unknown): boolean {
  return typeof item === 'object' && item !== null && 'startedAt' in item && !('completedAt' in item);
}

/** @returns whose things of the family an answer names. */
export function describeOwners({ ids }: OracleWorld, { body }: Answer): string {
  const text = JSON.stringify(body);
  const has = (name: string) => text.includes(ids.own[name] ?? '');
  if (has('learnerId') && has('siblingId')) return 'both';
  if (has('learnerId')) return 'emma';
  if (has('siblingId')) return 'ben';
  return has('householdId') ? 'house' : 'none';
}
