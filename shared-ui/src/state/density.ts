import { browserStorage } from '@smart-elevator/shared-api/client/browserStorage';

/** The density of tables and forms. */
export type Density = 'comfortable' | 'compact';

const KEY = 'smart-elevator.density';
const CHANGE = 'smart-elevator:density';

/** The density that is stored in this browser; comfortable by default. */
export const storedDensity = (): Density =>
  browserStorage.getItem(KEY) === 'compact' ? 'compact' : 'comfortable';

/** Stores the density in this browser and applies it at once. */
export function changeDensity(density: Density): void {
  if (density === 'comfortable') browserStorage.removeItem(KEY);
  else browserStorage.setItem(KEY, density);
  applyDensity();
}

/** The density on the page, which the tokens follow. */
export const currentDensity = (): Density =>
  document.documentElement.dataset['density'] === 'compact' ? 'compact' : 'comfortable';

/** Calls the listener whenever the shown density may have changed; returns a function that unsubscribes. */
export function onDensityChange(listener: () => void): () => void {
  window.addEventListener(CHANGE, listener);
  return () => window.removeEventListener(CHANGE, listener);
}

/** Applies the stored density and follows other tabs until stopped. */
export function syncDensity(): () => void {
  applyDensity();
  window.addEventListener('storage', applyDensity);
  return () => window.removeEventListener('storage', applyDensity);
}

function applyDensity(): void {
  document.documentElement.dataset['density'] = storedDensity();
  window.dispatchEvent(new Event(CHANGE));
}
