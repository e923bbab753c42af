import { ImportRefusal } from '../../../../../shared/import/reading-bounds.ts';
import { cutIntoMessages, type ImportMessage } from './import-messages.ts';
import { type ImportRequest, readImportFile } from './read-import-file.ts';

// An empty answer says that the file could not be read: it may have gone from the disk meanwhile.
addEventListener('message', (event: MessageEvent<ImportRequest>) => {
  const say = (message: ImportMessage) => postMessage(message);
  // The page gives a file some seconds, and none of them to a slow line.
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
