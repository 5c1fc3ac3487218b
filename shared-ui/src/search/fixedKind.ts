import { localizedName, type LocalizedNames } from '../language/localizedName';
import { t } from '../language/t';
import type { SearchKind } from './SearchKind';

/** A result that is known without a call. */
export interface FixedResult {
  /** In English. */
  title: string;
  /** The title in other languages, if it is not in the catalogue. */
  titles?: LocalizedNames | undefined;
  /** The page that it is on, in English. */
  detail?: string | undefined;
  to: string;
  /** Whether choosing it makes its title the typed text, so that its object can be typed. */
  fills?: boolean | undefined;
}

/** A kind of fixed results: those whose title, in English or in the shown language, has every word of the text. */
export const fixedKind = (
  look: Pick<SearchKind, 'label' | 'icon' | 'order'>,
  results: readonly FixedResult[],
): SearchKind => ({
  ...look,
  suggests: true,
  find: async (text) =>
    results.flatMap(({ title, titles, detail, to, fills }) => {
      const shown = localizedName(title, titles);
      const fill = fills ? `${shown} ` : undefined;
      const found = { id: to, title: shown, ...(detail ? { detail: t(detail) } : {}), to, fill };
      return hasWords(`${title} ${shown}`, text) ? [found] : [];
    }),
});

function hasWords(title: string, text: string): boolean {
  const words = text.toLowerCase().split(/\s+/);
  return words.every((word) => title.toLowerCase().includes(word));
}
