import { type DeckMaker, joinDetails, type LibraryCard, range } from './cards.ts';
import { mixCards } from './mix-cards.ts';
import { type Clef, pitchAt } from './drawings.ts';

/** Minutes past the hour, by the level chosen. */
const minutesOf = { full: [0], half: [30], quarter: [15, 45], five: [5, 10, 20, 25, 35, 40, 50, 55] };
const timesInWords = { full: 'full hours', half: 'half hours', quarter: 'quarters', five: 'five minutes' };
type Times = keyof typeof minutesOf;

const clock: DeckMaker = ({ times = 'full,half', answer = 'digits' }, words) => {
  const chosen = times.split(',') as Times[];
  return {
    detail: `: ${joinDetails(
      words,
      chosen.map((one) => words.say(timesInWords[one])),
    )}`,
    ...(answer in hourWords && { backLanguage: answer }),
    cards: mixCards(
      chosen.map((one) =>
        minutesOf[one].flatMap((minute) =>
          range(1, 12).map((hour) =>
            drawnCard(`clock-${hour}-${minute}`, 'A clock face', writeTime(answer, hour, minute)),
          ),
        ),
      ),
    ),
  };
};

/** Creates a card whose picture is the question, so its alternative text must not contain the answer. */
function drawnCard(name: string, alt: string, back: string): LibraryCard {
  return { front: '', back, frontFiles: [{ name, alt }] };
}

const hourWords = {
  en: 'one two three four five six seven eight nine ten eleven twelve',
  de: 'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  fr: 'une deux trois quatre cinq six sept huit neuf dix onze douze',
  es: 'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
  it: 'una due tre quattro cinque sei sette otto nove dieci undici dodici',
  pt: 'uma duas três quatro cinco seis sete oito nove dez onze doze',
  ar: 'الواحدة الثانية الثالثة الرابعة الخامسة السادسة السابعة الثامنة التاسعة العاشرة الحادية_عشرة الثانية_عشرة',
  zh: '一 两 三 四 五 六 七 八 九 十 十一 十二',
};
type ClockLanguage = keyof typeof hourWords;

/** Phrases for five past to five to, in steps of five minutes: `@` is the current hour, `>` the next one, and `<` the next one after a preposition. */
const timeWords: Readonly<Record<ClockLanguage, string>> = {
  en: 'five past @ / five after @|ten past @ / ten after @|quarter past @ / quarter after @|twenty past @ / twenty after @|twenty-five past @ / twenty-five after @|half past @|twenty-five to >|twenty to >|quarter to >|ten to >|five to >',
  de: 'fünf nach @|zehn nach @|Viertel nach @|zwanzig nach @ / zehn vor halb >|fünf vor halb >|halb >|fünf nach halb >|zwanzig vor > / zehn nach halb >|Viertel vor >|zehn vor >|fünf vor >',
  fr: '@ cinq|@ dix|@ et quart|@ vingt|@ vingt-cinq|@ et demie|> moins vingt-cinq|> moins vingt|> moins le quart|> moins dix|> moins cinq',
  es: '@ y cinco|@ y diez|@ y cuarto|@ y veinte|@ y veinticinco|@ y media|> menos veinticinco / veinticinco para >|> menos veinte / veinte para >|> menos cuarto / cuarto para >|> menos diez / diez para >|> menos cinco / cinco para >',
  it: '@ e cinque|@ e dieci|@ e un quarto|@ e venti|@ e venticinque|@ e mezza / @ e mezzo|> meno venticinque|> meno venti|> meno un quarto / @ e tre quarti|> meno dieci|> meno cinque',
  pt: '@ e cinco|@ e dez|@ e quinze|@ e vinte|@ e vinte e cinco|@ e meia|vinte e cinco para <|vinte para <|quinze para <|dez para <|cinco para <',
  ar: '@ وخمس دقائق|@ وعشر دقائق|@ والربع|@ والثلث|@ والنصف إلا خمس دقائق|@ والنصف|@ والنصف وخمس دقائق|> إلا ثلثًا / > إلا الثلث|> إلا ربعًا / > إلا الربع|> إلا عشر دقائق|> إلا خمس دقائق',
  zh: '@零五分 / @五分|@十分|@一刻 / @十五分|@二十分|@二十五分|@半 / @三十分|@三十五分|@四十分|@三刻 / @四十五分|@五十分|@五十五分',
};

