import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { appLanguages } from '../../shared/languages.ts';
import { listNoticeSentences } from '../../shared/notice.ts';

const root = join(import.meta.dirname, '../..');
const file = join(root, 'functions/scheduled/words/notice-words.json');

/** @returns the privacy notice in each language but English, as the catalogue has it, in the order of `listNoticeSentences` */
export function readNoticeWords(): Record<string, string[]> {
  const po = formatter();
  return Object.fromEntries(
    appLanguages.flatMap((language) => {
      if (language === 'en') return [];
      const filename = join(root, `web/locales/${language}/parent.po`);
      const words = po.parse(readFileSync(filename, 'utf8'), { locale: language, sourceLocale: 'en', filename });
      const entries = words as Awaited<typeof words>;
      return [[language, listNoticeSentences().map((sentence) => entries[sentence]?.translation ?? '')]];
    }),
  );
}

/** `npm run words` writes the notice beside the emails, which quote it and can't read a catalogue. */
if (import.meta.main) writeFileSync(file, `${JSON.stringify(readNoticeWords(), undefined, 2)}\n`);
