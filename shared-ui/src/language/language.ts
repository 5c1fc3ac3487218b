import { registerTranslations, areTranslationsLoaded, loadTranslations } from './translations';
import { languageCookie, shownLanguage } from '@smart-elevator/shared-api/contract/preferences/language';
import { languageState, type Language } from './languageState';

export type { Language };

/** The available languages, each with its own name for itself. */
export const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' };

/** For Intl: Indian grouping and Latin digits in both. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' };

const CHANGE = 'smart-elevator:language';

registerTranslations('hi', () => import('./hindi'));

/** The language that is shown. */
export const currentLanguage = (): Language => languageState.language;

/** The locale of the shown language, for Intl. */
export const currentLocale = (): string => LOCALES[languageState.language];

/** The language that was chosen in this browser, else one of the browser's own (R258). */
export const storedLanguage = (): Language => shownLanguage(readCookies(), navigator.languages ?? []);

/** A browser may refuse its cookies (R177). */
function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

function storeLanguage(language: Language): void {
  try {
    document.cookie = languageCookie(language);
  } catch {
    // The choice lasts as long as the page, like all that such a browser does not store.
  }
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
  storeLanguage(language);
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
