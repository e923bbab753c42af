import { expect } from 'vitest';
import { listMisfits } from '../../e2e/fitting.ts';
import { phone } from './journey.ts';
import type { Page } from './page.ts';

/** The usual phone first, because the window has that size already. */
const sizes = [
  { size: phone, hasPicture: true },
  { size: { width: 320, height: 640 }, hasPicture: false },
  { size: { width: 820, height: 1_180 }, hasPicture: true },
];

/**
 * Checks a screen on a phone, a small phone with the largest text, and a tablet held upright.
 * @param isTablet false leaves out the tablet
 */
export async function expectToFit(page: Page, name: string, isTablet = true): Promise<void> {
  for (const { size, hasPicture } of isTablet ? sizes : sizes.slice(0, 2)) {
    if (size !== phone) await page.size(size.width, size.height);
    const misfits = async () => await page.run(listMisfits, size.width === 320);
    const message = `${name} does not fit into ${size.width} pixels`;
    await expect.poll(misfits, { message, timeout: 5_000 }).toEqual([]);
    if (hasPicture) await page.picture(`${name}-${size.width}`);
  }
  expect(await page.listErrors(), `${name} has errors`).toEqual([]);
  await page.size(phone.width, phone.height);
}
