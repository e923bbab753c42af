import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { errorCatalogue, ProductError } from '../../../shared/errors.ts';
import { householdOfId } from '../../../shared/ids.ts';
import type { Access, IdSource, Route } from '../../../shared/routes/define-route.ts';
import { isProven } from '../../data/people/sign-in-session.ts';
import type { HouseholdScope } from './household-scope.ts';
import { answerError, answerResult, toProductError } from './answer.ts';
import { type Authenticated, authenticate } from './authenticate.ts';
import { openHousehold, openOwnHouseholds, requirePermission, resolveLearner } from './bind-household.ts';
import type { Call, Caller, LearnerReference, Result } from './call.ts';
import { hashNetwork } from './client-network.ts';
import { type AppContext, getCloudContext } from '../context.ts';
import { openCookies } from '../sign-in/cookies.ts';
import { deriveBytesFrom } from '../sign-in/derive-bytes.ts';
import { logCall, type CallRecord } from './log-call.ts';
import { nameBrowser } from '../sign-in/name-browser.ts';
import { requireConsent } from './require-consent.ts';
import { auditAdmin, requireReason } from './write-audit.ts';
import { type ParsedCall, parseCall } from './parse-call.ts';
import { requireOrigin } from './require-origin.ts';

type ApiFunction = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

/** Lambda handler of one route. Called directly it uses the cloud context; `on` binds another context. */
export interface ApiHandler<Extras = unknown> extends ApiFunction {
  readonly on: (context: AppContext & Extras) => ApiFunction;
}

/** Creates side effects that only some functions have, once per cold start. */
export type ExtrasFactory<Extras> = () => Extras;

/** The raw call, for wrappers around handlers rather than handlers themselves. */
export interface Arrival {
  readonly route: Route;
  readonly event: APIGatewayProxyEventV2;
  readonly context: AppContext;
}

type Run = (call: unknown, arrival: Arrival) => Promise<unknown>;

/** A route that differs from `R` only in id and path. */
type AliasRoute<R extends Route> = Route & Omit<R, 'id' | 'path'>;

/**
 * Creates the Lambda of a route: parse → authenticate → bind household → authorize → run → shape the response → map errors.
 * @param run the route's own logic, given the parsed call and access-restricted data.
 * @param openExtras additional side effects of this function (a signer, Google's verifier), passed in `effects`.
 * @param aliases routes answered by the same handler; `infra/build/handler-files.ts` lists them in its table of shared handlers.
 */
export function defineHandler<R extends Route, Extras extends object = object>(
  route: R,
  run: (call: Call<R, Extras>, arrival: Arrival) => Promise<Result<R>>,
  openExtras?: ExtrasFactory<Extras>,
  aliases: readonly AliasRoute<R>[] = [],
): ApiHandler<Extras> {
  const on =
    (context: AppContext & Extras): ApiFunction =>
    async (event) =>
      await answerCall(
        aliases.find(({ method, path }) => event.routeKey === `${method} ${path}`) ?? route,
        run as Run,
        event,
        context,
      );
  let inCloud: ApiFunction | undefined;
  const handler: ApiFunction = async (event) => {
    inCloud ??= on({ ...getCloudContext(), ...(openExtras?.() as Extras) });
    return await inCloud(event);
  };
  return Object.assign(handler, { on });
}

async function answerCall(
  route: Route,
  run: Run,
  event: APIGatewayProxyEventV2,
  context: AppContext,
): Promise<APIGatewayProxyStructuredResultV2> {
  const { requestId } = event.requestContext;
  const record: CallRecord = { requestId, route: route.id, begun: context.clock() };
  try {
    const outgoing: string[] = [];
    const prepared = await prepareCall(route, event, context, record, outgoing);
    const result = await run(prepared.call, { route, event, context: prepared.context });
    const answer = { ...(await answerResult(route, event, result)), ...(outgoing.length > 0 && { cookies: outgoing }) };
    logCall(context, record, answer.statusCode ?? route.status);
    return answer;
  } catch (error) {
    const refusal = toProductError(error);
    logCall(context, record, errorCatalogue[refusal.code].status, refusal);
    return await answerError(refusal, requestId);
  }
}

interface Prepared {
  readonly call: object;
  readonly context: AppContext;
}

async function prepareCall(
  route: Route,
  event: APIGatewayProxyEventV2,
  context: AppContext,
  record: CallRecord,
  outgoing: string[],
): Promise<Prepared> {
  const viewerAddress = requireOrigin(event, context.originDigests);
  const now = record.begun;
  const { table, originDigests: _, networkKey, callBudget, ...effects } = context;
  const clientNetwork = hashNetwork(viewerAddress, networkKey);
  await callBudget.admit(table, { kind: route.access.kind === 'public' ? 'public' : 'signed-in', clientNetwork, now });
  const parsed = parseCall(route, event);
  const common = {
    params: parsed.params,
    query: parsed.query,
    body: parsed.body,
    now,
    clientNetwork,
    cookies: openCookies(event, networkKey, outgoing),
    browser: nameBrowser(event.headers['user-agent']),
    deriveBytes: deriveBytesFrom(networkKey),
    effects,
  };
  return await bindCaller(route, event, context, record, { parsed, common });
}

interface ReadCall {
  readonly parsed: ParsedCall;
  readonly common: object;
}

