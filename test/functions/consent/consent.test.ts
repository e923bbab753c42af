import { beforeAll, describe, expect, it } from 'vitest';
import { storedConsents } from '../../../functions/data/people/consent.ts';
import { householdRows } from '../../../functions/data/people/household.ts';
import { notice } from '../../../shared/notice.ts';
import { retention } from '../../../shared/retention.ts';
import { getConsent, getNotice, giveConsent, withdrawConsent } from '../../../shared/routes/consent.ts';
import { getHome } from '../../../shared/routes/home.ts';
import { createHousehold } from '../../../shared/routes/households.ts';
import { startSession } from '../../../shared/routes/study.ts';
import { createLearner } from '../../../shared/routes/learners.ts';
import { createAssignment, listAssignments } from '../../../shared/routes/assignments.ts';
import { updateCard } from '../../../shared/routes/cards.ts';
import { updateDeck } from '../../../shared/routes/decks.ts';
import { flagCard, listFlags } from '../../../shared/routes/flags.ts';
import { changeCards } from '../../../shared/routes/imports.ts';
import { generateQuiz, updateQuiz } from '../../../shared/routes/quizzes.ts';
import { storedLearners } from '../../../functions/data/people/learner.ts';
import type { SignedIn } from '../../../shared/schemas/user.ts';
import { makeDeck, makeFamily, signUp, signUpAdmin } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

const needConsent = { status: 409, body: { code: 'consent-needed' } };

let product: TestProduct;
let parent: SignedIn;
beforeAll(async () => {
  product = await openTestProduct();
  parent = await signUp(product, 'parent');
});

async function makeSilentHousehold(consent?: { noticeVersion: string }) {
  const body = { name: 'Smith Family', timeZone: 'UTC', ...(consent && { consent }) };
  return await product.send(createHousehold, parent.token, { json: body });
}

async function silentHousehold() {
  const params = { householdId: (await product.call(createHousehold, parent.token, { body: { name: 'Smith' } })).id };
  const addChild = async () => await product.send(createLearner, parent.token, { params, json: { name: 'Emma' } });
  const agree = async (noticeVersion: string = notice.version) =>
    await product.send(giveConsent, parent.token, { params, json: { noticeVersion } });
  return { params, addChild, agree };
}

it('the notice is there to be read by anybody, in sentences [route-get-notice]', async () => {
  const { version, text, agreeing } = await product.call(getNotice, undefined, {});
  expect([version, agreeing]).toEqual([notice.version, 'family-only']);
  expect(text.length).toBeGreaterThan(4);
  expect(text.every((sentence) => /^[A-Z].*\.$/.test(sentence))).toBe(true);
});

it('the notice says what a stage really does: warnings where it sends mails, and how it knows who agrees', () => {
  const write = (sendsMails: boolean, familyOnly: boolean) => notice.write({ sendsMails, familyOnly }).join(' ');
  expect(write(true, false)).toContain(
    `If nobody uses it for ${retention.unusedHouseholdMonths} months, we delete it. Before that we email you three warnings.`,
  );
  expect(write(true, false)).toContain('We first check that the email is yours. Afterwards we email you');
  for (const text of [write(false, false), write(false, true)]) {
    expect(text).toContain('This Flashspark sends no emails, so it can’t warn you');
    expect(text).not.toContain('months');
  }
  for (const text of [write(true, true), write(false, true)]) expect(text).toContain('so no email is checked first');
  const home = notice.write({ sendsMails: true, familyOnly: true, isOwnMachine: true }).join(' ');
  expect(home).toContain('runs on the computer of whoever started it');
  // A self-hosted product has no scheduled deletion and no backups, so its notice mentions neither.
  expect(home).not.toMatch(/Amazon|months|in backups/);
});

