const versions = new Map<string, string>();
const failed = new Set<string>();

/** The version of a remote that this page runs; undefined while none does. */
export const runningVersion = (name: string): string | undefined => versions.get(name);

/** Called by the loader when a version runs. */
export const markRunning = (name: string, version: string): void => void versions.set(name, version);

/** Whether a part of a remote failed to load or render on this page: it is then no longer prefetched. */
export const hasFailed = (name: string): boolean => failed.has(name);

/** Called when a part of a remote fails. */
export const markFailed = (name: string): void => void failed.add(name);
