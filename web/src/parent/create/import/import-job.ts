import type { FieldMedia } from '../../../../../shared/import/markup/read-markup.ts';
import type { PastAnswer } from '../../../../../shared/import/anki/review-log.ts';
import type { RowRemark } from '../../../../../shared/import/cards/review-rows.ts';
import { planDecks } from '../../../../../shared/import/cards/split-decks.ts';
import type { RowUnit } from '../../../../../shared/import/text/text-table.ts';
import { limits } from '../../../../../shared/limits.ts';
import type { Card, CardSides, Deck } from '../../../../../shared/schemas/deck.ts';
import { type CardEdits, countEdits, measureJson } from './card-edits.ts';
import type { NewDeck } from '../../../queries/decks.ts';

/** Where the cards go: into a deck to be made, or into one that is there. */
export type ImportTarget =
  | { readonly kind: 'new-deck'; readonly householdId: string }
  | { readonly kind: 'deck'; readonly deck: Deck; readonly existing: readonly Card[] };

export function householdOf(target: ImportTarget): string {
  return target.kind === 'deck' ? target.deck.householdId : target.householdId;
}

/** What a new deck has beside its name: how it is asked and answered, its languages, its format; what is absent is as usual. */
export type DeckSettings = Omit<NewDeck, 'name' | 'description' | 'householdId'>;

/** A card of a file, with the pictures and sounds that it takes from the same file. */
export interface JobCard extends Pick<CardSides, 'front' | 'back'> {
  readonly tags?: readonly string[] | undefined;
  readonly frontFiles?: readonly FieldMedia[];
  readonly backFiles?: readonly FieldMedia[];
  /** Where it stands in the file. */
  readonly line?: number;
  readonly history?: readonly PastAnswer[] | undefined;
}

/** One deck's share of an import. */
export interface ImportPart {
  readonly name: string;
  readonly cards: readonly JobCard[];
  /** The deck, once it is there. */
  readonly deckId?: string;
  /** The deck may be there: the answer to its making was lost. */
  readonly isDeckUncertain?: true;
  /** Cards that the server has, counted from the first row. */
  readonly saved: number;
  /** What becomes of cards that the deck has, before the others come in … */
  readonly edits?: CardEdits | undefined;
  /** … and how many of them are through. */
  readonly edited?: number;
  /** Rows whose answers of elsewhere are taken over, counted from the first. */
  readonly remembered?: number;
}

/** Whose the answers are that the cards bring along, and what came of them: in cards. */
export interface JobHistory {
  readonly learnerId: string;
  readonly learnerName: string;
  readonly taken: number;
  /** The learner has answered them here, or they are gone. */
  readonly leftOut: number;
}

/** An import and how far it has come: everything that it takes to go on where it stopped. */
export interface ImportJob {
  /** Made once per file: with it the server adds every row once, however often it is sent. */
  readonly importId: string;
  readonly householdId: string;
  /** What the person calls it: the file's name. */
  readonly source: string;
  /** How places in it are called. */
  readonly unit: RowUnit;
  /** The package with the pictures and sounds of the cards, where they have some. */
  readonly file?: Blob | undefined;
  /** Its decks are made by it, and go when it is taken back. */
  readonly isNewDeck: boolean;
  readonly description: string;
  /** What else a new deck begins with. */
  readonly settings?: DeckSettings | undefined;
  /** Decks that were there before: none of them is the one whose answer was lost. */
  readonly knownDeckIds: readonly string[];
  readonly parts: readonly ImportPart[];
  /** What of the file could not be taken after all: pictures, sounds, and cards that are nothing without them. */
  readonly leftOut: readonly RowRemark[];
  /** Absent where nothing is taken over. */
  readonly history?: JobHistory | undefined;
}

interface JobSource extends Pick<ImportJob, 'file' | 'history'> {
  readonly importId: string;
  /** The job of the try before, which ended without a deck that it knew of. */
  readonly earlier: ImportJob | undefined;
  readonly target: ImportTarget;
  readonly source: string;
  readonly unit: RowUnit;
  readonly edits?: CardEdits | undefined;
  readonly name: string;
  readonly description: string;
  readonly settings?: DeckSettings | undefined;
  /** Each may say of which deck of a package it is. */
  readonly cards: readonly (JobCard & { readonly deck?: string })[];
  readonly knownDeckIds: readonly string[];
}

