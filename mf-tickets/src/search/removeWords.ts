export const wordsIn = (text: string): string[] => text.split(/\s+/);

/** The words of a text that are not in a sentence, in any case. */
export function removeWords(text: string, sentence: string): string {
  const known = new Set(wordsIn(sentence.toLowerCase()));
  return wordsIn(text)
    .filter((word) => !known.has(word.toLowerCase()))
    .join(' ');
}
