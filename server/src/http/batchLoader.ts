interface PendingLoad<Key, Found> {
  key: Key;
  resolve: (found: Found | undefined) => void;
  reject: (error: unknown) => void;
}

/**
 * Looks things up for many callers at once. Requests that come in during a read are answered together by the next
 * read. Each result comes from a read that started after the request. A single request is not delayed. `read` returns
 * its results in the order of the keys.
 */
export function batchLoader<Key, Found>(
  read: (keys: readonly Key[]) => Promise<readonly (Found | undefined)[]>,
): (key: Key) => Promise<Found | undefined> {
  let waiting: PendingLoad<Key, Found>[] = [];
  let isReading = false;

  async function loadPending(): Promise<void> {
    const pending = waiting;
    waiting = [];
    isReading = true;
    try {
      const found = await read(pending.map(({ key }) => key));
      pending.forEach(({ resolve }, place) => resolve(found[place]));
    } catch (error) {
      for (const { reject } of pending) reject(error);
    }
    isReading = false;
    if (waiting.length > 0) void loadPending();
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (!isReading) void loadPending();
    });
}
