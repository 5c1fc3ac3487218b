import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SHORTCUTS } from '../state/shortcutKeys';
import { isPaletteKey, isSubmitKey, isTyping, areShortcutsEnabled } from '../state/shortcuts';
import { rememberRow, rowShortcuts } from './rowShortcuts';
import { ShortcutHelp } from './ShortcutHelp';

interface ShortcutsProps {
  /** The signed-in user: each user can switch the shortcuts off. */
  user: string;
  /** The address that 'c' opens on screens without their own link for it. */
  create: string;
  /** Opens the palette, if the host has one. */
  onPalette?: (() => void) | undefined;
}

/**
 * Handles the shortcut keys of every screen: '/' opens the palette, 'f' focuses the element with
 * `aria-keyshortcuts="f"`, 'c' follows the link with `aria-keyshortcuts="c"` (else opens `create`), '?' shows the
 * help; the others are `rowShortcuts`, except on a screen that has its own link for 'j' or 'k', or for 'e' while no row has
 * the focus. Inactive while the user types or a dialog is open. Ctrl+K opens the palette also while the user types, and
 * Ctrl+Enter submits the form.
 */
export function Shortcuts({ user, create, onPalette }: ShortcutsProps) {
  const [helping, setHelping] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    const act: Record<string, () => boolean> = {
      ...rowShortcuts,
      [SHORTCUTS.next]: () => follow(SHORTCUTS.next),
      [SHORTCUTS.previous]: () => follow(SHORTCUTS.previous),
      [SHORTCUTS.edit]: () => rowShortcuts[SHORTCUTS.edit]?.() === true || follow(SHORTCUTS.edit),
      [SHORTCUTS.palette]: () => {
        onPalette?.();
        return onPalette !== undefined;
      },
      [SHORTCUTS.search]: () => focusOn(ownerOf(SHORTCUTS.search)),
      [SHORTCUTS.create]: () => {
        const link = ownerOf(SHORTCUTS.create);
        if (link) link.click();
        else if (create) void navigate(create);
        return true;
      },
      [SHORTCUTS.help]: () => {
        setHelping(true);
        return true;
      },
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const isInDialog = document.querySelector('dialog[open]') !== null;
      if (onPalette && isPaletteKey(event)) {
        event.preventDefault();
        if (!isInDialog) onPalette();
        return;
      }
      if (isInDialog || isTyping(event) || !areShortcutsEnabled(user)) return;
      if (act[event.key]?.()) event.preventDefault();
    };
    document.addEventListener('focusin', rememberRow);
    document.addEventListener('keydown', onKeyDown);
    // Before a select gets the key: it would open its list.
    document.addEventListener('keydown', submitForm, { capture: true });
    return () => {
      document.removeEventListener('focusin', rememberRow);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keydown', submitForm, { capture: true });
    };
  }, [user, create, onPalette, navigate]);

  return (
    <ShortcutHelp open={helping} hasPalette={onPalette !== undefined} onClose={() => setHelping(false)} />
  );
}

/** The screen's own element for the key, not that of a row. */
const ownerOf = (key: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(`main [aria-keyshortcuts="${key}"]`)].find(
    (element) => !element.closest('[data-row]'),
  ) ?? null;

/** Presses the button that saves the form with the focus. */
function submitForm(event: KeyboardEvent): void {
  const form = event.target instanceof Element && isSubmitKey(event) ? event.target.closest('form') : null;
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  button.click();
}

/** Follows the screen's own link for the key, else acts on the rows. */
function follow(key: string): boolean {
  const link = ownerOf(key);
  link?.click();
  return link !== null || rowShortcuts[key]?.() === true;
}

function focusOn(field: HTMLElement | null): boolean {
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
  return field !== null;
}
