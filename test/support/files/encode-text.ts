import type { Encoding } from '../../../shared/import/text/encodings.ts';

/** Encodes text in a legacy encoding by inverting what TextDecoder decodes. */
export function encodeText(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  const decoder = new TextDecoder(encoding);
  const codes = new Map<string, readonly number[]>();
  for (let lead = 0; lead < 256; lead += 1) {
    codes.set(decoder.decode(Uint8Array.of(lead)), [lead]);
    for (let trail = lead < 0x80 ? 256 : 0x40; trail < 256; trail += 1) {
      const sign = decoder.decode(Uint8Array.of(lead, trail));
      if (Array.from(sign).length === 1 && !codes.has(sign)) codes.set(sign, [lead, trail]);
    }
  }
  return Uint8Array.from(Array.from(text).flatMap((sign) => codes.get(sign) ?? [0x3f]));
}
