import { type AppLanguage, appLanguages } from '../../../shared/languages.ts';
import type { TranslatedMails } from '../../../shared/mail-sentences.ts';
import { listNoticeSentences } from '../../../shared/notice.ts';
import { localeOf, readMessage } from '../../../shared/read-message.ts';
import { inLanguage } from './in-language.ts';
import type { MailWords } from './mail-words.ts';
import { type Wording, wordAccountMails, wordFamilyMails, wordWeek } from './word-mails.ts';

/** In English for a language that has no file yet. A file of JSON has no tuples, which compiled sentences are. */
async function readTranslated(language: AppLanguage): Promise<TranslatedMails> {
  const { translated } = await import('./translated.ts');
  return (Reflect.get(translated, language) ?? Reflect.get(translated, 'en')) as TranslatedMails;
}

/** @returns sentences of the privacy notice in a language, in the words of its screens */
export async function wordNotice(language: AppLanguage, sentences: readonly string[]): Promise<readonly string[]> {
  const [all, { notice }] = [listNoticeSentences(), await readTranslated(language)];
  return sentences.map((sentence) => notice[all.indexOf(sentence)] ?? sentence);
}

/**
 * Loads the words of one language.
 * @param account whose language it is: the receiver, or whoever invites an address without an account or a language. Without one, they are English.
 */
export async function openMailWords(account: { readonly language?: string | undefined }): Promise<MailWords> {
  const language = appLanguages.find((one) => one === account.language) ?? 'en';
  const [{ mails }, locale] = [await readTranslated(language), localeOf(language)];
  const say: Wording['say'] = (sentence, values) => readMessage(mails[sentence], locale, values);
  const wording = { ...inLanguage(language), say };
  return { language, ...wordAccountMails(wording), ...wordFamilyMails(wording), week: wordWeek(wording) };
}