/** A job at its start. More cards than a deck holds become several decks, and so do the decks of a package. */
export function planImport({ earlier, target, name, cards, edits, settings, ...rest }: JobSource): ImportJob {
  const { importId, knownDeckIds } = earlier ?? rest;
  const source = { ...rest, importId };
  if (target.kind === 'deck') {
    const { id, householdId } = target.deck;
    const parts = [{ name: target.deck.name, deckId: id, cards, saved: 0, edits }];
    return { ...source, householdId, isNewDeck: false, knownDeckIds, parts, leftOut: [] };
  }
  const doubt = earlier?.parts.some((part) => part.isDeckUncertain) ? ({ isDeckUncertain: true } as const) : {};
  const parts = planDecks(name.trim(), cards).map((part) => ({ ...part, ...doubt, saved: 0 }));
  const { householdId } = target;
  return { ...source, householdId, isNewDeck: true, settings, knownDeckIds, parts, leftOut: [] };
}

/** @returns what is said of an import that fails: of a CSV file the specified words. */
export function nameFailure(source: string): string {
  return /\.csv$/i.test(source) ? 'Failed to import CSV' : 'Failed to import all cards';
}

/** Cards that the server has so far: those that came in, and those that are changed. */
export function countSaved(job: { readonly parts: readonly Pick<ImportPart, 'saved' | 'edited'>[] }): number {
  return job.parts.reduce((sum, { saved, edited = 0 }) => sum + saved + edited, 0);
}

/** Cards that the import is about. */
export function countAll(job: ImportJob): number {
  return job.parts.reduce((sum, part) => sum + countPart(part), 0);
}

/** Cards that one deck's share is about. */
export function countPart({ cards, edits }: ImportPart): number {
  return cards.length + (edits ? countEdits(edits) : 0);
}

/** @returns cards that bring answers along, and how many of them are looked at; nothing where none are taken over. */
export function countRemembered({
  history,
  parts,
}: ImportJob): { readonly done: number; readonly all: number } | undefined {
  if (!history) return undefined;
  const isTold = ({ history: answers = [] }: JobCard) => answers.length > 0;
  const count = (cards: readonly JobCard[]) => cards.filter(isTold).length;
  const all = parts.reduce((sum, { cards }) => sum + count(cards), 0);
  const done = parts.reduce((sum, { cards, remembered = 0 }) => sum + count(cards.slice(0, remembered)), 0);
  return all > 0 ? { done, all } : undefined;
}

/** The cards from row `start` on whose answers go out next, at most so many as a call may have. `end`: the row to go on at. */
export function takePasts(cards: readonly JobCard[], start: number) {
  const taken: { readonly row: number; readonly answers: PastAnswer[] }[] = [];
  let answers = 0;
  for (let row = start; row < cards.length; row += 1) {
    const { history = [] } = cards[row] ?? {};
    const isFull = taken.length === limits.historyCardsPerCall || answers + history.length > limits.historyPerCall;
    if (isFull) return { pasts: taken, end: row };
    answers += history.length;
    if (history.length > 0) taken.push({ row, answers: [...history] });
  }
  return { pasts: taken, end: cards.length };
}

/** The decks that are there, made by this import or before it. */
export function listDeckIds(job: { readonly parts: readonly Pick<ImportPart, 'deckId'>[] }): string[] {
  return job.parts.flatMap(({ deckId }) => deckId ?? []);
}

/** Rows that are sent together. */
export interface CardChunk {
  /** Row number of the first one within its deck's part of the import, from 0. */
  readonly offset: number;
  readonly cards: readonly JobCard[];
}

/**
 * The cards from row `start` on that go out next: at most so many cards and bytes of JSON as a call may have. Texts end before the first card
 * with pictures, and a chunk that begins with one is always the same, as the server takes it as a whole. Undefined when all are out.
 */
export function takeChunk(
  cards: readonly JobCard[],
  start: number,
  mostCards: number = limits.cardsPerImportCall,
): CardChunk | undefined {
  const files = new Set<string>();
  const isShown = cards[start] !== undefined && listFiles(cards[start]).length > 0;
  let [end, bytes] = [start, 0];
  for (const card of cards.slice(start, start + limits.cardsPerImportCall)) {
    const own = listFiles(card);
    for (const { name } of own) files.add(name);
    bytes += measureJson({ front: card.front, back: card.back, tags: card.tags }) + 1;
    const count = end + 1 - start;
    const isOver = isShown ? count + files.size > limits.shownPerImportCall : count > mostCards || own.length > 0;
    // A single card never passes a bound: its sides are short enough.
    if (count > 1 && (isOver || bytes > limits.importCallBytes)) break;
    end += 1;
  }
  return end === start ? undefined : { offset: start, cards: cards.slice(start, end) };
}

/** What a card shows, as far as a side holds it. */
export function listFiles({ frontFiles = [], backFiles = [] }: JobCard): FieldMedia[] {
  return [...frontFiles.slice(0, limits.mediaPerSide), ...backFiles.slice(0, limits.mediaPerSide)];
}

/** Whether a job's pictures are drawn on this device: they are all had, or none. */
export function isDrawn({ file, parts }: ImportJob): boolean {
  return !file && parts.some(({ cards }) => cards.some((card) => listFiles(card).length > 0));
}
