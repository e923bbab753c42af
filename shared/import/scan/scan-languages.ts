/** Languages that pictures can be read in, each with a model of Tesseract. */
export const scanLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt'] as const;

export type ScanLanguage = (typeof scanLanguages)[number];

/** @returns the languages to start with: the wanted ones that can be read, without regions, and English or German if only one is left */
export function chooseScanLanguages(wanted: readonly string[]): [ScanLanguage, ScanLanguage] {
  const tags = [...wanted, 'en', 'de'].map((tag) => tag.split('-')[0]);
  const [first = 'en', second = 'de'] = scanLanguages
    .filter((language) => tags.includes(language))
    .toSorted((one, other) => tags.indexOf(one) - tags.indexOf(other));
  return [first, second];
}
