import type { Encoding } from './encodings.ts';

/**
 * The likeliest encoding of a text that is neither UTF-16 nor UTF-8. Windows-1252 is what Excel writes in western Europe
 * and the Americas, Shift_JIS what it writes in Japan, Mac OS Roman what Excel for Mac writes as CR-only text.
 */
export function guessLegacyEncoding(bytes: Uint8Array): Encoding {
  const start = bytes.findIndex(isHigh);
  if (looksLikeShiftJis(bytes.subarray(start, start + sampleBytes))) {
    return 'shift_jis';
  }
  return looksLikeMacRoman(bytes) ? 'macintosh' : 'windows-1252';
}

/** Enough to tell the encodings apart, counted from the first byte that differs between them. */
const sampleBytes = 65_536;

const isHigh = (byte: number): boolean => byte >= 0x80;
const isShiftJisLead = (byte: number): boolean => (byte >= 0x81 && byte <= 0x9f) || (byte >= 0xe0 && byte <= 0xfc);
const isShiftJisTrail = (byte: number): boolean => byte >= 0x40 && byte <= 0xfc && byte !== 0x7f;

/**
 * Reads the bytes as Shift_JIS and asks whether that is Japanese: everyday characters (leads 81–84 are punctuation and
 * kana, 88–98 the common kanji), and second bytes spread over their whole range. Western text, read so, has letters as
 * second bytes and soon a pair that does not exist.
 */
function looksLikeShiftJis(sample: Uint8Array): boolean {
  let pairs = 0;
  let everyday = 0;
  let highTrails = 0;
  let singles = 0;
  for (let at = 0; at < sample.length; at += 1) {
    const lead = sample[at] ?? 0;
    if (!isShiftJisLead(lead)) {
      singles += Number(isHigh(lead));
      continue;
    }
    at += 1;
    const trail = sample[at];
    if (trail === undefined) {
      break;
    }
    if (!isShiftJisTrail(trail)) {
      return false;
    }
    pairs += 1;
    everyday += Number((lead <= 0x84 && lead >= 0x81) || (lead >= 0x88 && lead <= 0x98));
    highTrails += Number(isHigh(trail));
  }
  return pairs > 0 && everyday >= pairs / 2 && highTrails >= pairs / 4 && singles <= pairs;
}

/** Mac OS Roman keeps its accented letters in 80–9F, where Windows-1252 has punctuation; its lines end in CR alone. */
function looksLikeMacRoman(bytes: Uint8Array): boolean {
  if (bytes.includes(0x0a) || !bytes.includes(0x0d)) {
    return false;
  }
  const high = bytes.filter(isHigh);
  return high.filter((byte) => byte <= 0x9f).length > high.length / 2;
}
