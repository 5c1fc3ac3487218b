import { createContext, useContext } from 'react';
import type { Registry } from '@smart-elevator/federation/registry';

/** The state of the registry in the shell. */
export interface KnownRegistry {
  /** Undefined while it is loading, and if loading failed. */
  registry: Registry | undefined;
  failed: boolean;
  retry: () => void;
}

export const RegistryContext = createContext<KnownRegistry>({
  registry: undefined,
  failed: false,
  retry: () => undefined,
});

/** The registry of deployed versions. */
export const useRegistry = (): KnownRegistry => useContext(RegistryContext);
