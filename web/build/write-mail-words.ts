import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailSentences, type TranslatedMails } from '../../shared/mail-sentences.ts';
import { listNoticeSentences } from '../../shared/notice.ts';
import { compileSentence, listLanguages, readSentences } from './catalogue.ts';

const file = join(import.meta.dirname, '../../functions/scheduled/words/translated.json');

/** @returns the words of emails in each language, as the catalogue has them, compiled. The notice is in English as it is in the code. */
export function readMailWords(): Record<string, TranslatedMails> {
  return Object.fromEntries(
    listLanguages().map((language) => {
      const words = new Map(readSentences(language).map(({ id, translation }) => [id, translation]));
      const mails = Object.entries(mailSentences).map(([name, sentence]) => {
        return [name, compileSentence(words.get(sentence) || sentence)];
      });
      const notice = language === 'en' ? [] : listNoticeSentences().map((sentence) => words.get(sentence) || sentence);
      return [language, { mails: Object.fromEntries(mails) as TranslatedMails['mails'], notice }];
    }),
  );
}

/** `npm run words` writes them beside the emails, whose functions can't read a catalogue. */
if (import.meta.main) writeFileSync(file, `${JSON.stringify(readMailWords(), undefined, 1)}\n`);
