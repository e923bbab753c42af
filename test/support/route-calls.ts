import { ulid } from 'ulid';
import { weeklyMailToken } from '../../functions/households/weekly-mail.ts';
import { deriveBytesFrom } from '../../functions/platform/sign-in/derive-bytes.ts';
import { householdOfId, joinId } from '../../shared/ids.ts';
import type { Route } from '../../shared/routes/define-route.ts';
import { createAssignment } from '../../shared/routes/assignments.ts';
import { deleteCard } from '../../shared/routes/cards.ts';
import { notice } from '../../shared/notice.ts';
import { createPairing } from '../../shared/routes/devices.ts';
import { createInvitation, listInvitations } from '../../shared/routes/households.ts';
import { generateQuiz, startAttempt } from '../../shared/routes/quizzes.ts';
import { createShare } from '../../shared/routes/shares.ts';
import { startSession } from '../../shared/routes/study.ts';
import { answer } from './answer-cards.ts';
import { fileOf } from './files/sample-media.ts';
import {
  beginImport,
  makeDeck,
  makeFamily,
  makePictureCard,
  signUp,
  signUpAdmin,
  tapOnDevice,
  type TestFamily,
  visitAs,
} from './test-family.ts';
import type { RawCall } from '../../infra/local/gateway/call-in-process.ts';
import type { TestProduct } from './test-product.ts';

/** A valid call of a route, with JSON or a file as the body. */
export interface ValidCall {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly json?: Record<string, unknown>;
  readonly file?: Blob;
}

/** Test data for the calls of the matrix: a family, and a member of another one. */
export interface MatrixWorld {
  readonly family: TestFamily;
  readonly stranger: TestFamily;
  /** Token of an admin with an open visit to the family. */
  readonly adminToken: string;
  readonly lonelyToken: string;
  /** Credential of a family device on which the learner is signed in. The learner's picture code is 0, 1, 2. */
  readonly credential: string;
  /** Ids of the family's things, by path parameter or body field name. */
  readonly ids: Readonly<Record<string, string>>;
}

export async function makeMatrixWorld(product: TestProduct): Promise<MatrixWorld> {
  const family = await makeFamily(product);
  const stranger = await makeFamily(product);
  const deck = await makeDeck(product, family, 3);
  const otherDeck = await makeDeck(product, family, 0);
  const session = await product.call(startSession, family.child.token, { params: { deckId: deck.id }, body: {} });
  const [given] = await answer(product, family.child.token, session, 1);
  const quiz = await product.call(generateQuiz, family.parent.token, { params: { deckId: deck.id }, body: {} });
  const attempt = await product.call(startAttempt, family.child.token, { params: { quizId: quiz.id }, body: {} });
  const assignment = await product.call(createAssignment, family.parent.token, {
    body: { householdId: family.household.id, learnerId: family.learner.id, type: 'deck', resourceId: deck.id },
  });
  const params = { householdId: family.household.id };
  await product.call(createInvitation, family.parent.token, { params, body: {} });
  const [invitation] = await product.call(listInvitations, family.parent.token, { params });
  const { device, credential } = await tapOnDevice(product, family, [0, 1, 2]);
  const pairing = await product.call(createPairing, family.parent.token, { params, body: {} });
  const { card: pictureCard, mediaId } = await makePictureCard(product, family, deck.id);
  const theirs = { deckId: (await makeDeck(product, stranger, 1)).id };
  await makePictureCard(product, stranger, theirs.deckId);
  const shared = await product.call(createShare, stranger.parent.token, { params: theirs });
  await product.call(createShare, family.parent.token, { params: { deckId: deck.id } });
  const entryId = await deleteStudiedCard(product, family);
  const ids = {
    entryId,
    mediaId,
    shareCode: shared.code,
    pictureCardId: pictureCard.id,
    memberId: joinId(family.household.id, family.parent.user.id),
    invitationId: invitation?.id ?? '',
    quizId: quiz.id,
    attemptId: attempt.id,
    assignmentId: assignment.id,
    userId: family.child.user.id,
    householdId: family.household.id,
    learnerId: family.learner.id,
    deckId: deck.id,
    otherDeckId: otherDeck.id,
    cardId: session.cards[0]?.id ?? '',
    sessionId: session.id,
    reviewId: given?.id ?? '',
    deviceId: device.id,
    pairingId: pairing.id,
    passkeyId: 'none',
    token: unsubscribeToken(product, family),
    importId: await beginImport(product, family, deck.id),
  };
  const admin = await signUpAdmin(product);
  await visitAs(product, admin, family.household.id);
  const adminToken = admin.token;
  const lonelyToken = (await signUp(product, 'parent')).token;
  return { family, stranger, adminToken, lonelyToken, credential, ids };
}

