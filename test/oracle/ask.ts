import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '../../infra/local/gateway/call-in-process.ts';
import type { Route } from '../../shared/routes/define-route.ts';
import type { WatchedTable } from '../support/table/table-snapshot.ts';
import type { OracleWorld } from './oracle-world.ts';
import { makeCall, type Question } from './questions.ts';
import type { Row } from './read-rows.ts';

export interface Asked {
  readonly row: Row;
  readonly route: Route;
  readonly question: Question;
}

interface Stage {
  readonly world: OracleWorld;
  readonly table: WatchedTable;
}

/** Refusals that write nothing. Calls that expect one of them can therefore run concurrently. */
const refusalsWithoutWrites = [
  '409 consent-needed',
  '400 invalid-input',
  '401 not-signed-in',
  '403 not-allowed',
  '404 not-found',
];

/** @returns the outcomes of a line's questions by title. Questions that write nothing run concurrently, the others in sequence. */
export async function askAll(stage: Stage, questions: readonly Asked[]): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {};
  const note = async (one: Asked): Promise<void> => {
    outcomes[titleOf(one)] = describeOutcome(stage.world, one, await ask(stage, one));
  };
  const { quiet = [], writing = [] } = Object.groupBy(questions, ({ route, question }) =>
    route.method === 'GET' || refusalsWithoutWrites.includes(question.expected) ? 'quiet' : 'writing',
  );
  await Promise.all(quiet.map(note));
  for (const one of writing) await note(one);
  return outcomes;
}

/** @returns the title of a question, unique within its line. */
export function titleOf({ question: { who, about } }: Asked): string {
  return `${who}, ${about}`;
}

/**
 * Sends the question's call, then restores what it wrote.
 * @returns the answer and the partitions that the call wrote, without throttling counters and audit entries, which refused calls also
 * write.
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

/** @returns the status and code of an answer, with any violation: leaked information, or a write by a refused call. */
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

/** @returns which answer keys a response contains: `keys`, `none`, or a description of anything else. */
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

/** @returns the owners of the family's things that a response mentions. */
export function describeOwners({ ids }: OracleWorld, { body }: Answer): string {
  const text = JSON.stringify(body);
  const has = (name: string) => text.includes(ids.own[name] ?? '');
  if (has('learnerId') && has('siblingId')) return 'both';
  if (has('learnerId')) return 'emma';
  if (has('siblingId')) return 'ben';
  return has('householdId') ? 'house' : 'none';
}
