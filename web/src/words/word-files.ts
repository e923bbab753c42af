import type { Messages } from '@lingui/core';
import { words } from 'virtual:words';
import { rightToLeft } from '../../../shared/text-direction.ts';
import type { WordArea } from './word-areas.ts';

/** The languages with words in this build, as BCP 47 tags, English first. */
export const languages: readonly string[] = ['en', ...Object.keys(words)];

/** Loads an area's words in a language; undefined for English. Rejects if they can't be loaded. */
export async function readWords(language: string, area: WordArea): Promise<Messages | undefined> {
  const { messages } = (await words[language]?.[area]?.()) ?? {};
  return messages && rightToLeft.test(language)
    ? Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, turnMessage(message)]))
    : messages;
}

/** A sentence that begins with a value is still from right to left, also as a value of another one: what stands in isolates doesn't count. */
function turnMessage(message: Messages[string]): Messages[string] {
  const tokens = isolateValues(message);
  return Array.isArray(tokens) && tokens[0] === isolate ? [rightToLeftMark, ...tokens] : tokens;
}

const rightToLeftMark = '\u200f';

/** Unicode's marks around a text whose direction is its own: what it holds doesn't change the order of what is around it. */
const [isolate, endIsolate] = ['\u2068', '\u2069'];

type Token = Exclude<Messages[string], string>[number];

/** Puts names, addresses and numbers into isolates, so that Latin ones keep the order of an Arabic sentence. */
export function isolateValues(message: Messages[string]): Messages[string] {
  if (!Array.isArray(message)) return message;
  return message.flatMap((token): Token[] => {
    if (typeof token === 'string') return [token];
    const [name, form, choices] = token;
    if (form === undefined) return [isolate, token, endIsolate];
    if (typeof choices !== 'object' || choices === null) return [token];
    const branches = Object.entries<Messages[string]>({ ...choices });
    return [[name, form, Object.fromEntries(branches.map(([kind, branch]) => [kind, isolateValues(branch)]))]];
  });
}

/** Chinese in other characters than those of `zh-CN`. */
const traditional = /^zh-(Hant|TW|HK|MO)/i;

const baseOf = (tag: string): string => tag.split('-', 1)[0]?.toLowerCase() ?? '';

/** Chooses the first of a person's languages that has words here, if need be of another region. */
export function chooseLanguage(wishes: readonly string[]): string {
  const find = (tag: string): string | undefined =>
    languages.find((one) => one === tag) ??
    languages.find((one) => baseOf(one) === baseOf(tag) && !traditional.test(tag));
  return wishes.map(find).find(Boolean) ?? 'en';
}

/** Begins to load the words of a first screen. What fails is loaded again when the screen opens. */
export function fetchWords(wishes: readonly string[], areas: readonly WordArea[]): void {
  const language = chooseLanguage(wishes);
  for (const area of areas) readWords(language, area).catch(() => undefined);
}
