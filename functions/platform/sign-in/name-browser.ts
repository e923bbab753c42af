/** Only what comes first is looked at: an agent's own words can be as long as it likes. */
const longestAgent = 512;
const unknown = 'A browser';

/** The first that fits names it: many say that they are each other as well. */
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

/**
 * @param agent the header `User-Agent`, which is kept nowhere.
 * @returns a browser by the words of a family, such as `Firefox on Android`: names of this list only.
 */
export function nameBrowser(agent = ''): string {
  const text = agent.slice(0, longestAgent);
  const [browser = unknown, system] = [browsers, systems].map((list) => list.find(([sign]) => sign.test(text))?.[1]);
  return system === undefined ? browser : `${browser} on ${system}`;
}
