/** Runs `work` when no other tab, and no other call with this name, does; at once where a browser has no Web Locks. */
export const withTabLock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(`smart-elevator.${name}`, {}, work) : work();