async function bindCaller(
  route: Route,
  event: APIGatewayProxyEventV2,
  context: AppContext,
  record: CallRecord,
  { parsed, common }: ReadCall,
): Promise<Prepared> {
  const { access } = route;
  const { table } = context;
  if (access.kind === 'public') {
    if (parsed.problem) throw parsed.problem;
    return { call: { ...common, table }, context };
  }
  const now = record.begun;
  const source = findHouseholdSource(access, parsed);
  const named = source && parsed.idAt(source);
  const found = await authenticate(event, named && householdOfId(named), context, now);
  const { caller } = found;
  record.actorId = caller.user.id;
  if (access.kind === 'account') {
    requireAccountRole(access, found);
    requireFullSignIn(route, caller, now);
    if (parsed.problem) throw parsed.problem;
    await requireOwnConsent(route, caller, context, now);
    return { call: { ...common, table, caller }, context };
  }
  const bound = await bindHouseholds(access, parsed, source, found, context);
  requireFullSignIn(route, caller, now);
  record.householdId = bound.map((scope) => scope.id).join(' ');
  // An admin without a stated reason gets `reason-needed` before any validation error.
  const [household] = bound;
  const visit = household && (await requireReason(route, caller, household, now));
  if (access.kind === 'households') {
    if (parsed.problem) throw parsed.problem;
    await requireOwnConsent(route, caller, context, now);
    // For admins there is exactly one household, because they must name it.
    if (household) await auditAdmin(route, caller, household, visit, context, now);
    return { call: { ...common, caller, households: bound }, context };
  }
  if (!household) throw parsed.problem ?? new ProductError('household-needed');
  const learner = await bindLearner(household, access, parsed);
  await auditAdmin(route, caller, household, visit, context, now);
  const concerned = { household: household.household, isChild: 'child' in caller, now };
  const guarded = await requireConsent(table, route, concerned);
  const call = { ...common, caller, household: household.withTable(guarded), learner };
  return { call, context: { ...context, table: guarded } };
}

/** @throws ProductError `full-sign-in-needed` for a grown-up who came in by a PIN, where that is not enough. */
function requireFullSignIn({ needsFullSignIn }: Route, caller: Caller, now: Date): void {
  if (!needsFullSignIn || 'child' in caller || caller.session.byPin === undefined) return;
  if (!isProven(caller.session, now)) throw new ProductError('full-sign-in-needed');
}

/** Checks consent for a child on a device when the call names no household. For learner accounts the handler does it. */
async function requireOwnConsent(route: Route, caller: Caller, { table }: AppContext, now: Date): Promise<void> {
  if ('child' in caller) await requireConsent(table, route, { household: caller.household, isChild: true, now });
}

/** @returns where the call carries its household id, if it has one. */
function findHouseholdSource(access: Access, parsed: ParsedCall): IdSource | undefined {
  if (!('household' in access)) return undefined;
  const places = [access.household, ...(access.kind === 'households' && access.orElse ? [access.orElse] : [])];
  return places.find((place) => parsed.idAt(place) !== undefined);
}

function isMalformed({ problem }: ParsedCall, { name }: IdSource): boolean {
  return problem?.problemTexts !== undefined && name in problem.problemTexts;
}

async function bindHouseholds(
  access: Extract<Access, { kind: 'household' | 'households' }>,
  parsed: ParsedCall,
  source: IdSource | undefined,
  found: Authenticated,
  context: AppContext,
): Promise<HouseholdScope[]> {
  if (source !== undefined) {
    // A malformed id causes a validation error, an unknown one `not-found`.
    if (parsed.problem && isMalformed(parsed, source)) throw parsed.problem;
    const scope = openHousehold(context.table, found, access.kind === 'household' && access.whileDeleting === true);
    // An id of something inside a household starts with the household's id but does not name the household.
    const isWhole = source.name !== 'householdId' || parsed.idAt(source) === scope.id;
    if (!isWhole) throw new ProductError('not-found');
    requirePermission(scope, access.permission);
    return [scope];
  }
  if (found.caller.user.role === 'admin') throw parsed.problem ?? new ProductError('household-needed');
  const own = await openOwnHouseholds(context.table, found.caller);
  if (access.kind === 'household') {
    if (own.length !== 1) throw parsed.problem ?? new ProductError('household-needed');
    for (const scope of own) requirePermission(scope, access.permission);
  }
  return own;
}

/** A caller who may not act for the named learner gets `not-allowed` before any validation error. */
async function bindLearner(
  household: HouseholdScope,
  access: Extract<Access, { kind: 'household' }>,
  parsed: ParsedCall,
): Promise<LearnerReference | undefined> {
  const { learner: source } = access;
  const named = source && parsed.idAt(source);
  const isNamed = source !== undefined && named !== undefined && !isMalformed(parsed, source);
  if (parsed.problem && !isNamed) throw parsed.problem;
  const learner = await resolveLearner(household, access, named);
  if (parsed.problem) throw parsed.problem;
  return learner;
}

function requireAccountRole(access: Extract<Access, { kind: 'account' }>, { caller }: Authenticated): void {
  const isChild = 'child' in caller;
  const mayCall = (!isChild || access.childrenToo) && (access.roles?.includes(caller.user.role) ?? true);
  if (!mayCall) throw new ProductError('not-allowed');
}
