/**
 * The storage of the browser that never fails (R177, ADR-130): what the browser refuses to store stays in the memory of
 * this page. All code stores its data here; lint forbids the direct use.
 */
export interface BrowserStorage {
  getItem(key: string): string | null;
  /** Whether the browser has stored it; else it is in memory, and a former value stays stored. */
  setItem(key: string, text: string): boolean;
  removeItem(key: string): void;
  keys(): string[];
  clear(): void;
}

/** Why the browser stores nothing: it refuses every access, or it has no room. */
export type StorageFault = 'refused' | 'full';

let found: StorageFault | undefined;
let listener: ((fault: StorageFault) => void) | undefined;

/** Calls the listener once, as soon as the browser has refused an access. */
export function onStorageFault(report: (fault: StorageFault) => void): void {
  listener = report;
  if (found) report(found);
}

function fail(error: unknown): void {
  if (found) return;
  found = error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused';
  listener?.(found);
}

function guard(find: () => Storage): BrowserStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(access: (storage: Storage) => T): T | undefined => {
    try {
      return access(find());
    } catch (error) {
      fail(error);
      return undefined;
    }
  };
  // What another tab stores or removes is newer than what is in memory here.
  globalThis.addEventListener?.('storage', ({ key }) => (key === null ? memory.clear() : memory.delete(key)));
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem: (key, text) => {
      memory.set(key, text);
      const store = (storage: Storage) => {
        storage.setItem(key, text);
        return memory.delete(key);
      };
      return attempt(store) ?? false;
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    keys: () => [...new Set([...memory.keys(), ...(attempt(Object.keys) ?? [])])],
    clear: () => {
      memory.clear();
      attempt((storage) => storage.clear());
    },
  };
}

/** Stored until it is removed, for all tabs. */
export const browserStorage = guard(() => localStorage);

/** Stored until the tab is closed. */
export const tabStorage = guard(() => sessionStorage);
