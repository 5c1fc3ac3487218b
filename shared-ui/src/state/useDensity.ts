import { useSyncExternalStore } from 'react';
import { onDensityChange, currentDensity, type Density } from './density';

/** The density that is shown now; draws anew when it changes. */
export const useDensity = (): Density => useSyncExternalStore(onDensityChange, currentDensity);
