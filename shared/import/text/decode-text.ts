import type { Encoding } from './encodings.ts';

/** A decoded text, without byte order mark. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
  /** False if the encoding is a guess, so the preview should be checked. */
  readonly certain: boolean;
}

/**
 * Bytes from which the encoding is guessed: about 10,000 words, in which every frequent letter of a language occurs, so that more of a large file would only take
 * time. An even number, so that no unit of UTF-16 is cut.
 */
export const sampleBytes = 65_536;

/**
 * Decodes a file: by its byte order mark, otherwise as UTF-16 if its zero bytes suggest it, as UTF-8 if valid, or as the most likely legacy encoding. Never
 * throws; undecodable bytes become �.
 * @param chosen encoding chosen by the person; overrides detection
 * @param languages the browser's languages, which make some legacy encodings more likely
 */
export function decodeText(bytes: Uint8Array, chosen?: Encoding, languages: readonly string[] = []): DecodedText {
  if (chosen !== undefined) return { text: decode(bytes, chosen), encoding: chosen, certain: true };
  const marked = encodingOfMark(bytes);
  if (marked !== undefined) return { text: decode(bytes, marked), encoding: marked, certain: true };
  const wide = guessWideEncoding(bytes.subarray(0, sampleBytes));
  if (wide !== undefined) return { text: decode(bytes, wide), encoding: wide, certain: false };
  return decodeUtf8(bytes) ?? decodeLegacy(bytes, languages);
}

/** Decodes the bytes. TextDecoder strips the byte order mark of its own encoding. */
function decode(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes);
}

