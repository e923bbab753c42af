import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ulid } from 'ulid';
import { storedLearners } from '../../../functions/data/people/learner.ts';
import { storedFlags } from '../../../functions/data/content/card-flag.ts';
import { householdRows } from '../../../functions/data/people/household.ts';
import { localPart } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import { deleteCard, listCards, updateCard } from '../../../shared/routes/cards.ts';
import { deleteDeck } from '../../../shared/routes/decks.ts';
import { clearFlag, flagCard, listFlags } from '../../../shared/routes/flags.ts';
import { deleteLearner } from '../../../shared/routes/learners.ts';
import type { Card, CardFlag } from '../../../shared/schemas/deck.ts';
import { type Faults, injectFaults, isWrite, meanwhile } from '../../support/faults.ts';
import { addChild, makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let faults: Faults;
let family: TestFamily;
let sibling: Awaited<ReturnType<typeof addChild>>;
let cards: Card[];
beforeAll(async () => {
  product = await openTestProduct();
  faults = injectFaults(product.client);
  family = await makeFamily(product);
  sibling = await addChild(product, family.parent, family.household.id, 'Ben');
});
beforeEach(async () => {
  faults.clear();
  const deck = await makeDeck(product, family, 2);
  cards = await product.call(listCards, family.parent.token, { params: { deckId: deck.id } });
});

const placeOf = (card = cards[0]) => ({ deckId: card?.deckId ?? '', cardId: card?.id ?? '' });
const flag = async (card = cards[0], { token } = family.child) =>
  await product.call(flagCard, token, { params: placeOf(card), body: {} });
const clear = async (token: string, card = cards[0]) => await product.call(clearFlag, token, { params: placeOf(card) });

async function flags(): Promise<CardFlag[]> {
  const all = await product.call(listFlags, family.parent.token, { params: { householdId: family.household.id } });
  return all.filter(({ deckId }) => deckId === cards[0]?.deckId);
}

describe('a card that a child flags', () => {
  it('is told to the grown-ups once, with the child and the time of the first word [route-flag-card, route-list-flags, flag-told-to-grown-ups]', async () => {
    const flaggedAt = product.now().toISOString();
    await flag();
    product.pass(60);
    await flag();
    expect(await flags()).toEqual([{ ...placeOf(), learnerId: family.learner.id, flaggedAt }]);
  });

  it('is flagged no more once the child takes it back, and a sibling’s word stays [route-clear-flag]', async () => {
    await flag();
    await flag(cards[0], sibling.child);
    await clear(family.child.token);
    await clear(family.child.token);
    expect(await flags()).toMatchObject([{ learnerId: sibling.learner.id }]);
    await clear(family.parent.token);
    expect(await flags()).toEqual([]);
  });

  it('is cleared of every flag by a change, by its deletion, and by a grown-up who finds it right [flag-cleared-by-mending]', async () => {
    const { token } = family.parent;
    const flagBoth = async () => await Promise.all([flag(), flag(cards[0], sibling.child), flag(cards[1])]);
    await flagBoth();
    await product.call(updateCard, token, { params: placeOf(), body: { front: 'mended' } });
    expect(await flags()).toMatchObject([placeOf(cards[1])]);
    await flagBoth();
    await clear(token);
    expect(await flags()).toMatchObject([placeOf(cards[1])]);
    await flagBoth();
    await product.call(deleteCard, token, { params: placeOf() });
    expect(await flags()).toMatchObject([placeOf(cards[1])]);
    expect(await product.send(flagCard, family.child.token, { params: placeOf(), json: {} })).toMatchObject({
      status: 404,
    });
  });

  it('leaves no flag behind when it is deleted while the child flags it', async () => {
    faults.add({
      at: 'call',
      when: isWrite,
      does: meanwhile(async () => await flag()),
    });
    await product.call(deleteCard, family.parent.token, { params: placeOf() });
    expect(await flags()).toEqual([]);
  });

  it('is refused kindly beyond the hundredth that waits', async () => {
    const rows = householdRows(product.context.table, family.household.id);
    const place = { learner: localPart(sibling.learner.id), deck: localPart(placeOf().deckId) };
    const flaggedAt = product.now().toISOString();
    const waiting = Array.from({ length: limits.flagsPerLearner - 1 }, () => ({ ...place, card: ulid(), flaggedAt }));
    await rows.commit(waiting.slice(1).map((one) => storedFlags.create(rows, one)));
    // Simulates a learner from before flags were counted.
    const [last] = waiting;
    await rows.commit([
      ...(last ? [storedFlags.create(rows, last)] : []),
      storedLearners.change(rows, place, { remove: ['flagsCounted'] }),
    ]);
    await flag(cards[0], sibling.child);
    const refused = await product.send(flagCard, sibling.child.token, { params: placeOf(cards[1]), json: {} });
    expect(refused).toMatchObject({ status: 409, body: { code: 'too-many-flags' } });
    await flag(cards[0], sibling.child);
    expect(await flags()).toHaveLength(limits.flagsPerLearner);
    await rows.commit(waiting.map((one) => storedFlags.remove(rows, one)));
  });

  it('takes its flags along with its deck, and with the child', async () => {
    await Promise.all([flag(), flag(cards[1], sibling.child)]);
    const { household, parent } = family;
    await product.call(deleteLearner, parent.token, {
      params: { householdId: household.id, learnerId: sibling.learner.id },
      body: {},
    });
    expect(await flags()).toMatchObject([placeOf()]);
    await product.call(deleteDeck, parent.token, { params: { deckId: placeOf().deckId } });
    expect(await flags()).toEqual([]);
  });
});
