import { t } from '@lingui/core/macro';
import type { FieldMedia } from '../../../../../shared/import/markup/read-markup.ts';
import type { PastAnswer } from '../../../../../shared/import/anki/review-log.ts';
import type { RowRemark } from '../../../../../shared/import/cards/review-rows.ts';
import { planDecks } from '../../../../../shared/import/cards/split-decks.ts';
import type { SourceDeck } from '../../../../../shared/import/parse-source.ts';
import type { RowUnit } from '../../../../../shared/import/reasons.ts';
import { limits } from '../../../../../shared/limits.ts';
import type { Card, CardSides, Deck } from '../../../../../shared/schemas/deck.ts';
import { type CardEdits, countEdits, measureJson } from './card-edits.ts';
import type { NewDeck } from '../../../queries/decks.ts';

export type ImportTarget =
  | { readonly kind: 'new-deck'; readonly householdId: string }
  | { readonly kind: 'deck'; readonly deck: Deck; readonly existing: readonly Card[] };

export function householdOf(target: ImportTarget): string {
  return target.kind === 'deck' ? target.deck.householdId : target.householdId;
}

/** Optional settings of a new deck. Omitted ones have their default values. */
export type DeckSettings = Omit<NewDeck, 'name' | 'description' | 'householdId'>;

/** A card from a file, with the names of its pictures and sounds. */
export interface JobCard extends Pick<CardSides, 'front' | 'back' | 'extra'> {
  readonly tags?: readonly string[] | undefined;
  /** Number of its note, if the note has further cards. */
  readonly note?: number;
  readonly frontFiles?: readonly FieldMedia[];
  readonly backFiles?: readonly FieldMedia[];
  /** Line or position in the file. */
  readonly line?: number;
  readonly history?: readonly PastAnswer[] | undefined;
}

/** The part of an import that goes into one deck. */
export interface ImportPart {
  readonly name: string;
  readonly cards: readonly JobCard[];
  /** Settings that this deck has besides the job's. */
  readonly settings?: DeckSettings | undefined;
  readonly deckId?: string;
  /** Set if the response to creating the deck was lost, so the deck may exist. */
  readonly isDeckUncertain?: true;
  /** Number of rows saved so far. Rows are saved in order, starting with the first. */
  readonly saved: number;
  /** Edits to the deck's existing cards, made before cards are added. */
  readonly edits?: CardEdits | undefined;
  readonly edited?: number;
  /** Number of rows whose learning history has been imported so far, starting with the first. */
  readonly remembered?: number;
}

/** The learner who takes over the cards' learning history, and the card counts of the result. */
export interface JobHistory {
  readonly learnerId: string;
  readonly learnerName: string;
  readonly taken: number;
  /** Cards skipped, because the learner has already answered them in Flashspark or they were deleted. */
  readonly leftOut: number;
}

/** An import with its progress: everything needed to resume it. */
export interface ImportJob {
  /** Created once per file. It lets the server ignore rows that are sent again. */
  readonly importId: string;
  readonly householdId: string;
  /** File name, shown to the user. */
  readonly source: string;
  /** Unit of positions in the file. */
  readonly unit: RowUnit;
  /** Package that contains the cards' media, if any. */
  readonly file?: Blob | undefined;
  /** True if the import creates its decks. Discarding it deletes them. */
  readonly isNewDeck: boolean;
  readonly description: string;
  readonly settings?: DeckSettings | undefined;
  /** Ids of decks that existed before the import. A deck whose creation is uncertain can't be one of them. */
  readonly knownDeckIds: readonly string[];
  readonly parts: readonly ImportPart[];
  /** Content skipped during the import: media, and cards that are empty without them. */
  readonly leftOut: readonly RowRemark[];
  readonly history?: JobHistory | undefined;
}

interface JobSource extends Pick<ImportJob, 'file' | 'history'> {
  readonly importId: string;
  /** Job of the previous attempt, if it ended before any deck was confirmed to exist. */
  readonly earlier: ImportJob | undefined;
  readonly target: ImportTarget;
  readonly source: string;
  readonly unit: RowUnit;
  readonly edits?: CardEdits | undefined;
  readonly name: string;
  readonly description: string;
  readonly settings?: DeckSettings | undefined;
  /** Each card may name its deck within a package. */
  readonly cards: readonly (JobCard & { readonly deck?: string })[];
  /** The package's decks that cards name. */
  readonly decks?: readonly SourceDeck[];
  readonly knownDeckIds: readonly string[];
}