/** @returns the unsubscribe token of the parent's weekly mails. */
export function unsubscribeToken({ context }: TestProduct, { household, parent }: TestFamily): string {
  const place = { householdId: household.id, userId: parent.user.id };
  return weeklyMailToken(deriveBytesFrom(context.networkKey), place);
}

/** Deletes a card that the child has answered. @returns the card's id, which is also the id of its bin entry. */
async function deleteStudiedCard(product: TestProduct, family: TestFamily): Promise<string> {
  const params = { deckId: (await makeDeck(product, family, 2)).id };
  const session = await product.call(startSession, family.child.token, { params, body: {} });
  await answer(product, family.child.token, session, 2);
  const cardId = session.cards[0]?.id ?? '';
  await product.call(deleteCard, family.parent.token, { params: { ...params, cardId } });
  return cardId;
}

const question = { question: 'Which?', options: ['this', 'that'], correctIndex: 0 };
const review = (cardId: string) => ({ id: ulid(), cardId, rating: 'correct', answeredAt: '2026-01-05T09:00:00.000Z' });

const queries: Readonly<Record<string, Record<string, string>>> = {
  'streaks/get-calendar': { year: '2026', month: '1' },
};

/** Well-formed link token that does not exist. */
const noToken = `${'0'.repeat(26)}-${'a'.repeat(43)}`;

/** Well-formed passkey response of an unknown passkey. */
const noCredential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const noAttestation = { ...noCredential, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };
const noAssertion = {
  ...noCredential,
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};

