import Papa from 'papaparse';
import { wordsOfSide } from '../../card-marks.ts';
import { toPlainText } from '../../rich-text/to-plain-text.ts';
import type { Deck, TextFormat } from '../../schemas/deck.ts';
import type { CardMedia } from '../../schemas/media.ts';
import { tidyDeckPath, writeDeckPath } from '../cards/deck-name.ts';
import { describeCollection, noteKindOf } from './anki-schema.ts';
import { typeOfName } from './package-file.ts';
import { escapeMarkup, writeMarkup } from '../markup/write-markup.ts';

export interface OutCard {
  readonly id: string;
  readonly front: string;
  readonly back: string;
  readonly frontMedia?: readonly CardMedia[] | undefined;
  readonly backMedia?: readonly CardMedia[] | undefined;
  readonly extra?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly createdAt?: string;
  readonly changedAt?: string | undefined;
}

export interface OutDeck extends Pick<Deck, 'id' | 'name' | 'subject' | 'asks' | 'format'> {
  readonly cards: readonly OutCard[];
}

/** Exports a deck as tab-separated text with Anki's `#` header lines. Media can't be included; on media-only sides, alternative text replaces them. */
export function exportAnkiText({ cards, format }: OutDeck): string {
  const hasTags = cards.some(({ tags = [] }) => tags.length > 0);
  const hasExtra = cards.some(hasExtraText);
  const rows = cards.map(({ tags = [], ...card }) => [
    writeWords(card.front, card.frontMedia, format),
    writeWords(card.back, card.backMedia, format),
    ...(hasExtra ? [writeMarkup(card.extra ?? '', format)] : []),
    ...(hasTags ? [writeTags(tags)] : []),
  ]);
  const columns = ['Front', 'Back', ...(hasExtra ? ['Extra'] : []), ...(hasTags ? ['Tags'] : [])];
  const headers = [
    '#separator:tab',
    '#html:true',
    `#columns:${columns.join('\t')}`,
    ...(hasTags ? [`#tags column:${columns.length}`] : []),
  ];
  return `${headers.join('\n')}\n${Papa.unparse(rows, { delimiter: '\t', newline: '\n' })}\n`;
}

const hasExtraText = ({ extra = '' }: OutCard): boolean => extra !== '';

function writeWords(text: string, media: readonly CardMedia[] | undefined, format: TextFormat | undefined): string {
  return text === '' ? escapeMarkup(wordsOfSide(text, media)) : writeMarkup(text, format);
}

/** Anki separates tags by spaces, so spaces within a tag become underscores. */
function writeTags(tags: readonly string[]): string {
  return tags.map((tag) => tag.trim().replaceAll(/\s+/g, '_')).join(' ');
}

type Row = (string | number)[];

/** Rows for `collectionTables`, values in column order. */
export interface CollectionRows {
  readonly col: Row;
  readonly notes: Row[];
  readonly cards: Row[];
}

interface CollectionTools {
  /** File name in the package by media id. Media without one are left out of their cards. */
  readonly mediaNames: ReadonlyMap<string, string>;
  /** Current time in milliseconds since 1970. */
  readonly now: number;
  /** SHA-1 hash of a text. */
  readonly digest: (text: string) => Promise<Uint8Array>;
}

/**
 * Exports a deck as tab-separated text without header lines, as Quizlet, Memrise and Mnemosyne read it: a card a line, without marks. Cards with a side that has no
 * words are left out.
 */
export function exportTabs({ cards, format }: OutDeck): string {
  const words = (text: string, media: readonly CardMedia[] | undefined) => {
    const plain = format === 'formatted' ? toPlainText(text) : text;
    return wordsOfSide(plain, media)
      .trim()
      .replaceAll(/\s*[\r\n\u2028\u2029]\s*/g, ' / ')
      .replaceAll('\t', ' ');
  };
  const rows = cards.map((card) => [words(card.front, card.frontMedia), words(card.back, card.backMedia)]);
  return rows.flatMap((row) => (row.includes('') ? [] : [`${row.join('\t')}\n`])).join('');
}

/**
 * Converts decks to an Anki collection. A card has the same `guid` in every export, and the time of its last change, so importing a later export updates the notes
 * that changed here, and leaves alone those that were changed in Anki since. Anki doesn't update a note whose card gained or lost its extra, because its note type
 * is another one.
 */
