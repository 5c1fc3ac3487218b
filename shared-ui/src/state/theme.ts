/** What the dealer may choose; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';
/** What is shown. */
export type Theme = 'light' | 'dark';

const KEY = 'smart-elevator.theme';
const CHANGE = 'smart-elevator:theme';
const DARK = '(prefers-color-scheme: dark)';

/** The stored choice; `system` when there is none. */
export function storedTheme(): ThemeChoice {
  const stored = globalThis.localStorage?.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Keeps the choice in this browser and shows it at once, in every open copy of the look. */
export function changeTheme(choice: ThemeChoice): void {
  if (choice === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, choice);
  applyTheme();
}

/** The theme on the page: what the root element says, which is the one truth for CSS and for antd. */
export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Calls back whenever the shown theme may have changed; answers how to stop. */
export function onThemeChange(listener: () => void): () => void {
  window.addEventListener(CHANGE, listener);
  return () => window.removeEventListener(CHANGE, listener);
}

/** Shows the chosen theme and follows the device and other tabs until stopped. */
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
