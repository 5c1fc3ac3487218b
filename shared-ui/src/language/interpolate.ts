import { formatNumber } from './formatNumber';
import type { Language } from './languageState';

/** The values of a sentence's placeholders. Numbers are grouped as in India; pass ids as text. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The numbers with the plural form `one`, as in CLDR; `Intl` would read the tables of all languages for it. */
const takesOne: Record<Language, (count: number) => boolean> = {
  en: (count) => Math.abs(count) === 1,
  hi: (count) => Math.abs(count) <= 1,
};

/**
 * Fills the placeholders of a sentence, in the notation of ICU: `{name}`, and
 * `{count, plural, one {# ticket} other {# tickets}}` with the forms of the language. A placeholder without a value
 * stays as it is.
 */
export function interpolate(words: string, values: MessageValues, language: Language): string {
  let formatted = '';
  let from = 0;
  for (let open = words.indexOf('{'); open >= 0; open = words.indexOf('{', from)) {
    const end = endOf(words, open);
    formatted += words.slice(from, open) + formatPlaceholder(words.slice(open, end), values, language);
    from = end;
  }
  return formatted + words.slice(from);
}

function formatPlaceholder(written: string, values: MessageValues, language: Language): string {
  const [, name = '', forms] = /^\{\s*(\w+)\s*(?:,\s*plural\s*,([^]*))?\}$/.exec(written) ?? [];
  const value = values[name];
  if (value === undefined) return written;
  const shown = typeof value === 'number' ? formatNumber(value) : value;
  if (forms === undefined) return shown;
  const form = formFor(Number(value), forms, language);
  return interpolate(withNumber(form, shown), values, language);
}

/** A form with its number for `#`; a plural inside of the form has its own. */
function withNumber(form: string, shown: string): string {
  let depth = 0;
  return form.replaceAll(/[#{}]/g, (sign) => {
    if (sign === '#') return depth === 0 ? shown : sign;
    depth += sign === '{' ? 1 : -1;
    return sign;
  });
}

/** The plural form for a number: an exact match (`=0 {…}`), else the language's form (`one {…}`), else `other {…}`. */
function formFor(count: number, written: string, language: Language): string {
  const forms = new Map<string, string>();
  for (let from = 0, open = written.indexOf('{'); open >= 0; open = written.indexOf('{', from)) {
    const end = endOf(written, open);
    forms.set(written.slice(from, open).trim(), written.slice(open + 1, end - 1));
    from = end;
  }
  const form = takesOne[language](count) ? 'one' : 'other';
  return forms.get(`=${count}`) ?? forms.get(form) ?? forms.get('other') ?? '';
}

/** The index after the brace that closes the one at `open`; the end of the text if there is none. */
function endOf(words: string, open: number): number {
  let depth = 0;
  for (let at = open; at < words.length; at += 1) {
    if (words[at] === '{') depth += 1;
    else if (words[at] === '}' && (depth -= 1) === 0) return at + 1;
  }
  return words.length;
}