export async function planCollection(decks: readonly OutDeck[], tools: CollectionTools): Promise<CollectionRows> {
  const seconds = Math.floor(tools.now / 1000);
  const rows: CollectionRows = { col: [], notes: [], cards: [] };
  const named = new Map<number, string>();
  const kinds = new Map<number, ReturnType<typeof noteKindOf>>();
  for (const deck of decks) {
    const deckId = await numberDeck(deck.id, tools);
    named.set(deckId, freePath(writeDeckPath(deck), new Set([...named.values()].map((path) => tidyDeckPath(path)))));
    for (const card of deck.cards) {
      const kind = noteKindOf(deck.asks, hasExtraText(card));
      kinds.set(kind.id, kind);
      const noteId = tools.now + rows.notes.length;
      rows.notes.push([noteId, ...(await planNote(card, deck.format, kind, seconds, tools))]);
      const due = rows.notes.length;
      for (const ord of kind.questions.keys())
        rows.cards.push([tools.now + rows.cards.length, noteId, deckId, ord, seconds, -1, 0, 0, due, ...noHistory, '']);
    }
  }
  // A collection without cards has a note type, too.
  if (kinds.size === 0) kinds.set(noteKindOf().id, noteKindOf());
  rows.col.push(
    1,
    seconds,
    tools.now,
    tools.now,
    11,
    0,
    0,
    0,
    ...describeCollection([...kinds.values()], named, seconds),
  );
  return rows;
}

/** @returns a path that no other deck has. Decks of one path come back as one, and so do `x :: y` and `x::y`. */
function freePath(path: string, taken: ReadonlySet<string>): string {
  for (let copy = 1; ; copy += 1) {
    const free = copy === 1 ? path : `${path} (${copy})`;
    if (!taken.has(tidyDeckPath(free))) return free;
  }
}

/** Creates the row of a note, without its id. */
async function planNote(
  { id, front, back, frontMedia, backMedia, extra = '', tags = [], createdAt, changedAt }: OutCard,
  format: TextFormat | undefined,
  kind: ReturnType<typeof noteKindOf>,
  now: number,
  tools: CollectionTools,
): Promise<Row> {
  const first = writeField(front, frontMedia, format, tools);
  const third = kind.hasExtra ? [writeField(extra, [], format, tools)] : [];
  const fields = [first, writeField(back, backMedia, format, tools), ...third].join('\u001F');
  const changed = changedAt ?? createdAt;
  const seconds = changed === undefined ? now : Math.floor(Date.parse(changed) / 1000);
  const sortedBy = textOfField(first);
  const guid = btoa(String.fromCodePoint(...(await tools.digest(id)))).slice(0, 14);
  const checksum = readNumber(await tools.digest(sortedBy), 4);
  return [guid, kind.id, seconds, -1, tags.length > 0 ? ` ${writeTags(tags)} ` : '', fields, sortedBy, checksum, 0, ''];
}

/** Scheduling columns of a new card, from the interval to the flags. */
const noHistory = Array.from({ length: 8 }, () => 0);

/** Deck id derived from the deck's own id, so it is the same in every export. It lies in the past, because Anki reads ids as creation times. */
async function numberDeck(id: string, { digest }: CollectionTools): Promise<number> {
  return 1_000_000_000_000 + (readNumber(await digest(id), 6) % 500_000_000_000);
}

function readNumber(bytes: Uint8Array, count: number): number {
  return bytes.slice(0, count).reduce((sum, byte) => sum * 256 + byte, 0);
}

/** HTML of a field. Media come before the text, as on our cards. A sound's alternative text becomes its tooltip. */
function writeField(
  text: string,
  media: readonly CardMedia[] | undefined,
  format: TextFormat | undefined,
  { mediaNames }: CollectionTools,
): string {
  const shown = (media ?? []).flatMap(({ id, alt }) => {
    const name = mediaNames.get(id);
    if (name === undefined) return [];
    const words = alt === undefined ? undefined : escapeMarkup(alt);
    if (!isSound(name)) return `<img src="${name}"${words === undefined ? '' : ` alt="${words}"`}>`;
    return words === undefined ? `[sound:${name}]` : `<span title="${words}">[sound:${name}]</span>`;
  });
  return [...shown, ...(text === '' ? [] : [writeMarkup(text, format)])].join('<br>');
}

const isSound = (name: string): boolean => typeOfName(name).startsWith('audio/');

/** The sort field of a note: its text, with the file names of its pictures. */
function textOfField(html: string): string {
  return html
    .replaceAll(/<img src="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39|#35|#9);/g, (_, name: string) => entities[name] ?? '');
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00A0',
  '#39': "'",
  '#35': '#',
  '#9': '\t',
};
