/** The pictures of each picture-word deck. Their words come from `picture-nouns.json`, or from CLDR via `emojibase-data`, by web/build/picture-words.ts. */
export const pictureTopics = {
  animals:
    '🐕 🐈 🐎 🐄 🐖 🐑 🐐 🐇 🐁 🐓 🦆 🐦 🐟 🐸 🐢 🐍 🦊 🐺 🐻 🐼 🐨 🦁 🐅 🐘 🦒 🦓 🐒 🐪 🦌 🦔 🐿️ 🦇 🦉 🦅 🐧 🦢 🦜 🦚 🐊 🦎 🐋 🐬 🦈 🐙 🦀 🐌 🦋 🐜 🐝 🐞 🕷️ 🦍 🦏 🦛 🦘 🦥 🦦 🐹 🦭 🦃 🐀 🪱 🪰 🦟',
  food: '🍎 🍐 🍌 🍇 🍓 🍒 🍑 🍋 🍉 🍍 🥝 🥥 🍅 🥕 🥔 🥒 🌽 🧅 🧄 🥦 🍄 🥜 🍞 🥐 🥨 🧀 🥚 🧈 🥛 🍯 🍕 🍔 🍟 🍝 🥪 🥞 🍚 🥗 🧂 🍫 🍪 🍩 🍰 🎂 🍬 🍭 🍿 🫐 🥭 🍈 🥑 🍆 🥖 🧇',
  home: '🏠 🚪 🪟 🛏️ 🪑 🚿 🛁 🚽 🪞 💡 🕯️ 📺 📱 💻 ☎️ ⏰ 🔑 🧹 🧺 🪣 🧼 🧽 🪥 🥄 🔪 📚 ✏️ 🖍️ ✂️ 📏 📎 📦 ✉️ 🎁 🧸 🎈 🎲 🪁 🧩 ⚽ 🎸 🥁 🎺 🎻 🔨 🔧 🪚 🪜 📷 🔦 🔔 🧲 🖌️ 🔋 ☂️',
  clothes: '👕 👖 👗 🧥 🧦 🧤 🧣 🩳 👞 👢 🎒 👜 👓 🕶️ 👑 💍 ⌚ 👂 👃 👄 👅 👁️ 🦷 🦴 🧠 🦶 🦵 👣',
  outside:
    '☀️ 🌙 ⭐ ☁️ 🌈 ❄️ ☃️ 🔥 💧 🌊 🌪️ 🌫️ 🌋 ⛰️ 🏜️ 🌳 🌲 🌴 🌵 🌹 🌷 🌻 🍁 🍀 🪨 🪵 🪶 🕸️ 🏰 🏫 🏥 🏦 🏭 ⛪ ⛺ ⛲ 🏟️',
  vehicles: '🚗 🚕 🚌 🚒 🚑 🚓 🚚 🚜 🚲 🏍️ 🛵 🛴 🛹 🚂 🚆 🚋 🚇 🚁 ✈️ 🚀 🚢 ⛵ 🛶 🛸 ⚓ 🚦 🛑 🛷 🪂',
} as const;
export type PictureTopic = keyof typeof pictureTopics;

/** Languages with their words in `picture-nouns.json`, in this order, as a child says them and with their article: CLDR has "red apple", and no articles. */
export const nounLanguages = 'en de fr es it pt ar zh'.split(' ');
