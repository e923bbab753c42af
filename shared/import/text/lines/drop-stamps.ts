import { reasons } from '../../reasons.ts';
import { certainSigns } from './list-signs.ts';

/** Makes a line blank, and says why. */
export type Blank = (at: number, reason: string) => void;

/** Longer lines hold no pair that someone wrote. */
export const longestPair = 1_000;

export const isFilled = (line: string): boolean => line.trim() !== '';

const stamp =
  /^[\u200E\u202A]?\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?\s?m\.?)?(?:\] |\s[-–]\s)\u200E?/i;
/** Texts that chat apps put in place of a picture or of a message that was taken back. */
const inPlace = /^\u200E?<[^<>]{3,40}>$|^(this message was deleted|diese nachricht wurde gelöscht)/i;

/** Messages that only say that one was seen: pictures of hands and faces, `Danke!`. */
const reply =
  /^(?:(?:ok(?:ay)?|danke(?: dir)?|thanks|thank you|thx|merci|gracias|grazie|obrigad[oa]|super|perfect|谢谢|شكرا)(?=\P{L}|$))?(?:[\s!.…\p{Extended_Pictographic}\p{Emoji_Modifier}]|\u200D|\uFE0F)*$/iu;

/** A line of sender and time above each message, as Telegram copies them. */
const stampAbove = /^[^,]{1,60}, \[\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: [AP]M)?\]:?$/i;
/** The line above the messages of one person, as Discord copies it. */
const speaker =
  /^\S.{0,40} — (?:today|yesterday|heute|gestern|\d{1,2}[./]\d{1,2}[./]\d{2,4})(?: at| um)?,? \d{1,2}:\d{2}(?: [AP]M)?$/i;

/** Removes date, time and sender of chat messages, if most lines have them. */
export function dropStamps(lines: string[], blank: Blank): void {
  const filled = lines.filter(isFilled);
  const isAbove = (line: string) => line.includes(', [') && stampAbove.test(line.trim());
  if (filled.length > 3 && filled.filter(isAbove).length >= filled.length / 3)
    for (const [at, line] of lines.entries()) if (isAbove(line)) blank(at, reasons.message);
  dropSpeakers(lines, blank);
  const stamped = filled.filter((line) => stamp.test(line)).length;
  // One long message has its stamp on the first line only.
  if (stamped === 0 || (stamped < filled.length / 2 && !stamp.test(filled[0] ?? ''))) return;
  const messageOf = (line: string) => /^[^:]{1,60}: ?(.*)$/s.exec(line.replace(stamp, ''))?.[1];
  const replies = filled.filter((line) => stamp.test(line) && reply.test(messageOf(line) ?? '?'));
  const isReply = (message: string) => replies.length <= filled.length / 3 && reply.test(message);
  for (const [at, line] of lines.entries()) {
    if (!stamp.test(line)) continue;
    const message = messageOf(line);
    if (message === undefined || inPlace.test(message) || isReply(message)) blank(at, reasons.message);
    else lines[at] = message;
  }
}

/** Removes the lines above the messages of each person, if half of the blocks start with one and a message is below each. A time may be half of a card. */
function dropSpeakers(lines: readonly string[], blank: Blank): void {
  const speakers = lines.flatMap((line, at) => (speaker.test(line.trim()) ? [at] : []));
  const starts = lines.flatMap((line, at) => (isFilled(line) && !isFilled(lines[at - 1] ?? '') ? [at] : []));
  const isSpeaker = new Set(speakers);
  const hasMessage = (at: number) => isFilled(lines[at + 1] ?? '') && !isSpeaker.has(at + 1);
  if (starts.filter((at) => isSpeaker.has(at)).length < starts.length / 2 || !speakers.every(hasMessage)) return;
  for (const at of speakers) blank(at, reasons.message);
}

const clock = /^\[?([01]?\d|2[0-3]):([0-5]\d)(?::\d{2})?(?:\s?[ap]\.?m\.?)?\]?\s+(?:<[^<>]{1,30}> )?(?=\p{L})/iu;
const sender = /^[^:]{1,30}: /;

