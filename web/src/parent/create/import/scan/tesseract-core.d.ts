/* Tesseract's core comes without types: https://github.com/naptha/tesseract.js-core. The value is a `TesseractCore`. */

declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  const makeCore: (options: { readonly wasmBinary: ArrayBuffer }) => Promise<unknown>;
  export default makeCore;
}

declare module 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js' {
  const makeCore: (options: { readonly wasmBinary: ArrayBuffer }) => Promise<unknown>;
  export default makeCore;
}
