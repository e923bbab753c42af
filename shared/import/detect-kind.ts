import { reasons, sayReason } from './reasons.ts';
import { readZipNames } from './open-zip.ts';
import { ImportRefusal } from './reading-bounds.ts';
import { guessWideEncoding, sampleBytes } from './text/decode-text.ts';
import { limits } from '../limits.ts';

/** Supported sources: text, an Excel workbook, an Anki package. */
export type SourceKind = 'text' | 'workbook' | 'package';

const paste = 'Copy the words or the table in it, and paste them here.';
const save = 'Open it and save it as .xlsx or CSV.';
const unpack = 'Unpack it, and choose the file with the cards in it.';

// oxlint-disable no-control-regex -- the patterns match bytes
/** Signatures of unsupported files (bytes as Latin-1, first 1,024 bytes), with the message to show. */
const refused: readonly (readonly [start: RegExp, reason: string])[] = [
  [/^%PDF-/, `This is a PDF. ${paste}`],
  [
    /^(\x89PNG|\xFF\xD8\xFF|GIF8[79]a|RIFF.{4}WEBP|BM.{4}\0{4}|II\*\0|MM\0\*|.{4}ftyp(heic|heix|mif1|avif))/s,
    'This is a picture. Cards are made of text. Please type the words, or paste them here.',
  ],
  [
    /^(ID3[\x02-\x04]|OggS\0|fLaC\0|RIFF.{4}(WAVE|AVI )|.{4}ftyp|\x1A\x45\xDF\xA3|\xFF[\xFB\xF3\xF2])/s,
    'This is a sound or a video. Cards are made of text. Please type the words, or paste them here.',
  ],
  [/^\xD0\xCF\x11\xE0/, `This is an old Excel or Word file (.xls, .doc). ${save}`],
  [/^SQLite format 3\0/, 'This is a database. In Anki choose “Export”, and then a deck package (.apkg).'],
  [/^(\x1F\x8B|7z\xBC\xAF|Rar!\x1A|BZh[1-9]1AY|\xFD7zXZ)/, `This is an archive. ${unpack}`],
  // Columns of a list may be named `ID;P…`, too, so the second line must be a record.
  [
    /^(ID;P[^\r\n]*[\r\n]+([BCFOPW]|N[ENU]);[A-Z]|ID;P[^\r\n]*[\r\n]+E\s|TABLE\r?\n0,1|socialcalc:)/,
    `This is an old spreadsheet file. ${save}`,
  ],
  [
    // One header alone, such as `Received:`, may be a word of a list.
    /^(BEGIN:V(CALENDAR|CARD)|(Return-Path|MIME-Version|Delivered-To):[^]*\n[\w-]+:|Received:[^]*\n(Return-Path|Received|MIME-Version|Delivered-To|Message-ID|Content-Type|DKIM-Signature|Authentication-Results|(X|ARC)-[\w-]+):)/i,
    `This is an email, a calendar or a list of contacts. ${paste}`,
  ],
  [/^(\xEF\xBB\xBF)?(WEBVTT\s|\s*\d+\s+\d\d:\d\d:\d\d[,.]\d{3} --> )/, `This is a subtitle file. ${paste}`],
  [/^\{\\rtf/, `This is formatted text (RTF). ${paste}`],
  [
    /^(\xEF\xBB\xBF)?\s*(<!--[^]*?-->\s*)?<(!doctype html|html|head|body)[\s>]/i,
    `This is a web page (HTML). Open it in the browser. ${paste}`,
  ],
  [
    // A list may start with formatting, as in exports of Anki, and its first side ends with a tab or a semicolon.
    /^(\xEF\xBB\xBF)?\s*(<(\?xml|svg|!doctype)|<(?!(br|[biup]|em|strong|div|span|su[bp]|[uo]l|li|font|img|a|center|h[1-6])\b)(?![^\r\n]*(\S\t|>;))[a-z][\w:-]*(\s[^<>]*)?>\s*<[a-z][\w:-]*(\s+[\w:-]+="[^"<>]*")+\s*\/?>)/i,
    `This is an XML file, and we can’t tell where its cards are. ${paste}`,
  ],
];

// oxlint-enable no-control-regex

/** File names that identify what a ZIP archive is, each with the supported kind or the message to show. */
const zipped: readonly (readonly [name: RegExp, what: string])[] = [
  [/^collection\.anki(2|21|21b)$/, 'package'],
  [/^xl\/workbook\.xml$/i, 'workbook'],
  [/^xl\/workbook\.bin$/i, `This is a binary Excel workbook (.xlsb). ${save}`],
  [/^word\//i, `This is a Word document. ${paste}`],
  [/^ppt\//i, `This is a PowerPoint presentation. ${paste}`],
  [/^Index\/.*\.iwa$|^Index\.zip$/i, `This is a Numbers, Pages or Keynote file. ${save}`],
  [/^content\.xml$/i, `This is a LibreOffice or OpenOffice file. ${paste}`],
  [/^META-INF\/container\.xml$/i, `This is an e-book. ${paste}`],
];

/** Detects a file's kind by its bytes, whatever its name. Throws an {@link ImportRefusal} with advice if it isn't supported. */
export function detectKind(bytes: Uint8Array): SourceKind {
  const start = String.fromCharCode(...bytes.subarray(0, 1_024));
  if (isLocked(start, bytes)) throw new ImportRefusal(locked);
  const reason = refused.find(([pattern]) => pattern.test(start))?.[1];
  if (reason !== undefined) throw new ImportRefusal(reason);
  if (start.startsWith('PK\u0003\u0004') || start.startsWith('PK\u0005\u0006')) return kindOfZip(bytes, start);
  if (!looksLikeText(bytes.subarray(0, sampleBytes))) throw new ImportRefusal(reasons.noText);
  return 'text';
}

const plainZip = `This is a ZIP archive without cards. ${unpack}`;

const locked =
  'This workbook has a password. Open it, remove the password under “File” and “Info”, save it, and choose it again.';

/** What is said about files of other kinds. */
export const kindReasons: readonly string[] = [
  ...refused.map(([, reason]) => reason),
  ...zipped.map(([, what]) => what).filter((what) => what !== 'package' && what !== 'workbook'),
  locked,
  plainZip,
];

/** Whether a file is an Office file with a password: an old container with a stream of that name, in UTF-16. */
function isLocked(start: string, bytes: Uint8Array): boolean {
  if (!start.startsWith('\u00D0\u00CF\u0011\u00E0')) return false;
  return new TextDecoder('utf-16le')
    .decode(bytes.subarray(0, bytes.length - (bytes.length % 2)))
    .includes('EncryptedPackage');
}

function kindOfZip(bytes: Uint8Array, start: string): SourceKind {
  // OpenDocument files name their type in their first entry, which is not packed.
  if (start.includes('opendocument.spreadsheet')) return 'workbook';
  const names = readZipNames(bytes);
  const what = zipped.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1];
  if (what === 'package' || what === 'workbook') return what;
  throw new ImportRefusal(what ?? plainZip);
}

/** Whether bytes look like text, which has almost no control characters. In UTF-16, every other byte may be zero. */
function looksLikeText(sample: Uint8Array): boolean {
  if ((sample[0] === 0xff && sample[1] === 0xfe) || (sample[0] === 0xfe && sample[1] === 0xff)) return true;
  if (guessWideEncoding(sample) !== undefined) return true;
  const isControl = (byte: number) => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b && byte !== 0x1a);
  return sample.filter(isControl).length <= Math.max(4, sample.length / 20);
}

/** Length of a run of zero bytes that no text ends with. */
const leastZeros = 16;

/** The reason of a remark on the last row of a download that was cut off. A code, which the page words: workers have no catalogue of sentences. */
export const cutOff = 'cut-off';

/** @returns the bytes without the zeros with which a download ends that was cut off; the same bytes if there are none */
export function dropMissingEnd(bytes: Uint8Array): Uint8Array {
  const end = bytes.findLastIndex((byte) => byte !== 0) + 1;
  if (end === 0 || bytes.length - end < leastZeros) return dropHalf(bytes);
  // The last character of UTF-16 may have a zero byte.
  const isWide = guessWideEncoding(bytes.subarray(0, end)) === 'utf-16le' || (bytes[0] === 0xff && bytes[1] === 0xfe);
  return isWide ? bytes.subarray(0, end + (end % 2)) : dropUtf8Half(bytes.subarray(0, end));
}

/** Drops a part of a character at the end, of UTF-16 or UTF-8. */
function dropHalf(bytes: Uint8Array): Uint8Array {
  const isMarked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const isOdd = bytes.length % 2 === 1;
  const whole = bytes.subarray(0, isOdd ? -1 : undefined);
  if (isMarked || guessWideEncoding(whole) !== undefined) return isOdd ? whole : bytes;
  return dropUtf8Half(bytes);
}

/** The last character of UTF-8 is cut off if its first byte announces more bytes than follow, and others say that it is UTF-8. */
function dropUtf8Half(bytes: Uint8Array): Uint8Array {
  const lead = bytes.findLastIndex((byte) => byte < 0x80 || byte >= 0xc0);
  const first = bytes[lead] ?? 0;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || lead + length <= bytes.length) return bytes;
  const whole = bytes.subarray(0, lead);
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(whole);
    return whole.some((byte) => byte >= 0x80) || isHalf(bytes.subarray(lead - 1)) ? whole : bytes;
  } catch {
    return bytes;
  }
}

/** Whether the end of a text in plain letters reads as nothing else than half a character: a capital behind a small letter, or `â€`. A text may end with `ß`. */
function isHalf([before = 0, lead = 0, next]: Uint8Array): boolean {
  const isBehindSmall = before >= 0x61 && before <= 0x7a && lead < 0xdf;
  return isBehindSmall || (lead === 0xe2 && next === 0x80);
}

const megabyte = 1024 * 1024;

/**
 * Checks a file's size before reading it.
 * @param size in bytes
 * @param isPacked whether it is a workbook, package, picture or PDF, which may contain media
 * @returns a message for the user, or undefined if the size is allowed
 */
export function checkFile(size: number, isPacked: boolean): string | undefined {
  const most = isPacked ? limits.importPackage.bytes : limits.importFileBytes;
  if (size <= most) return undefined;
  return sayReason('megabytes', { size: formatMegabytes(size), most: String(most / megabyte) });
}

/** Formats a size in megabytes, rounded up, so that a file just over the limit doesn't seem to have exactly the allowed size. */
function formatMegabytes(size: number): string {
  return (Math.ceil((size / megabyte) * 10) / 10).toFixed(1);
}
