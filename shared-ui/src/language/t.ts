import { interpolate, type MessageValues } from './interpolate';
import { languageState } from './languageState';

/**
 * Translates a sentence into the shown language. The English sentence is the key, and the fallback if there is no
 * translation. Call it while rendering or in an event, never while a module is evaluated: the text would keep the
 * language of that moment.
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

/**
 * The text before and after the only placeholder of a sentence, if its value is an element: `Logged in as <b>…</b>`.
 */
export function splitAtPlaceholder(english: string): [before: string, after: string] {
  const [before = '', after = ''] = t(english).split(/\{\w+\}/);
  return [before, after];
}
