import type { Page } from '@playwright/test';

/** Simulated user of a page. Fills fields and taps, and counts both. */
export class Hands {
  fields = 0;
  taps = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async type(label: string, text: string): Promise<void> {
    this.fields += 1;
    await this.#page.getByLabel(label, { exact: true }).fill(text);
  }

  async tap(role: 'button' | 'link' | 'radio' | 'checkbox', name: string | RegExp): Promise<void> {
    this.taps += 1;
    await this.#page.getByRole(role, { name }).click();
  }
}
