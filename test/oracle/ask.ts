import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '../../infra/local/gateway/call-in-process.ts';
import type { Route } from '../../shared/routes/define-route.ts';
import type { WatchedTable } from '../support/table/table-snapshot.ts';
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

/** Refusals that write nothing at all: calls that expect one cannot be in each other's way. */
const quietRefusals = [
  '409 consent-needed',
  '400 invalid-input',
  '401 not-signed-in',
  '403 not-allowed',
  '404 not-found',
];

/** @returns the outcomes of a line's questions, by what they ask: of those that write nothing together, of others one after the other. */
export async function askAll(stage: Stage, questions: readonly Asked[]): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {};
  const note = async (one: Asked): Promise<void> => {
    outcomes[titleOf(one)] = describeOutcome(stage.world, one, await ask(stage, one));
  };
  const { quiet = [], writing = [] } = Object.groupBy(questions, ({ route, question }) =>
    route.method === 'GET' || quietRefusals.includes(question.expected) ? 'quiet' : 'writing',
  );
  await Promise.all(quiet.map(note));
  for (const one of writing) await note(one);
  return outcomes;
}

/** @returns who asks what: no two questions of a line are called the same. */
export function titleOf({ question: { who, about } }: Asked): string {
  return `${who}, ${about}`;
}

/**
 * Sends the question's call. What it wrote is as before when this returns.
 *
 * @returns the answer, and the partitions in which the call wrote; counted tries and what admins did are noted of refused calls, too.
 */
export async function ask({ world, table }: Stage, { row, route, question }: Asked): Promise<AnswerAndTraces> {
  const call = makeCall(world, row, route, question);
  const { result: answer, written } = await table.watch(
    async () => await world.product.send(route, world.tokens[question.who], call),
  );
  await table.restore(written);
  const partitions = written.filter(({ SK }) => !SK.startsWith('VISIT#')).map(({ PK }) => PK);
  return { answer, written: partitions.filter((partition) => !/^(THROTTLE|AUDIT)#/.test(partition)) };
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
