import { compileMessage } from '@lingui/message-utils/compileMessage';
import { parseSentences, type Sentence } from '../../../web/build/catalogue.ts';

type Tokens = ReturnType<typeof compileMessage>;

/** Plural categories of the counts that screens show. What only larger ones need, such as `many` of a million in French, may be left out. */
function listNeeded(rules: Intl.PluralRules): ReadonlySet<string> {
  return new Set(Array.from({ length: 10_000 }, (_, count) => rules.select(count)));
}

/** The words of a file by their English sentence and its context. */
const readWords = (language: string, file: string): ReadonlyMap<string, Sentence> =>
  new Map(parseSentences(language, file).map((one) => [nameSentence(one), one]));

const nameSentence = ({ message, context }: Sentence): string => (context ? `${message} (${context})` : message);

/** @returns each fault of a language's words, compared with the English ones; a changed English sentence is one unused and one missing */
export function listWordFaults(language: string, english: string, own: string): string[] {
  const [asked, there] = [readWords('en', english), readWords(language, own)];
  const rules = new Intl.PluralRules(language);
  const plurals: Plurals = { needed: listNeeded(rules), known: new Set(rules.resolvedOptions().pluralCategories) };
  return [
    ...[...there.keys()].filter((id) => !asked.has(id)).map((id) => `unused: ${id}`),
    ...[...asked].flatMap(([id, { message }]) => {
      const { translation } = there.get(id) ?? {};
      if (!translation) return [`missing: ${id}`];
      return compare(plurals, compileMessage(message), compileMessage(translation)).map((fault) => `${fault}: ${id}`);
    }),
  ];
}

/** @returns whether a text has words next to each other, which differ from language to language. A list of cities or the name of a format may be the same in each. */
export const hasPhrase = (text: string): boolean => /\p{L}{2,} \p{L}{2,}/u.test(text);

/** @returns sentences and labels that were left in English, such as one that was copied to be translated later */
export const listCopied = (sentences: readonly Sentence[]): string[] =>
  sentences
    .filter(({ message, translation }) => translation === message && !message.includes('{') && hasPhrase(message))
    .map(nameSentence);

/** @returns sentences that a file holds twice, which no editor of such files allows: a context tells them apart */
export function listDoubles(sentences: readonly Sentence[]): string[] {
  const names = sentences.map(nameSentence);
  return names.filter((name, index) => names.indexOf(name) !== index);
}

/** Plural categories of a language. */
interface Plurals {
  readonly needed: ReadonlySet<string>;
  readonly known: ReadonlySet<string>;
}

/** Compares what a sentence is made of beside its words. */
function compare({ needed, known }: Plurals, english: Tokens, own: Tokens): string[] {
  const [asked, there] = [listParts(english), listParts(own)];
  const plurals = listPlurals(own);
  const categories = plurals.map((forms) => Object.keys(forms).filter((form) => Number.isNaN(Number(form))));
  return [
    ...(asked.join(' ') === there.join(' ') ? [] : [`other placeholders or tags (${there.join(' ')})`]),
    ...(categories.every((forms) => [...needed].every((category) => forms.includes(category)))
      ? []
      : [`without plural forms of ${[...needed].join(', ')}`]),
    ...(categories.every((forms) => forms.every((form) => form === 'offset' || known.has(form)))
      ? []
      : [`plural forms that the language lacks`]),
  ];
}

/** The placeholders with their types and the tags of a sentence, each once. */
function listParts(tokens: Tokens): string[] {
  const parts = new Set<string>();
  const visit = (some: Tokens): void => {
    for (const token of some) {
      if (typeof token === 'string') {
        for (const [tag] of token.matchAll(/<\/?\w+\/?>/g)) parts.add(tag);
        continue;
      }
      const [name, type = '', forms] = token;
      parts.add(`{${name}${type && `:${type}`}}`);
      if (forms && typeof forms === 'object') listForms(forms).forEach(visit);
    }
  };
  visit(tokens);
  return [...parts].toSorted();
}

/** The forms of each plural of a sentence. */
function listPlurals(tokens: Tokens): object[] {
  return tokens.flatMap((token) => {
    const [, type, forms] = typeof token === 'string' ? [] : token;
    if (!forms || typeof forms !== 'object') return [];
    return [...(type === 'plural' ? [forms] : []), ...listForms(forms).flatMap(listPlurals)];
  });
}

/** The sentences of a plural or a choice, without the offset of a plural, which may be undefined. */
function listForms(forms: object): Tokens[] {
  return Object.values(forms).filter((form): form is Tokens => Array.isArray(form));
}
