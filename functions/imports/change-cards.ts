import { changeCards } from '../../shared/routes/imports.ts';
import { listBareSides } from '../../shared/schemas/deck.ts';
import { putCardsIntoBin, requireRoomInBin } from '../cards/remove-cards.ts';
import { resolveLoadedFlagsActions, storedFlags } from '../data/content/card-flag.ts';
import {
  type CardImportPlace,
  type CardTexts,
  expiryOfChanges,
  hasTexts,
  placeOfImport,
  refuseUndone,
  rowOfCard,
  type StoredCardImport,
  storedCardImports,
  storedImportChanges,
  withTexts,
} from '../data/content/card-import.ts';
import { findCards, storedCards } from '../data/content/card.ts';
import { storedDecks } from '../data/content/deck.ts';
import { storedHouseholds } from '../data/people/household.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { rewriteCards } from './rewrite-cards.ts';

export const handler = defineHandler(changeCards, async ({ params, body, household, now }) => {
  const { deck } = await storedDecks.requireById(household, params.deckId);
  const place = placeOfImport(deck, body.importId);
  const localOf = (cardId: string) => storedCards.placeOf(household.id, cardId, { deck }).card;
  const changes = new Map(body.changes.map(({ cardId, ...sides }) => [localOf(cardId), sides]));
  const removed = new Set(body.removed.map(localOf));
  const requireRoom = async () => await requireRoomInBin(household, deck, [...removed], body.later);
  const started = await repeatOnConflict(
    async () => await beginImport(household, place, { ...body, requireRoom }, now),
  );
  const run = { household, place, started, now };
  return { changed: await changeSides(run, changes), removed: await removeCards(run, removed) };
});

interface Run {
  readonly household: HouseholdScope;
  readonly place: CardImportPlace;
  readonly started: StoredCardImport;
  readonly now: Date;
}

interface NewImport {
  readonly importId: string;
  readonly name?: string | undefined;
  /** @throws ProductError `bin-full` */
  readonly requireRoom: () => Promise<void>;
}

/** @returns the stored import, created if this is its first call. An undone import is refused first. */
async function beginImport(
  { rows }: HouseholdScope,
  place: CardImportPlace,
  { importId, name, requireRoom }: NewImport,
  now: Date,
): Promise<StoredCardImport> {
  const seen = await storedCardImports.find(rows, place);
  refuseUndone(seen);
  // Before the first change, because removals of later calls belong to the same import.
  await requireRoom();
  if (seen) return seen;
  const startedAt = now.toISOString();
  const started = { ...place, startedAt, saved: [], writing: [], importId, ...(name && { name }), version: 1 };
  await rows.commit([
    storedCardImports.create(rows, started),
    storedDecks.check(rows, place),
    // A hidden household's rows are deleted for good.
    storedHouseholds.check(rows, {}),
  ]);
  return started;
}

/** Updates card texts. Skips deleted cards, cards this import has already changed, and cards it added. */
async function changeSides(run: Run, changes: ReadonlyMap<string, CardTexts>): Promise<number> {
  const { household, place, started, now } = run;
  const { rows } = household;
  const { deck } = place;
  const isOfOthers = (card: string) => rowOfCard(started, place, card) === undefined;
  return await rewriteCards([...changes.keys()].filter(isOfOthers), {
    rows,
    deck,
    now,
    plan: async (names) => {
      const [cards, made, flags] = await Promise.all([
        findCards(rows, deck, names),
        storedImportChanges.findMany(
          rows,
          names.map((card) => ({ ...place, card })),
        ),
        storedFlags.list(rows),
      ]);
      return await Promise.all(
        cards.map(async (seen) => {
          const { card, front, back, extra = '' } = seen;
          const after = changes.get(card) ?? seen;
          const isAsItShould = made.some((one) => one.card === card) || hasTexts(seen, after);
          // A side without text is only allowed if it has a picture or sound.
          const isBare = listBareSides({ ...seen, front: after.front, back: after.back }).length > 0;
          if (isAsItShould || isBare) return { card, actions: [] };
          const isExtraNew = after.extra !== undefined && after.extra !== extra;
          const sides = {
            before: { front, back, ...(isExtraNew && { extra }) },
            after: { front: after.front, back: after.back, ...(isExtraNew && { extra: after.extra }) },
          };
          // A newer text means that someone reviewed the card, so its flags are resolved and the learners who flagged it get credit.
          const said = flags.filter((flag) => flag.deck === deck && flag.card === card);
          const settled = await resolveLoadedFlagsActions(rows, said, now);
          return {
            card,
            actions: [
              storedCards.save(rows, seen, { ...withTexts(seen, sides.after), changedAt: now.toISOString() }),
              noteChange(run, card, sides),
              ...settled,
            ],
            isAlone: settled.length > 0,
          };
        }),
      );
    },
    alongside: (changed) => [countChanges(run, { changed })],
  });
}

/** Removes cards. Each removal is recorded first, so that an undo restores exactly these cards. If interrupted, a repeated call removes the rest. */
async function removeCards(run: Run, removed: ReadonlySet<string>): Promise<number> {
  const { household, place, started, now } = run;
  const { rows } = household;
  const { deck } = place;
  const names = [...removed].filter((card) => rowOfCard(started, place, card) === undefined);
  const findMade = async (some: readonly string[]) =>
    await storedImportChanges.findMany(
      rows,
      some.map((card) => ({ ...place, card })),
    );
  await rewriteCards(names, {
    rows,
    deck,
    now,
    plan: async (some) => {
      const [cards, made] = await Promise.all([findCards(rows, deck, some), findMade(some)]);
      return cards
        .filter(({ card }) => !made.some((one) => one.card === card))
        .map(({ card }) => ({ card, actions: [noteChange(run, card)] }));
    },
    alongside: (count) => [countChanges(run, { removed: count })],
  });
  const going = (await findMade(names)).filter(({ sides }) => sides === undefined).map(({ card }) => card);
  return await putCardsIntoBin(household, deck, going, now, place.importHash);
}

function noteChange(
  { household: { rows }, place, started }: Run,
  card: string,
  sides?: Record<'before' | 'after', CardTexts>,
): WriteAction {
  const expiresAt = expiryOfChanges(started);
  return storedImportChanges.create(rows, { ...place, card, ...(sides && { sides }), expiresAt });
}

function countChanges(
  { household: { rows }, place }: Run,
  add: { readonly changed?: number; readonly removed?: number },
): WriteAction {
  const guard = { equals: { undoingSince: undefined }, otherwise: 'import-undone' } as const;
  return storedCardImports.change(rows, place, { add }, guard);
}
