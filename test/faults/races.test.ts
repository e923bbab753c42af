import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storedFlags } from '../../functions/data/content/card-flag.ts';
import { storedBinEntries } from '../../functions/data/content/bin.ts';
import { countInHousehold, householdRows, storedHouseholds } from '../../functions/data/people/household.ts';
import { storedLearners } from '../../functions/data/people/learner.ts';
import { storedOpenInvitations } from '../../functions/data/people/invitation.ts';
import { localPart } from '../../shared/ids.ts';
import { limits } from '../../shared/limits.ts';
import { viewerAddressHeader } from '../../functions/platform/call/require-origin.ts';
import type { Answer } from '../../infra/local/gateway/call-in-process.ts';
import { register } from '../../shared/routes/auth.ts';
import { createCard, deleteCard, listCards } from '../../shared/routes/cards.ts';
import { deleteDeck, listDecks, updateDeck } from '../../shared/routes/decks.ts';
import { createDevice, createPairing, deleteDevice, listDevices } from '../../shared/routes/devices.ts';
import { flagCard } from '../../shared/routes/flags.ts';
import {
  createInvitation,
  getHousehold,
  listMembers,
  removeMember,
  updateMember,
} from '../../shared/routes/households.ts';
import { completeAttempt, generateQuiz, startAttempt } from '../../shared/routes/quizzes.ts';
import { completeSession, startSession } from '../../shared/routes/study.ts';
import type { Deck } from '../../shared/schemas/deck.ts';
import type { SignedIn } from '../../shared/schemas/user.ts';
import { type Effect, type Faults, injectFaults, isWrite, mentions, skipPauses } from '../support/faults.ts';
import { countRows, readHousehold } from '../support/stored-rows.ts';
import { takeSnapshot } from '../support/table/table-snapshot.ts';
import { removeFromBin } from '../support/delete-permanently.ts';
import { addGrownUp, makeDeck, makeFamily, password, type TestFamily } from '../support/test-family.ts';
import { expectConsistentRows, openTestProduct, type TestProduct } from '../support/test-product.ts';

const racers = 50;

let product: TestProduct;
let faults: Faults;
let family: TestFamily;
let deck: Deck;
let secondOwner: SignedIn;
let restore: () => Promise<void>;
async function openFamily(isInDatabase: boolean): Promise<void> {
  product = await openTestProduct({}, { isInDatabase });
  faults = injectFaults(product.client);
  family = await makeFamily(product);
  deck = await makeDeck(product, family, 4);
  const { parent, household } = family;
  secondOwner = await addGrownUp(product, parent, household.id, 'guardian');
  const params = { householdId: household.id, memberId: `${household.id}-${secondOwner.user.id}` };
  await product.call(updateMember, parent.token, { params, body: { role: 'owner' } });
  restore = await takeSnapshot(product.client);
}
beforeEach(async () => {
  skipPauses();
  faults.clear();
  await restore();
});

/** Delays all writes until every caller has read, so that all decide on the same state. */
function waitForAll(count: number): Effect {
  const { promise, resolve } = Promise.withResolvers<void>();
  let waiting = 0;
  return async (_, proceed) => {
    waiting += 1;
    if (waiting >= count) resolve();
    await promise;
    return await proceed();
  };
}

type Pace = 'as they come' | 'after all have read the same';

/** Makes all calls concurrently and asserts that the rows are consistent. Depending on `pace`, delays writes that contain the text given as `contested`. */
async function race(pace: Pace, contested: string, calls: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  if (pace === 'after all have read the same') {
    const when = (call: Parameters<typeof isWrite>[0]) => isWrite(call) && mentions(contested)(call);
    faults.add({ at: 'call', when, does: waitForAll(calls.length), times: Number.POSITIVE_INFINITY });
  }
  const answers = await Promise.all(calls.map(async (call) => await call()));
  faults.clear();
  await expectConsistentRows(product);
  return answers;
}

function times(call: (racer: number) => Promise<Answer>, count = racers): (() => Promise<Answer>)[] {
  return Array.from({ length: count }, (_, racer) => async () => await call(racer));
}

