import { describe, expect, it } from 'vitest';
import {
  changePassword,
  getMe,
  login,
  logout,
  register,
  signInWithGoogle,
  signUpWithGoogle,
} from '../../../shared/routes/auth.ts';
import { notice } from '../../../shared/notice.ts';
import { createCard, listCards } from '../../../shared/routes/cards.ts';
import { createDeck, listDecks } from '../../../shared/routes/decks.ts';
import type { Route } from '../../../shared/routes/define-route.ts';
import {
  acceptInvitation,
  createHousehold,
  createInvitation,
  getHousehold,
  listHouseholds,
} from '../../../shared/routes/households.ts';
import { createLearner } from '../../../shared/routes/learners.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import type { Household, Invitation } from '../../../shared/schemas/household.ts';
import type { Learner } from '../../../shared/schemas/learner.ts';
import type { SignedIn } from '../../../shared/schemas/user.ts';
import { openTestProduct } from '../../support/test-product.ts';
import { breakDatabase, sdkError } from './break-database.ts';
import { type LogLine, recordLog } from './record-log.ts';

const secrets = {
  parentEmail: 'anna.parent@example.org',
  childEmail: 'emma.child@example.org',
  password: 'correct horse 42',
  wrongPassword: 'wrong donkey 41',
  newPassword: 'correct horse 43',
  household: 'The Montagues',
  learner: 'Emma-Sophie',
  deck: 'Capitals of Europe',
  front: 'What is the capital of Latvia?',
  back: 'Riga it is',
};

/** Simulates a family's first day, including refused calls, and records the result of each call. */
async function liveADay() {
  const { logger, lines } = recordLog();
  const product = await openTestProduct({ logger });
  const calls: { route: string; status: number; code?: string }[] = [];
  const found: string[] = [];
  const send = async <T>(
    route: Route,
    token: string | undefined,
    json?: unknown,
    params?: Record<string, string>,
  ): Promise<T> => {
    const answer = await product.send(route, token, { ...(json !== undefined && { json }), ...(params && { params }) });
    const { code } = (answer.body ?? {}) as { code?: string };
    calls.push({ route: route.id, status: answer.status, ...(code !== undefined && answer.status >= 400 && { code }) });
    return answer.body as T;
  };
  const account = { email: secrets.parentEmail, password: secrets.password, role: 'parent' };
  const parent = await send<SignedIn>(register, undefined, account);
  await send(register, undefined, account);
  await send(login, undefined, { email: secrets.parentEmail, password: secrets.wrongPassword });
  await send(login, undefined, {
    email: secrets.parentEmail,
    password: secrets.password,
    [secrets.deck]: secrets.front,
  });
  const household = await send<Household>(createHousehold, parent.token, {
    name: secrets.household,
    consent: { noticeVersion: notice.version },
  });
  const ofHousehold = { householdId: household.id };
  const learner = await send<Learner>(createLearner, parent.token, { name: secrets.learner }, ofHousehold);
  const invitation = await send<Invitation>(createInvitation, parent.token, { learnerId: learner.id }, ofHousehold);
  const child = await send<SignedIn>(register, undefined, {
    email: secrets.childEmail,
    password: secrets.password,
    role: 'learner',
  });
  await send(acceptInvitation, child.token, { code: invitation.code });
  const deck = await send<Deck>(createDeck, parent.token, { name: secrets.deck });
  await send(createCard, parent.token, { front: secrets.front, back: secrets.back }, { deckId: deck.id });
  await send(createCard, child.token, { front: secrets.front, back: secrets.back }, { deckId: deck.id });
  await send(listCards, child.token, undefined, { deckId: deck.id });
  await send(listDecks, child.token);
  await send(getHousehold, child.token, undefined, { householdId: secrets.household });
  await send(getMe, `${parent.token}x`);
  await send(changePassword, parent.token, {
    currentPassword: secrets.wrongPassword,
    newPassword: secrets.newPassword,
  });
  await send(changePassword, parent.token, { currentPassword: secrets.password, newPassword: secrets.newPassword });
  await send(logout, child.token);
  found.push(parent.token, child.token, invitation.code);
  return { lines, calls, found, parent, child, household };
}

