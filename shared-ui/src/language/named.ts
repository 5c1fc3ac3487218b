import { held, type Language } from './held';
import { say } from './say';

/** A name in other languages than English. */
export type Names = Readonly<Partial<Record<Language, string>>>;

/** The name of what is not loaded yet, and so brings its names along; where it brings none, the catalogue's. */
export const named = (english: string, names: Names | undefined): string =>
  names?.[held.language] ?? say(english);
