import { storedReviews } from '../../../functions/data/study/review.ts';
import { localPart } from '../../../shared/ids.ts';
import type { Row } from '../../support/stored-rows.ts';

/** What is known of a stored item. `sent` (creation) and `going` (deletion) were requested, but not confirmed; `there` and `gone` were confirmed. */
export type Certainty = 'sent' | 'there' | 'going' | 'gone';

interface KnownDeck {
  certainty: Certainty;
  /** Cards by front text, which is unique. */
  readonly cards: Map<string, Certainty>;
}

/** Records what one family requested and what was confirmed. The stored rows must match these records no matter which process was killed. */
export class ConfirmationLog {
  readonly reviews = new Map<string, Certainty>();
  readonly decks = new Map<string, KnownDeck>();

  /** @returns a message for each lost, duplicate or unexpected row. */
  compare(rows: readonly Row[]): string[] {
    const stored = rows.filter(({ SK }) => SK.includes('#REV#')).map((row) => storedReviews.parse(row).id);
    return [
      ...compareNames('answer', this.reviews, stored),
      ...[...this.decks].flatMap(([id, deck]) => compareDeck(id, deck, rows)),
    ];
  }
}

function compareDeck(id: string, { certainty, cards }: KnownDeck, rows: readonly Row[]): string[] {
  const deck = localPart(id);
  const isThere = rows.some((row) => row.SK === `DECK#${deck}` && row['deletingSince'] === undefined);
  if (certainty === 'there' && !isThere) return [`deck ${deck} was lost`];
  if (certainty === 'gone' && isThere) return [`deck ${deck} came back`];
  if (!isThere) return [];
  const fronts = rows.filter(({ SK }) => SK.startsWith(`CARD#${deck}#`)).map((row) => String(row['front']));
  return compareNames('card', cards, fronts);
}

function compareNames(kind: string, known: ReadonlyMap<string, Certainty>, stored: readonly string[]): string[] {
  const counts = new Map([...Map.groupBy(stored, (name) => name)].map(([name, same]) => [name, same.length]));
  const wrong = [...known].flatMap(([name, certainty]) => {
    const count = counts.get(name) ?? 0;
    if (count > 1) return [`${kind} ${name} is there ${count} times`];
    if (certainty === 'there' && count === 0) return [`${kind} ${name} was lost`];
    return certainty === 'gone' && count > 0 ? [`${kind} ${name} came back`] : [];
  });
  return [
    ...wrong,
    ...[...counts.keys()].filter((name) => !known.has(name)).map((name) => `nobody made ${kind} ${name}`),
  ];
}
