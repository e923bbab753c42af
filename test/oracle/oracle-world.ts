import { ulid } from 'ulid';
import type { Answer } from '../../infra/local/gateway/call-in-process.ts';
import { updateUser } from '../../shared/routes/admin.ts';
import { createAssignment } from '../../shared/routes/assignments.ts';
import { deleteDeck } from '../../shared/routes/decks.ts';
import { createInvitation, getHousehold, listInvitations, listMembers } from '../../shared/routes/households.ts';
import { createLearner } from '../../shared/routes/learners.ts';
import { claimPairing, createPairing } from '../../shared/routes/devices.ts';
import { storeMedia } from '../../shared/routes/media.ts';
import { createShare } from '../../shared/routes/shares.ts';
import { unsubscribeToken } from '../support/route-calls.ts';
import { fileOf } from '../support/files/sample-media.ts';
import { completeAttempt, createQuiz, startAttempt } from '../../shared/routes/quizzes.ts';
import { startSession } from '../../shared/routes/study.ts';
import type { PersonSignedIn, SignedIn } from '../../shared/schemas/user.ts';
import { claimsOf } from '../functions/auth/stored-account.ts';
import {
  addChild,
  addGrownUp,
  addPasskey,
  beginImport,
  makeDeck,
  makeFamily,
  password,
  signUp,
  signUpAdmin,
  tapOnDevice,
  type TestFamily,
  visitAs,
  makeRemovedDevice,
} from '../support/test-family.ts';
import { answer } from '../support/answer-cards.ts';
import type { TestProduct } from '../support/test-product.ts';
import type { Person } from './read-rows.ts';

/** Ids by the names in the contract's paths and bodies, or in the tables. */
export type Ids = Readonly<Record<string, string>>;

export interface OracleWorld {
  readonly product: TestProduct;
  readonly tokens: Readonly<Record<Person, string | undefined>>;
  /** Token of an admin who stated no reason for a visit. */
  readonly adminTokenWithoutVisit: string;
  /** Ids of the family's things and, under the same names, those of another family, whose members are none of the callers in the columns. */
  readonly ids: { readonly own: Ids; readonly foreign: Ids };
  /** Returns any other value that the tables name as `=@name`. Some of them depend on the calling person. */
  readonly textOf: (person: Person, name: string) => string | undefined;
  /** Expected answer for a household that does not exist. */
  readonly notThere: Answer;
}

/** @param googleToken Google's ID token of a new user. */
export async function makeOracleWorld(product: TestProduct, googleToken: string): Promise<OracleWorld> {
  const admin = await signUpAdmin(product);
  const newcomers = {
    newParentId: (await signUp(product, 'parent')).user.id,
    newChildId: (await signUp(product, 'learner')).user.id,
  };
  const family = await makeFamily(product);
  const { sibling, ids, codes } = await makeThings(product, family);
  const strangers = await makeFamily(product);
  // The tables assume open visits. Another table covers that they are required.
  for (const { household } of [family, strangers]) await visitAs(product, admin, household.id);
  const foreign = { ...(await makeThings(product, strangers)), family: strangers };
  const devices = await makeDevices(product, family);
  const { passkeyId } = await addPasskey(product, family.parent.token);
  const accounts = { ...(await gatherAccounts(product, family)), tap: devices.tapped, sibl: sibling, admin };
  await product.call(updateUser, admin.token, { params: { userId: accounts.off.user.id }, body: { disabled: true } });
  const members = await product.call(listMembers, family.parent.token, {
    params: { householdId: family.household.id },
  });
  const memberOf = (person: PersonSignedIn) => members.find(({ userId }) => userId === person.user.id)?.id;
  const common = {
    password,
    wrong: 'wrong horse 42',
    googleToken,
    ownersEmail: family.parent.user.email,
    ...codes,
    shareCode: foreign.codes.shareCode,
    ...devices.texts,
    token: unsubscribeToken(product, family),
    emma: family.learner.id,
    ben: ids.siblingId,
  };
  const textOf = (person: Person, name: string): string | undefined => {
    const account = person === 'none' ? undefined : accounts[person];
    const texts: Record<string, string | undefined> = {
      ...common,
      me: account?.user.id ?? family.child.user.id,
      myEmail: account?.user.email ?? 'nobody@example.org',
      mySession: account && claimsOf(account.token).sid,
      ownersPasskey: passkeyId,
      ownersSession: claimsOf(family.parent.token).sid,
      mine: account && memberOf(account),
      owners: memberOf(family.parent),
      learners: memberOf(family.child),
    };
    return texts[name];
  };
  const tokens = { ...mapTokens(accounts), none: undefined };
  const notThere = await product.send(getHousehold, tokens.par, { params: { householdId: ulid() } });
  return {
    product,
    tokens,
    adminTokenWithoutVisit: (await signUpAdmin(product)).token,
    ids: {
      own: { ...ids, ...devices.ids, ...newcomers },
      foreign: { ...foreign.ids, ...(await makeDevices(product, foreign.family)).ids, ...newcomers },
    },
    textOf,
    notThere,
  };
}

type Accounts = Readonly<Record<Exclude<Person, 'none'>, PersonSignedIn>>;

function mapTokens(accounts: Accounts): Record<Exclude<Person, 'none'>, string> {
  const tokens = Object.entries(accounts).map(([person, { token }]) => [person, token]);
  return Object.fromEntries(tokens) as Record<Exclude<Person, 'none'>, string>;
}

