import { useSyncExternalStore } from 'react';
import { onDensityChange, currentDensity, type Density } from './density';

/** The shown density; renders again when it changes. */
export const useDensity = (): Density => useSyncExternalStore(onDensityChange, currentDensity);
