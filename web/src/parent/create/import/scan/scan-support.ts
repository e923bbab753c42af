/** A WebAssembly module that uses vector instructions (SIMD), as those of package `wasm-feature-detect`. */
const vectorModule = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
];

/** The same with the newer, relaxed vector instructions. */
const relaxedModule = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 15, 1, 13, 0, 65, 1, 253, 15, 65, 2, 253, 15,
  253, 128, 2, 11,
];

export const hasRelaxedVectors = (): boolean => WebAssembly.validate(Uint8Array.from(relaxedModule));

/** Memory in GB below which a page of text takes too long, or the browser ends the tab. */
const leastMemory = 2;

/** Returns whether this device can read pictures: enough memory, if the browser tells, and a recent browser. */
export function canReadPictures(): boolean {
  const { deviceMemory = leastMemory } = navigator as Navigator & { readonly deviceMemory?: number };
  return (
    deviceMemory >= leastMemory &&
    typeof OffscreenCanvas === 'function' &&
    typeof DecompressionStream === 'function' &&
    typeof WebAssembly === 'object' &&
    WebAssembly.validate(Uint8Array.from(vectorModule))
  );
}
