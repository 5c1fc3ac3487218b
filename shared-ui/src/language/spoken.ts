import { say } from './say';

/** A shelf of sentences. Those with gaps are functions that call `say()` themselves. */
type Shelf = { readonly [name: string]: string | ((...values: never[]) => string) | Shelf };

type Spoken<S> = {
  readonly [Name in keyof S]: S[Name] extends string
    ? string
    : S[Name] extends (...values: never[]) => string
      ? S[Name]
      : Spoken<S[Name]>;
};

/** A package's sentences, each of which is said in the shown language whenever it is read. */
export function spoken<const S extends Shelf>(shelf: S): Spoken<S> {
  const saying = {} as Spoken<S>;
  for (const [name, value] of Object.entries(shelf)) {
    const inside = typeof value === 'object' ? spoken(value) : value;
    const get = typeof inside === 'string' ? () => say(inside) : () => inside;
    Object.defineProperty(saying, name, { get, enumerable: true });
  }
  return saying;
}
