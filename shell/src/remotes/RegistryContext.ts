import { createContext, useContext } from 'react';
import type { Registry } from '@smart-elevator/federation/registry';

/** The state of the registry in the shell. */
export interface KnownRegistry {
  /** That of the signed-in user. Undefined while it is loading, and if loading failed. */
  registry: Registry | undefined;
  /** Whether an address belongs to a remote that is for other types of users (R1394). */
  isForOthers: (pathname: string) => boolean;
  failed: boolean;
  retry: () => void;
}

export const RegistryContext = createContext<KnownRegistry>({
  registry: undefined,
  isForOthers: () => false,
  failed: false,
  retry: () => undefined,
});

/** The registry of deployed versions. */
export const useRegistry = (): KnownRegistry => useContext(RegistryContext);
