import type { Page } from '@playwright/test';

/** Simulated user of a page. Fills fields and taps, and counts both. */
export class Hands {
  fields = 0;
  taps = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** @param key the key of the on-screen keyboard that ends the typing, such as Next. It belongs to the field and is no tap. */
  async type(label: string, text: string, key?: 'Enter'): Promise<void> {
    this.fields += 1;
    const field = this.#page.getByLabel(label, { exact: true });
    await field.fill(text);
    if (key) await field.press(key);
  }

  async choose(label: string, option: string): Promise<void> {
    this.fields += 1;
    await this.#page.getByLabel(label, { exact: true }).selectOption(option);
  }

  async tap(role: 'button' | 'link' | 'radio' | 'checkbox' | 'tab', name: string | RegExp): Promise<void> {
    this.taps += 1;
    await this.#page.getByRole(role, { name }).click();
  }
}
