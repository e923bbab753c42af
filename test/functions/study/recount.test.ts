import * as fc from 'fast-check';
import { ulid } from 'ulid';
import { beforeAll, expect, it } from 'vitest';
import { createCard, deleteCard, listCards } from '../../../shared/routes/cards.ts';
import { completeSession, recordReviews, startSession } from '../../../shared/routes/study.ts';
import { localPart } from '../../../shared/ids.ts';
import type { Card, Deck } from '../../../shared/schemas/deck.ts';
import type { OpenSession, Review } from '../../../shared/schemas/study.ts';
import {
  type Faults,
  injectFaults,
  isWrite,
  lostAnswer,
  throttled,
  transactionConflict,
} from '../../support/faults.ts';
import { readNumbers, recount } from '../../support/recount.ts';
import { countRows, readHousehold } from '../../support/stored-rows.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

const timeZone = 'America/New_York';
const effects = { lostAnswer, throttled, transactionConflict };

let product: TestProduct;
let faults: Faults;
beforeAll(async () => {
  product = await openTestProduct();
  faults = injectFaults(product.client);
});

/** An event in a family. Numbers select existing things, modulo their count. */
type Step =
  | { readonly kind: 'wait'; readonly minutes: number }
  | { readonly kind: 'start'; readonly deck: number; readonly mode: 'due' | 'all' }
  | {
      readonly kind: 'answer';
      readonly session: number;
      readonly cards: readonly { readonly card: number; readonly isRight: boolean; readonly minutesAgo: number }[];
      /** Whether the device keeps the answers until a later `deliver` sends them. */
      readonly isHeldBack: boolean;
      readonly fault: keyof typeof effects | 'none';
    }
  | { readonly kind: 'deliver' | 'sendAgain' | 'complete'; readonly which: number }
  | { readonly kind: 'deleteCard' | 'addCard'; readonly deck: number; readonly card: number };

const choice = fc.nat({ max: 40 });
const answered = fc.record({
  card: choice,
  isRight: fc.boolean(),
  minutesAgo: fc.oneof(fc.constant(0), fc.integer({ min: -10, max: 5_000 })),
});
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      minutes: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 300, max: 4_000 })),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('start' as const),
      deck: choice,
      mode: fc.constantFrom('due' as const, 'all' as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      session: choice,
      cards: fc.array(answered, { minLength: 1, maxLength: 8 }),
      isHeldBack: fc.boolean(),
      fault: fc.constantFrom(
        'none' as const,
        'none' as const,
        'lostAnswer' as const,
        'throttled' as const,
        'transactionConflict' as const,
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('deliver' as const, 'sendAgain' as const, 'complete' as const),
      which: choice,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('deleteCard' as const, 'addCard' as const),
      deck: choice,
      card: choice,
    }),
  },
);

/** Runs steps for a family, and records which answers arrived after their card was deleted. */
class History {
  readonly #family: TestFamily;
  readonly #decks: readonly Deck[];
  readonly #sessions: OpenSession[] = [];
  readonly #heldBack: { sessionId: string; reviews: Review[] }[] = [];
  readonly #sent: { sessionId: string; reviews: Review[] }[] = [];
  readonly #gone = new Set<string>();
  readonly #known = new Set<string>();
  readonly dead = new Set<string>();

  constructor(family: TestFamily, decks: readonly Deck[]) {
    this.#family = family;
    this.#decks = decks;
  }

  async live(step: Step): Promise<void> {
    switch (step.kind) {
      case 'wait':
        product.pass(step.minutes * 60);
        return;
      case 'start':
        return await this.#start(step);
      case 'answer':
        return await this.#answer(step);
      case 'deliver':
        return await this.#send(this.#heldBack.splice(0)[step.which % 3] ?? undefined);
      case 'sendAgain':
        return await this.#send(pick(this.#sent, step.which));
      case 'complete':
        return await this.#complete(pick(this.#sessions, step.which));
      case 'deleteCard':
      case 'addCard':
        return await this.#changeDeck(step);
    }
  }

