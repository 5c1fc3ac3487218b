import { languageState, type Language } from './languageState';
import { t } from './t';

/** A name in other languages than English. */
export type LocalizedNames = Readonly<Partial<Record<Language, string>>>;

/** The name of what is not loaded yet, and so brings its names along; where it brings none, the catalogue's. */
export const localizedName = (english: string, names: LocalizedNames | undefined): string =>
  names?.[languageState.language] ?? t(english);