describe('the log of a whole day', () => {
  it('has one line per call, with route, status and code', async () => {
    const { lines, calls } = await liveADay();
    expect(lines.map(({ route, status, code }) => ({ route, status, ...(code !== undefined && { code }) }))).toEqual(
      calls,
    );
    expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200, 201, 204, 400, 401, 403, 409]));
    for (const { status, message, level } of lines) {
      expect([level, message]).toEqual(['info', Number(status) < 400 ? 'answered' : 'refused']);
    }
  });

  it('says which request it was, who called and in which household', async () => {
    const { lines, parent, child, household } = await liveADay();
    expect(new Set(lines.map(({ requestId }) => requestId)).size).toBe(lines.length);
    const by = (route: string) => lines.find((line) => line.route === route && line.status !== 401) as LogLine;
    expect(by('learners/create-learner')).toMatchObject({ actorId: parent.user.id, householdId: household.id });
    expect(by('cards/list-cards')).toMatchObject({ actorId: child.user.id, householdId: household.id });
    expect(by('households/accept-invitation')).toMatchObject({ actorId: child.user.id });
    expect(lines.find(({ route, status }) => route === 'auth/get-me' && status === 401)).not.toHaveProperty('actorId');
  });

  it('tells routes apart that one handler answers', async () => {
    const { logger, lines } = recordLog();
    const product = await openTestProduct({ logger });
    const json = { credential: 'x.y.z', role: 'parent' };
    for (const route of [signUpWithGoogle, signInWithGoogle]) await product.send(route, undefined, { json });
    expect(lines.map(({ route }) => route)).toEqual(['auth/sign-up-with-google', 'auth/sign-in-with-google']);
  });

  it('holds nothing that anybody typed, no token and no code', async () => {
    const { lines, found } = await liveADay();
    const text = JSON.stringify(lines);
    for (const secret of [...Object.values(secrets), ...found, ...found.flatMap((token) => token.split('.'))]) {
      expect(text).not.toContain(secret);
    }
    const known = [
      'level',
      'message',
      'requestId',
      'route',
      'actorId',
      'householdId',
      'group',
      'outcome',
      'Latency',
      'status',
      'code',
      '_aws',
    ];
    for (const line of lines) expect(Object.keys(line).filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('the log of a failure', () => {
  it('names the error and where it came from, without its message', async () => {
    const { logger, lines } = recordLog();
    const product = await openTestProduct({ logger });
    breakDatabase(product.client, sdkError('ValidationException', `${secrets.parentEmail}\n    at ${secrets.front}`));
    await product.send(login, undefined, { json: { email: secrets.parentEmail, password: secrets.password } });
    expect(lines).toEqual([
      {
        level: 'error',
        message: 'failed',
        requestId: expect.any(String),
        route: 'auth/login',
        group: 'sign-in',
        outcome: 'failed',
        Latency: 0,
        status: 500,
        code: 'internal',
        _aws: expect.anything(),
        fault: 'ValidationException',
        frames: expect.stringContaining('at '),
      },
    ]);
    const text = JSON.stringify(lines);
    for (const secret of Object.values(secrets)) expect(text).not.toContain(secret);
  });

  it('has the request id that the answer shows', async () => {
    const { logger, lines } = recordLog();
    const product = await openTestProduct({ logger });
    breakDatabase(product.client, sdkError('ValidationException'));
    const { token } = { token: 'a.b.c' };
    expect((await product.send(listHouseholds, token, {})).status).toBe(401);
    const answer = await product.send(login, undefined, {
      json: { email: secrets.parentEmail, password: secrets.password },
    });
    expect((answer.body as { requestId: string }).requestId).toBe(lines.at(-1)?.requestId);
  });
});
