import words from './translated.json' with { type: 'json' };

/** What `npm run words` writes from the catalogue, `TranslatedMails` by language. A file of its own, so that a cold start doesn't load it. */
export const translated: object = words;
