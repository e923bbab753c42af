/** Tesseract's core comes without types: https://github.com/naptha/tesseract.js-core */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  const makeCore: (options: {
    readonly wasmBinary: ArrayBuffer;
  }) => Promise<import('../../../../../../shared/import/scan/recognize-text.ts').TesseractCore>;
  export default makeCore;
}

declare module 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js' {
  export { default } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
}