it('nobody agrees for a family but its own grown-ups: an admin neither with a new household nor for one that is there', async () => {
  const admin = await signUpAdmin(product);
  const consent = { noticeVersion: notice.version };
  const notAllowed = { status: 403, body: { code: 'not-allowed' } };
  for (const owner of [{}, { ownerEmail: parent.user.email }]) {
    const json = { name: 'Agreed for', consent, ...owner };
    expect(await product.send(createHousehold, admin.token, { json })).toMatchObject(notAllowed);
  }
  const { params, addChild } = await silentHousehold();
  expect((await product.send(giveConsent, admin.token, { params, json: consent })).status).toBe(403);
  expect(await addChild()).toMatchObject({ status: 409, body: { code: 'consent-needed' } });
  const json = { name: 'Not agreed yet', ownerEmail: parent.user.email };
  const made = await product.send(createHousehold, admin.token, { json });
  const householdId = (made.body as { id: string }).id;
  expect((await product.send(getConsent, parent.token, { params: { householdId } })).status).toBe(404);
});

describe('a household', () => {
  it('gets no child before a grown-up agreed, and says so [child-consent-before-first-child, route-give-consent, route-get-consent]', async () => {
    const { params, addChild, agree } = await silentHousehold();
    expect(await addChild()).toMatchObject({ status: 409, body: { code: 'consent-needed' } });
    expect((await product.send(getConsent, parent.token, { params })).status).toBe(404);
    const agreed = { noticeVersion: notice.version, agreedAt: startOfTests, agreedBy: parent.user.id };
    expect(await agree()).toMatchObject({ status: 200, body: agreed });
    expect(await product.call(getConsent, parent.token, { params })).toEqual(agreed);
    expect((await addChild()).status).toBe(201);
  });

  it('agrees to the notice that there is, to no other, and is told which one that is', async () => {
    const { agree, addChild } = await silentHousehold();
    const refused = { status: 409, body: { code: 'notice-changed', fields: { noticeVersion: notice.version } } };
    expect(await agree('1999-01-01')).toMatchObject(refused);
    expect((await addChild()).status).toBe(409);
    expect(await makeSilentHousehold({ noticeVersion: '1999-01-01' })).toMatchObject(refused);
  });

  it('that agreed to an earlier notice is asked again before the next child', async () => {
    const { params, addChild, agree } = await silentHousehold();
    await agree();
    const rows = householdRows(product.context.table, params.householdId);
    await rows.commit([storedConsents.change(rows, {}, { set: { noticeVersion: '2020-01-01' } })]);
    expect(await addChild()).toMatchObject({ status: 409, body: { code: 'consent-needed' } });
    expect((await agree()).status).toBe(200);
    expect((await addChild()).status).toBe(201);
  });

  it('keeps who agreed first, and when', async () => {
    const { params, agree } = await silentHousehold();
    const first = (await agree()).body;
    product.pass(60);
    expect((await agree()).body).toEqual(first);
    expect(await product.call(getConsent, parent.token, { params })).toEqual(first);
  });

  it('takes no child any more once the consent is withdrawn, says since when, and withdrawing again changes nothing [route-withdraw-consent]', async () => {
    const { params, addChild, agree } = await silentHousehold();
    await agree();
    const withdrawnAt = product.now().toISOString();
    await product.call(withdrawConsent, parent.token, { params });
    product.pass(60);
    await product.call(withdrawConsent, parent.token, { params });
    expect(await product.call(getConsent, parent.token, { params })).toMatchObject({ withdrawnAt });
    expect(await addChild()).toMatchObject(needConsent);
  });

  it('that agrees again to the same notice goes on where it stopped', async () => {
    const family = await makeFamily(product);
    const deck = await makeDeck(product, family, 3);
    const params = { householdId: family.household.id };
    const study = async () =>
      await product.send(startSession, family.child.token, { params: { deckId: deck.id }, json: {} });
    const begun = await study();
    await product.call(withdrawConsent, family.parent.token, { params });
    expect(await study()).toMatchObject(needConsent);
    expect(await product.send(getHome, family.child.token, {})).toMatchObject(needConsent);
    const body = { noticeVersion: notice.version };
    const agreed = await product.call(giveConsent, family.parent.token, { params, body });
    expect(agreed).not.toHaveProperty('withdrawnAt');
    expect((await study()).body).toMatchObject({ id: (begun.body as { id: string }).id });
    expect((await product.send(getHome, family.child.token, {})).status).toBe(200);
  });

  it('that never agreed has nothing to withdraw, and an account of its own studies in it', async () => {
    const { params } = await silentHousehold();
    expect((await product.send(withdrawConsent, parent.token, { params })).status).toBe(204);
    expect((await product.send(getConsent, parent.token, { params })).status).toBe(404);
  });
});

