import { msg } from '../language/t';
import { fixedKind, type FixedResult } from './fixedKind';
import type { SearchKind } from './SearchKind';

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
