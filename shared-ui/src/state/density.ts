/** How close together tables and forms stand. */
export type Density = 'comfortable' | 'compact';

const KEY = 'smart-elevator.density';
const CHANGE = 'smart-elevator:density';

/** The density that is kept in this browser; comfortable when none is. */
export const storedDensity = (): Density =>
  globalThis.localStorage?.getItem(KEY) === 'compact' ? 'compact' : 'comfortable';

/** Keeps the density in this browser and shows it at once. */
export function changeDensity(density: Density): void {
  if (density === 'comfortable') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, density);
  applyDensity();
}

/** The density on the page, which the tokens follow. */
export const currentDensity = (): Density =>
  document.documentElement.dataset['density'] === 'compact' ? 'compact' : 'comfortable';

/** Calls back whenever the shown density may have changed; answers how to stop. */
export function onDensityChange(listener: () => void): () => void {
  window.addEventListener(CHANGE, listener);
  return () => window.removeEventListener(CHANGE, listener);
}

/** Shows the kept density and follows other tabs until stopped. */
export function syncDensity(): () => void {
  applyDensity();
  window.addEventListener('storage', applyDensity);
  return () => window.removeEventListener('storage', applyDensity);
}

function applyDensity(): void {
  document.documentElement.dataset['density'] = storedDensity();
  window.dispatchEvent(new Event(CHANGE));
}
