import { isCalendarDate } from '@smart-elevator/shared-api/contract/calendar';
import { translateServerMessage } from '../language/translateServerMessage';

const SPOKEN = ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'];

/** The English texts on a page that have a translation in the shown language; a date of a file is no text. */
export function untranslatedText(page: ParentNode = document): string[] {
  const texts = [...page.querySelectorAll('*')].flatMap((element) => [
    ...SPOKEN.map((name) => element.getAttribute(name) ?? ''),
    ...Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : '')),
  ]);
  return [...new Set(texts.map((text) => text.trim()))].filter(
    (text) => text && !isCalendarDate(text) && translateServerMessage(text) !== text,
  );
}
