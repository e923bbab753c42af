import relaxedAddress from 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm?url';
import vectorAddress from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';
import german from '@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz?url';
import english from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import french from '@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz?url';
import italian from '@tesseract.js-data/ita/4.0.0_best_int/ita.traineddata.gz?url';
import portuguese from '@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz?url';
import spanish from '@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?url';
import {
  makeRecognizer,
  type Recognize,
  type TesseractCore,
} from '../../../../../../shared/import/scan/recognize-text.ts';
import type { ScanLanguage } from '../../../../../../shared/import/scan/scan-languages.ts';
import { hasRelaxedVectors } from './scan-support.ts';

/** Addresses of the small integer models. */
const modelAddresses: Readonly<Record<ScanLanguage, string>> = {
  de: german,
  en: english,
  fr: french,
  it: italian,
  pt: portuguese,
  es: spanish,
};

/** Loads Tesseract and the models of the languages, which only pictures need. The service worker keeps them. */
export async function loadTesseract(languages: readonly ScanLanguage[]): Promise<Recognize> {
  const [core, ...models] = await Promise.all([
    loadCore(),
    ...languages.map(async (language) => [language, await loadModel(language)] as const),
  ]);
  return makeRecognizer(core, Object.fromEntries(models));
}

async function loadCore(): Promise<TesseractCore> {
  const isRelaxed = hasRelaxedVectors();
  const [{ default: makeCore }, binary] = await Promise.all([
    isRelaxed
      ? import('tesseract.js-core/tesseract-core-relaxedsimd-lstm.js')
      : import('tesseract.js-core/tesseract-core-simd-lstm.js'),
    fetchWhole(isRelaxed ? relaxedAddress : vectorAddress),
  ]);
  return (await makeCore({ wasmBinary: await binary.arrayBuffer() })) as TesseractCore;
}

async function loadModel(language: ScanLanguage): Promise<Uint8Array> {
  const packed = await fetchWhole(modelAddresses[language]);
  if (!packed.body) throw new Error('The model is empty.');
  const unpacked = packed.body.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

async function fetchWhole(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} at ${address}`);
  return response;
}
