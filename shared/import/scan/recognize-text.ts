import type { GreyImage } from './grey-image.ts';
import type { TextLine } from './table-rows.ts';

/** The part of Tesseract's core (WebAssembly) that is used: https://github.com/naptha/tesseract.js-core */
export interface TesseractCore {
  readonly FS: { readonly writeFile: (path: string, bytes: Uint8Array) => void };
  readonly TessBaseAPI: new () => TesseractApi;
}

interface TesseractApi {
  /** @returns 0 if the language's model is loaded */
  readonly Init: (folder: null, language: string, engine: number) => number;
  readonly SetVariable: (name: string, value: string) => void;
  /** Reads the picture from the file `/input`. @returns 1 if it can't be read */
  readonly SetImageFile: (orientation: number, turn: number) => number;
  readonly Recognize: (monitor: null) => number;
  readonly GetTSVText: (page: number) => string;
  readonly Clear: () => void;
}

/** A line of text as it was read. */
export interface ReadLine extends Omit<TextLine, 'column'> {
  /** How sure its words are on average, up to 100. */
  readonly average: number;
}

/** A word as it was read. */
type Word = Omit<ReadLine, 'average'>;

/** Reads the lines of a picture in one language, with boxes in its pixels. */
export type Recognize = (image: GreyImage, language: string) => ReadLine[];

/** The neural engine. The older one isn't in the models. */
const neuralEngine = 1;

/**
 * Makes a reader of text.
 * @param models the models of the languages, by Tesseract's names
 */
export function makeRecognizer(core: TesseractCore, models: Readonly<Record<string, Uint8Array>>): Recognize {
  const loaded = new Map<string, TesseractApi>();
  const load = (language: string): TesseractApi => {
    const known = loaded.get(language);
    if (known) return known;
    for (const one of language.split('+')) core.FS.writeFile(`${one}.traineddata`, models[one] ?? new Uint8Array());
    const api = new core.TessBaseAPI();
    if (api.Init(null, language, neuralEngine) !== 0) throw new Error(`No model of ${language}`);
    // One block of text: the layout is known already.
    api.SetVariable('tessedit_pageseg_mode', '6');
    api.SetVariable('debug_file', '/dev/null');
    loaded.set(language, api);
    return api;
  };
  return (image, language) => {
    const api = load(language);
    core.FS.writeFile('/input', writeGreymap(image));
    if (api.SetImageFile(1, 0) === 1) throw new Error('The picture could not be read.');
    api.Recognize(null);
    const lines = readTsv(api.GetTSVText(0));
    api.Clear();
    return lines;
  };
}

/** Writes a picture as PGM, the simplest format that Tesseract reads. */
function writeGreymap({ width, height, data }: GreyImage): Uint8Array {
  const head = new TextEncoder().encode(`P5 ${width} ${height} 255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}

/** Reads Tesseract's table of words: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
export function readTsv(table: string): ReadLine[] {
  const lines = new Map<string, Word[]>();
  for (const row of table.split('\n')) {
    const [level, page, block, paragraph, line, , ...rest] = row.split('\t');
    const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = rest.slice(0, 5).map(Number);
    const text = rest.slice(5).join(' ').trim();
    if (level !== '5' || text === '') continue;
    const key = [page, block, paragraph, line].join();
    const word = { text, confidence, box: { left, top, right: left + width, bottom: top + height } };
    lines.set(key, [...(lines.get(key) ?? []), word]);
  }
  return [...lines.values()].flatMap((words) => {
    const kept = dropDirt(words);
    return kept.length > 0 ? [joinWords(kept)] : [];
  });
}

/** Drops short words at both ends of a line that are hardly ever right: marks on the paper. */
function dropDirt(words: readonly Word[]): readonly Word[] {
  const isText = ({ text, confidence }: Word) => {
    const letters = text.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
    return confidence > (letters > 2 ? 0 : letters > 0 ? 35 : 60);
  };
  return words.slice(words.findIndex(isText), words.findLastIndex(isText) + 1);
}

function joinWords(words: readonly Word[]): ReadLine {
  return {
    text: words.map(({ text }) => text).join(' '),
    confidence: Math.min(...words.map(({ confidence }) => confidence)),
    average: words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length,
    box: {
      left: Math.min(...words.map(({ box }) => box.left)),
      top: Math.min(...words.map(({ box }) => box.top)),
      right: Math.max(...words.map(({ box }) => box.right)),
      bottom: Math.max(...words.map(({ box }) => box.bottom)),
    },
  };
}
