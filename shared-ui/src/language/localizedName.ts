import { languageState, type Language } from './languageState';
import { t } from './t';

/** A name in other languages than English. */
export type LocalizedNames = Readonly<Partial<Record<Language, string>>>;

/** The translated name of a part that is not loaded yet: from its own `names`, else from the catalogue. */
export const localizedName = (english: string, names: LocalizedNames | undefined): string =>
  names?.[languageState.language] ?? t(english);