/** Returns accounts by column of the tables: the parent, the child, and new ones for other adults of the family and for people from elsewhere. */
async function gatherAccounts(product: TestProduct, { household, parent, child }: TestFamily) {
  const elsewhere = await makeFamily(product);
  return {
    owner: parent,
    guard: await addGrownUp(product, parent, household.id, 'guardian'),
    view: await addGrownUp(product, parent, household.id, 'viewer'),
    self: child,
    child: elsewhere.child,
    par: elsewhere.parent,
    alone: await signUp(product, 'parent'),
    off: await addGrownUp(product, parent, household.id, 'guardian'),
  };
}

const questions = [{ question: 'Which?', options: ['this', 'that'], correctIndex: 0, explanation: 'Because.' }];

async function makeThings(product: TestProduct, family: TestFamily) {
  const { household, parent, child, learner } = family;
  const { sibling, codes, ids } = await makePeople(product, family);
  const deck = await makeDeck(product, family, 3);
  const body = { householdId: household.id, name: 'Quiz', questions };
  const quiz = await product.call(createQuiz, parent.token, { body });
  const handedIn = await product.call(startAttempt, child.token, { params: { quizId: quiz.id }, body: {} });
  await product.call(completeAttempt, child.token, { params: { attemptId: handedIn.id }, body: { answers: [0] } });
  const { id: mediaId } = await product.call(storeMedia, parent.token, {
    params: { householdId: household.id },
    body: fileOf('image/webp'),
  });
  const importId = await beginImport(product, family, deck.id);
  const work = await workOn(product, family, { by: child, learnerId: learner.id, deck, quiz });
  await workOn(product, family, { by: sibling, learnerId: ids.siblingId, deck, quiz });
  const { code: shareCode } = await product.call(createShare, parent.token, { params: { deckId: deck.id } });
  const { id: otherDeckId } = await makeDeck(product, family, 0);
  const { id: entryId } = await makeDeck(product, family, 1);
  await product.call(deleteDeck, parent.token, { params: { deckId: entryId } });
  const things = {
    entryId,
    deckId: deck.id,
    otherDeckId,
    resourceId: deck.id,
    quizId: quiz.id,
    handedInId: handedIn.id,
    mediaId,
    importId,
    ...work,
  };
  return { sibling, codes: { ...codes, shareCode }, ids: { ...ids, ...things } };
}

/** Creates a sibling with an account, a learner without one, a viewer, and two open invitations. */
async function makePeople(product: TestProduct, { household, parent, child, learner }: TestFamily) {
  const params = { householdId: household.id };
  const { learner: ben, child: sibling } = await addChild(product, parent, household.id, 'Ben');
  const noAccount = await product.call(createLearner, parent.token, { params, body: { name: 'Cleo' } });
  const aunt = await addGrownUp(product, parent, household.id, 'viewer');
  const members = await product.call(listMembers, parent.token, { params });
  const invite = async (body: { role?: 'viewer'; learnerId?: string }) =>
    (await product.call(createInvitation, parent.token, { params, body })).code;
  const codes = {
    grownUpsCode: await invite({ role: 'viewer' }),
    learnersCode: await invite({ learnerId: noAccount.id }),
  };
  const [invitation] = await product.call(listInvitations, parent.token, { params });
  const ids = {
    householdId: household.id,
    learnerId: learner.id,
    siblingId: ben.id,
    noAccountId: noAccount.id,
    userId: child.user.id,
    memberId: members.find(({ userId }) => userId === aunt.user.id)?.id ?? '',
    invitationId: invitation?.id ?? '',
  };
  return { sibling, codes, ids };
}

/** Creates a device with a signed-in learner, a device that waits for approval, and an unused pairing code. */
async function makeDevices(product: TestProduct, family: TestFamily) {
  const [{ token }, params] = [family.parent, { householdId: family.household.id }];
  const { device, credential, tapped } = await tapOnDevice(product, family, [0, 1, 2]);
  const waiting = await product.call(createPairing, token, { params, body: {} });
  const { claim } = await product.call(claimPairing, undefined, { body: { code: waiting.code, name: 'Tablet' } });
  const { code } = await product.call(createPairing, token, { params, body: {} });
  const removed = await makeRemovedDevice(product, family);
  return { tapped, texts: { credential, removed, claim, code }, ids: { deviceId: device.id, pairingId: waiting.id } };
}

interface Work {
  readonly by: SignedIn;
  readonly learnerId: string;
  readonly deck: { readonly id: string };
  readonly quiz: { readonly id: string };
}

async function workOn(product: TestProduct, { household, parent }: TestFamily, { by, learnerId, deck, quiz }: Work) {
  const session = await product.call(startSession, by.token, { params: { deckId: deck.id }, body: {} });
  const attempt = await product.call(startAttempt, by.token, { params: { quizId: quiz.id }, body: {} });
  const assignment = await product.call(createAssignment, parent.token, {
    body: { householdId: household.id, learnerId, type: 'deck', resourceId: deck.id },
  });
  const [card] = session.cards;
  const [review] = await answer(product, by.token, session, 1);
  return {
    sessionId: session.id,
    reviewId: review?.id ?? '',
    attemptId: attempt.id,
    assignmentId: assignment.id,
    cardId: card?.id ?? '',
  };
}
