const versions = new Map<string, string>();

/** The version of a remote that this page runs; undefined while none does. */
export const runningVersion = (name: string): string | undefined => versions.get(name);

/** Called by the loader when a version runs. */
export const noteRunning = (name: string, version: string): void => void versions.set(name, version);
