import { translateServerMessage } from '../language/translateServerMessage';

const SPOKEN = ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'];

/** What stands in English on a page although the shown language has words for it. */
export function untranslatedText(page: ParentNode = document): string[] {
  const texts = [...page.querySelectorAll('*')].flatMap((element) => [
    ...SPOKEN.map((name) => element.getAttribute(name) ?? ''),
    ...Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : '')),
  ]);
  return [...new Set(texts.map((text) => text.trim()))].filter(
    (text) => text && translateServerMessage(text) !== text,
  );
}
