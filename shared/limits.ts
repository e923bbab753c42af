export * as limits from './bounds.ts';

/** @returns the whole number with thousands separators: `10,000`. Unlike `toLocaleString`, it adds nothing to a function's cold start */
export function writeNumber(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
