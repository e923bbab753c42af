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
  const isCurrent = ({ size }: (typeof sizes)[number]) => Number(size.width === page.width);
  const currentFirst = sizes.slice(0, isTablet ? 3 : 2).toSorted((a, b) => isCurrent(b) - isCurrent(a));
  for (const { size, hasPicture } of currentFirst) {
    const faults = async () => await page.listFaults(size, listMisfits, size.width === 320);
    const message = `${name} does not fit into ${size.width} pixels, or has errors`;
    await expect.poll(faults, { message, timeout: 5_000 }).toEqual([]);
    if (hasPicture) await page.picture(`${name}-${size.width}`);
  }
}