/** Repeats a call that returns 503, as the app does. */
async function retryOn503(call: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; tries < 20; tries += 1) {
    const answer = await call();
    if (answer.status !== 503) return answer;
  }
  throw new Error('The product never had time.');
}

const statusesOf = (answers: readonly Answer[]) =>
  Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, own]) => [status, own.length]));

describe.each<Pace>(['as they come', 'after all have read the same'])('fifty at once, %s', (pace) => {
  // Only the database decides who comes first. Where all have read the same, the twin refuses as it does.
  beforeAll(async () => {
    await openFamily(pace === 'as they come');
  });

  it('that register one e-mail make one account', async () => {
    const json = { email: 'wanted@example.org', password, role: 'parent' };
    const send = async (racer: number) =>
      await product.send(register, undefined, { json, headers: { [viewerAddressHeader]: `192.0.2.${racer}` } });
    const answers = await race(pace, 'EMAIL#wanted', times(send));
    expect(statusesOf(answers)).toEqual({ 201: 1, 409: racers - 1 });
  });

  it('that complete one attempt all get its one result', async () => {
    const { parent, child } = family;
    const quiz = await product.call(generateQuiz, parent.token, { params: { deckId: deck.id }, body: {} });
    const attempt = await product.call(startAttempt, child.token, { params: { quizId: quiz.id }, body: {} });
    const complete = async (racer: number) =>
      await product.send(completeAttempt, child.token, {
        params: { attemptId: attempt.id },
        json: { answers: [racer % 3] },
      });
    const answers = await race(
      pace,
      '#ATTEMPT#',
      times(async (racer) => await retryOn503(async () => await complete(racer))),
    );
    expect(statusesOf(answers)).toEqual({ 200: racers });
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('that complete one session all get the same counts', async () => {
    const { child } = family;
    const session = await product.call(startSession, child.token, { params: { deckId: deck.id }, body: {} });
    const call = { params: { sessionId: session.id }, json: { cardsStudied: 0, cardsCorrect: 0 } };
    const complete = async () => await product.send(completeSession, child.token, call);
    const answers = await race(
      pace,
      '#SESSION#',
      times(async () => await retryOn503(complete)),
    );
    expect(statusesOf(answers)).toEqual({ 200: racers });
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('that add a card while others delete its deck leave no card behind', async () => {
    const { token } = family.parent;
    const params = { deckId: deck.id };
    const answers = await race(
      pace,
      deck.id.split('-')[1] ?? '',
      times(async (racer) =>
        racer % 2 === 0
          ? await retryOn503(async () => await product.send(deleteDeck, token, { params }))
          : await product.send(createCard, token, { params, json: { front: 'new', back: 'new' } }),
      ),
    );
    const [deletions, additions] = [0, 1].map((rest) => answers.filter((_, racer) => racer % 2 === rest));
    expect(deletions?.some(({ status }) => status === 204)).toBe(true);
    expect(deletions?.every(({ status }) => status === 204 || status === 404)).toBe(true);
    for (const { status } of additions ?? []) expect([201, 404, 409, 503]).toContain(status);
    expect(await product.call(listDecks, token, {})).toEqual([]);
    await removeFromBin(product, token, deck.id);
    const rows = await readHousehold(product, family.household.id);
    expect(countRows(rows, 'CARD#') + countRows(rows, 'DECK#')).toBe(0);
  });

  it('that edit one deck never undo each other unseen', async () => {
    const { token } = family.parent;
    const edit = async (racer: number) =>
      await product.send(updateDeck, token, { params: { deckId: deck.id }, json: { name: `Name ${racer}` } });
    const answers = await race(pace, 'DECK#', times(edit));
    const { 200: winners = 0, 409: losers = 0 } = statusesOf(answers);
    expect(winners + losers).toBe(racers);
    if (pace === 'after all have read the same') expect(winners).toBe(1);
    const [shown] = await product.call(listDecks, token, {});
    expect(answers.filter(({ status }) => status === 200).map(({ body }) => body)).toContainEqual(shown);
  });

  it('that add devices let in as many as a household can have', async () => {
    const { parent, household } = family;
    const params = { householdId: household.id };
    const add = async (racer: number) =>
      await product.send(createDevice, parent.token, { params, json: { name: `Tablet ${racer}` } });
    const most = limits.devicesPerHousehold;
    expect(statusesOf(await race(pace, 'DEVICE#', times(add)))).toEqual({ 201: most, 409: racers - most });
    const devices = await product.call(listDevices, parent.token, { params });
    expect(devices).toHaveLength(most);
    const gone = { params: { ...params, deviceId: devices[0]?.id ?? '' } };
    await product.call(deleteDevice, parent.token, gone);
    expect(statusesOf(await race(pace, 'DEVICE#', times(add)))).toEqual({ 201: 1, 409: racers - 1 });
    expect(await product.call(listDevices, parent.token, { params })).toHaveLength(most);
  });

  it('that invite are as many as can be open, also where some ran out unseen', async () => {
    const { parent, household } = family;
    const params = { householdId: household.id };
    const rows = householdRows(product.context.table, household.id);
    const place = { role: 'viewer', invitedBy: parent.user.id, createdAt: '2025-12-01T09:00:00.000Z' } as const;
    const put = async (count: number, expiresAt: number) => {
      const open = Array.from({ length: count }, () => ({ ...place, invitation: ulid(), codeHash: ulid(), expiresAt }));
      await rows.commit(open.map((one) => storedOpenInvitations.create(rows, one)));
    };
    const soon = Math.floor(product.now().getTime() / 1_000) + 3_600;
    await put(limits.openInvitations - 20, soon);
    await put(30, soon - 7_200);
    // Simulates a household from before invitations were counted.
    await rows.commit([storedHouseholds.change(rows, {}, { remove: ['invitationsCounted'] })]);
    const invite = async () => await product.send(createInvitation, parent.token, { params, json: { role: 'viewer' } });
    const answers = Object.entries(statusesOf(await race(pace, 'INVITE#', times(invite))));
    expect(Object.fromEntries(answers)).toEqual({ 201: 20, 429: racers - 20 });
  });

  it('that show codes for a device leave as many as can be open', async () => {
    const { parent, household } = family;
    const params = { householdId: household.id };
    const show = async () =>
      await retryOn503(async () => await product.send(createPairing, parent.token, { params, json: {} }));
    // None is refused, so each tries again until it is the first: the work grows with the square of their number.
    const showing = limits.openPairings * 3;
    expect(statusesOf(await race(pace, 'PAIRING#', times(show, showing)))).toEqual({ 201: showing });
    const rows = await readHousehold(product, household.id);
    expect(countRows(rows, 'PAIRING#')).toBe(limits.openPairings);
  });

  it('that flag cards leave as many flags as a learner can have', async () => {
    const { child, parent, household, learner } = family;
    const rows = householdRows(product.context.table, household.id);
    const params = { deckId: (await makeDeck(product, family, limits.flagsPerLearner + racers)).id };
    const cards = await product.call(listCards, parent.token, { params: { ...params }, query: { limit: '150' } });
    const own = {
      learner: localPart(learner.id),
      deck: localPart(params.deckId),
      flaggedAt: '2026-01-05T09:00:00.000Z',
    };
    const flagged = cards.slice(racers, racers + limits.flagsPerLearner - 2);
    await rows.commit(flagged.map(({ id }) => storedFlags.create(rows, { ...own, card: localPart(id) })));
    const flag = async (racer: number) =>
      await product.send(flagCard, child.token, { params: { ...params, cardId: cards[racer]?.id ?? '' }, json: {} });
    await race(
      pace,
      'FLAG#',
      times(async (racer) => await retryOn503(async () => await flag(racer))),
    );
    expect(countRows(await readHousehold(product, household.id), 'FLAG#')).toBe(limits.flagsPerLearner);
  });

  it('that begin quizzes begin as many as a day has', async () => {
    const { child, parent, learner, household } = family;
    const rows = householdRows(product.context.table, household.id);
    const quizzes: string[] = [];
    for (let racer = 0; racer < racers; racer += 1)
      quizzes.push((await product.call(generateQuiz, parent.token, { params: { deckId: deck.id }, body: {} })).id);
    const begun = { quizDay: product.now().toISOString().slice(0, 10), quizzesBegun: limits.quizzesPerDay - 3 };
    await rows.commit([storedLearners.change(rows, { learner: localPart(learner.id) }, { set: begun })]);
    const start = async (racer: number) =>
      await product.send(startAttempt, child.token, { params: { quizId: quizzes[racer] ?? '' }, json: {} });
    const answers = await race(
      pace,
      '#ATTEMPT#',
      times(async (racer) => await retryOn503(async () => await start(racer))),
    );
    expect(statusesOf(answers)).toEqual({ 201: 3, 429: racers - 3 });
    // The open attempt can be resumed despite the limit, and the limit resets the next day.
    const [open] = quizzes.filter((_, racer) => answers[racer]?.status === 201);
    expect((await start(quizzes.indexOf(open ?? ''))).status).toBe(201);
    product.pass(24 * 60 * 60);
    expect((await start(answers.findIndex(({ status }) => status === 429))).status).toBe(201);
  });

  it('that delete cards leave no more in the bin than it holds, and push nothing out of it', async () => {
    const { parent, household } = family;
    const rows = householdRows(product.context.table, household.id);
    const params = { deckId: (await makeDeck(product, family, racers + 1)).id };
    const cards = await product.call(listCards, parent.token, { params: { ...params }, query: { limit: '150' } });
    const remove = async (racer: number) =>
      await product.send(deleteCard, parent.token, { params: { ...params, cardId: cards[racer]?.id ?? '' } });
    await remove(racers);
    const [{ bytes: ofCard = 0 } = {}] = await storedBinEntries.list(rows, {}, { from: localPart(params.deckId) });
    const { binBytes = 0 } = (await storedHouseholds.find(rows, {})) ?? {};
    const bytes = limits.binBytes - binBytes - Math.floor(3.5 * ofCard);
    const filler = { entry: `${localPart(params.deckId)}-${ulid()}`, kind: 'card', name: 'x', bytes } as const;
    await rows.commit([
      storedBinEntries.create(rows, { ...filler, deletedAt: product.now().toISOString() }),
      countInHousehold(rows, { binCount: 1, binBytes: bytes }),
    ]);
    const before = await storedBinEntries.list(rows);
    const answers = await race(
      pace,
      'BIN#',
      times(async (racer) => await retryOn503(async () => await remove(racer))),
    );
    expect(statusesOf(answers)).toEqual({ 204: 3, 409: racers - 3 });
    const after = await storedBinEntries.list(rows);
    expect([after.length, after]).toEqual([before.length + 3, expect.arrayContaining(before)]);
    await rows.commit([
      storedBinEntries.remove(rows, filler),
      countInHousehold(rows, { binCount: -1, binBytes: -bytes }),
    ]);
  });

  it('two owners who leave, each for themselves, leave one owner', async () => {
    const { household, parent } = family;
    const owners = [parent, secondOwner];
    const leave = async ({ token, user }: SignedIn) =>
      await product.send(removeMember, token, {
        params: { householdId: household.id, memberId: `${household.id}-${user.id}` },
      });
    const answers = await race(
      pace,
      'MEMBER#',
      owners.map((owner) => async () => await retryOn503(async () => await leave(owner))),
    );
    expect(statusesOf(answers)).toEqual({ 204: 1, 409: 1 });
    const left = owners[answers.findIndex(({ status }) => status === 409)] as SignedIn;
    const params = { householdId: household.id };
    const members = await product.call(listMembers, left.token, { params });
    expect(members.filter(({ role }) => role === 'owner').map(({ user }) => user.id)).toEqual([left.user.id]);
    expect((await product.call(getHousehold, left.token, { params })).ownerId).toBe(left.user.id);
  });
});
