import { browserStorage } from '@smart-elevator/shared-api/client/browserStorage';

/** The choice of a theme; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';
/** The shown theme. */
export type Theme = 'light' | 'dark';

const KEY = 'smart-elevator.theme';
const CHANGE = 'smart-elevator:theme';
const DARK = '(prefers-color-scheme: dark)';

/** The stored choice; `system` by default. */
export function storedTheme(): ThemeChoice {
  const stored = browserStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Stores the choice in this browser and applies it at once, in every loaded copy of shared-ui. */
export function changeTheme(choice: ThemeChoice): void {
  if (choice === 'system') browserStorage.removeItem(KEY);
  else browserStorage.setItem(KEY, choice);
  applyTheme();
}

/** The theme of the page: the root element's attribute is the single source for CSS and antd. */
export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Calls the listener whenever the shown theme may have changed; returns a function that unsubscribes. */
export function onThemeChange(listener: () => void): () => void {
  window.addEventListener(CHANGE, listener);
  return () => window.removeEventListener(CHANGE, listener);
}

/** Applies the chosen theme and follows the device and other tabs until stopped. */
export function syncTheme(): () => void {
  applyTheme();
  const system = window.matchMedia?.(DARK);
  system?.addEventListener('change', applyTheme);
  window.addEventListener('storage', applyTheme);
  return () => {
    system?.removeEventListener('change', applyTheme);
    window.removeEventListener('storage', applyTheme);
  };
}

function applyTheme(): void {
  const choice = storedTheme();
  const dark = choice === 'dark' || (choice === 'system' && window.matchMedia?.(DARK).matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  window.dispatchEvent(new Event(CHANGE));
}
