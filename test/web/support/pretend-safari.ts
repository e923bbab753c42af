import { onTestFinished } from 'vitest';

type Device = 'iPhone' | 'iPad';

const ends: Readonly<Record<Device, string>> = {
  iPhone: 'Version/18.5 Mobile/15E148 Safari/604.1',
  iPad: 'Version/18.5 Safari/605.1.15',
};
const systems = {
  iPhone: 'iPhone; CPU iPhone OS 18_5 like Mac OS X',
  iPad: 'Macintosh; Intel Mac OS X 10_15_7',
} as const;

/**
 * Makes this browser look like one on an iPhone or iPad until the test ends.
 * @param end the end of the user agent string; Safari's by default.
 */
export function pretendSafari(device: Device, { isOnHomeScreen = false, end = ends[device] } = {}): void {
  const userAgent = `Mozilla/5.0 (${systems[device]}) AppleWebKit/605.1.15 (KHTML, like Gecko) ${end}`;
  for (const [name, value] of Object.entries({ userAgent, standalone: isOnHomeScreen }))
    Object.defineProperty(navigator, name, { configurable: true, value });
  onTestFinished(() => {
    for (const name of ['userAgent', 'standalone']) Reflect.deleteProperty(navigator, name);
  });
}
