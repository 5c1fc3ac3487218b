import type { Language } from '@smart-elevator/shared-api/contract/preferences/language';

/** English needs no catalogue: its sentences are the keys of the others. */
export type { Language };

/** English sentences and their translations. */
export type Translations = Readonly<Record<string, string>>;

/** Fetches a package's translations: the default export of its `hi.json`. */
export type TranslationsLoader = () => Promise<{ default: Translations }>;

interface LanguageState {
  language: Language;
  /** The loaded translations of all packages, by language. */
  sentences: Record<Language, Map<string, string>>;
  /** Catalogues that have not been needed yet. */
  waiting: { language: Language; fetch: TranslationsLoader }[];
  /** Catalogues that are being fetched. */
  underWay: Map<TranslationsLoader, Promise<void>>;
  /** Translates a message of the server; loaded with the translations of a language other than English. */
  translateAnswer?: (english: string) => string;
}

declare global {
  var smartElevatorLanguage: LanguageState | undefined;
}

/** The language state, once per page: every copy of shared-ui uses the same. */
export const languageState: LanguageState = (globalThis.smartElevatorLanguage ??= {
  language: 'en',
  sentences: { en: new Map(), hi: new Map() },
  waiting: [],
  underWay: new Map(),
});
