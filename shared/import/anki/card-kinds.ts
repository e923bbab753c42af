import type { AskedSide } from '../../schemas/deck.ts';
import { readMarkup } from '../markup/read-markup.ts';
import type { FileRow } from '../text/read-rows.ts';
import type { Note, NoteType } from './collection.ts';
import type { CardKind } from './guess-sides.ts';

/* Notes of Anki can have cards of several kinds. Two that ask for each other are one card of a deck that asks both sides; all others are cards of their own. */

/** The person's choices about kinds of cards, by note type. Note types with chosen columns for their sides have one card a note. */
interface KindChoices {
  readonly kinds?: Readonly<Record<string, readonly number[]>> | undefined;
  readonly fields?: Readonly<Record<string, ColumnChoice>> | undefined;
  /** What the deck asks that the cards are added to; absent for new decks. */
  readonly asks?: AskedSide | undefined;
}

/** The columns that a person chose for the sides and the extra. */
export interface ColumnChoice {
  readonly frontColumn?: number | undefined;
  readonly backColumn?: number | undefined;
  readonly extraColumns?: readonly number[] | undefined;
}

const hasSides = (choice: ColumnChoice | undefined): boolean =>
  choice?.frontColumn !== undefined || choice?.backColumn !== undefined;

/** A kind of card that the person can take or leave. */
export interface OfferedKind {
  readonly ord: number;
  readonly name: string;
  /** Names of the fields on its front and back. */
  readonly fields: readonly [front: string, back: string];
  /** Number of notes with such a card. */
  readonly count: number;
  readonly isTaken: boolean;
}

/** What a deck asks other than only the front. */
type Asks = 'both' | 'back' | undefined;

/** Whether a note type has two cards that ask for each other. */
function isPair({ kinds: [one, other, more] }: NoteType): boolean {
  return other !== undefined && more === undefined && one?.front === other.back && one.back === other.front;
}

/** @returns what each deck asks, by its id: both sides if all of its notes ask both, the back if all ask the back */
export function askDecks(
  notes: readonly Note[],
  noteTypes: readonly NoteType[],
  { kinds = {}, asks }: KindChoices,
): ReadonlyMap<string, Asks> {
  const byId = new Map(noteTypes.map((one) => [one.id, one]));
  const asksOf = (own: readonly Note[]): Asks => {
    if (asks !== undefined) return asks === 'both' ? 'both' : undefined;
    const isAll = (fits: (type: NoteType, note: Note) => boolean) =>
      own.every((note) => {
        const type = byId.get(note.noteTypeId);
        return type !== undefined && fits(type, note);
      });
    if (isAll((type, { ords }) => isPair(type) && ords.length === 2 && !kinds[type.id])) return 'both';
    return isAll((type) => type.asks === 'back' && type.kinds.length === 1) ? 'back' : undefined;
  };
  return new Map([...Map.groupBy(notes, ({ deckId }) => deckId)].map(([id, own]) => [id, asksOf(own)]));
}

/** A kind of card to make of a note. */
interface PlannedKind extends CardKind {
  /** What the card asks for, if others of its note have the same front. */
  readonly cue?: string;
  /** Columns whose words only its answer shows, although other kinds ask or answer them. They go into the extra, unless the person chose its columns. */
  readonly explained?: readonly number[];
}

/** @returns the kinds of cards to make of a note; undefined if it is one card or a cloze text. @param asks what its deck asks */
export function kindsOf(
  { noteTypeId, ords }: Note,
  noteTypes: readonly NoteType[],
  { kinds = {}, fields = {} }: KindChoices,
  asks: Asks,
): readonly PlannedKind[] | undefined {
  const type = noteTypes.find(({ id }) => id === noteTypeId);
  const isOne = !type || type.kinds.length < 2 || (asks === 'both' && isPair(type));
  if (isOne || hasSides(fields[noteTypeId])) return undefined;
  const wanted = kinds[noteTypeId];
  const own = type.kinds.filter(({ ord }) => ords.includes(ord));
  // Which one is asked stands in the template, around the same field.
  const isAmbiguous = ({ front, back }: CardKind) => own.some((one) => one.front === front && one.back !== back);
  const taken = own
    .filter(({ ord }) => wanted?.includes(ord) ?? true)
    .map((kind) => (isAmbiguous(kind) ? { ...kind, cue: type.fields[kind.back] ?? kind.name } : kind));
  const extras = fields[noteTypeId]?.extraColumns;
  if (extras) return taken.map((kind) => ({ ...kind, extra: pickExtras(kind, extras, type) }));
  const isOpen =
    ({ question }: CardKind) =>
    (column: number) =>
      !question.includes(column);
  return taken.map((kind) => ({ ...kind, explained: kind.beside.filter(isOpen(kind)) }));
}

/** @returns those of the chosen columns that a kind shows, or that none does */
function pickExtras(kind: CardKind, chosen: readonly number[], { kinds }: NoteType): number[] {
  const isShown = (column: number) => kinds.some(({ extra }) => extra.includes(column));
  const isSide = (column: number) => column === kind.front || column === kind.back;
  return chosen.filter((column) => !isSide(column) && (kind.extra.includes(column) || !isShown(column)));
}

/** @returns the kinds of cards that notes of a type have, and which are taken; none if there is nothing to choose. @param asked see {@link askDecks} */
export function listKinds(
  notes: readonly Note[],
  type: NoteType | undefined,
  { kinds = {}, fields = {} }: KindChoices,
  asked: ReadonlyMap<string, Asks>,
): OfferedKind[] {
  const own = notes.filter(({ noteTypeId }) => noteTypeId === type?.id);
  if (!type || own.every((note) => kindsOf(note, [type], {}, asked.get(note.deckId)) === undefined)) return [];
  const hasColumns = hasSides(fields[type.id]);
  return type.kinds.map(({ ord, name, front, back }) => ({
    ord,
    name,
    fields: [type.fields[front] ?? '', type.fields[back] ?? ''],
    count: own.filter(({ ords }) => ords.includes(ord)).length,
    isTaken: !hasColumns && (kinds[type.id]?.includes(ord) ?? true),
  }));
}

/** Rows that show whether a field has words. */
const sampleRows = 100;

/** @returns the columns that go into the extra: what cards show besides their sides, where that has words */
export function listExtras(kinds: readonly CardKind[], rows: readonly FileRow[]): number[] {
  const sample = rows.slice(0, sampleRows);
  const hasWords = (column: number) =>
    sample.some(({ cells }) => readMarkup((cells[column] ?? '').slice(0, 10_000)).plain !== '');
  const shown = new Set(kinds.flatMap(({ extra }) => extra));
  return [...shown].toSorted((a, b) => a - b).filter(hasWords);
}

/** @returns the columns of the sides of all cards that the rows become */
export function listUsed(rows: readonly FileRow[]): number[] {
  const used = rows.flatMap(({ kinds = [], masks }) => [
    ...kinds.flatMap(({ front, back }) => [front, back]),
    ...(masks ? [masks.picture, masks.header, masks.shapes ?? -1, masks.drawing ?? -1] : []),
  ]);
  return [...new Set(used)];
}