/** Removes the time before each message, and its sender, if the times go up and pairs follow. In `10:15 Uhr - quarter past ten` the same word follows all of them. */
export function dropTimes(lines: string[]): void {
  const filled = lines.filter(isFilled);
  const timed = filled.filter((line) => line.length < longestPair && clock.test(line));
  if (timed.length < 2 || timed.length < filled.length * 0.8) return;
  const times = timed.map((line) => Number(clock.exec(line)?.slice(1, 3).join('')));
  const said = timed.map((line) => line.replace(clock, ''));
  const senders = said.map((text) => sender.exec(text)?.[0]);
  const isSent = !senders.includes(undefined) && new Set(senders).size <= said.length / 2;
  const bare = (text: string) => (isSent ? text.replace(sender, '') : text);
  const fronts = said.flatMap(
    (text) => certainSigns.find(({ cut }) => cut(bare(text)))?.cut(bare(text))?.cells[0] ?? [],
  );
  const isRising = times.every((time, at) => at === 0 || time >= (times[at - 1] ?? 0));
  if (!isRising || fronts.length < timed.length / 2 || new Set(fronts).size < fronts.length * 0.8) return;
  for (const [at, line] of lines.entries()) if (clock.test(line)) lines[at] = bare(line.replace(clock, ''));
}

/** The edge of a page, as in a copied PDF: `Unit 5    Page 1 of 2`. */
const pageOf =
  /^(?:.{1,80}\s{2,})?(?:page|seite|página|pagina|pág\.|p\.|s\.) ?\d{1,4} ?(?:of|von|de|di|sur|\/) ?(\d{1,4})$/i;
/** A copyright line with its year. *Copyright* alone is a word, too. */
const owner = /^(?:©|\(c\)|copyright)\s(?=.*\b(?:19|20)\d\d\b)(?!.*(?:[?=;|\t]|\s[-–—]\s)).{1,100}$/i;
const longestEdge = 200;

/** Removes what a page of a book or a PDF has at its edges. On most lines, or with differing totals, pages belong to the words: `bridge    Brücke    p. 3/4`. */
export function dropPageEnds(lines: readonly string[], blank: Blank): void {
  const edges = lines.flatMap((raw, at) => {
    const line = raw.trim();
    return line.length < longestEdge && /\d$|^\d|©|\(c\)|copyright/i.test(line) ? [{ at, line }] : [];
  });
  for (const { at, line } of edges) if (owner.test(line)) blank(at, reasons.around);
  const most = edges.length < 2 ? 1 : lines.filter(isFilled).length / 3;
  const ends = edges.map(({ at, line }) => ({ at, total: pageOf.exec(line)?.[1] })).filter(({ total }) => total);
  if (ends.length <= most && new Set(ends.map(({ total }) => total)).size === 1)
    for (const { at } of ends) blank(at, reasons.around);
  const heads = edges.map(({ at, line }) => ({ at, line, name: nameOfHead(line) })).filter(({ name }) => name);
  for (const own of Map.groupBy(heads, ({ name }) => name).values())
    if (own.length > 1 && heads.length <= most && areRising(own)) for (const { at } of own) blank(at, reasons.around);
}

/** Whether the pages of lines go up. */
function areRising(heads: readonly { readonly line: string }[]): boolean {
  const pages = heads.map(({ line }) => Number(/^\d{1,4}(?=\s)|(?<=\s)\d{1,4}$/.exec(line)?.[0]));
  return pages.every((page, at) => at === 0 || page > (pages[at - 1] ?? page));
}

/** @returns what stands beside a page's number at an edge of its line, in one order for left and right pages: `Unit 2    Vocabulary    171`. A tab stands between two sides. */
function nameOfHead(line: string): string | undefined {
  const parts = line.includes('\t') ? [] : line.split(/\s{2,}/);
  const names = parts.filter((part, at) => !(/^\d{1,4}$/.test(part) && (at === 0 || at === parts.length - 1)));
  return parts.length > 1 && names.length === parts.length - 1 ? names.toSorted().join(' ') : undefined;
}
