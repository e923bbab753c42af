import type { Encoding } from './encodings.ts';
import { guessLegacyEncoding } from './guess-legacy-encoding.ts';

/** A file's text, without a byte order mark. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
  /** False when the encoding is only the most likely one: worth a look at the preview. */
  readonly certain: boolean;
}

/** Enough to see the pattern of any file; guessing costs the same for the largest one. */
const sampleBytes = 65_536;

/**
 * Turns a file's bytes into text: by its byte order mark, else as UTF-16 when its zero bytes say so, else as UTF-8 when
 * it is valid, else as the likeliest of the older encodings. Never throws; what cannot be decoded shows as �.
 *
 * @param chosen an encoding chosen by the person: it is used whatever the bytes look like
 * @param languages of the browser: old encodings are those of a language
 */
export function decodeText(bytes: Uint8Array, chosen?: Encoding, languages: readonly string[] = []): DecodedText {
  if (chosen !== undefined) return { text: decode(bytes, chosen), encoding: chosen, certain: true };
  const marked = encodingOfMark(bytes);
  if (marked !== undefined) return { text: decode(bytes, marked), encoding: marked, certain: true };
  const wide = guessWideEncoding(bytes.subarray(0, sampleBytes));
  if (wide !== undefined) return { text: decode(bytes, wide), encoding: wide, certain: false };
  return decodeUtf8(bytes) ?? decodeLegacy(bytes, languages);
}

/** TextDecoder takes the byte order mark of its own encoding off the text. */
function decode(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes);
}

function encodingOfMark([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** In UTF-16 every line end, separator, space and quote has a zero byte, on one and the same side; other text has none. */
function guessWideEncoding(sample: Uint8Array): Encoding | undefined {
  const separators = new Set([0x09, 0x0a, 0x0d, 0x20, 0x22, 0x2c, 0x3b, 0x7c]);
  let zeros = 0;
  let little = 0;
  let big = 0;
  for (let at = 0; at + 1 < sample.length; at += 2) {
    const [left = 0, right = 0] = [sample[at], sample[at + 1]];
    zeros += Number(left === 0) + Number(right === 0);
    little += Number(right === 0 && separators.has(left));
    big += Number(left === 0 && separators.has(right));
  }
  if (zeros < Math.max(2, sample.length / 100) || Math.max(little, big) < 3 * Math.min(little, big) + 1) {
    return undefined;
  }
  return little > big ? 'utf-16le' : 'utf-16be';
}

/** Valid UTF-8 is practically never anything else; a few broken bytes among many valid ones do not change that. */
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
