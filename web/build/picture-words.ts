import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { pictureLanguages } from '../../shared/library/cards.ts';
import { pictureTopics, plainWords } from '../../shared/library/picture-picks.ts';

const all = 'virtual:picture-words';
const ofLanguage = 'virtual:picture-words/';

/**
 * Makes the words of the ready decks' pictures: `emojibase-data` holds 20 MB in all languages, of which some 300 words a language are picked. Each
 * language becomes a chunk, loaded when a deck is made in it.
 */
export function pictureWords(): Plugin {
  return {
    name: 'picture-words',
    resolveId: (id) => (id === all || id.startsWith(ofLanguage) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${all}`) return writeLoaders();
      if (id.startsWith(`\0${ofLanguage}`)) return writeWords(id.slice(ofLanguage.length + 1));
      return undefined;
    },
  };
}

function writeLoaders(): string {
  const loaders = pictureLanguages.map((language) => `${language}: () => import('${ofLanguage}${language}')`);
  return `export const pictureWords = { ${loaders.join(', ')} };`;
}

function writeWords(language: string): string {
  const words = readWords(language);
  const plain = new Map(plainWords[language]?.split('|').map((one) => splitAtFirst(one)));
  const picked = Object.values(pictureTopics).flatMap((pictures) =>
    pictures.split(' ').map((picture) => [picture, plain.get(picture) ?? words.get(keyOf(picture))]),
  );
  return `export default ${JSON.stringify(Object.fromEntries(picked))};`;
}

function readWords(language: string): Map<string, string> {
  const file = fileURLToPath(import.meta.resolve(`emojibase-data/${language}/compact.json`));
  const emoji = JSON.parse(readFileSync(file, 'utf8')) as readonly {
    readonly unicode: string;
    readonly label: string;
  }[];
  return new Map(emoji.map(({ unicode, label }) => [keyOf(unicode), label]));
}

/** Whether a sign asks to be drawn in colour says nothing of which it is. */
function keyOf(picture: string): string {
  return picture.replaceAll('\u{fe0f}', '');
}

function splitAtFirst(text: string): [string, string] {
  const at = text.indexOf(' ');
  return [text.slice(0, at), text.slice(at + 1)];
}
