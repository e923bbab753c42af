import { planDecks } from '../../../../../shared/import/split-decks.ts';
import { limits } from '../../../../../shared/limits.ts';
import type { CardSides, Deck } from '../../../../../shared/schemas/deck.ts';
import type { NewDeck } from '../../../queries/decks.ts';

/** Where the cards go: into a deck to be made, or into one that is there. */
export type ImportTarget =
  | { readonly kind: 'new-deck'; readonly householdId: string }
  | { readonly kind: 'deck'; readonly deck: Deck; readonly existing: readonly CardSides[] };

/** What a new deck has beside its name: how it is asked and answered, its languages, its format; what is absent is as usual. */
export type DeckSettings = Omit<NewDeck, 'name' | 'description' | 'householdId'>;

/** One deck's share of an import. */
export interface ImportPart {
  readonly name: string;
  readonly cards: readonly CardSides[];
  /** The deck, once it is there. */
  readonly deckId?: string;
  /** The deck may be there: the answer to its making was lost. */
  readonly isDeckUncertain?: true;
  /** Cards that the server has, counted from the first row. */
  readonly saved: number;
}

/** An import and how far it has come: everything that it takes to go on where it stopped. */
export interface ImportJob {
  /** Made once per file: with it the server adds every row once, however often it is sent. */
  readonly importId: string;
  readonly householdId: string;
  readonly description: string;
  /** What else a new deck begins with. */
  readonly settings?: DeckSettings | undefined;
  /** Decks that were there before: none of them is the one whose answer was lost. */
  readonly knownDeckIds: readonly string[];
  readonly parts: readonly ImportPart[];
}

interface JobSource {
  readonly importId: string;
  /** The job of the try before, which ended without a deck that it knew of. */
  readonly earlier: ImportJob | undefined;
  readonly target: ImportTarget;
  readonly name: string;
  readonly description: string;
  readonly settings?: DeckSettings | undefined;
  /** Each may say of which deck of a package it is. */
  readonly cards: readonly (CardSides & { readonly deck?: string })[];
  readonly knownDeckIds: readonly string[];
}

/** A job at its start. More cards than a deck holds become several decks, and so do the decks of a package. */
export function planImport({
  importId,
  earlier,
  target,
  name,
  description,
  settings,
  cards,
  ...source
}: JobSource): ImportJob {
  const knownDeckIds = earlier?.knownDeckIds ?? source.knownDeckIds;
  if (target.kind === 'deck') {
    const { id, householdId } = target.deck;
    const parts = [{ name: target.deck.name, deckId: id, cards, saved: 0 }];
    return { importId, householdId, description, knownDeckIds, parts };
  }
  const doubt = earlier?.parts.some((part) => part.isDeckUncertain) ? ({ isDeckUncertain: true } as const) : {};
  const parts = planDecks(name.trim(), cards).map((part) => ({ ...part, ...doubt, saved: 0 }));
  return { importId, householdId: target.householdId, description, settings, knownDeckIds, parts };
}

/** Cards that the server has so far. */
export function countSaved(job: ImportJob): number {
  return job.parts.reduce((sum, part) => sum + part.saved, 0);
}

/** Cards that the import is about. */
export function countAll(job: ImportJob): number {
  return job.parts.reduce((sum, part) => sum + part.cards.length, 0);
}

/** The decks that are there, made by this import or before it. */
export function listDeckIds(job: ImportJob): string[] {
  return job.parts.flatMap(({ deckId }) => deckId ?? []);
}

/** Rows that are sent in one call. */
interface CardChunk {
  /** Row number of the first one within its deck's part of the import, from 0. */
  readonly offset: number;
  readonly cards: readonly CardSides[];
}

/**
 * The cards from row `start` on, in chunks of at most so many cards and bytes of JSON as a call may have. A single card
 * never passes that: its sides are short enough.
 *
 * @yields the next chunk to send
 */
export function* chunkCards(cards: readonly CardSides[], start: number): Generator<CardChunk> {
  let offset = start;
  let chunk: CardSides[] = [];
  let bytes = 0;
  for (const { front, back } of cards.slice(start)) {
    const card = { front, back };
    const size = measureJson(card) + 1;
    if (chunk.length === limits.cardsPerImportCall || (chunk.length > 0 && bytes + size > limits.importCallBytes)) {
      yield { offset, cards: chunk };
      offset += chunk.length;
      chunk = [];
      bytes = 0;
    }
    chunk.push(card);
    bytes += size;
  }
  if (chunk.length > 0) yield { offset, cards: chunk };
}

const encoder = new TextEncoder();

function measureJson(value: unknown): number {
  return encoder.encode(JSON.stringify(value)).length;
}
