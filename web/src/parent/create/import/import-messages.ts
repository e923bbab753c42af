import type { ReadImport } from './read-import-file.ts';

/** Lists in a file's content that can be long. */
type Lists = Pick<ReadImport, 'cards' | 'refused' | 'notes'>;

/** A message from the worker that reads a file: a part of a long list, the rest of the content as the last message, or why the file can't be read. */
export type ImportMessage =
  | Partial<Lists>
  | { readonly rest: Omit<ReadImport, keyof Lists> }
  | { readonly refusal: string }
  /** Whether the timeout runs, or is paused while the worker downloads something. */
  | { readonly clock: 'runs' | 'stands' };

/** Rows per message: few enough that receiving one doesn't noticeably block the page, even on a slow phone. */
const rowsPerMessage = 500;

/** @yields a file's content in messages that are small enough to receive one by one */
export function* cutIntoMessages({ cards, refused, notes, ...rest }: ReadImport): Generator<ImportMessage> {
  for (const [name, rows] of Object.entries({ cards, refused, notes })) {
    for (let start = 0; start < rows.length; start += rowsPerMessage)
      yield { [name]: rows.slice(start, start + rowsPerMessage) };
  }
  yield { rest };
}

/** @returns a function that takes a file's messages in order and returns the content with the last one */
export function joinMessages(): (message: ImportMessage) => ReadImport | undefined {
  const lists: { [Name in keyof Lists]: Lists[Name][number][] } = { cards: [], refused: [], notes: [] };
  return (message) => {
    if ('rest' in message) return { ...message.rest, ...lists };
    if ('refusal' in message || 'clock' in message) return undefined;
    lists.cards.push(...(message.cards ?? []));
    lists.refused.push(...(message.refused ?? []));
    lists.notes.push(...(message.notes ?? []));
    return undefined;
  };
}
