import { registerTranslations, areTranslationsLoaded, loadTranslations } from './translations';
import { languageState, type Language } from './languageState';

export type { Language };

/** The available languages, each with its own name for itself. */
export const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' };

/** For Intl: Indian grouping and Latin digits in both. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' };

/** A cookie, since signing out clears local storage, and the next user should see the same language. */
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
 * Shows the chosen language before the first rendering. Returns undefined if nothing has to be fetched, as for
 * English; else a promise that resolves when the language is shown.
 */
export function initLanguage(): Promise<void> | undefined {
  const language = storedLanguage();
  if (!areTranslationsLoaded(language)) return loadTranslations(language).then(() => show(language));
  show(language);
  return undefined;
}

/**
 * Shows a language, in every loaded copy of shared-ui, as soon as its translations are loaded, and stores the choice
 * in this browser. False if they could not be fetched: nothing changes.
 */
export async function changeLanguage(language: Language): Promise<boolean> {
  wanted = language;
  const ready = await loadTranslations(language);
  // The user may have made another choice meanwhile.
  if (wanted !== language) return true;
  if (!ready) return false;
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${YEAR}; samesite=lax`;
  show(language);
  return true;
}

/** The last choice. */
let wanted: Language | undefined;

/** Calls the listener when another language or date format is shown; returns a function that unsubscribes. */
export function onLanguageChange(listener: () => void): () => void {
  window.addEventListener(CHANGE, listener);
  return () => window.removeEventListener(CHANGE, listener);
}

function show(language: Language): void {
  languageState.language = language;
  document.documentElement.lang = language;
  announceChange();
}

/** Notifies the listeners that the texts have changed. */
export const announceChange = (): void => void window.dispatchEvent(new Event(CHANGE));
