import { ImportRefusal } from '../../../../../shared/import/reading-bounds.ts';
import { cutIntoMessages, type ImportMessage } from './import-messages.ts';
import { type ImportRequest, readImportFile } from './read-import-file.ts';

// An empty answer means that the file couldn't be read, for example because it was deleted.
addEventListener('message', (event: MessageEvent<ImportRequest>) => {
  const say = (message: ImportMessage) => postMessage(message);
  // Downloads pause the page's timeout for reading a file.
  const fetched = async <T>(fetching: Promise<T>): Promise<T> => {
    say({ clock: 'stands' });
    const found = await fetching;
    say({ clock: 'runs' });
    return found;
  };
  say({ clock: 'runs' });
  readImportFile(event.data, undefined, fetched).then(
    (read) => [...cutIntoMessages(read)].forEach((message) => postMessage(message)),
    (error: unknown) => postMessage(error instanceof ImportRefusal ? { refusal: error.message } : undefined),
  );
});
