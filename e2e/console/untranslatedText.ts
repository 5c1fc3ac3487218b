import type { Page } from '@playwright/test';

/** The console's sentences in Hindi, by their English, as far as the page has fetched them. */
const sentencesOf = (page: Page): Promise<[english: string, hindi: string][]> =>
  page.evaluate(() => {
    const held = Reflect.get(window, 'smartElevatorLanguage') as { sentences: { hi: Map<string, string> } };
    return [...held.sentences.hi];
  });

/** The texts of a page: visible ones, and the names and hints of its controls. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'];
    const shown = [...document.body.querySelectorAll('*')].filter(
      (element) => !element.closest('script, style, noscript') && element.checkVisibility(),
    );
    const texts = shown.flatMap((element) => [
      ...attributes.map((name) => element.getAttribute(name) ?? ''),
      ...Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : '')),
    ]);
    return [...new Set([document.title, ...texts].map((text) => text.trim()))].filter(Boolean);
  });

/** The English texts on a page in Hindi that have a translation, except `own`, which are the dealer's. */
export async function untranslatedText(page: Page, own: readonly string[] = []): Promise<string[]> {
  const other = (await sentencesOf(page)).filter(([english, hindi]) => english !== hindi);
  const exact = new Set(other.map(([english]) => english).filter((english) => !own.includes(english)));
  const patterns = other.flatMap(([english]) => patternOf(english) ?? []);
  const texts = await textsOf(page);
  return texts.filter((text) => exact.has(text) || patterns.some((pattern) => pattern.test(text)));
}

/**
 * The pattern of a sentence with placeholders; undefined if it has too little fixed text to distinguish it from user
 * input.
 */
function patternOf(english: string): RegExp | undefined {
  const words = english.split(/\{\w+\}/);
  if (words.length === 1 || english.includes(', plural,') || words.join('').trim().length < 8)
    return undefined;
  const literal = words.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('[^]+?')}$`);
}
