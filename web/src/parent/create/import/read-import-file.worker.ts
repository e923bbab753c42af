import { ImportRefusal } from '../../../../../shared/import/reading-bounds.ts';
import { cutIntoMessages } from './import-messages.ts';
import { type ImportRequest, readImportFile } from './read-import-file.ts';

// An empty answer says that the file could not be read: it may have gone from the disk meanwhile.
addEventListener('message', (event: MessageEvent<ImportRequest>) => {
  readImportFile(event.data).then(
    (read) => [...cutIntoMessages(read)].forEach((message) => postMessage(message)),
    (error: unknown) => postMessage(error instanceof ImportRefusal ? { refusal: error.message } : undefined),
  );
});
