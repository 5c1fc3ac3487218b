import { registerTranslations, areTranslationsLoaded, loadTranslations } from './translations';
import { languageState, type Language } from './languageState';

export type { Language };

/** The languages that a dealer may choose from, each named in itself. */
export const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' };

/** For Intl: Indian grouping and Latin digits in both. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' };

/** A cookie, since signing out empties local storage, and whoever signs in next reads the same language. */
const COOKIE = 'smart-elevator-language';
const YEAR = 365 * 24 * 60 * 60;
const CHANGE = 'smart-elevator:language';

registerTranslations('hi', () => import('./hindi'));

/** The language that is shown. */
export const currentLanguage = (): Language => languageState.language;

/** The locale of the shown language, for Intl. */
export const currentLocale = (): string => LOCALES[languageState.language];

/** The language that was chosen in this browser; English when none was. */
export function storedLanguage(): Language {
  return new RegExp(`(^|; )${COOKIE}=hi(;|$)`).test(document.cookie) ? 'hi' : 'en';
}

/**
 * Shows the chosen language, before anything is drawn: undefined when nothing has to be fetched for that, as in English;
 * else resolves when it is shown.
 */
export function initLanguage(): Promise<void> | undefined {
  const language = storedLanguage();
  if (!areTranslationsLoaded(language)) return loadTranslations(language).then(() => show(language));
  show(language);
  return undefined;
}

/**
 * Shows a language, in every open copy of the look, as soon as its sentences are there, and keeps the choice in this
 * browser. False when they could not be fetched: all stays as it is.
 */
export async function changeLanguage(language: Language): Promise<boolean> {
  wanted = language;
  const ready = await loadTranslations(language);
  // Somebody may have chosen anew meanwhile.
  if (wanted !== language) return true;
  if (!ready) return false;
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${YEAR}; samesite=lax`;
  show(language);
  return true;
}

/** What was chosen last. */
let wanted: Language | undefined;

/** Calls back when another language is shown; answers how to stop. */
export function onLanguageChange(listener: () => void): () => void {
  window.addEventListener(CHANGE, listener);
  return () => window.removeEventListener(CHANGE, listener);
}

function show(language: Language): void {
  languageState.language = language;
  document.documentElement.lang = language;
  window.dispatchEvent(new Event(CHANGE));
}