describe('what grown-ups do to cards while nobody agrees', () => {
  async function familyWithFlag() {
    const family = await makeFamily(product);
    const params = { deckId: (await makeDeck(product, family, 3)).id };
    const session = await product.call(startSession, family.child.token, { params, body: {} });
    const card = { ...params, cardId: session.cards[0]?.id ?? '' };
    await product.call(flagCard, family.child.token, { params: card, body: {} });
    const household = { householdId: family.household.id };
    const rows = householdRows(product.context.table, family.household.id);
    const withdraw = async () => await product.call(withdrawConsent, family.parent.token, { params: household });
    const mended = async () => (await storedLearners.list(rows)).map(({ mendedCards = 0 }) => mendedCards);
    const flags = async () => await product.call(listFlags, family.parent.token, { params: household });
    return { family, token: family.parent.token, household, card, params, withdraw, mended, flags };
  }

  it('mends a card that a child flagged, which counts for the child only where the family agrees', async () => {
    const [open, over] = [await familyWithFlag(), await familyWithFlag()];
    await over.withdraw();
    for (const { token, card } of [open, over])
      await product.call(updateCard, token, { params: card, body: { front: 'mended' } });
    expect([await open.mended(), await over.mended()]).toEqual([[1], [0]]);
    expect([await open.flags(), await over.flags()]).toEqual([[], []]);
  });

  it('mends it by a newer file in the same way', async () => {
    const [open, over] = [await familyWithFlag(), await familyWithFlag()];
    const body = { importId: 'newer', changes: [], removed: [] };
    for (const { family, params } of [open, over])
      await product.call(changeCards, family.parent.token, { params, body });
    await over.withdraw();
    for (const { token, params, card } of [open, over]) {
      const changes = [{ cardId: card.cardId, front: 'mended', back: 'b' }];
      const changed = await product.call(changeCards, token, { params, body: { ...body, changes } });
      expect(changed).toMatchObject({ changed: 1 });
    }
    expect([await open.mended(), await over.mended()]).toEqual([[1], [0]]);
    expect([await open.flags(), await over.flags()]).toEqual([[], []]);
  });

  it('renames a deck and a quiz, and open work is called so once somebody agrees again', async () => {
    const { family, token, household, params, withdraw } = await familyWithFlag();
    const quiz = await product.call(generateQuiz, token, { params, body: {} });
    for (const [type, resourceId] of [
      ['deck', params.deckId],
      ['quiz', quiz.id],
    ] as const)
      await product.call(createAssignment, token, {
        body: { ...household, learnerId: family.learner.id, type, resourceId },
      });
    const names = async () => {
      const work = await product.call(listAssignments, token, { query: household });
      return work.map(({ resourceName }) => resourceName).toSorted();
    };
    const before = await names();
    await withdraw();
    await product.call(updateDeck, token, { params, body: { name: 'A new deck' } });
    await product.call(updateQuiz, token, { params: { quizId: quiz.id }, body: { name: 'A new quiz' } });
    expect(await names()).toEqual(before);
    await product.call(giveConsent, token, { params: household, body: { noticeVersion: notice.version } });
    expect(await names()).toEqual(['A new deck', 'A new quiz']);
  });
});
