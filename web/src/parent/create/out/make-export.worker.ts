import { type ExportRequest, makeExport } from './make-export.ts';

// Posts undefined if the file couldn't be created.
addEventListener('message', (event: MessageEvent<ExportRequest>) => {
  makeExport(event.data).then(
    (file) => postMessage(file),
    () => postMessage(undefined),
  );
});
