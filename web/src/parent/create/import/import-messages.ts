import type { ReadImport } from './read-import-file.ts';

/** What of a file can be long. */
type Lists = Pick<ReadImport, 'cards' | 'refused' | 'notes'>;

/** One message of the thread that reads a file: a part of its lists, all the rest, which comes last, or why it cannot be read. */
export type ImportMessage =
  | Partial<Lists>
  | { readonly rest: Omit<ReadImport, keyof Lists> }
  | { readonly refusal: string }
  /** Whether it reads, or waits for something that has to be fetched first. */
  | { readonly clock: 'runs' | 'stands' };

/** So many rows a page takes in without anybody noticing, also on a slow phone: what comes in one message keeps it from everything else. */
const rowsPerMessage = 500;

/** @yields a file's content in messages that the page can take in one by one. */
export function* cutIntoMessages({ cards, refused, notes, ...rest }: ReadImport): Generator<ImportMessage> {
  for (const [name, rows] of Object.entries({ cards, refused, notes })) {
    for (let start = 0; start < rows.length; start += rowsPerMessage)
      yield { [name]: rows.slice(start, start + rowsPerMessage) };
  }
  yield { rest };
}

/** @returns what takes the messages of one file in their order, and gives its content with the last one. */
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
