import { held } from './held';

/** A sentence of a schema or the server in the shown language. Text that is no such sentence, or is translated, stays as it is. */
export const sayAnswer = (english: string): string =>
  held.language === 'en' ? english : (held.translateAnswer?.(english) ?? english);
