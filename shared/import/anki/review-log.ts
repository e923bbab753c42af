import { limits } from '../../limits.ts';

/** Runs a query; returns each row as a list of values. */
export type AskDatabase = (query: string) => readonly (readonly (string | number | Uint8Array | null)[])[];

/** An answer in a package's review log, and which card of the note it answered. */
export interface LoggedAnswer {
  /** When the answer was given, in milliseconds since 1970. */
  readonly at: number;
  readonly right: boolean;
  /** Index of the card's template, from 0. For a cloze card, the gap's number minus one. */
  readonly ord: number;
}

/** An answer to a card, as imported. */
export interface PastAnswer {
  readonly at: number;
  readonly right: boolean;
  /** Set if asked from back to front. */
  readonly reversed?: true;
}

export interface LogSize {
  readonly answers: number;
  /** Maximum number of answers read per card, newest first. */
  readonly perCard: number;
  readonly leftOut: number;
}

/** The answers that Anki itself counts: graded, no previews, and none from before a reset of the card. Logs of deleted cards are ignored. */
const usable = `FROM revlog JOIN cards ON cards.id = revlog.cid
  LEFT JOIN (SELECT cid, max(id) AS at FROM revlog WHERE type = 4 AND factor = 0 GROUP BY cid) AS reset ON reset.cid = revlog.cid
  WHERE revlog.ease BETWEEN 1 AND 4 AND NOT (revlog.type = 3 AND revlog.factor = 0)
  AND revlog.id > ifnull(reset.at, 0) AND revlog.id BETWEEN ${limits.earliestAnswer} AND ${limits.latestAnswer}`;

/** @returns the size of the log; undefined if it has no usable answers */
export function measureLog(ask: AskDatabase): LogSize | undefined {
  const counts = ask(`SELECT count(*) ${usable} GROUP BY revlog.cid`).map(([count]) => Number(count));
  if (counts.length === 0) return undefined;
  const keep = (most: number) => counts.reduce((sum, count) => sum + Math.min(count, most), 0);
  let perCard: number = limits.historyPerCard;
  while (perCard > 1 && keep(perCard) > limits.historyPerImport) perCard -= 1;
  const answers = counts.reduce((sum, count) => sum + count, 0);
  return { answers, perCard, leftOut: answers - keep(perCard) };
}

/** @returns the newest answers to the cards of each note, by note id, sorted oldest first */
export function readLog(ask: AskDatabase, { perCard }: LogSize): Map<string, LoggedAnswer[]> {
  const numbered = `SELECT CAST(cards.nid AS TEXT) AS note, cards.ord AS ord, revlog.id AS at, revlog.ease AS ease,
    row_number() OVER (PARTITION BY revlog.cid ORDER BY revlog.id DESC) AS place ${usable}`;
  const byNote = new Map<string, LoggedAnswer[]>();
  for (const [note, ord, at, ease] of ask(
    `SELECT note, ord, at, ease FROM (${numbered}) WHERE place <= ${perCard} ORDER BY at`,
  )) {
    const known = byNote.get(String(note)) ?? [];
    known.push({ at: Number(at), right: Number(ease) > 1, ord: Number(ord) });
    byNote.set(String(note), known);
  }
  return byNote;
}

interface Direction {
  /** The column that each template shows as the question. */
  readonly asked?: readonly number[] | undefined;
  readonly frontColumn: number;
  readonly backColumn: number;
}

/**
 * @param one the index of the card's template; undefined for a card that stands for a whole note
 * @returns the answers to a card in either direction, ignoring cards that show other fields
 */
export function pickAnswers(
  logged: readonly LoggedAnswer[],
  one: number | undefined,
  { asked = [], frontColumn, backColumn }: Direction,
): PastAnswer[] {
  const answers = logged.flatMap(({ at, right, ord }): PastAnswer[] => {
    if (one !== undefined) return ord === one ? [{ at, right }] : [];
    if (asked[ord] === frontColumn) return [{ at, right }];
    return asked[ord] === backColumn ? [{ at, right, reversed: true }] : [];
  });
  return answers.slice(-limits.historyPerCard);
}
