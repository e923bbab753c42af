import { ulid } from 'ulid';
import { hashPassword } from '../../functions/platform/sign-in/password-hash.ts';
import { newUser } from '../../functions/auth/account.ts';
import { createUserActions } from '../../functions/data/people/user.ts';
import { notice } from '../../shared/notice.ts';
import { login, register } from '../../shared/routes/auth.ts';
import { createCard, importCards } from '../../shared/routes/cards.ts';
import { createDeck } from '../../shared/routes/decks.ts';
import { createDevice, deleteDevice, setPictureCode, signInOnDevice } from '../../shared/routes/devices.ts';
import { changeCards } from '../../shared/routes/imports.ts';
import { acceptInvitation, createHousehold, createInvitation } from '../../shared/routes/households.ts';
import { createLearner } from '../../shared/routes/learners.ts';
import { storeMedia } from '../../shared/routes/media.ts';
import { beginPasskey, createPasskey } from '../../shared/routes/passkeys.ts';
import { openVisit } from '../../shared/routes/visits.ts';
import type { Deck } from '../../shared/schemas/deck.ts';
import type { Household } from '../../shared/schemas/household.ts';
import type { Learner } from '../../shared/schemas/learner.ts';
import type { MemberRole, SignedIn } from '../../shared/schemas/user.ts';
import { fileOf } from './files/sample-media.ts';
import { makeAuthenticator } from './authenticator.ts';
import { appAddress, type TestProduct } from './test-product.ts';

/** A household with a parent and a learner who has an account. */
export interface TestFamily {
  readonly household: Household;
  readonly parent: SignedIn;
  readonly child: SignedIn;
  readonly learner: Learner;
}

/** Product client without control of the clock. */
type Product = Omit<TestProduct, 'setNow' | 'pass'>;

let people = 0;
export const password = 'correct horse 42';

/** @returns a client IP address that no other account registers from. */
function ownNetwork(): string {
  return `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`;
}

