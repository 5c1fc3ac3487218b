import { t } from './t';

/** A catalogue of messages. Messages with placeholders are functions that call `t()` themselves. */
type MessageTree = { readonly [name: string]: string | ((...values: never[]) => string) | MessageTree };

type TranslatedMessages<S> = {
  readonly [Name in keyof S]: S[Name] extends string
    ? string
    : S[Name] extends (...values: never[]) => string
      ? S[Name]
      : TranslatedMessages<S[Name]>;
};

/** A package's messages, each of which is translated into the shown language whenever it is read. */
export function defineMessages<const S extends MessageTree>(catalogue: S): TranslatedMessages<S> {
  const translated = {} as TranslatedMessages<S>;
  for (const [name, value] of Object.entries(catalogue)) {
    const inside = typeof value === 'object' ? defineMessages(value) : value;
    const get = typeof inside === 'string' ? () => t(inside) : () => inside;
    Object.defineProperty(translated, name, { get, enumerable: true });
  }
  return translated;
}
