/** The languages of the console. English needs no catalogue: its sentences are the keys of the others. */
export type Language = 'en' | 'hi';

/** English sentences and how another language says them. */
export type Translations = Readonly<Record<string, string>>;

/** How a package's sentences are fetched: the default export of its `hi.json`. */
export type TranslationsLoader = () => Promise<{ default: Translations }>;

interface LanguageState {
  language: Language;
  /** All packages' sentences of the languages that were fetched. */
  sentences: Record<Language, Map<string, string>>;
  /** Catalogues that nobody needed yet. */
  waiting: { language: Language; fetch: TranslationsLoader }[];
  /** Those of them that are under way. */
  underWay: Map<TranslationsLoader, Promise<void>>;
  /** Translates a sentence of the server; comes with the sentences of a language other than English. */
  translateAnswer?: (english: string) => string;
}

declare global {
  var smartElevatorLanguage: LanguageState | undefined;
}

/** What is said in which language, once for the page: every copy of the look speaks the same. */
export const languageState: LanguageState = (globalThis.smartElevatorLanguage ??= {
  language: 'en',
  sentences: { en: new Map(), hi: new Map() },
  waiting: [],
  underWay: new Map(),
});