/** @returns a new account, signed in. */
export async function signUp(product: Product, role: 'parent' | 'learner'): Promise<SignedIn> {
  people += 1;
  const json = { email: `${role}${people}@example.org`, password, role };
  const answer = await product.send(register, undefined, { json, headers: { 'x-viewer-address': ownNetwork() } });
  if (answer.status !== 201) throw new Error(`register answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body as SignedIn;
}

/** Creates an admin like the operator's command does. @returns the signed-in admin. */
export async function signUpAdmin(product: Product, email = `admin${(people += 1)}@example.org`): Promise<SignedIn> {
  const { context } = product;
  const passwordHash = await hashPassword(password, context.passwordCost);
  const user = { ...newUser(context.newId(product.now()), email, 'admin', product.now()), passwordHash };
  await context.table.commit(createUserActions(context.table, user));
  return await product.call(login, undefined, { body: { email, password } });
}

export async function visitAs(
  product: Pick<Product, 'call'>,
  admin: Pick<SignedIn, 'token'>,
  householdId: string,
  reason = 'Ticket 4711',
) {
  return await product.call(openVisit, admin.token, { params: { householdId }, body: { reason } });
}

export async function makeHousehold(product: Product, parent: SignedIn, timeZone = 'UTC'): Promise<Household> {
  const consent = { noticeVersion: notice.version };
  return await product.call(createHousehold, parent.token, { body: { name: 'Smith Family', timeZone, consent } });
}

/** @returns a learner of the household, with the account that studies as them. Their goal is in cards: tests count these. */
export async function addChild(product: Product, parent: SignedIn, householdId: string, name = 'Emma') {
  const params = { householdId };
  const learner = await product.call(createLearner, parent.token, { params, body: { name, minutesPerDay: 0 } });
  const invitation = await product.call(createInvitation, parent.token, { params, body: { learnerId: learner.id } });
  const child = await signUp(product, 'learner');
  await product.call(acceptInvitation, child.token, { body: { code: invitation.code } });
  return { learner, child };
}

/** Adds a family device on which the learner signs in by a tap, and with a picture code if `pictures` is given. */
export async function tapOnDevice(
  product: Product,
  { parent, household, learner }: Pick<TestFamily, 'parent' | 'household' | 'learner'>,
  pictures?: number[],
) {
  const params = { householdId: household.id };
  const place = { ...params, learnerId: learner.id };
  if (pictures) await product.call(setPictureCode, parent.token, { params: place, body: { pictures } });
  const made = await product.call(createDevice, parent.token, { params, body: { name: 'Kitchen tablet' } });
  const { credential } = made;
  const body = { credential, learnerId: learner.id, ...(pictures && { pictures }) };
  return { ...made, tapped: await product.call(signInOnDevice, undefined, { body }) };
}

/** @returns the credential of a device that was removed and may still deliver answers. */
export async function makeRemovedDevice(
  product: Product,
  { parent, household }: Pick<TestFamily, 'parent' | 'household'>,
): Promise<string> {
  const params = { householdId: household.id };
  const { device, credential } = await product.call(createDevice, parent.token, {
    params,
    body: { name: 'Old phone' },
  });
  await product.call(deleteDevice, parent.token, { params: { ...params, deviceId: device.id } });
  return credential;
}

/** @returns an authenticator with a passkey of the account, and the passkey's id. */
export async function addPasskey(product: Product, token: string, name?: string) {
  const device = makeAuthenticator(appAddress);
  const passkey = device.create(await product.call(beginPasskey, token, { body: { password } }));
  const { id } = await product.call(createPasskey, token, { body: { passkey, ...(name !== undefined && { name }) } });
  return { device, passkeyId: id };
}

export async function addGrownUp(
  product: Product,
  parent: SignedIn,
  householdId: string,
  role: Exclude<MemberRole, 'owner'>,
) {
  const invitation = await product.call(createInvitation, parent.token, { params: { householdId }, body: { role } });
  const grownUp = await signUp(product, 'parent');
  await product.call(acceptInvitation, grownUp.token, { body: { code: invitation.code } });
  return grownUp;
}

export async function makeFamily(product: Product, timeZone = 'UTC'): Promise<TestFamily> {
  const parent = await signUp(product, 'parent');
  const household = await makeHousehold(product, parent, timeZone);
  return { household, parent, ...(await addChild(product, parent, household.id)) };
}

/** @returns a deck with cards `front 1`/`back 1` and so on. */
export async function makeDeck(
  product: Product,
  { parent, household }: Pick<TestFamily, 'parent' | 'household'>,
  cards: number,
): Promise<Deck> {
  const body = { name: `Deck of ${cards}`, householdId: household.id };
  const deck = await product.call(createDeck, parent.token, { body });
  for (let offset = 0; offset < cards; offset += 200) {
    const rows = Array.from({ length: Math.min(200, cards - offset) }, (_, index) => offset + index + 1);
    await product.call(importCards, parent.token, {
      params: { deckId: deck.id },
      body: { importId: 'setup', offset, cards: rows.map((row) => ({ front: `front ${row}`, back: `back ${row}` })) },
    });
  }
  return deck;
}

/** @returns the id of an import that has not written any cards to the deck yet. */
export async function beginImport(product: Product, { parent }: Pick<TestFamily, 'parent'>, deckId: string) {
  const importId = ulid();
  const body = { importId, name: 'words.csv', changes: [], removed: [] };
  await product.call(changeCards, parent.token, { params: { deckId }, body });
  return importId;
}

/** Creates a card with the same picture on both sides and no text on its front. @returns the card and the picture's id. */
export async function makePictureCard(
  product: Product,
  { parent, household }: Pick<TestFamily, 'parent' | 'household'>,
  deckId: string,
  file = fileOf('image/webp'),
) {
  const params = { householdId: household.id };
  const { id } = await product.call(storeMedia, parent.token, { params, body: file });
  const body = { front: '', back: 'perro', frontMedia: [{ id, alt: 'A dog' }], backMedia: [{ id }] };
  return { mediaId: id, card: await product.call(createCard, parent.token, { params: { deckId }, body }) };
}
