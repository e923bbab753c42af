import { storedDevices } from '../../functions/data/people/device.ts';
import { householdRows } from '../../functions/data/people/household.ts';
import { storedBadges } from '../../functions/data/study/earned-badge.ts';
import { joinId, localPart } from '../../shared/ids.ts';
import { notice } from '../../shared/notice.ts';
import type { Route } from '../../shared/routes/define-route.ts';
import { requestEmailChange, requestPasswordReset } from '../../shared/routes/auth.ts';
import { importCards } from '../../shared/routes/cards.ts';
import { approvePairing, claimPairing, createPairing, setPin } from '../../shared/routes/devices.ts';
import { flagCard } from '../../shared/routes/flags.ts';
import { createHousehold, createInvitation, listInvitations } from '../../shared/routes/households.ts';
import { changeCards } from '../../shared/routes/imports.ts';
import { beginPasskey, beginProof, beginSignIn } from '../../shared/routes/passkeys.ts';
import type { Assertion, Attestation } from '../../shared/schemas/passkey.ts';
import { completeAttempt, generateQuiz, startAttempt } from '../../shared/routes/quizzes.ts';
import { startSession } from '../../shared/routes/study.ts';
import { routes } from '../../shared/routes/index.ts';
import type { Answer } from '../../infra/local/gateway/call-in-process.ts';
import type { GoogleIssuer } from '../functions/auth/google-issuer.ts';
import { claimsOf } from '../functions/auth/stored-account.ts';
import { codeIn, deliverMails, tokenIn } from '../support/mailbox.ts';
import { makeSmallExport } from '../support/families/small-export.ts';
import { validCall, type ValidCall, makeMatrixWorld, type MatrixWorld } from '../support/route-calls.ts';
import { answer } from '../support/answer-cards.ts';
import {
  addGrownUp,
  addPasskey,
  makeDeck,
  makeRemovedDevice,
  password,
  type TestFamily,
} from '../support/test-family.ts';
import { makeAuthenticator } from '../support/authenticator.ts';
import { appAddress, startOfTests, type TestProduct } from '../support/test-product.ts';

export const mutatingRoutes: readonly Route[] = routes.filter(({ method }) => method !== 'GET');

/** Test data in which every mutating route has a call that does its full work. */
export interface MutableWorld extends MatrixWorld {
  /** Credential of a removed device that may still deliver answers. */
  readonly removedCredential: string;
  /** A quiz without attempts. */
  readonly freshQuizId: string;
  /** A session with more answers than one transaction allows, a flagged card in it, and a submitted quiz. */
  readonly done: Readonly<
    Record<'sessionId' | 'reviewId' | 'deckId' | 'cardId' | 'otherCardId' | 'importId' | 'attemptId', string>
  >;
  /** Code of an open invitation to the family. */
  readonly code: string;
  /** An empty household, the only one of its owner. */
  readonly emptyHouseholdId: string;
  readonly guardian: { readonly id: string; readonly token: string };
  readonly google: GoogleIssuer;
  /** A household of the parent for which no consent was given. */
  readonly householdWithoutConsentId: string;
  readonly pairings: Pairings;
  readonly passkeys: Passkeys;
  /** Tokens of links that were mailed to the parent. */
  readonly tokens: Readonly<Record<'reset' | 'verify' | 'code' | 'change', string>>;
}

/** A passkey of the parent, and authenticator responses to open challenges. */
interface Passkeys {
  readonly id: string;
  readonly made: Attestation;
  readonly signIn: Assertion;
  readonly proof: Assertion;
}

/** Pairing codes in each state: open, claimed and approved. */
interface Pairings {
  readonly openCode: string;
  readonly claimedId: string;
  readonly approvedClaim: string;
}

