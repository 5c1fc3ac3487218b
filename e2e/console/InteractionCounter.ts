import type { Locator, Page } from '@playwright/test';

/** Counts clicks, keys and the inputs of forms that were filled in. Typed texts are counted separately. */
export class InteractionCounter {
  clicks = 0;
  keys = 0;
  letters = 0;
  private readonly filled = new Set<string>();

  constructor(private readonly page: Page) {}

  /** How many inputs of forms a text was typed into. */
  get fields(): number {
    return this.filled.size;
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.keys += 1;
      await this.page.keyboard.press(key);
    }
  }

  async type(text: string): Promise<void> {
    this.letters += text.length;
    const input = await this.page.evaluate(() =>
      document.activeElement?.closest('form') ? document.activeElement.id : '',
    );
    if (input !== '') this.filled.add(input);
    await this.page.keyboard.type(text);
  }

  /** Presses Tab until an element has the focus. */
  async tabTo(target: Locator, limit = 20): Promise<void> {
    const isFocused = () => target.evaluate((element) => element === document.activeElement);
    for (let pressed = 0; pressed < limit && !(await isFocused()); pressed += 1) await this.press('Tab');
    if (!(await isFocused())) throw new Error(`${target} is not reached with ${limit} times Tab.`);
  }
}