/** Creates a job. An import into new decks has one part for each deck; cards that exceed a deck's limit go into further parts. */
export function planImport({
  earlier,
  target,
  name,
  cards,
  decks = [],
  edits,
  settings,
  ...rest
}: JobSource): ImportJob {
  const { importId, knownDeckIds } = earlier ?? rest;
  const source = { ...rest, importId };
  if (target.kind === 'deck') {
    const { id, householdId } = target.deck;
    const parts = [{ name: target.deck.name, deckId: id, cards, saved: 0, edits }];
    return { ...source, householdId, isNewDeck: false, knownDeckIds, parts, leftOut: [] };
  }
  const doubt = earlier?.parts.some((part) => part.isDeckUncertain) ? ({ isDeckUncertain: true } as const) : {};
  const parts = planDecks(name.trim(), cards, decks).map(({ deck, ...part }) => ({
    ...part,
    ...(deck && { settings: settingsOf(deck) }),
    ...doubt,
    saved: 0,
  }));
  const { householdId } = target;
  return { ...source, householdId, isNewDeck: true, settings, knownDeckIds, parts, leftOut: [] };
}

function settingsOf({ subject, asks, format }: SourceDeck): DeckSettings {
  return { ...(subject !== undefined && { subject }), ...(asks && { asks }), ...(format && { format }) };
}

/** @returns the message for a failed import. For CSV files, the specification defines it. */
export function nameFailure(source: string): string {
  return /\.csv$/i.test(source) ? t`Failed to import CSV` : t`Failed to import all cards`;
}

/** Returns the number of cards added and edited so far. */
export function countSaved(job: { readonly parts: readonly Pick<ImportPart, 'saved' | 'edited'>[] }): number {
  return job.parts.reduce((sum, { saved, edited = 0 }) => sum + saved + edited, 0);
}

/** Returns the number of cards to add and edit. */
export function countAll(job: ImportJob): number {
  return job.parts.reduce((sum, part) => sum + countPart(part), 0);
}

export function countPart({ cards, edits }: ImportPart): number {
  return cards.length + (edits ? countEdits(edits) : 0);
}

/** @returns the number of cards with learning history and how many are processed; undefined if none is imported. */
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

/** Returns the learning history of the next cards from row `start`, within the limits of one call. `end` is the row to continue from. */
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

/** Returns the ids of decks that exist, created by this import or before it. */
export function listDeckIds(job: { readonly parts: readonly Pick<ImportPart, 'deckId'>[] }): string[] {
  return job.parts.flatMap(({ deckId }) => deckId ?? []);
}

export interface CardChunk {
  /** Zero-based row of the first card within its part. */
  readonly offset: number;
  readonly cards: readonly JobCard[];
}

/**
 * Returns the next cards from row `start`, within the limits of one call, or undefined if none are left. A chunk of plain cards ends before the first card with
 * media. A chunk that starts with media ignores `mostCards`: the server accepts it only as a whole, so a retry must contain the same cards.
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
    const { front, back, extra, tags, note } = card;
    bytes += measureJson({ front, back, extra, tags, note }) + 1;
    const count = end + 1 - start;
    const isOver = isShown ? count + files.size > limits.shownPerImportCall : count > mostCards || own.length > 0;
    // A single card never exceeds a limit, because sides are short.
    if (count > 1 && (isOver || bytes > limits.importCallBytes)) break;
    end += 1;
  }
  return end === start ? undefined : { offset: start, cards: cards.slice(start, end) };
}

/** Returns a card's media, up to the limit per side. */
export function listFiles({ frontFiles = [], backFiles = [] }: JobCard): FieldMedia[] {
  return [...frontFiles.slice(0, limits.mediaPerSide), ...backFiles.slice(0, limits.mediaPerSide)];
}

/** Returns true if the pictures are drawn on this device. If so, either all of them are added or none. */
export function isDrawn({ file, parts }: ImportJob): boolean {
  return !file && parts.some(({ cards }) => cards.some((card) => listFiles(card).length > 0));
}
