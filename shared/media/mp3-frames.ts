const kilobits = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const hertz = [44_100, 48_000, 32_000] as const;

/** @returns how many bytes the frame of Layer III has that begins there, if one does: ISO/IEC 11172-3. */
export function frameSize(file: DataView, at: number): number | undefined {
  if (at + 4 > file.byteLength) return undefined;
  const header = file.getUint32(at);
  const [version, layer] = [(header >>> 19) & 3, (header >>> 17) & 3];
  const isFrame = header >>> 21 === 0x7ff && version !== 1 && layer === 1;
  const isFirst = version === 3;
  const rate = kilobits[isFirst ? 'mpeg1' : 'mpeg2'][(header >>> 12) & 15];
  const base = hertz[(header >>> 10) & 3];
  if (!isFrame || !rate || base === undefined) return undefined;
  const frequency = base / { 3: 1, 2: 2, 0: 4 }[version as 0 | 2 | 3];
  return Math.floor(((isFirst ? 144 : 72) * rate * 1_000) / frequency) + ((header >>> 9) & 1);
}
