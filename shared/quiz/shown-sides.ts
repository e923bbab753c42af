import type { CardMedia } from '../schemas/media.ts';

/** What a quiz shows of a question besides its texts: pictures and sounds, and whether the texts are formatted. */
export interface ShownSides {
  readonly questionMedia?: readonly CardMedia[] | undefined;
  /** The pictures and sounds of each option, in the options' order; empty for options without any. */
  readonly optionMedia?: readonly (readonly CardMedia[])[] | undefined;
  readonly format?: 'formatted' | undefined;
}

/**
 * @returns the text of an option that is only a picture or a sound, which says nothing but its place. It is a code, the same in every language: screens know it
 *   by {@link isPlaceOnly} and show or say the picture instead. Only the editor of a question has it in its field, where parents may write a text of their own.
 */
export function nameOption(option: number): string {
  return `Answer ${option + 1}`;
}

/** Whether an option's text only says its place, so that its picture or sound is shown alone. */
export function isPlaceOnly(text: string, media: readonly unknown[] | undefined): boolean {
  return media !== undefined && media.length > 0 && /^Answer \d+$/.test(text);
}

const fileName =
  /\.(?:png|jpe?g|gif|webp|svg|bmp|avif|heic|tiff?|mp3|m4a|wav|ogg|webm)$|^(?:img|dsc|dcim|pxl|image|screenshot)[\d _-]*\d/i;
const smallWords: ReadonlySet<string> = new Set('the and der die das den ein les des los las una une il'.split(' '));
/** Scripts that put no spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Whether a description would tell the answer, or is no description but the name of a file. */
export function givesAway(description: string, answer: string): boolean {
  if (fileName.test(description.trim())) return true;
  const [said, right] = [readWords(description), readWords(answer)];
  if (said.length > 0 && said.join('') === right.join('')) return true;
  return said.some((word) => right.some((other) => isSameWord(word, other)));
}

function readWords(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/\p{L}+|\p{N}+/gu) ?? [];
}

/** Whether two words are the same, but for an ending as of a plural. Words of one or two letters say nothing. */
function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (unspaced.test(short)) return long.includes(short);
  if (/\p{N}/u.test(short)) return short === long;
  return short.length > 2 && !smallWords.has(short) && long.startsWith(short) && long.length - short.length <= 2;
}

interface AnsweredQuestion extends ShownSides {
  readonly question: string;
  readonly options: readonly string[];
  readonly correctIndex?: number | undefined;
}

/**
 * @returns what an open question shows besides its texts. Descriptions that tell the answer are left out. Those of options come all or not at all, because one
 *   without would stand out.
 */
export function hideDescriptions({
  question,
  options,
  correctIndex = -1,
  questionMedia,
  optionMedia,
  format,
}: AnsweredQuestion) {
  const right = [options[correctIndex] ?? '', ...describe(optionMedia?.[correctIndex])];
  const asked = [question, ...describe(questionMedia)];
  const described = optionMedia?.filter((media) => media.length > 0) ?? [];
  const descriptions = described.map((media) => describe(media).join(' '));
  const isTold =
    new Set(descriptions).size < descriptions.length ||
    descriptions.some((one) => one === '' || asked.some((text) => givesAway(one, text)));
  return {
    ...(questionMedia && {
      questionMedia: leaveOutTelling(questionMedia, right),
    }),
    ...(optionMedia && {
      optionMedia: optionMedia.map((media) =>
        media.map(({ id, alt }) => (isTold || alt === undefined ? { id } : { id, alt })),
      ),
    }),
    ...(format && { format }),
  };
}

/** @returns the media without the descriptions that tell one of the answers */
export function leaveOutTelling(media: readonly CardMedia[], answers: readonly string[]): CardMedia[] {
  return media.map(({ id, alt }) =>
    alt === undefined || answers.some((text) => givesAway(alt, text)) ? { id } : { id, alt },
  );
}

function describe(media: readonly CardMedia[] = []): string[] {
  return media.flatMap(({ alt }) => alt ?? []);
}
