import { formatCalendarDate } from '@smart-elevator/shared-api/contract/calendar';
import { languageState } from './languageState';
import { storedDateFormat } from './storedDateFormat';

/** A day as the server writes it; not one that it quotes. */
const DAY = /(?<!["'“‘])\b(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])-[0-3]\d\b/g;

/**
 * Translates a message of a schema or the server into the shown language, with its days in the chosen format. Other text, or
 * translated text, stays unchanged.
 */
export function translateServerMessage(english: string): string {
  const said =
    languageState.language === 'en' ? english : (languageState.translateAnswer?.(english) ?? english);
  return said.replace(DAY, (day) => formatCalendarDate(day, storedDateFormat()));
}
