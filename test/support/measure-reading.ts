import { readFile } from 'node:fs/promises';
import { ImportRefusal } from '../../shared/import/reading-bounds.ts';
import { readImportFile } from '../../web/src/parent/create/import/read-import-file.ts';
import { openTestDatabase } from './files/build-anki-package.ts';

/* `node test/support/measure-reading.ts <file>` reads a file like the importer's worker and prints the result with the peak memory. */
const [path = ''] = process.argv.slice(2);
const file = new File([await readFile(path)], path);
const request = { file, choices: { takes: { formatting: true, media: true }, withHistory: true } };
const outcome = await readImportFile(request, openTestDatabase).then(
  ({ cards }) => ({ cards: cards.length }),
  (error: unknown) => ({ refusal: error instanceof ImportRefusal ? error.message : String(error) }),
);
const peakBytes = process.resourceUsage().maxRSS * 1_024;
process.stdout.write(JSON.stringify({ ...outcome, peakBytes }));