/** One valid body per route that takes a body. If such a route has no entry, the matrix test fails. */
const bodies: Readonly<Record<string, (ids: MatrixWorld['ids']) => Record<string, unknown>>> = {
  'auth/login': () => ({ email: 'nobody@example.org', password: 'whatever' }),
  'auth/register': () => ({ email: 'new@example.org', password: 'correct horse 42', role: 'parent' }),
  'auth/sign-in-with-google': () => ({ credential: 'x.y.z', role: 'parent' }),
  'auth/sign-up-with-google': () => ({ credential: 'x.y.z', role: 'parent' }),
  'auth/change-password': () => ({ currentPassword: 'wrong horse', newPassword: 'correct horse 43' }),
  'auth/request-password-reset': () => ({ email: 'nobody@example.org' }),
  'auth/reset-password': () => ({ token: noToken, newPassword: 'correct horse 43' }),
  'auth/verify-email': () => ({ token: noToken }),
  'auth/verify-email-code': () => ({ code: '000 000' }),
  'auth/set-language': () => ({ language: 'de' }),
  'auth/request-email-change': () => ({ newEmail: 'new@example.org', password: 'wrong horse' }),
  'auth/confirm-email-change': () => ({ token: noToken }),
  'passkeys/begin-passkey': () => ({ password: 'wrong horse' }),
  'passkeys/create-passkey': () => ({ passkey: noAttestation }),
  'passkeys/delete-passkey': () => ({}),
  'passkeys/sign-in-with-passkey': () => ({ passkey: noAssertion }),
  'passkeys/prove-with-passkey': () => ({ passkey: noAssertion }),
  'passkeys/remove-password': () => ({ password: 'wrong horse' }),
  'auth/delete-account': () => ({ password: 'wrong horse' }),
  'admin/create-user': () => ({ email: 'made@example.org', password: 'correct horse 44', role: 'learner' }),
  'admin/update-user': () => ({ disabled: false }),
  'users/assign-user': (ids) => ({ householdId: ids['householdId'], role: 'viewer' }),
  'households/create-household': () => ({ name: 'Another', timeZone: 'UTC' }),
  'households/delete-household': () => ({}),
  'learners/delete-learner': () => ({}),
  'households/update-member': () => ({ role: 'owner' }),
  'households/set-weekly-mail': () => ({ isOn: false }),
  'households/update-household': () => ({ name: 'Renamed' }),
  'households/create-invitation': () => ({ role: 'viewer' }),
  'households/preview-invitation': () => ({ code: 'ABCDEFGHJK' }),
  'households/accept-invitation': () => ({ code: 'ABCDEFGHJK' }),
  'consent/give-consent': () => ({ noticeVersion: notice.version }),
  'devices/create-device': () => ({ name: 'Tablet' }),
  'devices/create-pairing': () => ({}),
  'devices/claim-pairing': () => ({ code: 'ABCDEFGH', name: 'Tablet' }),
  'devices/collect-pairing': () => ({ claim: 'nothing' }),
  'devices/deliver-answers': () => ({ credential: 'nothing', entries: [], isLast: true }),
  'devices/list-device-learners': () => ({ credential: 'nothing' }),
  'devices/sign-in-on-device': (ids) => ({ credential: 'nothing', learnerId: ids['learnerId'] }),
  'devices/set-pin': () => ({ credential: 'nothing', pin: '2580' }),
  'devices/remove-pin': () => ({ credential: 'nothing' }),
  'devices/sign-in-with-pin': (ids) => ({ credential: 'nothing', userId: ids['householdId'], pin: '2580' }),
  'devices/set-picture-code': () => ({ pictures: [3, 4, 5] }),
  'learners/create-learner': () => ({ name: 'Ben' }),
  'learners/set-look': () => ({ textSize: 'large' }),
  'loose/leave-out-card': () => ({ isLeftOut: true }),
  'streaks/see-badge': () => ({ badgeId: 'streak-3' }),
  'learners/update-learner': () => ({ name: 'Emma B' }),
  'decks/create-deck': (ids) => ({ name: 'More', householdId: ids['householdId'] }),
  'decks/update-deck': () => ({ name: 'Renamed' }),
  'shares/take-deck': (ids) => ({ householdId: ids['householdId'], code: ids['shareCode'] }),
  'cards/create-card': () => ({ front: 'a', back: 'b' }),
  'cards/update-card': () => ({ front: 'a' }),
  'cards/delete-cards': (ids) => ({ cardIds: [ids['cardId']] }),
  'flags/flag-card': (ids) => ({ learnerId: ids['learnerId'] }),
  'imports/take-history': (ids) => ({ importId: ids['importId'], learnerId: ids['learnerId'], cards: [] }),
  'imports/undo-import': (ids) => ({ importId: ids['importId'] }),
  'imports/change-cards': (ids) => ({
    importId: 'matrix',
    changes: [{ cardId: ids['cardId'], front: 'a', back: 'b' }],
    removed: [],
  }),
  'cards/import-cards': () => ({ importId: 'matrix', offset: 0, cards: [{ front: 'a', back: 'b' }] }),
  'cards/copy-cards': (ids) => ({ cardIds: [ids['cardId']], toDeckId: ids['otherDeckId'] }),
  'cards/move-cards': (ids) => ({ cardIds: [missingSibling(ids['cardId'] ?? '')], toDeckId: ids['otherDeckId'] }),
  'quizzes/create-quiz': (ids) => ({ householdId: ids['householdId'], name: 'Quiz', questions: [question] }),
  'quizzes/generate-quiz': () => ({}),
  'quizzes/update-quiz': () => ({ name: 'Renamed' }),
  'quizzes/start-attempt': (ids) => ({ mode: 'standard', learnerId: ids['learnerId'] }),
  'quizzes/save-attempt': () => ({ answers: [0] }),
  'quizzes/complete-attempt': () => ({ answers: [0] }),
  'assignments/create-assignment': (ids) => ({
    householdId: ids['householdId'],
    learnerId: ids['learnerId'],
    type: 'deck',
    resourceId: ids['deckId'],
    resourceName: 'Deck',
  }),
  'assignments/update-assignment': () => ({ dueDate: '2026-02-01', notes: 'Before supper' }),
  'records/bring-records': () => ({ importId: 'matrix', records: [] }),
  'visits/open-visit': () => ({ reason: 'Ticket 4711' }),
  'study/start-session': (ids) => ({ learnerId: ids['learnerId'] }),
  'study/start-mix': (ids) => ({ learnerId: ids['learnerId'] }),
  'study/adopt-session': (ids) => ({
    startedAt: '2026-01-05T08:59:00.000Z',
    mode: 'due',
    cards: [{ cardId: ids['cardId'] }],
  }),
  'study/record-reviews': (ids) => ({ reviews: [review(ids['cardId'] ?? '')] }),
  'study/complete-session': () => ({ cardsStudied: 0, cardsCorrect: 0 }),
};

/** @returns a call that the route accepts from a family member with permission. */
export function validCall(route: Route, ids: MatrixWorld['ids']): ValidCall {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const body = bodies[route.id];
  if (route.body && !body) throw new Error(`Add an acceptable body for ${route.id} to the matrix`);
  return {
    ...(names.length > 0 && { params: Object.fromEntries(names.map((name) => [name, ids[name] ?? ''])) }),
    ...(queries[route.id] && { query: queries[route.id] }),
    ...(route.body && body && { json: body(ids) }),
    ...(route.upload && { file: fileOf('image/jpeg', 'of the matrix') }),
  };
}

/** @returns the same call with every id of the given name replaced. */
export function withId(call: ValidCall, source: { in: string; name: string }, id: string): RawCall & ValidCall {
  if (source.in === 'params') return { ...call, params: { ...call.params, [source.name]: id } };
  if (source.in === 'query') return { ...call, query: { ...call.query, [source.name]: id } };
  return { ...call, json: { ...call.json, [source.name]: id } };
}

/** @returns an unused id of the same form in the same household. A token contains no household id, so it gets an unrelated id. */
export function missingSibling(id: string): string {
  return joinId(...(householdOfId(id) ? id.split('-').slice(0, -1) : []), ulid());
}
