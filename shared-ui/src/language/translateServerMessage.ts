import { languageState } from './languageState';

/** A sentence of a schema or the server in the shown language. Text that is no such sentence, or is translated, stays as it is. */
export const translateServerMessage = (english: string): string =>
  languageState.language === 'en' ? english : (languageState.translateAnswer?.(english) ?? english);
