/**
 * The shortcut keys of every screen, in the order of the help. A field or link handles one with `aria-keyshortcuts`;
 * the others act on the rows of a list.
 */
export const SHORTCUTS = {
  palette: '/',
  search: 'f',
  create: 'c',
  next: 'j',
  previous: 'k',
  open: 'Enter',
  edit: 'e',
  select: 'x',
  peek: 'Space',
  help: '?',
} as const;

/** Opens the palette everywhere, also from a field. */
export const PALETTE_KEYS = 'Ctrl+K';

/** Presses the button that saves, in the form that has the focus. */
export const SUBMIT_KEYS = 'Ctrl+Enter';
