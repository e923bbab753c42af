import { limits } from '../../limits.ts';

/** Asks a database: each row as a list of its values. */
export type AskDatabase = (query: string) => readonly (readonly (string | number | Uint8Array | null)[])[];

/** An answer in the log of a package, and to which card of its note it was given. */
export interface LoggedAnswer {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly right: boolean;
  /** The place of the card's template, from 0; of a cloze the number of the gap less one. */
  readonly ord: number;
}

/** An answer to a card, as it is taken over. */
export interface PastAnswer {
  readonly at: number;
  readonly right: boolean;
  /** From back to front. */
  readonly reversed?: true;
}

/** How long the log of a package is. */
export interface LogSize {
  readonly answers: number;
  /** So many of each card are read, the newest. */
  readonly perCard: number;
  readonly leftOut: number;
}

/**
 * What Anki itself goes by: answers with a grade, none that was only a preview, and none from before a card was reset. The log of a card that is no
 * longer there has no meaning.
 */
const usable = `FROM revlog JOIN cards ON cards.id = revlog.cid
  LEFT JOIN (SELECT cid, max(id) AS at FROM revlog WHERE type = 4 AND factor = 0 GROUP BY cid) AS reset ON reset.cid = revlog.cid
  WHERE revlog.ease BETWEEN 1 AND 4 AND NOT (revlog.type = 3 AND revlog.factor = 0)
  AND revlog.id > ifnull(reset.at, 0) AND revlog.id BETWEEN ${limits.earliestAnswer} AND ${limits.latestAnswer}`;

/** @returns how long the log is; nothing where there is no answer in it. */
export function measureLog(ask: AskDatabase): LogSize | undefined {
  const counts = ask(`SELECT count(*) ${usable} GROUP BY revlog.cid`).map(([count]) => Number(count));
  if (counts.length === 0) return undefined;
  const keep = (most: number) => counts.reduce((sum, count) => sum + Math.min(count, most), 0);
  let perCard: number = limits.historyPerCard;
  while (perCard > 1 && keep(perCard) > limits.historyPerImport) perCard -= 1;
  const answers = counts.reduce((sum, count) => sum + count, 0);
  return { answers, perCard, leftOut: answers - keep(perCard) };
}

/** @returns the newest answers to each card, oldest first, by the id of its note. */
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
  /** The column that each template asks. */
  readonly asked?: readonly number[] | undefined;
  readonly frontColumn: number;
  readonly backColumn: number;
}

/**
 * @param gap of a card that asks for one of several gaps, from 1.
 * @returns the answers that were given to what the card asks, in either direction: those to another field are none of it.
 */
export function pickAnswers(
  logged: readonly LoggedAnswer[],
  gap: number | undefined,
  { asked = [], frontColumn, backColumn }: Direction,
): PastAnswer[] {
  const answers = logged.flatMap(({ at, right, ord }): PastAnswer[] => {
    if (gap !== undefined) return ord === gap - 1 ? [{ at, right }] : [];
    if (asked[ord] === frontColumn) return [{ at, right }];
    return asked[ord] === backColumn ? [{ at, right, reversed: true }] : [];
  });
  return answers.slice(-limits.historyPerCard);
}