export async function makeMutableWorld(product: TestProduct, google: GoogleIssuer): Promise<MutableWorld> {
  const world = await makeMatrixWorld(product);
  const { parent, household } = world.family;
  const { token, user } = await addGrownUp(product, parent, household.id, 'guardian');
  const params = { householdId: household.id };
  const { code } = await product.call(createInvitation, parent.token, { params, body: { role: 'viewer' } });
  const [invitation] = await product.call(listInvitations, parent.token, { params });
  const quiz = await product.call(generateQuiz, parent.token, {
    params: { deckId: world.ids['deckId'] ?? '' },
    body: {},
  });
  const { email } = parent.user;
  await product.call(requestPasswordReset, undefined, { body: { email } });
  await product.call(requestEmailChange, parent.token, { body: { newEmail: 'fresh@example.org', password } });
  // On a stage that asks for codes, although its households were made without.
  const mails = await deliverMails({ ...product, context: { ...product.context, familyOnly: false } });
  const mailOf = (to: string, subject: RegExp) => mails.find((mail) => mail.to === to && subject.test(mail.subject));
  const tokenOf = (to: string, subject: RegExp) => tokenIn(mailOf(to, subject));
  const tokens = {
    reset: tokenOf(email, /password/),
    verify: tokenOf(email, /is your Flashspark code/),
    code: codeIn(mailOf(email, /is your Flashspark code/)),
    change: tokenOf('fresh@example.org', /new Flashspark email/),
  };
  const ids = { ...world.ids, memberId: joinId(household.id, user.id), invitationId: invitation?.id ?? '' };
  const silent = await product.call(createHousehold, parent.token, { body: { name: 'Silent', timeZone: 'UTC' } });
  const guardian = { id: user.id, token };
  await backdateDeviceUse(product, world);
  await earnBadge(product, world.family);
  const pairings = await makePairings(product, world);
  const removedCredential = await makeRemovedDevice(product, world.family);
  const empty = await product.call(createHousehold, world.lonelyToken, {
    body: { name: 'Empty', consent: { noticeVersion: notice.version } },
  });
  const things = { householdWithoutConsentId: silent.id, emptyHouseholdId: empty.id, freshQuizId: quiz.id };
  const passkeys = await makePasskeys(product, world);
  await product.call(setPin, parent.token, { body: { credential: world.credential, pin: '2580' } });
  const done = await makeDoneWork(product, world);
  return { ...world, ...things, removedCredential, done, ids, code, guardian, google, pairings, passkeys, tokens };
}

function unsentAnswer(ids: Readonly<Record<string, string>>) {
  const answeredAt = startOfTests;
  const review = { id: '01KE6P4YM0D8V1CE0000000D01', cardId: ids['cardId'], rating: 'correct', answeredAt };
  return { sessionId: ids['sessionId'], work: { kind: 'review', review } };
}

async function makeDoneWork(product: TestProduct, { family }: MatrixWorld): Promise<MutableWorld['done']> {
  const { token } = family.child;
  const params = { deckId: (await makeDeck(product, family, 3)).id };
  const session = await product.call(startSession, token, { params, body: {} });
  const given = await answer(product, token, session, 120);
  const quiz = await product.call(generateQuiz, family.parent.token, { params, body: {} });
  const attempt = await product.call(startAttempt, token, { params: { quizId: quiz.id }, body: {} });
  await product.call(completeAttempt, token, { params: { attemptId: attempt.id }, body: { answers: [0] } });
  const importId = await updateDeck(product, family, params.deckId, session.cards[2]?.id ?? '');
  const flagged = { ...params, cardId: session.cards[0]?.id ?? '' };
  await product.call(flagCard, token, { params: flagged, body: {} });
  return {
    sessionId: session.id,
    reviewId: given.at(-1)?.id ?? '',
    ...flagged,
    otherCardId: session.cards[1]?.id ?? '',
    importId,
    attemptId: attempt.id,
  };
}

/** Imports a new card into a deck and changes an existing one. @returns the import id. */
async function updateDeck(product: TestProduct, { parent: { token } }: TestFamily, deckId: string, cardId: string) {
  const importId = 'with-changes';
  const cards = [{ front: 'new', back: 'card' }];
  await product.call(importCards, token, { params: { deckId }, body: { importId, offset: 0, cards } });
  const body = { importId, changes: [{ cardId, front: 'changed', back: 'card' }], removed: [] };
  await product.call(changeCards, token, { params: { deckId }, body });
  return importId;
}

async function makePasskeys(product: TestProduct, { family: { parent } }: MatrixWorld): Promise<Passkeys> {
  const { device, passkeyId: id } = await addPasskey(product, parent.token);
  const made = makeAuthenticator(appAddress).create(await product.call(beginPasskey, parent.token, { body: {} }));
  const signIn = device.get(await product.call(beginSignIn, undefined, {}));
  const proof = device.get(await product.call(beginProof, parent.token, {}));
  return { id, made, signIn, proof };
}

async function makePairings(product: TestProduct, { family: { parent, household } }: MatrixWorld): Promise<Pairings> {
  const params = { householdId: household.id };
  const show = async () => await product.call(createPairing, parent.token, { params, body: {} });
  const claim = async (code: string) =>
    (await product.call(claimPairing, undefined, { body: { code, name: 'Tablet' } })).claim;
  const [claimed, approved] = [await show(), await show()];
  await claim(claimed.code);
  const approvedClaim = await claim(approved.code);
  await product.call(approvePairing, parent.token, { params: { ...params, pairingId: approved.id } });
  return { openCode: (await show()).code, claimedId: claimed.id, approvedClaim };
}

