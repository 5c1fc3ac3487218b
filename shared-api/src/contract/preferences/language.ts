/** The languages of the console, by their ISO 639 codes. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The cookie of the choice: signing out clears the storage, and the server sends the public pages in this language. */
const COOKIE = 'smart-elevator-language';
const YEAR = 365 * 24 * 60 * 60;

/** The parameter of an address that chooses a language, so that links can do it without a script. */
export const LANGUAGE_PARAMETER = 'language';

/** The cookie that stores the choice of a language. */
export const languageCookie = (language: Language): string =>
  `${COOKIE}=${language}; path=/; max-age=${YEAR}; samesite=lax`;

/** The language of a tag such as `hi-IN`; undefined if the console does not have it. */
export const languageOf = (tag: string): Language | undefined =>
  LANGUAGES.find((language) => language === tag.trim().toLowerCase().split('-', 1)[0]);

/**
 * The language of a page (R258): the chosen one, by the cookies; else the first of the browser's own that the console
 * has; else English.
 */
export function shownLanguage(cookies: string, preferred: readonly string[]): Language {
  const [, chosen = ''] = new RegExp(`(?:^|;) *${COOKIE}=(\\w+)`).exec(cookies) ?? [];
  return [chosen, ...preferred].map(languageOf).find((language) => language !== undefined) ?? 'en';
}
