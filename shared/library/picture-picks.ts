/** The pictures of each picture-word deck. Their words come from CLDR via `emojibase-data` and web/build/picture-words.ts. */
export const pictureTopics = {
  animals:
    '🐕 🐈 🐎 🐄 🐖 🐑 🐐 🐇 🐁 🐓 🦆 🐦 🐟 🐸 🐢 🐍 🦊 🐺 🐻 🐼 🐨 🦁 🐅 🐘 🦒 🦓 🐒 🐪 🦌 🦔 🐿️ 🦇 🦉 🦅 🐧 🦢 🦜 🦚 🐊 🦎 🐋 🐬 🦈 🐙 🦀 🐌 🦋 🐜 🐝 🐞 🕷️ 🦍 🦏 🦛 🦘 🦥 🦦 🐹 🦭 🦃 🐀 🪱 🪰 🦟',
  food: '🍎 🍐 🍌 🍇 🍓 🍒 🍑 🍋 🍉 🍍 🥝 🥥 🍅 🥕 🥔 🥒 🌽 🧅 🧄 🥦 🍄 🥜 🍞 🥐 🥨 🧀 🥚 🧈 🥛 🍯 🍕 🍔 🍟 🍝 🥪 🥞 🍚 🥗 🧂 🍫 🍪 🍩 🍰 🎂 🍬 🍭 🍿 🫐 🥭 🍈 🥑 🍆 🥖 🧇',
  home: '🏠 🚪 🪟 🛏️ 🪑 🚿 🛁 🚽 🪞 💡 🕯️ 📺 📱 💻 ☎️ ⏰ 🔑 🧹 🧺 🪣 🧼 🧽 🪥 🥄 🔪 📚 ✏️ 🖍️ ✂️ 📏 📎 📦 ✉️ 🎁 🧸 🎈 🎲 🪁 🧩 ⚽ 🎸 🥁 🎺 🎻 🔨 🔧 🪚 🪜 📷 🔦 🔔 🧲 🖌️ 🔋 ☂️',
  clothes: '👕 👖 👗 🧥 🧦 🧤 🧣 🩳 👞 👢 🎒 👜 👓 🕶️ 👑 💍 ⌚ 👂 👃 👄 👅 👁️ 🦷 🦴 🧠 🦶 🦵 👣',
  outside:
    '☀️ 🌙 ⭐ ☁️ 🌈 ❄️ ☃️ 🔥 💧 🌊 🌪️ 🌫️ 🌋 ⛰️ 🏜️ 🌳 🌲 🌴 🌵 🌹 🌷 🌻 🍁 🍀 🪨 🪵 🪶 🕸️ 🏰 🏫 🏥 🏦 🏨 🏭 ⛪ ⛺ ⛲ 🏟️',
  vehicles: '🚗 🚕 🚌 🚒 🚑 🚓 🚚 🚜 🚲 🏍️ 🛵 🛴 🛹 🚂 🚆 🚋 🚇 🚁 ✈️ 🚀 🚢 ⛵ 🛶 ⛴️ 🛸 ⚓ 🚦 🛑 🛷 🪂',
} as const;
export type PictureTopic = keyof typeof pictureTopics;

/** Words that a child would say where CLDR is more precise: CLDR has "red apple" and "cheese wedge". */
export const plainWords: Readonly<Record<string, string>> = {
  en: '🐑 sheep|🐝 bee|🐞 ladybug|🐿️ squirrel|🍎 apple|🥝 kiwi|🌽 corn|🧀 cheese|🥛 milk|🍯 honey|🍚 rice|🥗 salad|🍫 chocolate|🍰 cake|🥖 baguette|📏 ruler|🎁 present|🎲 dice|🧩 puzzle|⚽ ball|🪚 saw|👞 shoe|👢 boot|🌙 moon|🌳 tree|🍀 clover|🚗 car|🚲 bike|🚋 tram|🚦 traffic light',
  de: '🐿️ Eichhörnchen|🍎 Apfel|🍄 Pilz|🌽 Mais|🧀 Käse|🥛 Milch|🍯 Honig|🍚 Reis|🍫 Schokolade|📚 Bücher|🎲 Würfel|🧩 Puzzle|⚽ Ball|🪚 Säge|👞 Schuh|👢 Stiefel|⌚ Uhr|🌙 Mond|⭐ Stern|☃️ Schneemann|🌳 Baum|🌲 Tanne|🚋 Straßenbahn|🚦 Ampel',
  fr: '🦁 lion|🍎 pomme|🌽 maïs|🧀 fromage|🥛 lait|🍯 miel|🍚 riz|🥗 salade|🍫 chocolat|🍰 gâteau|👓 lunettes|🎁 cadeau|🎲 dé|🧩 puzzle|⚽ ballon|🎈 ballon de baudruche|👞 chaussure|👢 botte|☂️ parapluie|🌙 lune|🌳 arbre|🌲 sapin|🍀 trèfle|🚋 tramway|🚦 feu tricolore',
  es: '🍎 manzana|🌽 maíz|🍞 pan|🧀 queso|🥛 leche|🍯 miel|🍚 arroz|🍫 chocolate|🍰 tarta|🧩 puzle|⚽ balón|🪚 sierra|👞 zapato|👢 bota|🌲 pino|🌳 árbol|🏰 castillo|🍀 trébol|🚂 locomotora|🚋 tranvía',
};