/** A badge that no device has celebrated. */
async function earnBadge({ context }: TestProduct, { household, learner }: TestFamily): Promise<void> {
  const rows = householdRows(context.table, household.id);
  const badge = { learner: localPart(learner.id), badgeId: 'streak-3', streakLength: 3, earnedAt: startOfTests };
  await rows.commit([storedBadges.create(rows, badge)]);
}

/** Backdates the last use of the family's device, because use is recorded again only after some days. */
async function backdateDeviceUse({ context: { table } }: TestProduct, { ids }: MatrixWorld): Promise<void> {
  const rows = householdRows(table, ids['householdId'] ?? '');
  const place = { device: localPart(ids['deviceId'] ?? '') };
  await rows.commit([storedDevices.change(rows, place, { set: { lastUsedAt: '2026-01-01T09:00:00.000Z' } })]);
}

interface SuccessfulCall extends ValidCall {
  /** Token of the caller, unless the caller is the parent or the admin. */
  readonly token?: string;
}

function pictureCard(ids: MatrixWorld['ids']) {
  return { params: { deckId: ids['deckId'] ?? '', cardId: ids['pictureCardId'] ?? '' } };
}

/** Calls for routes that reject the generic call, although it is well-formed, because success depends on the test data. */
const successfulCalls: Readonly<Record<string, (world: MutableWorld) => SuccessfulCall>> = {
  'admin/update-user': ({ ids }) => ({ params: { userId: ids['userId'] ?? '' }, json: { disabled: true } }),
  'auth/login': ({ family }) => ({ json: { email: family.parent.user.email, password } }),
  'auth/change-password': () => ({ json: { currentPassword: password, newPassword: 'another horse 43' } }),
  'auth/delete-account': ({ guardian }) => ({ json: { password }, token: guardian.token }),
  'passkeys/begin-passkey': () => ({ json: { password } }),
  'passkeys/create-passkey': ({ passkeys }) => ({ json: { passkey: passkeys.made } }),
  'passkeys/delete-passkey': ({ passkeys }) => ({ params: { passkeyId: passkeys.id }, json: { password } }),
  'passkeys/sign-in-with-passkey': ({ passkeys }) => ({ json: { passkey: passkeys.signIn } }),
  'passkeys/prove-with-passkey': ({ passkeys }) => ({ json: { passkey: passkeys.proof } }),
  'passkeys/remove-password': () => ({ json: { password } }),
  'auth/sign-in-with-google': ({ google }) => ({ json: { credential: signedBy(google), role: 'parent' } }),
  'auth/sign-up-with-google': ({ google }) => ({ json: { credential: signedBy(google), role: 'parent' } }),
  'auth/reset-password': ({ tokens }) => ({ json: { token: tokens.reset, newPassword: 'another horse 43' } }),
  'auth/verify-email': ({ tokens }) => ({ json: { token: tokens.verify } }),
  'auth/verify-email-code': ({ tokens }) => ({ json: { code: tokens.code } }),
  'auth/request-email-change': () => ({ json: { newEmail: 'other@example.org', password } }),
  'auth/confirm-email-change': ({ tokens }) => ({ json: { token: tokens.change } }),
  'auth/end-session': ({ guardian }) => ({
    params: { sessionId: claimsOf(guardian.token).sid },
    token: guardian.token,
  }),
  'users/assign-user': ({ stranger, ids }) => ({
    params: { userId: stranger.parent.user.id },
    json: { householdId: ids['householdId'], role: 'viewer' },
  }),
  'consent/give-consent': ({ householdWithoutConsentId }) => ({
    params: { householdId: householdWithoutConsentId },
    json: { noticeVersion: notice.version },
  }),
  'devices/approve-pairing': ({ ids, pairings }) => ({
    params: { householdId: ids['householdId'] ?? '', pairingId: pairings.claimedId },
  }),
  'devices/claim-pairing': ({ pairings }) => ({ json: { code: pairings.openCode, name: 'Tablet' } }),
  'devices/collect-pairing': ({ pairings }) => ({ json: { claim: pairings.approvedClaim } }),
  'devices/deliver-answers': ({ removedCredential, ids }) => ({
    json: { credential: removedCredential, entries: [unsentAnswer(ids)], isLast: true },
  }),
  'devices/list-device-learners': ({ credential }) => ({ json: { credential } }),
  'devices/set-pin': ({ credential }) => ({ json: { credential, pin: '2580' } }),
  'devices/remove-pin': ({ credential }) => ({ json: { credential } }),
  'devices/sign-in-with-pin': ({ credential, family }) => ({
    json: { credential, userId: family.parent.user.id, pin: '2580' },
  }),
  'devices/sign-in-on-device': ({ credential, ids }) => ({
    json: { credential, learnerId: ids['learnerId'], pictures: [0, 1, 2] },
  }),
  'cards/create-card': ({ ids }) => ({
    params: { deckId: ids['deckId'] ?? '' },
    json: { front: '', back: 'b', frontMedia: [{ id: ids['mediaId'] }] },
  }),
  'cards/update-card': ({ ids }) => ({ ...pictureCard(ids), json: { front: 'dog', frontMedia: [], backMedia: [] } }),
  'cards/delete-card': ({ ids }) => pictureCard(ids),
  'shares/create-share': ({ done: { deckId } }) => ({ params: { deckId } }),
  // Copying a picture card also updates the picture's use count.
  'cards/copy-cards': ({ ids }) => ({
    params: { deckId: ids['deckId'] ?? '' },
    json: { cardIds: [ids['pictureCardId'], ids['cardId']], toDeckId: ids['otherDeckId'] },
  }),
  // The card has more related rows than one transaction allows.
  'cards/move-cards': ({ ids, done: { deckId, cardId } }) => ({
    params: { deckId },
    json: { cardIds: [cardId], toDeckId: ids['otherDeckId'] },
  }),
  'imports/change-cards': ({ ids, done }) => ({
    params: { deckId: done.deckId },
    json: {
      importId: ids['importId'],
      changes: [{ cardId: done.cardId, front: 'another front', back: 'a' }],
      removed: [done.otherCardId],
    },
  }),
  'imports/take-history': ({ ids, done: { deckId, importId } }) => ({
    params: { deckId },
    json: {
      importId,
      learnerId: ids['learnerId'],
      cards: [{ row: 0, answers: [{ at: 1_700_000_000_000, right: true }] }],
    },
  }),
  'imports/undo-import': ({ done: { deckId, importId } }) => ({ params: { deckId }, json: { importId } }),
  'flags/clear-flag': ({ done: { deckId, cardId } }) => ({ params: { deckId, cardId } }),
  'corrections/remove-session': ({ done: { sessionId } }) => ({ params: { sessionId } }),
  'corrections/take-back-review': ({ done: { sessionId, reviewId } }) => ({ params: { sessionId, reviewId } }),
  'corrections/remove-attempt': ({ done: { attemptId } }) => ({ params: { attemptId } }),
  'study/start-mix': ({ ids }) => ({ json: { learnerId: ids['learnerId'] } }),
  'study/adopt-session': ({ ids }) => ({
    params: { sessionId: joinId(ids['learnerId'] ?? '', '01KE6Z8S00ADXPTEDSESS10N00') },
    json: {
      startedAt: '2026-01-05T08:59:00.000Z',
      mode: 'due',
      cards: [{ cardId: ids['cardId'] }, { cardId: ids['cardId'], reversed: true }],
    },
  }),
  'study/start-session': ({ ids }) => ({
    params: { deckId: ids['deckId'] ?? '' },
    json: { learnerId: ids['learnerId'], mode: 'all' },
  }),
  'quizzes/start-attempt': ({ ids, freshQuizId: quizId }) => ({
    params: { quizId },
    json: { learnerId: ids['learnerId'], mode: 'timed' },
  }),
  'records/bring-records': ({ emptyHouseholdId: householdId, lonelyToken: token }) => ({
    params: { householdId },
    json: { importId: 'cut-off', records: makeSmallExport(), isLast: true },
    token,
  }),
  'households/preview-invitation': ({ code, lonelyToken }) => ({ json: { code }, token: lonelyToken }),
  'households/accept-invitation': ({ code, lonelyToken }) => ({ json: { code }, token: lonelyToken }),
};

function signedBy(google: GoogleIssuer): string {
  return google.sign({ sub: '1093', email: 'emma@gmail.com' });
}

/** Prepares a call that does the route's full work. Each run of the result sends the same call. */
export function prepareCall(product: TestProduct, world: MutableWorld, route: Route): () => Promise<Answer> {
  const whole: SuccessfulCall = successfulCalls[route.id]?.(world) ?? validCall(route, world.ids);
  const { token = ableToken(world, route), ...call } = whole;
  return async () => await product.send(route, token, call);
}

function ableToken({ adminToken, family }: MutableWorld, { access }: Route): string | undefined {
  if (access.kind === 'public') return undefined;
  return access.kind === 'account' && access.roles?.join() === 'admin' ? adminToken : family.parent.token;
}
