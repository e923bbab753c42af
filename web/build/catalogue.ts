import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Message } from '../../shared/read-message.ts';
import { keyOfSentence } from '../src/words/sentence-key.ts';
import { areaOf, type WordArea } from '../src/words/word-areas.ts';

/** One `.po` file for each language, with the sentences of all areas. */
export const localesFolder = join(import.meta.dirname, '../locales');

/** English with longer words and accents, made of the English sentences: shows what is not in the catalogue and what has no room to grow. */
export const pseudoLanguage = { locale: 'en-XA', extend: 0.4, prepend: '[', append: ']' };

/** What the macros import in place of Lingui's own modules. */
export const runtimeModules = {
  i18n: ['#words', 'i18n'],
  useLingui: ['#words', 'useLingui'],
  Trans: ['#trans', 'Trans'],
} as const;

const po = formatter();

export interface Sentence {
  /** What the code asks for: a hash, or for a sentence of `shared` itself. */
  readonly id: string;
  /** In English. */
  readonly message: string;
  /** Tells sentences apart that are the same in English only. */
  readonly context: string | undefined;
  /** Empty if it isn't translated yet. */
  readonly translation: string;
  /** The files that say it, from the root of the repository. */
  readonly origins: readonly string[];
}

/** @returns the sentences of a `.po` file */
export function parseSentences(language: string, file: string): Sentence[] {
  const entries = po.parse(file, { locale: language, sourceLocale: 'en', filename: `${language}.po` });
  return Object.entries(entries as Awaited<typeof entries>).flatMap(([id, entry]) => {
    const { message = id, context, translation = '', origin = [], obsolete } = entry;
    return obsolete ? [] : [{ id, message, context, translation, origins: origin.map(([path]) => path) }];
  });
}

/** @returns all sentences of a language (BCP 47 tag) */
export const readSentences = (language: string): Sentence[] =>
  parseSentences(language, readFileSync(join(localesFolder, `${language}.po`), 'utf8'));

/** Compiles a sentence, so that what says it needs no parser: `Hi {name}` becomes `['Hi ', ['name']]`, and one without values stays a text. */
export function compileSentence(sentence: string): Message {
  const tokens = compileMessage(sentence);
  const [only = ''] = tokens;
  return tokens.length > 1 || typeof only !== 'string' ? tokens : only;
}

/** Whether a sentence is told by its English text alone: one with a context, or of `shared`, has another id. */
export const hasIdOfItsText = ({ id, message }: Pick<Sentence, 'id' | 'message'>): boolean =>
  id === generateMessageId(message);

/** Keys by id: they are the same in each language. */
const keys = new Map<string, string>();

/** @returns what the page looks a sentence up by */
export function keyOf(sentence: Pick<Sentence, 'id' | 'message'>): string {
  const { id, message } = sentence;
  const key = keys.get(id) ?? (hasIdOfItsText(sentence) ? keyOfSentence(compileSentence(message)) : id);
  keys.set(id, key);
  return key;
}

/** @returns the tags of the languages with a file, without the pseudo-language */
export const listLanguages = (): string[] =>
  readdirSync(localesFolder)
    .filter((name) => name.endsWith('.po') && name !== `${pseudoLanguage.locale}.po`)
    .map((name) => name.slice(0, -'.po'.length))
    .toSorted();

/** Each file is asked about for each of its sentences, in each language and for each area: to look it up again took 3.2 s of CPU time for all of them. */
const knownAreas = new Map<string, WordArea | undefined>();

/** @returns the area of a file that says a sentence */
export function areaOfOrigin(path: string): WordArea | undefined {
  if (!knownAreas.has(path)) knownAreas.set(path, areaOf(path.replace('web/src/', '')));
  return knownAreas.get(path);
}

/** Whether one of the files that say a sentence is in an area, so that the area's words hold it. */
export const isInArea = ({ origins }: Sentence, area: string): boolean =>
  origins.some((path) => areaOfOrigin(path) === area);

/** @returns the module of the build with a language's words for an area, relative to `web`: its key in Vite's manifest */
export const nameWordModule = (language: string, area: string): string => `locales/${language}.po?area=${area}`;

/** @returns the language and the area of such a module, by its id; undefined for other modules */
export function readWordModule(id: string): { readonly language: string; readonly area: string } | undefined {
  const [, language, area] = /\/locales\/([\w-]+)\.po\?area=(\w+)$/.exec(id) ?? [];
  return language === undefined || area === undefined ? undefined : { language, area };
}
