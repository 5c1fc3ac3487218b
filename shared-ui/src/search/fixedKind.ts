import { hasText } from '@smart-elevator/shared-api/contract/list';
import { localizedName, type LocalizedNames } from '../language/localizedName';
import { t, msg } from '../language/t';
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

const hasWords = (title: string, text: string): boolean =>
  text.split(/\s+/).every((word) => hasText({ title }, ['title'], word));

/** The look of the group of actions, to which every remote adds its own. */
export const ACTIONS = { label: msg('Actions'), icon: 'plus', order: 90 } as const;

/** Actions with a fixed address, such as the form of a new ticket. */
export const actionsKind = (actions: readonly FixedResult[]) => fixedKind(ACTIONS, actions);

/** The look of the group of screens: the sections of the navigation, and what each remote adds. */
export const SCREENS = { label: msg('Screens'), icon: 'chevron-right', order: 0 } as const;

/**
 * The screens of a remote besides its sections; before anything is typed, the sections are enough. They are asked for with
 * every text: what the server does not offer is known only later.
 */
export const screensKind = (screens: () => readonly FixedResult[]): SearchKind => ({
  ...SCREENS,
  find: (text, signal) => fixedKind(SCREENS, screens()).find(text, signal),
});
