import { filled, type Values } from './filled';
import { held } from './held';

/**
 * A sentence in the language that is shown. Its English is the key, and what stands there where the language has no
 * other words for it. Called when something is drawn or told, never while a module is read: that would keep the language
 * of then.
 *
 *     say('View {name} saved', { name })
 *     say('{count, plural, one {# ticket} other {# tickets}}', { count })
 */
export function say(sentence: string, values?: Values): string {
  const words = held.sentences[held.language].get(sentence);
  if (!values) return words ?? sentence;
  return filled(words ?? sentence, values, words === undefined ? 'en' : held.language);
}

/** Marks an English sentence that stands in data, so that it is translated; it is said where it is shown: `say(column.title)`. */
export const sentence = <S extends string>(english: S): S => english;

/** The words before and after the one gap of a sentence, where the gap holds more than text: `Logged in as <b>…</b>`. */
export function sayAround(english: string): [before: string, after: string] {
  const [before = '', after = ''] = say(english).split(/\{\w+\}/);
  return [before, after];
}
