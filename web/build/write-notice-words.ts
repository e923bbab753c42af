import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appLanguages } from '../../shared/languages.ts';
import { listNoticeSentences } from '../../shared/notice.ts';
import { readSentences } from './catalogue.ts';

const file = join(import.meta.dirname, '../../functions/scheduled/words/notice-words.json');

/** @returns the privacy notice in each language but English, as the catalogue has it, in the order of `listNoticeSentences` */
export function readNoticeWords(): Record<string, string[]> {
  return Object.fromEntries(
    appLanguages.flatMap((language) => {
      if (language === 'en') return [];
      const words = new Map(readSentences(language).map(({ id, translation }) => [id, translation]));
      return [[language, listNoticeSentences().map((sentence) => words.get(sentence) ?? '')]];
    }),
  );
}

/** `npm run words` writes the notice beside the emails, which quote it and can't read a catalogue. */
if (import.meta.main) writeFileSync(file, `${JSON.stringify(readNoticeWords(), undefined, 2)}\n`);
