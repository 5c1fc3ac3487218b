import { interpolate, type MessageValues } from './interpolate';
import { languageState } from './languageState';

/**
 * A sentence in the language that is shown. Its English is the key, and what stands there where the language has no
 * other words for it. Called when something is drawn or told, never while a module is read: that would keep the language
 * of then.
 *
 *     t('View {name} saved', { name })
 *     t('{count, plural, one {# ticket} other {# tickets}}', { count })
 */
export function t(english: string, values?: MessageValues): string {
  const words = languageState.sentences[languageState.language].get(english);
  if (!values) return words ?? english;
  return interpolate(words ?? english, values, words === undefined ? 'en' : languageState.language);
}

/** Marks an English message in data for translation. The component that shows it translates it: `t(column.title)`. */
export const msg = <S extends string>(english: S): S => english;

/** The words before and after the one gap of a sentence, where the gap holds more than text: `Logged in as <b>…</b>`. */
export function splitAtPlaceholder(english: string): [before: string, after: string] {
  const [before = '', after = ''] = t(english).split(/\{\w+\}/);
  return [before, after];
}