  async #start({ deck, mode }: Extract<Step, { kind: 'start' }>): Promise<void> {
    const params = { deckId: pick(this.#decks, deck)?.id ?? '' };
    this.#sessions.push(await product.call(startSession, this.#family.child.token, { params, body: { mode } }));
  }

  async #answer({ session, cards, isHeldBack, fault }: Extract<Step, { kind: 'answer' }>): Promise<void> {
    const open = pick(this.#sessions, session);
    if (!open || open.cards.length === 0) return;
    const reviews = cards.map(({ card, isRight, minutesAgo }): Review => {
      const at = new Date(product.now().getTime() - minutesAgo * 60_000);
      const cardId = pick(open.cards, card)?.id ?? '';
      return {
        id: ulid(at.getTime()),
        cardId,
        rating: isRight ? 'correct' : 'wrong',
        answeredAt: at.toISOString(),
        msTaken: 1_000,
        ...(!isRight && { mode: 'choose', mixedUpWith: pick(open.cards, card + minutesAgo + 10)?.id ?? '' }),
      };
    });
    if (isHeldBack) this.#heldBack.push({ sessionId: open.id, reviews });
    else await this.#send({ sessionId: open.id, reviews }, fault);
  }

  async #send(
    batch: { sessionId: string; reviews: Review[] } | undefined,
    fault: keyof typeof effects | 'none' = 'none',
  ): Promise<void> {
    if (!batch) return;
    const { sessionId, reviews } = batch;
    if (fault !== 'none') faults.add({ does: effects[fault], when: isWrite, times: 2 });
    await product.call(recordReviews, this.#family.child.token, { params: { sessionId }, body: { reviews } });
    faults.clear();
    this.#sent.push(batch);
    for (const review of reviews.filter(({ id }) => !this.#known.has(id))) {
      this.#known.add(review.id);
      if (this.#gone.has(review.cardId)) this.dead.add(review.id);
    }
  }

  async #complete(session: OpenSession | undefined): Promise<void> {
    if (!session) return;
    const body = { cardsStudied: 0, cardsCorrect: 0 };
    await product.call(completeSession, this.#family.child.token, { params: { sessionId: session.id }, body });
  }

  async #changeDeck({ kind, deck, card }: Extract<Step, { kind: 'deleteCard' | 'addCard' }>): Promise<void> {
    const deckId = pick(this.#decks, deck)?.id ?? '';
    const { token } = this.#family.parent;
    if (kind === 'addCard') {
      await product.call(createCard, token, { params: { deckId }, body: { front: 'new', back: 'new' } });
      return;
    }
    const found: Card | undefined = pick(await product.call(listCards, token, { params: { deckId } }), card);
    if (!found) return;
    await product.call(deleteCard, token, { params: { deckId, cardId: found.id } });
    this.#gone.add(found.id);
  }
}

function pick<T>(list: readonly T[], number: number): T | undefined {
  return list[number % Math.max(list.length, 1)];
}

/** Ten answers in every history, because a history without answers would prove nothing. */
const certainAnswers: Step = {
  kind: 'answer',
  session: 1,
  cards: Array.from({ length: 10 }, (_, card) => ({ card, isRight: card % 2 === 0, minutesAgo: card })),
  isHeldBack: false,
  fault: 'none',
};

it('keeps every number equal to what the log says, whatever happens [learning-every-figure-equals-recount-review]', async () => {
  let studied = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 10, maxLength: 40, size: 'max' }), async (steps) => {
      faults.clear();
      product.setNow(startOfTests);
      const family = await makeFamily(product, timeZone);
      const history = new History(family, [await makeDeck(product, family, 4), await makeDeck(product, family, 13)]);
      for (const step of [
        { kind: 'start', deck: 0, mode: 'due' },
        { kind: 'start', deck: 1, mode: 'due' },
        certainAnswers,
        ...steps,
      ] as Step[]) {
        await history.live(step);
      }
      const learner = localPart(family.learner.id);
      const rows = await readHousehold(product, family.household.id);
      studied += countRows(rows, `L#${learner}#REV#`);
      expect(readNumbers(rows, learner)).toEqual(recount(rows, learner, timeZone, history.dead));
    }),
    // Shrinking a failing history would take minutes, because every step is a call.
    { numRuns: 3, endOnFailure: true },
  );
  expect(studied).toBeGreaterThan(20);
}, 180_000);
