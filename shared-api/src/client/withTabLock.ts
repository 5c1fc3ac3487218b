/**
 * Runs `work` when no other tab, and no other call with this name, does; at once where a browser has no Web Locks or
 * refuses them together with its storage (R177).
 */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  let started: Promise<T> | undefined;
  const begin = () => (started = work());
  await navigator.locks.request(`smart-elevator.${name}`, {}, begin).catch(() => undefined);
  return started ?? work();
}
