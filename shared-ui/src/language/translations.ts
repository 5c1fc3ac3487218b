import { languageState, type TranslationsLoader, type Language } from './languageState';

/** Registers a package's translations. They are fetched when their language is shown, and not before. */
export function registerTranslations(language: Language, fetch: TranslationsLoader): void {
  languageState.waiting.push({ language, fetch });
}

/**
 * Resolves when all registered translations of a language (by default the shown one) are loaded; at once for English.
 * This includes packages that are loaded meanwhile. Never rejects: missing translations are shown in English and
 * fetched again the next time. False if something could not be fetched.
 */
export async function loadTranslations(language: Language = languageState.language): Promise<boolean> {
  const tried = new Set<TranslationsLoader>();
  for (;;) {
    const wanted = languageState.waiting.filter((one) => one.language === language && !tried.has(one.fetch));
    if (wanted.length === 0) return areTranslationsLoaded(language);
    wanted.forEach(({ fetch }) => tried.add(fetch));
    await Promise.all(wanted.map(({ fetch }) => fetched(language, fetch)));
  }
}

/** Whether a language can be shown without waiting. */
export const areTranslationsLoaded = (language: Language = languageState.language): boolean =>
  !languageState.waiting.some((one) => one.language === language);

function fetched(language: Language, fetch: TranslationsLoader): Promise<void> {
  const known = languageState.underWay.get(fetch);
  if (known) return known;
  const work = fetch()
    .then(({ default: sentences }) => {
      for (const [english, words] of Object.entries(sentences))
        languageState.sentences[language].set(english, words);
      languageState.waiting = languageState.waiting.filter((one) => one.fetch !== fetch);
    })
    .catch((error: unknown) => console.warn(`Sentences (${language}) could not be fetched.`, error))
    .finally(() => languageState.underWay.delete(fetch));
  languageState.underWay.set(fetch, work);
  return work;
}
