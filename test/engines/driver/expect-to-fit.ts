import { expect } from 'vitest';
import { listMisfits } from '../../e2e/fitting.ts';
import { phone } from './journey.ts';
import type { Page } from './page.ts';

const sizes = [
  { size: phone, hasPicture: true },
  { size: { width: 320, height: 640 }, hasPicture: false },
  { size: { width: 820, height: 1_180 }, hasPicture: true },
];

/**
 * Checks a screen on a phone, a small phone with the largest text, and a tablet held upright. Begins with the size that the window has and
 * leaves it at the last one, because each other size costs a new layout.
 * @param isTablet false leaves out the tablet
 */
export async function expectToFit(page: Page, name: string, isTablet = true): Promise<void> {
  const current = await page.run(() => innerWidth);
  const currentFirst = sizes
    .slice(0, isTablet ? 3 : 2)
    .toSorted((a, b) => Number(b.size.width === current) - Number(a.size.width === current));
  for (const { size, hasPicture } of currentFirst) {
    if (size.width !== current) await page.size(size.width, size.height);
    const misfits = async () => await page.run(listMisfits, size.width === 320);
    const message = `${name} does not fit into ${size.width} pixels`;
    await expect.poll(misfits, { message, timeout: 5_000 }).toEqual([]);
    if (hasPicture) await page.picture(`${name}-${size.width}`);
  }
  expect(await page.listErrors(), `${name} has errors`).toEqual([]);
}
