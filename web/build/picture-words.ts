import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { pictureLanguages } from '../../shared/library/cards.ts';
import pictureNouns from '../../shared/library/picture-nouns.json' with { type: 'json' };
import { nounLanguages, pictureTopics } from '../../shared/library/picture-picks.ts';

const all = 'virtual:picture-words';
const ofLanguage = 'virtual:picture-words/';
const nouns = Object.entries<readonly string[]>(pictureNouns);

/**
 * Generates the words for the pictures of library decks. Picks the words that are written out, or some 270 per language from the 20 MB of
 * `emojibase-data`. Each language is a
 * chunk, loaded when a deck is made in it.
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
  const written = nounLanguages.indexOf(language);
  const words =
    written === -1 ? readWords(language) : new Map(nouns.map(([picture, row]) => [keyOf(picture), row[written]]));
  const picked = Object.values(pictureTopics).flatMap((pictures) =>
    pictures.split(' ').map((picture) => [picture, words.get(keyOf(picture))]),
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

/** @returns the emoji without its variation selector, which only requests a color glyph */
function keyOf(picture: string): string {
  return picture.replaceAll('\u{fe0f}', '');
}
