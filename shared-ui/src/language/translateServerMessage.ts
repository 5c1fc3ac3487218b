import { languageState } from './languageState';

/**
 * Translates a message of a schema or the server into the shown language. Other text, or translated text, stays
 * unchanged.
 */
export const translateServerMessage = (english: string): string =>
  languageState.language === 'en' ? english : (languageState.translateAnswer?.(english) ?? english);
