import { createContext, useContext } from 'react';
import type { Registry } from '@smart-elevator/federation/registry';

/** What the shell knows of what is deployed. */
export interface KnownRegistry {
  /** Undefined while it is asked for, and when it could not be had. */
  registry: Registry | undefined;
  failed: boolean;
  retry: () => void;
}

export const RegistryContext = createContext<KnownRegistry>({
  registry: undefined,
  failed: false,
  retry: () => undefined,
});

/** What is deployed. */
export const useRegistry = (): KnownRegistry => useContext(RegistryContext);
