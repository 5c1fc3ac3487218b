import { browserStorage } from '@smart-elevator/shared-api/client/browserStorage';

/** Whether the key opens the palette: Ctrl+K, or Cmd+K. */
export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Whether the key saves the form with the focus: Ctrl+Enter, or Cmd+Enter. */
export const isSubmitKey = ({ key, ctrlKey, metaKey, isComposing }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !isComposing;

/** Whether the key prints the page in this browser: Ctrl+P, or Cmd+P. */
export const isPrintKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !altKey && !shiftKey;

const KEY = 'smart-elevator.shortcuts-off';

/** Whether the shortcuts are on for a user of this browser; on by default. */
export const areShortcutsEnabled = (user: string): boolean => !usersWithout().includes(user);

/** Switches the shortcuts on or off for a user, in this browser. */
export function setShortcutsEnabled(user: string, on: boolean): void {
  const others = usersWithout().filter((other) => other !== user);
  const off = on ? others : [...others, user];
  if (off.length > 0) browserStorage.setItem(KEY, JSON.stringify(off));
  else browserStorage.removeItem(KEY);
}

function usersWithout(): string[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((user) => typeof user === 'string') : [];
  } catch {
    return [];
  }
}

/** Inputs that accept no text: a key on them is not typing. */
const PRESSED = ['button', 'checkbox', 'radio', 'submit', 'reset', 'file', 'range', 'color', 'image'];

/** Whether a key types into a field, or belongs to the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return true;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !PRESSED.includes(target.type);
  return (
    target.isContentEditable ||
    target.closest(
      'textarea, select, [contenteditable=""], [contenteditable=true], [role=textbox], [role=combobox]',
    ) !== null
  );
}
