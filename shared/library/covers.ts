import type { CoverColour } from '../card-marks.ts';
import type { DeckCover } from '../schemas/deck.ts';
import type { LibraryDeck } from './library-deck.ts';

/** The color and emoji of each subject's covers. */
const bySubject: Readonly<Record<string, readonly [CoverColour, string]>> = {
  numbers: ['blue', '🔢'],
  words: ['orange', '📖'],
  languages: ['violet', '💬'],
  grammar: ['pink', '✏️'],
  world: ['green', '🌍'],
  science: ['teal', '🔬'],
  everyday: ['yellow', '🧭'],
  history: ['red', '🏛️'],
  music: ['pink', '🎵'],
};

/** Emojis of decks that have one of their own: a word for each deck id and its emoji, in turn. */
const ownEmojis =
  'counting 🔴 number-bonds 🧩 addition ➕ subtraction ➖ missing-numbers ❓ doubles 👯 times-tables ✖️ times-mixed 🎲 division ➗ division-remainder 🍪 rounding 🎯 units 📏 measures ⏱️ fractions 🍕 squares 🟦 roman 🏛️ clock 🕙 ' +
  'pictures-animals 🐕 pictures-food 🍎 pictures-home 🏠 pictures-clothes 👕 pictures-outside 🌳 pictures-vehicles 🚗 opposites ↔️ young-animals 🐣 letters-sounds 🔤 sounding-out 🗣️ syllables-english 🐘 sight-words 👀 syllables-german 🍌 school-words-german 🎒 syllables-french 🛋️ school-words-french 🖍️ syllables-spanish 🏐 first-words-spanish ☀️ ' +
  'notes 🎼 music-words 🎻 first-words 👋 numbers-in-words 🔟 colors 🌈 days 📅 months 🗓️ first-fifty ⭐ topic-words 🏷️ english-plurals 🐭 german-plurals 🏘️ german-prepositions 🧭 french-plurals 🐴 spanish-plurals 🐟 money 💰 ' +
  'capitals-europe 🏰 capitals-africa 🦁 capitals-asia 🏯 capitals-north-america 🗽 capitals-south-america 🦙 capitals-oceania 🦘 flags 🏁 continents 🗺️ currencies 🪙 us-capitals 🏛️ map-continents 🌎 map-us-states 🗽 map-germany 🥨 map-france 🥐 map-spain 💃 map-italy 🛵 map-brazil 🦜 us-codes 📮 planets 🪐 elements 🧪';

const emojis: ReadonlyMap<string, string> = new Map(
  Array.from(ownEmojis.matchAll(/(\S+) (\S+)/g), ([, id = '', emoji = '']) => [id, emoji]),
);

/** @returns the cover of a deck, on the shelf and once a family has it */
export function coverOf({ id, subject }: Pick<LibraryDeck, 'id' | 'subject'>): DeckCover {
  const [colour, emoji] = bySubject[subject] ?? ['plain', '⭐'];
  return { colour, emoji: emojis.get(id) ?? emoji };
}
