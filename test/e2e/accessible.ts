import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const guidelines = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Holds what is open to WCAG 2.2 AA; by `every rule` to what the checker advises beyond it, too. @param screen is named where something is found. */
export async function expectAccessible(page: Page, screen: string, by?: 'every rule'): Promise<void> {
  // Within the page alone: it has no frames, and a second page for each look would take longer than the look.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (by === 'every rule' ? axe : axe.withTags(guidelines)).analyze();
  expect(violations.map(({ id, nodes }) => `${screen}: ${id} ${nodes[0]?.html}`)).toEqual([]);
}
