/** Longest part of `User-Agent` that is inspected; the header's length is up to the client. */
const longestAgent = 512;
const unknown = 'A browser';

/** Browser names and the patterns that identify them. The first match wins, because many browsers also name other browsers in `User-Agent`. */
const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\bChrom(?:e|ium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'Safari'],
];

const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** @returns a browser name from these lists, such as `Firefox on Android`. The `User-Agent` header itself is not stored. */
export function nameBrowser(agent = ''): string {
  const text = agent.slice(0, longestAgent);
  const [browser = unknown, system] = [browsers, systems].map((list) => list.find(([sign]) => sign.test(text))?.[1]);
  return system === undefined ? browser : `${browser} on ${system}`;
}