function encodingOfMark([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Detects UTF-16 without a mark: ASCII separators have a zero byte, and in only one of the two byte orders the text consists of assigned characters. */
export function guessWideEncoding(bytes: Uint8Array): Encoding | undefined {
  const sample = bytes.subarray(0, sampleBytes);
  if (sample.length < 4 || !sample.includes(0) || isNarrow(sample)) return undefined;
  const [little, big] = (['utf-16le', 'utf-16be'] as const).map((encoding) => scoreWide(decode(sample, encoding)));
  if (little === undefined || big === undefined || Math.max(little, big) < 0.95 || little === big) return undefined;
  return little > big ? 'utf-16le' : 'utf-16be';
}

/** Whether bytes are UTF-8 with a few stray zeros, but no other control characters. */
function isNarrow(sample: Uint8Array): boolean {
  const zeros = sample.filter((byte) => byte === 0).length;
  if (zeros > sample.length / 10 || sample.some((byte) => byte > 0 && byte < 0x09)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** The share of characters that texts consist of; 0 without any separator or line end. */
function scoreWide(text: string): number {
  const separators = text.match(/[\t\n\r ",;|:=-]/g)?.length ?? 0;
  const odd = text.match(/(?![\s\u200B-\u200F\u202A-\u202E\uFEFF])[\p{C}\uFFFD]/gu)?.length ?? 0;
  return separators === 0 ? 0 : 1 - odd / text.length + Math.min(separators, text.length / 20) / text.length;
}

/** Decodes UTF-8 with at most a few broken bytes; undefined for other encodings, whose text is practically never valid UTF-8. */
function decodeUtf8(bytes: Uint8Array): DecodedText | undefined {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8', certain: true };
  } catch {
    const text = decode(bytes, 'utf-8');
    const broken = text.split('\uFFFD').length - 1;
    const foreign = text.length - text.replaceAll(/[^\0-\x7F\uFFFD]+/g, '').length;
    return foreign > 10 * broken ? { text, encoding: 'utf-8', certain: false } : undefined;
  }
}

function decodeLegacy(bytes: Uint8Array, languages: readonly string[]): DecodedText {
  const encoding = guessLegacyEncoding(bytes, languages);
  return { text: decode(bytes, encoding), encoding, certain: false };
}

/** A legacy encoding, the languages that use it, and typical characters. */
interface Candidate {
  readonly encoding: Encoding;
  readonly languages: readonly string[];
  /** Non-ASCII letters of Latin alphabets, by language. Other scripts have `common` instead, their most frequent characters. */
  readonly letters?: readonly string[];
  readonly common?: string;
}

const western = ['äöüß', 'éèêëàâçîïôûùœ', 'ñáéíóúü¿¡', 'àèéìòù', 'ãõáâàçéêíóôú', 'éëïöü', 'åäö', 'åæø', 'áðéíóúýþæö'];
const central = {
  languages: ['pl', 'cs', 'sk', 'hu', 'ro', 'hr', 'sl'],
  letters: ['ąćęłńóśźż', 'áčďéěíňóřšťúůýž', 'áäčďéíĺľňóôŕšťúýž', 'áéíóöőúüű', 'ăâîşţșț', 'čćđšž'],
};
/** With kanji that short lists of words have. */
const japanese =
  'のにはをたがでてとしれさいるこんなまっりちうもかく日本人一大水火山川木花空雨雪犬猫鳥魚馬牛車学校先生友父母子目手月年時国小中上下';
const candidates: readonly Candidate[] = [
  {
    encoding: 'windows-1252',
    languages: ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'nb'],
    letters: western,
  },
  { encoding: 'windows-1250', ...central },
  { encoding: 'iso-8859-2', ...central },
  { encoding: 'windows-1254', languages: ['tr', 'az'], letters: ['çğıöşüâîİ'] },
  { encoding: 'macintosh', languages: [], letters: western },
  { encoding: 'windows-1251', languages: ['ru', 'uk', 'bg', 'sr', 'mk', 'be'], common: 'оеаинтсрвлкмдпуі' },
  { encoding: 'windows-1253', languages: ['el'], common: 'αοιετσνηυρπκμλςά' },
  { encoding: 'windows-1255', languages: ['he', 'yi'], common: 'יוהלאמרתבשנחדםכ' },
  { encoding: 'windows-1256', languages: ['ar', 'fa', 'ur'], common: 'اليمونرتبةعدسفكق' },
  {
    encoding: 'shift_jis',
    languages: ['ja'],
    common: japanese,
  },
  // In GB18030, the bytes of 中 are a frequent sign of Chinese.
  { encoding: 'euc-jp', languages: ['ja'], common: japanese.replace('中', '') },
  {
    encoding: 'gb18030',
    languages: ['zh', 'zh-cn', 'zh-hans', 'zh-sg'],
    common:
      '的一是不了人我在有他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可里后小心多天而能好都然没日于起还发成事只作当想看文无开手用主行方又如前所本见经头面公同三已老从动两长水火山猫狗书',
  },
  {
    encoding: 'big5',
    languages: ['zh', 'zh-tw', 'zh-hk', 'zh-hant'],
    common:
      '的一是不了人我在有他這中大來上國個到說們為子和你地出道也時年得就那要下以生會自著去之過家學對可裡後小心多天而能好都然沒日於起還發成事只作當想看文無開手用主行方又如前所本見經頭面公同三已老從動兩長水火山貓狗書',
  },
  {
    encoding: 'euc-kr',
    languages: ['ko'],
    common:
      '이다는의가을를에하고지한로기사도나서어자대리인그해수아일만시것들부있정보라게제니오주우상물구생전과성무소말학',
  },
];

/** Sample size for legacy encodings, from the first non-ASCII byte on. */
const legacySampleBytes = 16_384;

/**
 * The most likely encoding of a text that is neither UTF-16 nor UTF-8: the one in which it reads most like a language. Ties go to the encodings of the
 * browser's languages, then to Windows-1252, the most common one.
 * @param languages the browser's languages, as BCP 47 tags
 */
function guessLegacyEncoding(bytes: Uint8Array, languages: readonly string[] = []): Encoding {
  const start = Math.max(
    0,
    bytes.findIndex((byte) => byte >= 0x80),
  );
  const sample = bytes.subarray(start, start + legacySampleBytes);
  const read = languages.map((tag) => tag.toLowerCase());
  const isMacLike = bytes.includes(0x0d) && !bytes.includes(0x0a);
  let best: Encoding = 'windows-1252';
  let bestScore = -1;
  for (const candidate of candidates) {
    const isLikely = candidate.languages.some((tag) => read.some((one) => one === tag || one.startsWith(`${tag}-`)));
    const bonus = (isLikely ? 0.12 : 0) + (candidate.encoding === 'macintosh' ? (isMacLike ? 0.1 : -0.05) : 0);
    const score = scoreText(new TextDecoder(candidate.encoding).decode(sample), candidate) + bonus;
    if (score > bestScore + 0.001) [best, bestScore] = [candidate.encoding, score];
  }
  return best;
}

/**
 * Scores an encoding by the share of the text's non-ASCII characters that fit one language, minus a penalty for broken characters. 0 if there are no
 * non-ASCII characters or too many broken ones.
 */
function scoreText(text: string, { letters, common }: Candidate): number {
  // Undecodable characters and control characters count against an encoding.
  const foreign = Array.from(text).filter((sign) => sign > '\u007F');
  const broken = foreign.filter((sign) => /[\uFFFD\u0080-\u009F\p{Co}]/u.test(sign)).length;
  if (foreign.length === 0 || broken > 1 + foreign.length / 50) return 0;
  const penalty = broken / foreign.length;
  return (letters ? scoreLatin(text, foreign, letters) : scoreScript(text, foreign, common ?? '')) - penalty;
}

/** Typographic characters inserted by programs; they say nothing about the language. */
const typographic = /[‘’“”„–—…«»°·€ \u00A0©®™§×‚‹›ºª]/u;

/** Scores by the best single alphabet, because letters of many languages at once suggest a wrong encoding. */
function scoreLatin(text: string, foreign: readonly string[], alphabets: readonly string[]): number {
  // A non-letter inside a word, or a word of only non-ASCII letters, is unlikely in Latin text.
  const inWords = text.match(/\p{L}(?!’)[^\p{L}\p{M}\s\p{ASCII}]\p{L}/gu)?.length ?? 0;
  const alone = text.match(/(?<!\p{L})(?:(?!\p{ASCII})\p{L}){3,}(?!\p{L})/gu)?.length ?? 0;
  const told = foreign.filter((sign) => !typographic.test(sign));
  if (told.length === 0) return 1;
  const covered = Math.max(
    ...alphabets.map(
      (alphabet) => told.filter((sign) => alphabet.includes(sign.toLowerCase()) || alphabet.includes(sign)).length,
    ),
  );
  return Math.max(0, 0.95 * (covered / told.length) - (2 * (inWords + alone)) / told.length);
}

/** Score by a script's most frequent characters; other letters of the script count half. */
function scoreScript(text: string, foreign: readonly string[], common: string): number {
  const told = foreign.filter((sign) => !typographic.test(sign) && !/[、。「」・，！？]/u.test(sign));
  if (told.length === 0) return 0;
  const frequent = told.filter((sign) => common.includes(sign.toLowerCase())).length;
  const script = new RegExp(scriptOf(common), 'u');
  const own = told.filter((sign) => script.test(sign)).length;
  // Penalties: two scripts in one word, a lowercase letter before a capital, and a Cyrillic word without a vowel.
  const mixed = text.match(new RegExp(`[a-z]${scriptOf(common)}|${scriptOf(common)}[a-z]`, 'giu'))?.length ?? 0;
  const odd = text.match(/\p{Ll}\p{Lu}|(?<!\p{L})(?![^\s]*[аеиоуыэюяіїєў])\p{Script=Cyrillic}{3,}/gu)?.length ?? 0;
  // A sign such as `»` or `½` right between letters or signs stands for a letter of another script. Chinese and Japanese have no spaces.
  const inWords = script.test('一') ? 0 : (text.match(/\p{L}[¡-¶¸-¿×÷](?=\p{L}|[¡-¿×÷])/gu)?.length ?? 0);
  return Math.max(0, (0.5 * own + 0.5 * frequent - 0.5 * mixed - odd - inWords) / told.length);
}

function scriptOf(common: string): string {
  if (common.startsWith('の')) return '[\\u3040-\\u30FF\\u4E00-\\u9FFF々]';
  if (common.startsWith('的')) return '[\\u4E00-\\u9FFF]';
  const name = ['Cyrillic', 'Greek', 'Hebrew', 'Arabic', 'Hangul'].find((one) =>
    new RegExp(`\\p{Script=${one}}`, 'u').test(common[0] ?? ''),
  );
  return `\\p{Script=${name ?? 'Latin'}}`;
}
