export const wordsOf = (text: string): string[] => text.split(/\s+/);

/** The words of a text that are not in a sentence, in any case. */
export function withoutWordsOf(text: string, sentence: string): string {
  const known = new Set(wordsOf(sentence.toLowerCase()));
  return wordsOf(text)
    .filter((word) => !known.has(word.toLowerCase()))
    .join(' ');
}
