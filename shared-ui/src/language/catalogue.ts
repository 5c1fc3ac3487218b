import { held, type FetchSentences, type Language } from './held';

/** Names a package's sentences in a language. They are fetched when that language is shown, and not before. */
export function addSentences(language: Language, fetch: FetchSentences): void {
  held.waiting.push({ language, fetch });
}

/**
 * Resolves when all sentences that are known of by then are there for a language, the shown one unless named; at once in
 * English. A package that is loaded meanwhile counts as well. Never rejects: what could not be fetched is said in English,
 * and asked for again the next time. False when something could not be fetched.
 */
export async function sentencesReady(language: Language = held.language): Promise<boolean> {
  const tried = new Set<FetchSentences>();
  for (;;) {
    const wanted = held.waiting.filter((one) => one.language === language && !tried.has(one.fetch));
    if (wanted.length === 0) return areSentencesReady(language);
    wanted.forEach(({ fetch }) => tried.add(fetch));
    await Promise.all(wanted.map(({ fetch }) => fetched(language, fetch)));
  }
}

/** Whether a language can be shown without waiting. */
export const areSentencesReady = (language: Language = held.language): boolean =>
  !held.waiting.some((one) => one.language === language);

function fetched(language: Language, fetch: FetchSentences): Promise<void> {
  const known = held.underWay.get(fetch);
  if (known) return known;
  const work = fetch()
    .then(({ default: sentences }) => {
      for (const [english, words] of Object.entries(sentences)) held.sentences[language].set(english, words);
      held.waiting = held.waiting.filter((one) => one.fetch !== fetch);
    })
    .catch((error: unknown) => console.warn(`Sentences (${language}) could not be fetched.`, error))
    .finally(() => held.underWay.delete(fetch));
  held.underWay.set(fetch, work);
  return work;
}