function writeTime(answer: string, hour: number, minute: number): string {
  if (answer in hourWords) return sayTime(answer as ClockLanguage, hour, minute);
  return `${answer === '24' ? (hour % 12) + 12 : hour}:${String(minute).padStart(2, '0')}`;
}

function sayTime(language: ClockLanguage, hour: number, minute: number): string {
  if (minute === 0) return sayHour(language, hour);
  const pattern = timeWords[language].split('|')[minute / 5 - 1] ?? '';
  const next = (hour % 12) + 1;
  return pattern.replaceAll(/[@><]/g, (sign) =>
    sign === '<'
      ? `${next === 1 ? 'a' : 'as'} ${wordOf(language, next)}`
      : sayHourWithin(language, sign === '@' ? hour : next),
  );
}

function sayHour(language: ClockLanguage, hour: number): string {
  const said = sayHourWithin(language, hour);
  if (language === 'de') return `${hour === 1 ? 'ein' : said} Uhr`;
  if (language === 'en') return `${said} o’clock`;
  if (language === 'zh') return `${said} / ${said}整`;
  return language === 'pt' ? `${said} hora${hour === 1 ? '' : 's'}` : said;
}

/** @returns the hour as spoken in a time with minutes */
function sayHourWithin(language: ClockLanguage, hour: number): string {
  const word = wordOf(language, hour);
  const isOne = hour === 1;
  if (language === 'fr') return `${word} heure${isOne ? '' : 's'}`;
  if (language === 'es') return `${isOne ? 'la' : 'las'} ${word}`;
  if (language === 'it') return isOne ? `l’${word}` : `le ${word}`;
  if (language === 'ar') return `الساعة ${word}`;
  return language === 'zh' ? `${word}点` : word;
}

function wordOf(language: ClockLanguage, hour: number): string {
  return hourWords[language].split(' ')[hour - 1]?.replace('_', ' ') ?? '';
}

/** Note names from C on. German has an H where English has a B. */
const noteNames: Readonly<Record<string, { readonly names: string; readonly language: string }>> = {
  letters: { names: 'C D E F G A B', language: 'en' },
  german: { names: 'C D E F G A H', language: 'de' },
  si: { names: 'do re mi fa sol la si', language: 'it' },
  ti: { names: 'do re mi fa sol la ti', language: 'en' },
};

/** Number of steps that notes may be beyond the staff, by option value. */
const beyond: Readonly<Record<string, number>> = { staff: 0, one: 2, two: 4 };

const notes: DeckMaker = ({ clef = 'treble', reach = 'one', names = 'letters' }, { say }) => {
  const { names: said = '', language } = noteNames[names] ?? {};
  const further = beyond[reach] ?? 0;
  /** Notes on the staff come before those above and below it. */
  const places = [range(0, 8), [...range(-further, -1), ...range(9, 8 + further)]];
  return {
    detail: say(`in the ${clef} clef`),
    backLanguage: language,
    cards: mixCards(
      places.map((group) =>
        group.map((place) => {
          const pitch = pitchAt(clef as Clef, place);
          const back = said.split(' ')['cdefgab'.indexOf(pitch.charAt(0))] ?? '';
          // Several notes share a name. The position in the tag tells their cards apart, for parents and for updates of the deck.
          return { ...drawnCard(`note-${clef}-${pitch}`, 'A note on a staff', back), tags: [describePlace(place)] };
        }),
      ),
    ),
  };
};

/** Describes a note's position as music teachers do, counting from the lowest line. */
function describePlace(place: number): string {
  if (place < 0) return `below ${-place}`;
  if (place > 8) return `above ${place - 8}`;
  return place % 2 === 0 ? `line ${place / 2 + 1}` : `space ${(place + 1) / 2}`;
}

export const makers = { clock, notes };
