import { type ExportRequest, makeExport } from './make-export.ts';

// An empty answer says that it could not be made.
addEventListener('message', (event: MessageEvent<ExportRequest>) => {
  makeExport(event.data).then(
    (file) => postMessage(file),
    () => postMessage(undefined),
  );
});
