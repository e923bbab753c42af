/** Files whose words are found by their places on a page. */
export type ScanKind = 'picture' | 'pdf';

const pictures =
  /^(\x89PNG|\xFF\xD8\xFF|GIF8[79]a|RIFF.{4}WEBP|BM.{4}\0{4}|II\*\0|MM\0\*|.{4}ftyp(heic|heix|mif1|msf1|avif))/s;

/** Detects pictures and PDFs by their first 64 bytes, whatever their names. */
export function detectScan(start: Uint8Array): ScanKind | undefined {
  const text = String.fromCharCode(...start.subarray(0, 64));
  if (text.includes('%PDF-')) return 'pdf';
  return pictures.test(text) ? 'picture' : undefined;
}
